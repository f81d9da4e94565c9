"""The colours of the four seasons, and what each strews over the Valley."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import (
    CLOUD,
    FLOWERS,
    LEAF_BLOSSOM,
    LEAF_DEEP,
    LEAF_GOLD,
    LEAF_RUST,
    LEAF_SNOW,
    LEAF_SPRING,
    LEAF_SUMMER,
    PINE,
    PINE_FAR,
)
from art.parts.evertree import DAY_LEAVES
from art.parts.scenery.props import bird
from art.parts.scenery.trees import Leaf
from art.table.landscapes.river import EARTH
from art.table.regions.ground import SKY, Box

FALLEN = ("#c8552f", "#d98a2e", "#b5412c", "#e3b04a", "#a86a2a")
Strewn = Callable[[Canvas, random.Random], None]
LEFT, RIGHT = -540, 3100
"""Where the widest ground begins and ends, in units of the middle."""


@dataclass(frozen=True)
class Season:
    """How the Valley looks: every colour that changes with the year."""

    sky: str
    hills: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
    ground: tuple[str, str, str, str]
    """Body, light at the horizon, middle, deep in front."""
    centre: str
    calm: tuple[str, ...]
    wild: tuple[str, ...]
    grasses: tuple[str, ...]
    leaves: tuple[Leaf, ...]
    accents: tuple[Leaf, ...]
    far: Leaf
    crown: tuple[Leaf, Leaf, Leaf]
    pines: tuple[Leaf, ...]
    pine_far: Leaf
    flowers: tuple[str, ...]
    bloom: float
    """How many flowers there are, from none to 2."""
    path: tuple[str, str, str]
    water: tuple[str, str, str]
    bank: str
    strewn: Strewn
    """What lies on the ground, before the trees are painted."""
    air: Strewn
    """What flies or falls, after everything else."""
    fallen: tuple[str, ...] = ()
    """The colours of leaves on the ground."""
    cloud: tuple[str, str] = (CLOUD, "#d9b49a")
    earth: tuple[str, str] = EARTH
    shadow: str = "#2f3b1c"
    snow: bool = False

    def falling(self, canvas: Canvas, rng: random.Random, box: Box) -> None:
        """Snow in the air above a ground, where it snows."""
        if self.snow:
            _flakes(canvas, rng, 500, (box[0], box[1] - SKY, box[2], box[3]))


def _open(x: float, y: float) -> bool:
    """Away from the cards in the middle, the river and the tree's trunk."""
    if 640 < x < 1840 and 140 < y < 1010:
        return False
    if 1850 < x < 2250 and y > 330:
        return False
    return not (60 < x < 560 and 130 < y < 880)


def _spread(rng: random.Random, number: int, top: float = 320) -> list[tuple[float, float]]:
    spots = ((rng.uniform(LEFT, RIGHT), rng.uniform(top, 1030)) for _ in range(number))
    return [spot for spot in spots if _open(*spot) or rng.random() < 0.22]


def leaf(canvas: Canvas, x: float, y: float, size: float, rng: random.Random, tones: tuple[str, ...]) -> None:
    """A single fallen leaf or petal."""
    with canvas.moved(x, y, size, rotate=rng.uniform(0, 360)):
        canvas.path("M-7 0 C-5 -5 3 -6 8 0 C3 6 -5 5 -7 0 Z", rng.choice(tones), 0.9, ink_colour="#7a3a1c")
        canvas.line("M-10 0 L6 0", 0.9, "#7a3a1c", 0.8)


def _fallen_leaves(canvas: Canvas, rng: random.Random) -> None:
    for x, y in _spread(rng, 620):
        leaf(canvas, x, y, rng.uniform(0.9, 1.7), rng, FALLEN)
    for x, y in ((520, 980), (1770, 960), (-160, 900), (2470, 1000), (-420, 1000)):
        canvas.spot(x, y + 6, 90, 20, "#4a3418", 0.4)
        for _ in range(80):
            lift = 24 * rng.random() ** 2
            leaf(canvas, x + rng.gauss(0, 28 - lift * 0.6), y - lift + 4, rng.uniform(0.9, 1.4), rng, FALLEN)


def _falling_leaves(canvas: Canvas, rng: random.Random) -> None:
    for x, y in _spread(rng, 90, 160):
        leaf(canvas, x, y, rng.uniform(0.9, 1.5), rng, FALLEN)
    for k in range(9):
        bird(canvas, 1180 + k * 34 + abs(4 - k) * 6, 66 + abs(4 - k) * 13, 1.2, k)


def _petals(canvas: Canvas, rng: random.Random) -> None:
    for x, y in _spread(rng, 420):
        with canvas.moved(x, y, rng.uniform(0.7, 1.3), rotate=rng.uniform(0, 360)):
            canvas.ellipse(0, 0, 4.4, 2.8, rng.choice(("#f8d9d8", "#f3bcc4", "#fff4f0")), 0.7, ink_colour="#b5788a")


def _swallows(canvas: Canvas, rng: random.Random) -> None:
    for x, y, seed in ((1240, 90, 3), (1300, 110, 9), (1180, 120, 14), (700, 100, 6), (-300, 90, 5)):
        bird(canvas, x, y, 1.4, seed)


def _butterflies(canvas: Canvas, rng: random.Random) -> None:
    tones = ("#e7a24a", "#f7ecd8", "#7fa8c8", "#d9534a", "#f3d27a")
    spots = ((560, 700), (610, 880), (1880, 420), (1760, 900), (-200, 800), (2330, 900), (-420, 560), (2780, 880))
    for x, y in spots:
        tone = rng.choice(tones)
        with canvas.moved(x, y, rng.uniform(1.0, 1.5), rotate=rng.uniform(-30, 30)):
            for side in (-1, 1):
                canvas.ellipse(side * 7, -4, 7, 6, tone, 1.4, (canvas.glow(side * 6, -6, 6, "#fffaf0", 0.7),))
                canvas.ellipse(side * 5, 5, 4.6, 4.4, tone, 1.3)
            canvas.rod("M0 -7 V8", 1.6, "#4a3424", "#7a5a3c", 0.6)


def _poppies(canvas: Canvas, rng: random.Random) -> None:
    for x, y in _spread(rng, 260, 400):
        _poppy(canvas, x, y, rng.uniform(1.1, 1.7), rng)


def _poppy(canvas: Canvas, x: float, y: float, size: float, rng: random.Random) -> None:
    bend = rng.uniform(-4, 4)
    with canvas.moved(x, y, size):
        canvas.brush(f"M0 0 Q{bend:.1f} -8 {bend:.1f} -16", 1.4, "#4f6d35")
        canvas.path(f"M{bend - 6:.1f} -17 q1 -7 6 -7 q6 0 6 7 q-3 5 -6 4 q-4 1 -6 -4 Z", "#d8452f", 1,
                    (canvas.glow(bend - 2, -21, 7, "#ffa27a", 0.8),))  # fmt: skip
        canvas.ellipse(bend, -18, 1.7, 1.7, "#3a2420", 0)


def _snowdrifts(canvas: Canvas, rng: random.Random) -> None:
    for x, y in _spread(rng, 60, 360):
        long = rng.uniform(40, 120)
        canvas.brush(f"M{x:.0f} {y:.0f} q{long / 2:.0f} -9 {long:.0f} 2", 3, "#b3c4da", 0.5)
    _snowman(canvas, 570, 800, 1.2)
    _snowman(canvas, -280, 820, 1.0)
    for x, y in ((390, 950), (428, 936), (462, 914), (494, 890), (520, 862), (540, 836)):
        for side in (-1, 1):
            canvas.ellipse(x + side * 9, y + side * 5, 6, 3.6, "#9fb2cc", 0, opacity=0.8)


def _snowfall(canvas: Canvas, rng: random.Random) -> None:
    _flakes(canvas, rng, 720, (LEFT, -SKY, RIGHT, 1030))


def _flakes(canvas: Canvas, rng: random.Random, number: int, box: Box) -> None:
    for _ in range(number):
        x, y, size = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]), rng.choice((2.0, 2.6, 3.4))
        canvas.spot(x, y, size * 2, size * 2, "#ffffff", 0.95)


def _snowman(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.moved(x, y, size):
        canvas.spot(8, 2, 56, 12, "#5f7494", 0.6)
        for cy, r in ((-26, 30), (-66, 22), (-98, 16)):
            shade = (
                canvas.glow(-r * 0.4, cy - r * 0.4, r, "#ffffff", 1),
                canvas.fade(0, cy, r, cy + r, "#8fa6c6", 0.7),
            )
            canvas.ellipse(0, cy, r, r * 0.92, "#eef3f8", 2.2, shade, "#5f7494")
        canvas.rod("M-20 -72 L-46 -92", 3, "#5b3d24", "#a97a4c", 1)
        canvas.rod("M20 -72 L48 -86", 3, "#5b3d24", "#a97a4c", 1)
        canvas.path("M-17 -84 Q0 -76 17 -84 L18 -78 Q0 -70 -18 -78 Z", "#b8443a", 1.6)
        canvas.path("M8 -80 L14 -58 L22 -60 L15 -82 Z", "#b8443a", 1.6)
        canvas.path("M0 -98 L20 -94 L0 -92 Z", "#e58a3a", 1.4)
        for dx in (-6, 6):
            canvas.ellipse(dx, -103, 2, 2.2, "#2e211a", 0)
        for dy in (-70, -60, -36, -24):
            canvas.ellipse(0, dy, 2.2, 2.2, "#3b2a20", 0)
        canvas.path("M-17 -111 H17 V-115 H11 V-134 H-11 V-115 H-17 Z", "#4a4450", 1.8,
                    (canvas.glow(-5, -126, 14, "#8a8494", 0.8),))  # fmt: skip
        canvas.brush("M-11 -118 H11", 4, "#8c3b2e")


def bare_tree(canvas: Canvas, x: float, y: float, size: float, seed: int) -> None:
    """A tree without leaves, about 130 high, with snow along its boughs."""
    rng = random.Random(seed)
    boughs: list[tuple[float, float, float, float, float]] = []

    def grow(bx: float, by: float, angle: float, long: float, wide: float) -> None:
        ex, ey = bx + long * math.cos(angle), by + long * math.sin(angle)
        boughs.append((bx, by, ex, ey, wide))
        if wide > 2.2:
            for turn in (-1, 1) if wide < 11 else (-1, 0.15, 1):
                grow(ex, ey, angle + turn * rng.uniform(0.32, 0.62), long * rng.uniform(0.62, 0.8), wide * 0.6)

    with canvas.moved(x, y, size):
        grow(0, 4, -math.pi / 2 + rng.uniform(-0.06, 0.06), 46, 13)
        for bx, by, ex, ey, wide in boughs:
            canvas.rod(f"M{shapes.point(bx, by)} L{shapes.point(ex, ey)}", wide, "#6a4e3c", "#a98a70", 1.2)
        for bx, by, ex, ey, wide in boughs[1:]:
            lift = wide * 0.45
            canvas.brush(f"M{shapes.point(bx, by - lift)} L{shapes.point(ex, ey - lift)}", wide * 0.55, "#fbfdfd")


PINE_SNOW: Leaf = ("#466a68", "#86a6a4", "#ffffff")
PINE_SNOW_FAR: Leaf = ("#7f9aa4", "#a9c0c6", "#f6fafa")
SNOW_WARM: Leaf = ("#9aa6b4", "#d8dfe6", "#fffaf0")
LEAF_RED: Leaf = ("#8f3a2c", "#b84a36", "#e88a5c")
LEAF_AMBER: Leaf = ("#a0641f", "#d08a34", "#f4c46a")
CHERRY: Leaf = ("#c8788c", "#e8a4b0", "#fbdce0")
PEAR: Leaf = ("#b8b0a0", "#ece2d6", "#fffaf4")
FRESH: Leaf = ("#6d8a3c", "#9cb652", "#d8de80")

SEASONS: dict[str, Season] = {
    "winter": Season(
        sky="winter", hills=(("#b4c2d0", "#f0eee8"), ("#c3cfda", "#f8f6f0"), ("#d0dae4", "#ffffff")),
        ground=("#d3e0ee", "#f8fbff", "#e2ebf5", "#8aa2c8"), centre="#f8fbff",
        calm=("#ffffff", "#f0f4f8", "#d3deea"), wild=("#ffffff", "#b9c8de", "#d3deea", "#a9bcd6"),
        grasses=("#a89a74", "#8f9a8c", "#c2b48c"), leaves=(LEAF_SNOW, SNOW_WARM), accents=(LEAF_SNOW,), far=LEAF_SNOW,
        crown=(("#4c6a66", "#6f928c", "#dfeaea"), ("#5f807c", "#a4beba", "#f6faf8"), ("#8fa7b0", "#dde8ec", "#ffffff")),
        pines=(PINE_SNOW, ("#3f5f60", "#759896", "#f6fafa")), pine_far=PINE_SNOW_FAR, flowers=FLOWERS, bloom=0.0,
        path=("#b8b4b0", "#d6d2cc", "#ebe7e0"), water=("#a4c6d6", "#eef8fa", "#6f98b4"), bank="#eef2f4",
        strewn=_snowdrifts, air=_snowfall, cloud=("#fdfbf6", "#b4c0d2"), earth=("#8fa3bc", "#b9c6d4"),
        shadow="#4a5f80", snow=True,
    ),
    "spring": Season(
        sky="morning", hills=(("#b9cfc0", "#f0f2dc"), ("#aecb9c", "#eaf0c0"), ("#9fc284", "#e4ecaa")),
        ground=("#9cbf62", "#eef0b4", "#cfdc86", "#6a9448"), centre="#f6f2c0",
        calm=("#e6ecaa", "#d8e294", "#bdd47c"), wild=("#d8e290", "#86ac54", "#b4ce6c", "#76a04e"),
        grasses=("#6f9a40", "#8bb04c", "#a9c45c"), leaves=(FRESH, LEAF_SPRING, CHERRY, FRESH),
        accents=(PEAR, CHERRY, LEAF_BLOSSOM), far=("#7f9f58", "#a4bf70", "#dbe29a"),
        crown=(("#5f7f3c", "#8aab54", "#cfdc84"), ("#b8748a", "#e2a6b2", "#fadadc"), ("#cb8c9e", "#f2c6cc", "#fff2f0")),
        pines=(PINE, ("#3f6040", "#5f824c", "#a8be70")), pine_far=PINE_FAR,
        flowers=("#f08aa0", "#fff4e0", "#f7d25a", "#b48ac8", "#8fb0e0", "#f2b84c"), bloom=2.0,
        path=("#cdb680", "#dfca96", "#ecdcb0"), water=("#6fb0b4", "#dbf0e4", "#3f7c88"), bank="#cdb888", strewn=_petals,
        air=_swallows,
    ),
    "summer": Season(
        sky="noon", hills=(("#a3c0b4", "#eaf2d8"), ("#94b884", "#dfeab4"), ("#85ac6c", "#d6e298")),
        ground=("#8cac50", "#e8e296", "#bcc86a", "#4f7a38"), centre="#f4eaa4",
        calm=("#e0dc8c", "#cfd47c", "#aec464"), wild=("#c9d072", "#6f9444", "#9cb656", "#5c843e"),
        grasses=("#5f7f3a", "#7a9444", "#4f6e34", "#a3b457"), leaves=(LEAF_SUMMER, LEAF_DEEP, LEAF_SUMMER, LEAF_SPRING),
        accents=(LEAF_SPRING,), far=("#5f8049", "#7f9f58", "#bccb7c"),
        crown=(DAY_LEAVES[0], DAY_LEAVES[1], DAY_LEAVES[2]),
        pines=(PINE, ("#2f4a36", "#456342", "#82a060")), pine_far=PINE_FAR, flowers=FLOWERS, bloom=1.0,
        path=("#d0b678", "#e2cc92", "#efdfae"), water=("#5fa4ac", "#cfeade", "#35707e"), bank="#d2bd8a",
        strewn=_poppies, air=_butterflies,
    ),
    "autumn": Season(
        sky="autumn", hills=(("#bfc0b0", "#f4ead0"), ("#bcae82", "#f0dcae"), ("#b8a465", "#ecd698")),
        ground=("#b3a455", "#f2dc98", "#d2bd6c", "#857a3c"), centre="#f8e6ac",
        calm=("#ecd890", "#ddc87c", "#c8b768"), wild=("#d8bd6c", "#9a8c44", "#c29e50", "#86803e"),
        grasses=("#8f8440", "#a8963c", "#75743a", "#c8a850"), leaves=(LEAF_GOLD, LEAF_RUST, LEAF_RED, LEAF_AMBER),
        accents=(LEAF_SPRING, LEAF_RED), far=("#a87838", "#c89a4c", "#ecc880"),
        crown=(("#8f4a26", "#b8662f", "#e09a50"), ("#a8682a", "#d08c38", "#f2bf66"), ("#b88430", "#e0ae4a", "#fbdc88")),
        pines=(PINE, ("#3a4f36", "#566b42", "#9aa662")), pine_far=("#7a8254", "#949a66", "#c8c484"),
        flowers=("#c98bb0", "#f3d27a", "#b5412c", "#f7ecd8"), bloom=0.35,
        path=("#c4a670", "#d8be88", "#e8d4a6"), water=("#6299a0", "#d4e2d0", "#3c6a76"), bank="#c8ac78",
        strewn=_fallen_leaves, air=_falling_leaves, fallen=FALLEN, shadow="#3a3418",
    ),
}  # fmt: skip
