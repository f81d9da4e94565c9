"""Frog ambassadors: figurines on lily pads in the colours of the players."""

import functools

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import ANIMALS, GOLD, GOLD_LIGHT, AnimalColours
from art.kit.picture import Picture, gently_painted
from art.parts.figurines import FIGURE_SIZE
from art.parts.figurines.heads import OUTLINE
from art.parts.scenery import riverside

AMBASSADORS = ("hedgehog", "mouse", "squirrel", "turtle", "starling", "otter")
"""The animals whose clothes have the colours of the six seats, in their order."""
Skin = tuple[str, str, str]  # body, light, dark

GREEN: Skin = ("#8fc24a", "#e4f2a0", "#3a6a24")
YELLOW: Skin = ("#dcae3e", "#fbeaa0", "#80541a")
SKINS: dict[str, Skin] = {"turtle": YELLOW}  # no green frog in a green cape


def frog_figurine(animal: str) -> Canvas:
    """The ambassador of the player with this animal, 160 x 200 units: a squat frog in cape and plumed hat."""
    colours = ANIMALS[animal]
    canvas = Canvas(*FIGURE_SIZE)
    canvas.spot(84, 187, 76, 13, "#2a1a0c", 0.6)
    _pad(canvas, colours)
    _cape(canvas, colours)
    skin = SKINS.get(animal, GREEN)
    _legs(canvas, skin)
    _belly(canvas, colours)
    _arms(canvas, colours, skin)
    _head(canvas, skin)
    _ruff(canvas)
    _hat(canvas, colours)
    return canvas


def _pad(canvas: Canvas, colours: AnimalColours) -> None:
    """The lily pad he stands on, with a rim in the player's colour."""
    canvas.path(
        shapes.ellipse(80, 184, 68, 15),
        colours.cloth,
        OUTLINE,
        (canvas.fade(60, 180, 140, 198, colours.cloth_dark, 0.7),),
    )
    pad = "M86 181 L142 172 C152 184 120 192 78 191 C30 190 6 182 18 174 C34 164 112 162 134 169 Z"
    shade = (canvas.glow(54, 172, 54, "#c8e08a", 0.9), canvas.fade(80, 176, 140, 192, "#24502c", 0.6))
    canvas.path(pad, "#5f9a52", 2.6, shade)
    canvas.line("M86 181 L36 172 M86 181 L46 187 M86 181 L84 166", 1.6, "#24502c", 0.7)


def _cape(canvas: Canvas, colours: AnimalColours) -> None:
    """A wide cape behind him."""
    cape = "M52 104 C24 124 10 150 8 172 C30 182 48 170 80 176 C112 170 130 182 152 172 C150 150 136 124 108 104 Z"
    shade = (
        canvas.glow(40, 130, 50, colours.cloth_light, 0.8),
        canvas.fade(80, 120, 150, 176, colours.cloth_dark, 0.8),
    )
    canvas.path(cape, colours.cloth, OUTLINE, shade)
    canvas.line("M40 126 Q26 148 24 172 M120 126 Q134 148 136 172", 1.8, colours.cloth_dark, 0.7)


def _legs(canvas: Canvas, skin: Skin) -> None:
    """Folded thighs and webbed feet."""
    body, light, dark = skin
    for side in (False, True):
        with canvas.moved(mirror=side, about=(80, 0)):
            shade = (canvas.glow(40, 148, 24, light, 0.9), canvas.fade(44, 150, 62, 176, dark, 0.7))
            canvas.path("M62 174 C40 180 24 168 28 150 C32 136 52 138 60 156 Z", body, 3, shade)
            canvas.path(
                "M24 178 C22 170 34 166 46 168 C58 166 68 172 66 180 C58 184 52 180 46 182 C38 186 28 184 24 178 Z",
                body,
                2.8,
                shade,
            )


def _belly(canvas: Canvas, colours: AnimalColours) -> None:
    """A pale belly under a waistcoat with a sash."""
    body = "M80 98 C108 98 116 130 112 160 C108 178 52 178 48 160 C44 130 52 98 80 98 Z"
    canvas.path(
        body,
        "#f4f0c4",
        OUTLINE,
        (canvas.glow(66, 124, 40, "#fffef0", 0.9), canvas.fade(80, 130, 114, 172, "#8a8a48", 0.5)),
    )
    for side in (False, True):
        with canvas.moved(mirror=side, about=(80, 0)):
            vest = "M58 102 C46 124 44 148 49 166 C58 170 66 168 70 160 C70 140 68 122 66 102 Z"
            shade = (
                canvas.glow(54, 122, 30, colours.cloth_light, 0.9),
                canvas.fade(56, 130, 72, 166, colours.cloth_dark, 0.6),
            )
            canvas.path(vest, colours.cloth, 3, shade)
    for y in (132, 148):
        canvas.ellipse(80, y, 3.6, 3.6, GOLD, 1.8, (canvas.glow(79, y - 1, 4, GOLD_LIGHT, 1),))


def _arms(canvas: Canvas, colours: AnimalColours, skin: Skin) -> None:
    """One hand on his chest, the other around a staff with a pearl."""
    body, light, _ = skin
    canvas.rod("M146 180 V84", 5.4, "#8a5c36", "#d9a873", 2.4)
    riverside.pearl(canvas, 146, 76, 11)
    for d, hand in (("M54 112 C40 122 38 136 50 142", (54, 143)), ("M106 112 C122 114 136 120 142 130", (144, 132))):
        canvas.rod(d, 13, colours.cloth, colours.cloth_light, 2.8)
        canvas.ellipse(*hand, 8.4, 8, body, 2.8, (canvas.glow(hand[0] - 3, hand[1] - 3, 8, light, 0.9),))


def _head(canvas: Canvas, skin: Skin) -> None:
    """A broad head with eyes on top and a wide smile."""
    body, light, dark = skin
    shade = (canvas.glow(58, 62, 50, light, 0.95), canvas.fade(80, 70, 132, 106, dark, 0.7))
    for x in (50, 110):
        canvas.ellipse(x, 54, 21, 20, body, OUTLINE, (canvas.glow(x - 6, 46, 22, light, 0.9),))
    canvas.path(
        "M80 48 C116 48 138 64 138 84 C138 102 112 112 80 112 C48 112 22 102 22 84 C22 64 44 48 80 48 Z",
        body,
        OUTLINE,
        shade,
    )
    canvas.path("M34 90 Q80 108 126 90 Q116 110 80 111 Q44 110 34 90 Z", "#f4f2b8", 0, opacity=0.75)
    for x in (50, 110):
        canvas.ellipse(x, 53, 14, 14, "#f8d25a", 2.6, (canvas.glow(x - 3, 48, 14, "#fff6c8", 0.9),))
        canvas.ellipse(x, 55, 9, 8.4, "#241812", 0)
        canvas.ellipse(x - 3, 51, 3.4, 3.4, "#ffffff", 0)
        canvas.ellipse(x + 3.4, 58, 1.6, 1.6, "#ffffff", 0)
        canvas.spot(x + (-14 if x < 80 else 14), 86, 12, 8, "#e5785f", 0.6)
    canvas.line("M32 82 Q36 88 44 89 Q80 104 116 89 Q124 88 128 82", 3.4)
    canvas.line("M74 74 v1 M86 74 v1", 3.2)


def _ruff(canvas: Canvas) -> None:
    """A white pleated collar."""
    for k in range(9):
        x = 44 + k * 9
        y = 110 + 5 * (1 - abs(k - 4) / 4)
        canvas.ellipse(x, y, 6.6, 8, "#fbf4e2", 2.2, (canvas.fade(x, y - 2, x + 5, y + 8, "#b09a78", 0.6),))


def _hat(canvas: Canvas, colours: AnimalColours) -> None:
    """A courtier's hat with a long plume between the eyes."""
    with canvas.moved(0, -4, 0.74, about=(80, 44)):
        canvas.path(
            "M92 30 C108 8 132 4 146 14 C138 16 136 20 138 24 C122 22 108 30 100 42 Z",
            "#fbf4e2",
            2.6,
            (canvas.glow(116, 14, 24, "#ffffff", 0.9),),
        )
        shade = (
            canvas.glow(68, 26, 36, colours.cloth_light, 0.95),
            canvas.fade(80, 30, 116, 52, colours.cloth_dark, 0.7),
        )
        canvas.path("M56 40 C54 18 66 8 82 8 C98 8 106 20 104 40 Z", colours.cloth, OUTLINE, shade)
        canvas.path(
            "M40 40 C52 32 108 32 120 40 C122 48 112 51 80 51 C48 51 38 48 40 40 Z", colours.cloth, OUTLINE, shade
        )
        canvas.brush("M56 36 Q80 42 104 36", 5, GOLD)
        canvas.ellipse(94, 36, 5.4, 5.4, GOLD, 2.2, (canvas.glow(92, 34, 5, GOLD_LIGHT, 1),))


PICTURES = tuple(
    Picture(f"workers/frog_{animal}.png", FIGURE_SIZE, (functools.partial(frog_figurine, animal),), gently_painted)
    for animal in AMBASSADORS
)
