"""The fair itself: crates, garlands and forest cards."""

from art.kit.part import Part, each, put
from art.parts import scenery, vignettes
from art.parts.buildings import goods, houses, market, trims
from art.parts.critters import clothes, headwear, stage, trade, wares
from art.parts.critters.face import Look
from art.parts.critters.tones import tone
from art.parts.icons import goods as signs
from art.portrait import Arm, portrait
from art.tile import Tile, scene_tile

PLUM, ROSE = tone("#6a4a7a", "#b090c0"), tone("#b8506a", "#f0a0a8")


def stall(seed: int, *things: Part) -> Tile:
    """A market stall in the morning with what a crate holds before it."""
    return scene_tile(
        put(scenery.meadow, "morning", 210, seed=seed, trees=1, flowers=4),
        put(market.stall, 270, 300, 2.5, seed=seed),
        put(trims.bunting, (20, 60), (520, 50), 40, 20, seed=seed),
        put(scenery.crate, 200, 352, 1.9, seed),
        *things,
    )


CRATES = {
    "crate_twigs": stall(3, put(goods.twig_bundle, 350, 340, 2.0, 3), put(goods.twig_bundle, 200, 296, 1.5, 5)),
    "crate_resin": stall(5, each(goods.jar, (330, 348, 2.6), (388, 352, 2.9), (200, 300, 2.0), glow=0.7)),
    "crate_pebble": stall(
        8, put(vignettes.sign, signs.pebble, 350, 318, 110), put(vignettes.sign, signs.pebble, 204, 280, 70)
    ),
    "crate_berries": stall(
        11, put(goods.basket, 356, 350, 2.6, 4, "berry"), put(goods.basket, 204, 306, 1.6, 2, "berry")
    ),
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
