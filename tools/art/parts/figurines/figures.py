"""Figurines on wooden bases and round busts."""

from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import ANIMALS, GOLD, GOLD_LIGHT, WOOD_DARK, WOOD_LIGHT, AnimalColours
from art.kit.picture import Picture, gently_painted
from art.parts.critters.face import Look
from art.parts.critters.species import SPECIES
from art.parts.figurines.heads import HEADS, OUTLINE, SPINES, spines

FIGURE_SIZE = (160, 200)
AVATAR_SIZE = (160, 160)
FLOOR = 178
HIGH_EARS = {"hare": (94, 0.8)}
"""Where the head of an animal sits, and how large it is, whose ears would leave the picture."""

Part = Callable[[Canvas, AnimalColours], None]


def figurine(animal: str, colours: AnimalColours | None = None) -> Canvas:
    """The animal standing on its base, 160 x 200 units, in its own colours or in others."""
    colours = colours or ANIMALS[animal]
    canvas = Canvas(*FIGURE_SIZE)
    canvas.spot(84, 187, 74, 13, "#2a1a0c", 0.6)
    _base(canvas, colours)
    _standing(canvas, animal, colours)
    return canvas


def avatar(animal: str, colours: AnimalColours | None = None) -> Canvas:
    """The animal's bust in a round wooden frame, 160 x 160 units, in its own colours or in others."""
    colours = colours or ANIMALS[animal]
    canvas = Canvas(*AVATAR_SIZE)
    ground = (canvas.glow(56, 48, 84, "#fff6dc", 0.9), canvas.fade(60, 60, 130, 140, colours.cloth_dark, 0.5))
    canvas.ellipse(80, 80, 72, 72, colours.cloth_light, 0, ground)
    if animal == "squirrel":
        with canvas.moved(2, 8, 0.96):
            _squirrel_back(canvas, colours)
    bust = "M26 132 C30 114 52 108 80 108 C108 108 130 114 134 132 C122 148 102 153 80 153 C58 153 38 148 26 132 Z"
    shade = (
        canvas.glow(60, 118, 44, colours.cloth_light, 0.9),
        canvas.fade(80, 116, 128, 146, colours.cloth_dark, 0.7),
    )
    canvas.path(bust, colours.cloth, OUTLINE, shade)
    with canvas.moved(80, 80 if animal == "turtle" else 88, 0.98 if animal == "turtle" else 0.9):
        _head(canvas, animal, colours)
    _collar(canvas, 80, 128, colours)
    ring(canvas, colours)
    return canvas


def walker(canvas: Canvas, animal: str) -> None:
    """The animal without its base, standing on the local origin, 180 high: for scenes."""
    colours = ANIMALS[animal]
    with canvas.moved(-80, -FLOOR):
        canvas.spot(84, FLOOR + 2, 66, 11, "#1c140c", 0.6)
        _standing(canvas, animal, colours)


def rounded_bust(picture: Picture) -> Image.Image:
    """The finish of a bust: whatever reaches over the ring is cut away."""
    bust = gently_painted(picture)
    width, height = picture.size
    disc = Image.new("L", (width * 4, height * 4), 0)
    ImageDraw.Draw(disc).ellipse((4, 4, width * 4 - 5, height * 4 - 5), fill=255)
    bust.putalpha(ImageChops.multiply(bust.getchannel("A"), disc.resize(picture.size, Image.Resampling.LANCZOS)))
    return bust


def _standing(canvas: Canvas, animal: str, colours: AnimalColours) -> None:
    _back(canvas, animal, colours)
    _feet(canvas, colours)
    _robe(canvas, colours, ragged=animal == "rat")
    with canvas.moved(80, *HIGH_EARS.get(animal, (80 if animal == "turtle" else 82, 0.94))):
        _head(canvas, animal, colours)
    FRONTS.get(animal, _plain_scarf)(canvas, colours)


def _head(canvas: Canvas, animal: str, colours: AnimalColours) -> None:
    """The four of the first box and the rat have heads of their own, the others those of their species."""
    if animal in HEADS:
        HEADS[animal](canvas, colours)
        return
    species = SPECIES[animal]
    with canvas.moved(0, -4, 0.58):
        species.head(canvas, species.fur, Look())


def _back(canvas: Canvas, animal: str, colours: AnimalColours) -> None:
    """What shows behind the robe: spines, a shell, or the tail of the species."""
    if animal in BACKS:
        BACKS[animal](canvas, colours)
        return
    species = SPECIES[animal]
    if species.tail is not None:
        with canvas.moved(92, 172, 0.5):
            species.tail(canvas, species.fur, -1)


def ring(canvas: Canvas, colours: AnimalColours) -> None:
    """A wooden ring that hides what reaches over the edge of the bust."""
    canvas.brush(shapes.ellipse(80, 80, 73, 73), 13, "#2e1c10")
    canvas.brush(shapes.ellipse(80, 80, 73, 73), 9, "#8a5c36")
    canvas.brush(shapes.ellipse(80, 80, 73, 73), 3.4, colours.cloth)
    canvas.brush("M10 74 A70 70 0 0 1 74 10", 2.6, "#f0d2a0", 0.9)


def _base(canvas: Canvas, colours: AnimalColours) -> None:
    rim = "M24 178 C24 166 50 160 80 160 C110 160 136 166 136 178 V186 C136 196 110 199 80 199 C50 199 24 196 24 186 Z"
    canvas.path(
        rim,
        "#7a5030",
        OUTLINE,
        (canvas.linear(24, 0, 136, 0, (0, "#c79a66", 0.8), (0.5, "#7a5030", 0), (1, WOOD_DARK, 0.8)),),
    )
    canvas.brush("M25 184 C32 192 54 195 80 195 C106 195 128 192 135 184", 4, colours.cloth)
    canvas.ellipse(80, 177, 54, 12.5, "#a87848", 2, (canvas.glow(62, 172, 44, WOOD_LIGHT, 0.9),))


def _feet(canvas: Canvas, colours: AnimalColours) -> None:
    for x in (63, 97):
        shade = (canvas.glow(x - 4, 172, 14, colours.fur_light, 0.9),)
        canvas.path(
            f"M{x - 16} {FLOOR} C{x - 17} 166 {x - 6} 163 {x} 163 C{x + 8} 163 {x + 17} 167 {x + 16} "
            f"{FLOOR} C{x + 8} 183 {x - 8} 183 {x - 16} {FLOOR} Z",
            colours.fur,
            3,
            shade,
        )


def _robe(canvas: Canvas, colours: AnimalColours, ragged: bool) -> None:
    """A belted tunic with two sleeves; the rat's has a torn hem."""
    hem = (
        "L120 174 L110 166 L102 176 L92 167 L82 177 L70 167 L60 176 L50 166 L40 174"
        if ragged
        else "C100 180 60 180 40 172"
    )
    outline = f"M104 106 C118 126 123 150 120 172 {hem} C37 150 42 126 56 106 C66 100 94 100 104 106 Z"
    shade = (
        canvas.glow(60, 128, 46, colours.cloth_light, 0.9),
        canvas.fade(78, 120, 122, 172, colours.cloth_dark, 0.75),
    )
    canvas.path(outline, colours.cloth, OUTLINE, shade)
    canvas.line("M64 150 q-4 12 -6 22 M96 150 q4 12 6 22 M80 154 v20", 1.8, colours.cloth_dark, 0.7)
    canvas.brush("M42 147 C58 155 102 155 118 147", 8.5, "#2e1c10")
    canvas.brush("M43 147 C58 154 102 154 117 147", 5, "#8a5c36")
    canvas.path(shapes.rounded(74, 145, 12, 12, 2.5), GOLD, 2.2, (canvas.glow(77, 148, 8, GOLD_LIGHT, 1),))
    for side in (False, True):
        with canvas.moved(mirror=side, about=(80, 0)):
            sleeve = "M54 110 C40 116 28 132 27 144 C28 151 38 153 43 149 C47 140 54 132 62 127 Z"
            canvas.path(sleeve, colours.cloth, 3.2, (canvas.glow(40, 124, 22, colours.cloth_light, 0.8),))
            canvas.ellipse(34, 150, 8.4, 8, colours.fur, 3, (canvas.glow(31, 147, 8, colours.fur_light, 0.9),))


def _collar(canvas: Canvas, x: float, y: float, colours: AnimalColours) -> None:
    """A scarf below the chin."""
    with canvas.moved(x, y):
        d = "M-30 -8 C-14 4 14 4 30 -8 C34 0 28 8 20 10 C8 14 -8 14 -20 10 C-28 8 -34 0 -30 -8 Z"
        shade = (canvas.glow(-12, -2, 24, "#ffffff", 0.45), canvas.fade(0, 0, 20, 14, colours.cloth_dark, 0.6))
        canvas.path(d, colours.cloth, 3.2, shade)


def _hedgehog_back(canvas: Canvas, colours: AnimalColours) -> None:
    with canvas.moved(80, 122):
        spines(canvas, 60, 56, SPINES, 9)


def _mouse_back(canvas: Canvas, colours: AnimalColours) -> None:
    canvas.rod("M110 166 C148 172 154 142 140 128 C132 120 124 128 131 135", 6, "#d58a80", "#fbd3c4", 3)


def _squirrel_back(canvas: Canvas, colours: AnimalColours) -> None:
    tail = (
        "M96 170 C128 178 152 158 148 128 C146 108 132 100 136 84 C138 76 146 74 152 80 C158 58 142 42 124 52 "
        "C104 64 108 90 112 110 C116 132 108 148 92 158 Z"
    )
    shade = (canvas.glow(122, 76, 46, colours.fur_light, 0.95), canvas.fade(116, 116, 150, 164, colours.fur_dark, 0.7))
    canvas.path(tail, colours.fur, OUTLINE, shade)
    canvas.brush(
        "M120 160 C136 148 134 128 124 108 M120 96 C118 80 124 66 136 62 M134 154 C142 140 140 122 132 108",
        2.8,
        colours.fur_dark,
        0.6,
    )


def _turtle_back(canvas: Canvas, colours: AnimalColours) -> None:
    shell = "M80 62 C132 62 156 104 149 144 C144 170 120 178 80 178 C40 178 16 170 11 144 C4 104 28 62 80 62 Z"
    shade = (canvas.glow(48, 92, 60, "#e8c888", 0.9), canvas.fade(80, 110, 140, 170, "#3a2a12", 0.75))
    canvas.path(shell, "#96733a", OUTLINE, shade)
    canvas.line("M12 126 L36 116 L30 84 M36 116 L40 164 M148 126 L124 116 L130 84 M124 116 L120 164", 3, "#3f3c1c", 0.8)
    canvas.brush("M19 110 C24 90 38 76 56 70", 4, "#ecd698", 0.7)


def _rat_back(canvas: Canvas, colours: AnimalColours) -> None:
    canvas.rod("M108 170 C150 176 158 146 138 140 C122 136 122 118 146 112", 5, "#8a5f68", "#c99aa0", 2.8)
    cape = "M80 56 C118 56 134 92 136 128 L142 166 L128 158 L120 174 H40 L32 158 L18 166 L24 128 C26 92 42 56 80 56 Z"
    shade = (canvas.glow(50, 90, 50, colours.cloth_light, 0.6), canvas.fade(80, 100, 136, 160, colours.cloth_dark, 0.8))
    canvas.path(cape, colours.cloth_dark, OUTLINE, shade)


def _plain_scarf(canvas: Canvas, colours: AnimalColours) -> None:
    _collar(canvas, 80, 126, colours)


def _acorn(canvas: Canvas, colours: AnimalColours) -> None:
    """The squirrel holds an acorn."""
    _collar(canvas, 80, 126, colours)
    with canvas.moved(36, 142, 1.0, rotate=-14):
        canvas.path(
            "M-9 -2 C-9 9 -3 14 0 17 C3 14 9 9 9 -2 Z", "#d79b3c", 2.6, (canvas.glow(-3, 4, 9, "#ffe39a", 0.9),)
        )
        canvas.path("M-11 -1 C-11 -9 -5 -11 0 -11 C5 -11 11 -9 11 -1 C5 3 -5 3 -11 -1 Z", "#7d5230", 2.6)


def _lapel(canvas: Canvas, colours: AnimalColours) -> None:
    """The rat wears a bone clasp on a ragged collar."""
    canvas.path(
        "M48 118 L58 130 L66 124 L74 134 L82 126 L92 134 L98 124 L106 130 L112 118 C100 126 60 126 48 118 Z",
        colours.cloth,
        3,
        (canvas.glow(66, 122, 24, colours.cloth_light, 0.8),),
    )
    canvas.ellipse(80, 126, 5, 5, "#e9dfc4", 2.4)


BACKS: dict[str, Part] = {
    "hedgehog": _hedgehog_back,
    "mouse": _mouse_back,
    "squirrel": _squirrel_back,
    "turtle": _turtle_back,
    "rat": _rat_back,
}
FRONTS: dict[str, Part] = {
    "hedgehog": _plain_scarf,
    "mouse": _plain_scarf,
    "squirrel": _acorn,
    "turtle": _plain_scarf,
    "rat": _lapel,
}
