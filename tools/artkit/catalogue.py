"""The list of all pictures: where each is baked to, at what size, and by which recipe."""

import fnmatch
import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from PIL import Image

from artkit.canvas import Canvas
from artkit.paint import paint, seed_of

PORTRAIT_SIZE = (540, 396)
PORTRAIT_PACKAGES = ("critters", "constructions")
JPEG_QUALITY = 88

Recipe = Callable[[], Canvas]
Finish = Callable[["Picture"], Image.Image]


def painted(picture: "Picture") -> Image.Image:
    """The default finish: the canvas with the watercolour pass."""
    assert picture.recipe is not None
    return paint(picture.recipe(), *picture.size, seed_of(picture.path))


@dataclass(frozen=True)
class Picture:
    """One baked file: its path below the art folder, its size, its recipe and how it is finished.

    ``recipe`` is None for pictures without drawing, such as textures; these come from ``finish`` alone.
    """

    path: str
    size: tuple[int, int]
    recipe: Recipe | None
    finish: Finish = painted

    @property
    def effort(self) -> int:
        """A guess of the work, to bake large pictures first."""
        return self.size[0] * self.size[1]

    def save(self, folder: Path) -> None:
        """Bake the picture below ``folder``."""
        image = self.finish(self)
        target = folder / self.path
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.suffix == ".jpg":
            image.convert("RGB").save(target, quality=JPEG_QUALITY)
        else:
            image.save(target, optimize=True)


@functools.cache
def pictures() -> dict[str, Picture]:
    """Every picture by its path."""
    return {picture.path: picture for picture in _portraits()}


def matching(names: Sequence[str]) -> list[Picture]:
    """The pictures whose path, stem or glob is named; all of them without names."""
    return [picture for path, picture in pictures().items() if not names or any(_fits(path, name) for name in names)]


def _fits(path: str, name: str) -> bool:
    pure = PurePosixPath(path)
    return any(fnmatch.fnmatch(form, name) for form in (path, pure.stem, str(pure.with_suffix(""))))


def _portraits() -> Iterator[Picture]:
    """Portraits listed by the modules of the portrait packages, as far as these exist."""
    for package_name in PORTRAIT_PACKAGES:
        folder = Path(__file__).parent / package_name
        for module_info in sorted(pkgutil.iter_modules([str(folder)]), key=lambda info: info.name):
            module = importlib.import_module(f"artkit.{package_name}.{module_info.name}")
            for card_id, recipe in getattr(module, "PORTRAITS", {}).items():
                yield Picture(f"portraits/{card_id}.jpg", PORTRAIT_SIZE, recipe)
