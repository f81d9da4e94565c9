"""The list of all pictures: where each is baked to, at what size, by which recipes.

The table's own pictures are listed here; those of a box are found in its folder: every module below ``boxes/<box>``
may hold dictionaries named like a folder of ``kit.pages.FOLDERS`` in capitals (``PORTRAITS``, ``EVENTS`` ...), from
the id of a card or tile to what paints it. What fits no folder (a landscape of its own size) is listed in a tuple
``PICTURES``. A box whose package says ``FAMILY = "duo"`` gets a folder of its own inside each: ``portraits/duo/bard``.
"""

import fnmatch
import functools
import importlib
import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from types import ModuleType

from art import boxes
from art.kit.pages import FOLDERS
from art.kit.palette import CARD_COLOURS
from art.kit.picture import Picture, drawn, gently_painted, painted
from art.parts.icons import ICONS, recipe
from art.table import card_frames, frames, legend_frames, plates, signs, textures
from art.table.appicon import app_icon, icon_finish
from art.table.landscapes import LANDSCAPE_SIZE, menu, menu_finish
from art.table.regions import regions

ICON_SIZE = (128, 128)
TEXTURE_SIZE = (1024, 1024)
TABLE = "table"  # the name under which pictures of no box are chosen


@functools.cache
def pictures() -> dict[str, Picture]:
    """Every picture by its path."""
    return {path: picture for group in collections().values() for path, picture in group.items()}


@functools.cache
def collections() -> dict[str, dict[str, Picture]]:
    """The pictures of the table and of every box, by path."""
    table = (_icons, _frames, _textures, _landscapes, _icon_files)
    found = {TABLE: {picture.path: picture for group in table for picture in group()}}
    taken = dict.fromkeys(found[TABLE], TABLE)
    for info in sorted(pkgutil.iter_modules(boxes.__path__), key=lambda info: info.name):
        found[info.name] = {}
        for picture in _of_box(info.name):
            if picture.path in taken:
                raise ValueError(f"{picture.path} is painted twice: by {taken[picture.path]} and by {info.name}")
            taken[picture.path] = info.name
            found[info.name][picture.path] = picture
    return found


def matching(names: Sequence[str], box: str = "") -> list[Picture]:
    """The pictures of one box (of all without) whose path, stem or glob is named; all of them without names."""
    pool = collections()[box] if box else pictures()
    return [picture for path, picture in pool.items() if not names or any(_fits(path, name) for name in names)]


def _fits(path: str, name: str) -> bool:
    pure = PurePosixPath(path)
    return any(fnmatch.fnmatch(form, name) for form in (path, pure.stem, str(pure.with_suffix(""))))


def _of_box(box: str) -> Iterator[Picture]:
    package = importlib.import_module(f"art.boxes.{box}")
    family = f"{package.FAMILY}/" if hasattr(package, "FAMILY") else ""
    for module in _modules(package):
        for folder, size in FOLDERS.items():
            listed = vars(module).get(folder.upper(), {})
            if not isinstance(listed, Mapping):
                raise TypeError(f"{folder.upper()} in {module.__name__} is no list of pictures: call it something else")
            for name, draw in listed.items():
                yield Picture(f"{folder}/{family}{name}.jpg", size, (draw,), painted)
        yield from getattr(module, "PICTURES", ())


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    """The package itself and every module below it."""
    yield package
    for info in sorted(pkgutil.walk_packages(package.__path__, f"{package.__name__}."), key=lambda info: info.name):
        yield importlib.import_module(info.name)


def _icons() -> Iterator[Picture]:
    for name, draw in ICONS.items():
        yield Picture(f"icons/{name}.png", ICON_SIZE, (recipe(draw),), drawn)


def _frames() -> Iterator[Picture]:
    card = card_frames.framed(card_frames.CARD_OPENING, 16)
    mini = card_frames.framed(card_frames.MINI_OPENING, 8)
    for kind in CARD_COLOURS:
        layers = (functools.partial(card_frames.card_body, kind), functools.partial(card_frames.card_front, kind))
        yield Picture(f"frames/{kind}.png", frames.CARD_SIZE, layers, card)
        layers = (functools.partial(card_frames.mini_body, kind), functools.partial(card_frames.mini_front, kind))
        yield Picture(f"frames/mini_{kind}.png", frames.MINI_SIZE, layers, mini)
    yield Picture("frames/legendary.png", frames.CARD_SIZE, (legend_frames.card_body, legend_frames.card_front), card)
    yield Picture(
        "frames/mini_legendary.png", frames.MINI_SIZE, (legend_frames.mini_body, legend_frames.mini_front), mini
    )
    yield Picture("frames/back.png", frames.CARD_SIZE, (card_frames.back,), card_frames.sealed_back)
    event = card_frames.framed(card_frames.EVENT_OPENING, 8)
    yield Picture("frames/event.png", frames.EVENT_SIZE, (card_frames.event_body, card_frames.event_front), event)
    yield Picture("frames/seal.png", frames.SEAL_SIZE, (plates.seal,), gently_painted)
    yield Picture("frames/tag.png", frames.TAG_SIZE, (plates.tag,), gently_painted)
    yield Picture("frames/ring.png", frames.RING_SIZE, (plates.ring,), gently_painted)
    for name in ("scrap", "panel", "plaque", "ribbon"):
        yield Picture(f"frames/{name}.png", frames.SLICES[name][0], (getattr(plates, name),), gently_painted)
    for state in plates.BUTTONS:
        name = f"button_{state}"
        yield Picture(
            f"frames/{name}.png", frames.SLICES[name][0], (functools.partial(plates.button, state),), gently_painted
        )
    for colour in plates.GLOWS:
        yield Picture(f"frames/glow_{colour}.png", frames.SLICES[f"glow_{colour}"][0], (), plates.glow)
    for towards, (wide, high) in signs.SIZES.items():
        size = round(wide * signs.SCALE), round(high * signs.SCALE)
        yield Picture(f"frames/sign_{towards}.png", size, (functools.partial(signs.sign, towards),), gently_painted)
    yield Picture("frames/shadow.png", frames.SLICES["shadow"][0], (), plates.shadow)


def _textures() -> Iterator[Picture]:
    yield Picture("textures/wood.jpg", TEXTURE_SIZE, (), textures.wood_texture, quality=80)
    yield Picture("textures/paper.jpg", TEXTURE_SIZE, (), textures.paper_texture, quality=80)


def _landscapes() -> Iterator[Picture]:
    yield Picture("menu.jpg", LANDSCAPE_SIZE, (menu,), menu_finish)
    yield from regions()


def _icon_files() -> Iterator[Picture]:
    yield Picture("icon.png", (512, 512), (app_icon,), icon_finish)
    yield Picture("icon.ico", (256, 256), (app_icon,), icon_finish)
