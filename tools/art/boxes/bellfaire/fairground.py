"""The fair itself: crates, garlands and forest cards."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.part import Part, each, put
from art.parts import scenery, vignettes
from art.parts.buildings import goods, houses, market, trims
from art.parts.critters import clothes, headwear, stage, trade, wares
from art.parts.critters.face import Look
from art.parts.critters.tones import tone
from art.portrait import Arm, portrait
from art.tile import Tile, scene_tile

PLUM, ROSE = tone("#6a4a7a", "#b090c0"), tone("#b8506a", "#f0a0a8")


def crate_front(canvas: Canvas, wood: str, light: str, dark: str) -> None:
    """The front of a crate that fills the tile: boards across, a post at either side, nails."""
    for row in range(4):
        board = shapes.rounded(-6, 20 + row * 86, 552, 82, 8)
        shade = (
            canvas.fade(0, 20 + row * 86, 0, 102 + row * 86, dark, 0.55),
            canvas.glow(150, 44 + row * 86, 190, light, 0.5),
        )
        canvas.path(board, wood, 5, shade)
        grain = f"M60 {48 + row * 86} C180 {36 + row * 86} 330 {64 + row * 86} 500 {50 + row * 86} "
        canvas.line(
            grain + f"M40 {78 + row * 86} C200 {90 + row * 86} 340 {70 + row * 86} 520 {82 + row * 86}", 2.4, dark, 0.6
        )
    for x in (4, 472):
        post = shapes.rounded(x, 4, 64, 352, 10)
        canvas.path(post, light, 5, (canvas.fade(x, 0, x + 64, 0, dark, 0.6),))
        for y in (40, 128, 214, 300):
            canvas.ellipse(x + 32, y + 12, 8, 8, "#8d8f94", 3, (canvas.glow(x + 29, y + 9, 7, "#ffffff", 0.9),))


CRATES = {
    "crate_twigs": scene_tile(put(crate_front, "#a9713f", "#d9a868", "#5b3818")),
    "crate_resin": scene_tile(put(crate_front, "#b98135", "#eebc6a", "#6a4210")),
    "crate_pebble": scene_tile(put(crate_front, "#8c7a68", "#c4b29c", "#493c30")),
    "crate_berries": scene_tile(put(crate_front, "#9a5a4c", "#d39482", "#522620")),
}


def hung(seed: int, flowers: tuple[str, ...], *things: Part) -> Tile:
    """A garland over what it honours."""
    return scene_tile(
        put(scenery.meadow, "noon", 222, seed=seed, trees=2, flowers=10),
        *things,
        put(trims.garland, (0, 34), (270, 44), 60, flowers=flowers, seed=seed),
        put(trims.garland, (270, 44), (540, 34), 60, flowers=flowers, seed=seed + 1),
    )


GARLANDS = {
    "garland_agriculture": hung(
        4,
        ("#f4c860", "#fdf3df"),
        put(vignettes.sheaf, 150, 330, 1.5),
        put(vignettes.sheaf, 390, 334, 1.4),
        put(goods.pumpkin, 270, 344, 2.2),
    ),
    "garland_architecture": hung(
        6,
        ("#b8a0d8", "#fdf3df"),
        put(houses.cottage, 160, 320, 2.0, 3),
        put(houses.cottage, 380, 330, 2.2, 5),
    ),
    "garland_beauty": hung(
        9,
        ("#c98bb0", "#f2a0ac"),
        portrait(
            "dormouse",
            at=(270, 344, 0.7),
            look=Look(eyes="smile", blush=0.9),
            wear=(put(clothes.dress, PLUM, ROSE),),
            sleeve=PLUM,
            left=Arm("hip"),
            right=Arm("raise", put(trade.bouquet)),
            hat=(put(headwear.flower_crown),),
        ),
        each(scenery.flower_bed, (110, 340, 2.4, 1), (270, 348, 2.6, 4), (430, 340, 2.4, 7)),
    ),
    "garland_community": hung(
        12,
        ("#e7766a", "#f4c860"),
        portrait("mouse", at=(150, 352, 0.62), look=Look(turn=0.3, eyes="smile"), left=Arm("wave"), right=Arm("hip")),
        portrait("hedgehog", at=(280, 356, 0.66), look=Look(), left=Arm("hip"), right=Arm("raise")),
        portrait(
            "squirrel", at=(410, 352, 0.62), look=Look(turn=-0.3, eyes="smile"), left=Arm("hip"), right=Arm("wave")
        ),
    ),
    "garland_peace": hung(
        15,
        ("#8cc0e0", "#fdf3df"),
        portrait("pigeon", at=(270, 356, 0.78), look=Look(eyes="shut"), right=Arm("offer")),
    ),
    "garland_storytelling": hung(
        18,
        ("#d9a441", "#a8512f"),
        portrait(
            "hare",
            at=(270, 358, 0.76),
            look=Look(turn=0.2, mouth="sing"),
            left=Arm("raise"),
            right=Arm("hold", put(wares.lute)),
        ),
    ),
    "garland_tourism": hung(
        21,
        ("#e7766a", "#fdf3df"),
        put(stage.signpost, 140, 344, 3, 170),
        portrait(
            "toad",
            at=(330, 358, 0.72),
            look=Look(turn=-0.2),
            left=Arm("point"),
            right=Arm("hold", put(trade.briefcase)),
        ),
    ),
}

FOREST = {
    "bellfaire_forest_two_production": scene_tile(
        put(scenery.forest_interior, "morning", 6, 214),
        put(goods.basket, 170, 340, 2.8, 2, "berry"),
        put(goods.log_pile, 380, 344, 2.4, 3),
        gleam=(270, 120),
    ),
    "bellfaire_forest_three_resin": scene_tile(
        put(scenery.forest_interior, "evening", 9, 214),
        each(goods.jar, (160, 340, 3.4), (270, 348, 4.0), (380, 340, 3.4), glow=0.9),
    ),
    "bellfaire_forest_resin_or_berries": scene_tile(
        put(scenery.forest_interior, "noon", 12, 214),
        put(goods.jar, 160, 344, 4.2, glow=0.8),
        put(goods.basket, 380, 348, 3.0, 5, "berry"),
    ),
    "bellfaire_forest_twigs_for_any": scene_tile(
        put(scenery.forest_interior, "dusk", 15, 214),
        put(goods.twig_bundle, 170, 330, 2.2, 4),
        put(market.stall, 390, 344, 1.7, seed=6),
    ),
}
