"""Gathers the licences of everything that is shipped into one text."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

PACKAGING = Path(__file__).resolve().parent
PROJECT = PACKAGING.parent
STORED = PACKAGING / "licences"
DISTRIBUTIONS = ("pygame-ce", "pygame_gui", "python-i18n", "platformdirs", "pyinstaller")
LICENCE_FILE = re.compile(r"(^|[/\\])(LICEN[CS]E|COPYING)[^/\\]*$|[/\\]licenses[/\\][^/\\]+$", re.IGNORECASE)
BREAK = "\n\n" + "=" * 100 + "\n\n"
FOREWORD = """Everdell Desktop and what it is made of

Everdell Desktop itself is under the MIT License. It comes with the Python interpreter, Python libraries, libraries in C
and fonts, each under the licence given here. The libraries under the GNU Lesser General Public License (pygame-ce,
FluidSynth, libsndfile, mpg123, ALSA) lie as separate files in the program's folder and may be replaced by other
versions of them; their source code is offered by the projects named with them.

Everdell is a game by James A. Wilson, published by Starling Games. This program is made by fans and has no connection
with them; it contains none of their pictures and texts.
"""


class Library(NamedTuple):
    """A library in C that comes with pygame-ce or Python: which files it is, where it comes from, and its licence."""

    title: str
    files: str
    """A pattern for the file's name without `lib` and version, in small letters."""
    home: str
    text: str
    """A file in `packaging/licences`."""


LIBRARIES = (
    Library("SDL 2", r"sdl2(-2.*)?", "libsdl.org", "sdl.txt"),
    Library("SDL_image 2", r"sdl2_image.*", "github.com/libsdl-org/SDL_image", "sdl_image.txt"),
    Library("SDL_mixer 2", r"sdl2_mixer.*", "github.com/libsdl-org/SDL_mixer", "sdl_mixer.txt"),
    Library("SDL_ttf 2", r"sdl2_ttf.*", "github.com/libsdl-org/SDL_ttf", "sdl_ttf.txt"),
    Library("FreeType", r"freetype.*", "freetype.org", "freetype.txt"),
    Library("HarfBuzz", r"harfbuzz.*", "github.com/harfbuzz/harfbuzz", "harfbuzz.txt"),
    Library("libpng", r"png.*", "libpng.org", "libpng.txt"),
    Library("libjpeg-turbo", r"(turbo)?jpeg.*", "libjpeg-turbo.org", "libjpeg-turbo.txt"),
    Library("LibTIFF", r"tiff.*", "libtiff.gitlab.io/libtiff", "libtiff.txt"),
    Library("libwebp", r"(webp|sharpyuv).*", "chromium.googlesource.com/webm/libwebp", "libwebp.txt"),
    Library("Brotli", r"brotli.*", "github.com/google/brotli", "brotli.txt"),
    Library("libogg", r"ogg.*", "xiph.org/ogg", "libogg.txt"),
    Library("libvorbis", r"vorbis.*", "xiph.org/vorbis", "libvorbis.txt"),
    Library("Opus", r"opus(?!file).*", "opus-codec.org", "opus.txt"),
    Library("opusfile", r"opusfile.*", "opus-codec.org", "opusfile.txt"),
    Library("FLAC", r"flac.*", "xiph.org/flac", "flac.txt"),
    Library("WavPack", r"wavpack.*", "wavpack.com", "wavpack.txt"),
    Library("libxmp", r"xmp.*", "github.com/libxmp/libxmp", "libxmp.txt"),
    Library("PortMidi", r"portmidi.*", "github.com/PortMidi/portmidi", "portmidi.txt"),
    Library("mpg123", r"(mpg123|out123|syn123).*", "mpg123.org", "lgpl-2.1.txt"),
    Library("FluidSynth", r"fluidsynth.*", "fluidsynth.org", "lgpl-2.1.txt"),
    Library("libsndfile", r"sndfile.*", "libsndfile.github.io/libsndfile", "lgpl-2.1.txt"),
    Library("ALSA library", r"asound.*", "alsa-project.org", "lgpl-2.1.txt"),
    Library("zlib", r"(z|zlib).*", "zlib.net", "zlib.txt"),
    Library("bzip2", r"bz2.*", "sourceware.org/bzip2", "bzip2.txt"),
    Library("liblzma", r"lzma.*", "tukaani.org/xz", "liblzma.txt"),
    Library("libffi", r"ffi.*", "sourceware.org/libffi", "libffi.txt"),
    Library("Expat", r"expat.*", "libexpat.github.io", "expat.txt"),
    Library("Python", r"(python|vcruntime|msvcp|ucrtbase|api-ms-win).*", "python.org", "python.txt"),
)


def write_licences(path: Path) -> Path:
    """Write the one text with all licences."""
    parts = [FOREWORD, contents(), *(f"{title}\n\n{text.strip()}" for title, text in texts())]
    path.write_text(BREAK.join(parts) + "\n", encoding="utf-8")
    return path


def contents() -> str:
    """Which library in C stands under which text below."""
    lines = [f"{library.title:16} {library.home:42} {library.text}" for library in LIBRARIES]
    return "Libraries in C, where they come from, and the text below that holds their licence\n\n" + "\n".join(lines)


def texts() -> Iterator[tuple[str, str]]:
    """Titles and texts: the program, Python packages, fonts, libraries in C."""
    yield "Everdell Desktop", (PROJECT / "LICENSE").read_text(encoding="utf-8")
    for name in DISTRIBUTIONS:
        yield from licences_of(name)
    for path in sorted((PROJECT / "resources" / "fonts").glob("OFL-*.txt")):
        yield f"Font {path.stem.removeprefix('OFL-')}", path.read_text(encoding="utf-8")
    for path in sorted(STORED.glob("*.txt")):
        users = [library.title for library in LIBRARIES if library.text == path.name]
        yield f"{path.name}: {', '.join(users) or 'pygame-ce'}", path.read_text(encoding="utf-8")


def licences_of(name: str) -> Iterator[tuple[str, str]]:
    """The licence files that an installed distribution brings with it."""
    try:
        found: Distribution = distribution(name)
    except PackageNotFoundError:
        print(f"licences: {name} is not installed here, its licence is left out", file=sys.stderr)
        return
    for file in found.files or ():
        if LICENCE_FILE.search(str(file)):
            text = Path(str(found.locate_file(file))).read_text(encoding="utf-8", errors="replace")
            yield f"{found.metadata['Name']} {found.version} ({file.name})", text
    if found.metadata["Name"] == "pygame-ce":
        yield f"pygame-ce {found.version}", "GNU Lesser General Public License 2.1, see lgpl-2.1.txt below; pyga.me"


def uncovered(folder: Path) -> list[str]:
    """Shared libraries in a built folder of which no licence is known."""
    return sorted({path.name for path in folder.rglob("*") if is_library(path) and not covered(path)})


def is_library(path: Path) -> bool:
    return path.is_file() and bool(re.search(r"\.(dll|dylib|so)(\.|$)", path.name.lower()))


def covered(path: Path) -> bool:
    """Whether the file belongs to a library of the list, to Python, or to a package with its own licence."""
    if ".cpython-" in path.name or path.suffix.lower() == ".pyd" or ".abi3." in path.name:
        return True
    name = re.split(r"\.(?:so|dll|dylib|\d)", path.name.lower())[0].removeprefix("lib")
    return any(re.fullmatch(library.files, name) for library in LIBRARIES)
