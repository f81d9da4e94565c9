"""The list of all pictures: where each is baked to, at what size, by which recipes."""

import fnmatch
import functools
import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from artkit import card_frames, frames, legend_frames, pearlbrook, plates, textures
from artkit.animals import AVATAR_SIZE, FIGURE_SIZE, avatar, figurine
from artkit.animals.figures import rounded_bust
from artkit.animals.frogs import AMBASSADORS, frog_figurine
from artkit.appicon import app_icon, icon_finish
from artkit.events import EVENT_PICTURE_SIZE, EVENTS
from artkit.forest import FOREST, FOREST_PICTURE_SIZE
from artkit.icons import ICONS, recipe
from artkit.palette import ANIMALS, CARD_COLOURS
from artkit.picture import Picture, drawn, gently_painted, painted
from artkit.seasons import SEASON_PICTURE_SIZE, SEASONS
from artkit.table import LANDSCAPE_SIZE, board, board_finish, menu, menu_finish

PORTRAIT_SIZE = (540, 396)
PORTRAIT_PACKAGES = ("critters", "constructions")
ICON_SIZE = (128, 128)
TEXTURE_SIZE = (1024, 1024)


@functools.cache
def pictures() -> dict[str, Picture]:
    """Every picture by its path."""
    groups = (_icons, _animals, _frames, _textures, _landscapes, _vignettes, _pearlbrook, _icon_files, _portraits)
    return {picture.path: picture for group in groups for picture in group()}


def matching(names: Sequence[str]) -> list[Picture]:
    """The pictures whose path, stem or glob is named; all of them without names."""
    return [picture for path, picture in pictures().items() if not names or any(_fits(path, name) for name in names)]


def _fits(path: str, name: str) -> bool:
    pure = PurePosixPath(path)
    return any(fnmatch.fnmatch(form, name) for form in (path, pure.stem, str(pure.with_suffix(""))))


def _icons() -> Iterator[Picture]:
    for name, draw in ICONS.items():
        yield Picture(f"icons/{name}.png", ICON_SIZE, (recipe(draw),), drawn)


def _animals() -> Iterator[Picture]:
    for animal in ANIMALS:
        yield Picture(f"workers/{animal}.png", FIGURE_SIZE, (functools.partial(figurine, animal),), gently_painted)
        yield Picture(f"avatars/{animal}.png", AVATAR_SIZE, (functools.partial(avatar, animal),), rounded_bust)
    for animal in AMBASSADORS:
        frog = functools.partial(frog_figurine, animal)
        yield Picture(f"workers/frog_{animal}.png", FIGURE_SIZE, (frog,), gently_painted)


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
    yield Picture("frames/shadow.png", frames.SLICES["shadow"][0], (), plates.shadow)


def _textures() -> Iterator[Picture]:
    yield Picture("textures/wood.jpg", TEXTURE_SIZE, (), textures.wood_texture, quality=80)
    yield Picture("textures/paper.jpg", TEXTURE_SIZE, (), textures.paper_texture, quality=80)


def _landscapes() -> Iterator[Picture]:
    yield Picture("board.jpg", LANDSCAPE_SIZE, (board,), board_finish)
    yield Picture("menu.jpg", LANDSCAPE_SIZE, (menu,), menu_finish)


def _icon_files() -> Iterator[Picture]:
    yield Picture("icon.png", (512, 512), (app_icon,), icon_finish)
    yield Picture("icon.ico", (256, 256), (app_icon,), icon_finish)


def _vignettes() -> Iterator[Picture]:
    for name, draw in FOREST.items():
        yield Picture(f"forest/{name}.jpg", FOREST_PICTURE_SIZE, (draw,), painted)
    for name, draw in SEASONS.items():
        yield Picture(f"seasons/{name}.jpg", SEASON_PICTURE_SIZE, (draw,), painted)
    for name, draw in EVENTS.items():
        yield Picture(f"events/{name}.jpg", EVENT_PICTURE_SIZE, (draw,), painted)


def _pearlbrook() -> Iterator[Picture]:
    for name, draw in pearlbrook.FOREST.items():
        yield Picture(f"forest/{name}.jpg", FOREST_PICTURE_SIZE, (draw,), painted)
    for name, draw in pearlbrook.EVENTS.items():
        yield Picture(f"events/{name}.jpg", EVENT_PICTURE_SIZE, (draw,), painted)
    for name, draw in pearlbrook.RIVER_CARDS.items():
        yield Picture(f"river/{name}.jpg", pearlbrook.TILE_SIZE, (draw,), painted)
    for name, draw in pearlbrook.ADORNMENTS.items():
        yield Picture(f"adornments/{name}.jpg", pearlbrook.TILE_SIZE, (draw,), painted)
    for name, draw in pearlbrook.WONDERS.items():
        yield Picture(f"wonders/{name}.jpg", pearlbrook.WONDER_SIZE, (draw,), painted)
    for folder, draw in pearlbrook.BACKS.items():
        yield Picture(f"{folder}/back.jpg", pearlbrook.TILE_SIZE, (draw,), painted)
    yield Picture("river.jpg", pearlbrook.RIVER_SIZE, (pearlbrook.river,), pearlbrook.river_finish)


def _portraits() -> Iterator[Picture]:
    """Portraits listed by the modules of the portrait packages, as far as these exist."""
    for package_name in PORTRAIT_PACKAGES:
        folder = Path(__file__).parent / package_name
        for module_info in sorted(pkgutil.iter_modules([str(folder)]), key=lambda info: info.name):
            module = importlib.import_module(f"artkit.{package_name}.{module_info.name}")
            for card_id, draw in getattr(module, "PORTRAITS", {}).items():
                yield Picture(f"portraits/{card_id}.jpg", PORTRAIT_SIZE, (draw,), painted)
