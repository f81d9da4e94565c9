"""The map of the campaign: a path of fifteen stones through the valley, from the first ink to the last edition."""

from art.kit.canvas import Canvas
from art.kit.part import each, put
from art.kit.picture import Picture, painted
from art.parts import scenery
from art.parts.buildings import goods, houses, life
from art.parts.buildings import tones as t
from art.parts.scenery.moods import LEAF_SPRING
from art.tile import scene_tile

PAGE = (782, 600)
STONES = (
    (66, 119), (191, 69), (320, 105), (448, 69), (576, 105), (696, 183), (611, 286), (471, 295), (332, 266), (194, 309),
    (76, 407), (188, 508), (326, 470), (468, 514), (608, 470),
)  # fmt: skip
"""Where the chapters lie; `resources/texts/campaign.json` has the same places."""
END = (700, 420)
BLOSSOM = ("#f2a8bc", "#fbd8e2", "#c8708c")


def ground(canvas: Canvas) -> None:
    """Rolling green with lighter patches."""
    canvas.cover("#b9cf86")
    canvas.cover(canvas.glow(240, 160, 460, "#dceab0", 0.8))
    canvas.cover(canvas.glow(620, 480, 380, "#a3bf70", 0.6))
    for x, y, wide in ((140, 220, 120), (430, 190, 150), (250, 410, 140), (560, 390, 130), (690, 80, 110)):
        canvas.spot(x, y, wide, wide * 0.5, "#d4e4a0", 0.5)


def river(canvas: Canvas) -> None:
    """The river from the hills at the top to the foot of the page."""
    d = "M398 -10 C380 60 420 120 380 190 C340 260 300 330 350 400 C400 450 440 520 400 620"
    canvas.brush(d, 40, "#4f93a8")
    canvas.brush(d, 34, "#86c4cc")
    canvas.brush(d, 10, "#c0e4e4", 0.7)


def trail(canvas: Canvas) -> None:
    """The path from stone to stone and on to the mayors' house."""
    spots = [(20, 168), (20, 168), *STONES, END, END]
    d = "M20 168"
    for before, start, end, after in zip(spots, spots[1:], spots[2:], spots[3:], strict=False):
        (x1, y1), (x2, y2) = start, end
        lead = x1 + (x2 - before[0]) / 6, y1 + (y2 - before[1]) / 6
        tail = x2 - (after[0] - x1) / 6, y2 - (after[1] - y1) / 6
        d += f" C{lead[0]:.0f} {lead[1]:.0f} {tail[0]:.0f} {tail[1]:.0f} {x2} {y2}"
    canvas.brush(d, 30, "#b08a54")
    canvas.brush(d, 25, "#ecd9a8")
    canvas.brush(d, 7, "#fbf0cc", 0.6)


MAP = scene_tile(
    put(ground),
    put(river),
    put(trail),
    each(scenery.broadleaf, (44, 40, 0.5, 3), (120, 190, 0.55, 5), (52, 290, 0.6, 7), (520, 190, 0.5, 2),
         (560, 420, 0.55, 4), (70, 580, 0.6, 9), (640, 40, 0.45, 6), colours=BLOSSOM),
    each(scenery.broadleaf, (730, 92, 0.6, 1), (304, 432, 0.6, 8), (500, 60, 0.45, 3), (740, 590, 0.6, 12),
         (270, 200, 0.5, 4), (530, 590, 0.55, 10), colours=LEAF_SPRING),
    each(scenery.pine, (150, 205, 0.45, 2), (568, 215, 0.45, 3), (266, 425, 0.5, 4), (520, 425, 0.45, 5),
         (700, 585, 0.5, 6), (20, 500, 0.5, 7)),
    put(houses.cottage, 226, 212, 0.72, 3, roof=t.TILE_RED),
    put(houses.cottage, 466, 214, 0.66, 5),
    put(houses.cottage, 196, 400, 0.66, 6, roof=t.SLATE_PURPLE),
    put(houses.cottage, 684, 416, 1.25, 2),
    each(scenery.flower, (210, 160, 0.9, 2), (320, 350, 0.9, 3), (420, 370, 0.9, 4), (596, 208, 0.9, 5),
         (90, 470, 0.9, 6), (440, 440, 0.9, 7), (640, 540, 0.9, 8), (250, 560, 0.9, 9)),
    put(goods.basket, 640, 424, 0.7, 3),
    each(life.butterfly, (250, 130, 0.7), (540, 330, 0.7), (130, 350, 0.6)),
    page=PAGE,
)  # fmt: skip
PICTURES = (Picture("duo/campaign_map.jpg", (1173, 900), (MAP,), painted),)
