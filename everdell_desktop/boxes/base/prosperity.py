"""The purple cards: bonus points at the end of the game."""

from everdell_desktop.engine.cards import PROSPERITY, construction, critter
from everdell_desktop.engine.effects import (
    common_constructions,
    common_critters,
    goods_left,
    of_color,
    paired,
    points_for_each,
    points_for_events,
    points_if,
    unique_constructions,
    unique_critters,
)
from everdell_desktop.engine.goods import Goods

ARCHITECT = critter(
    "Architect", cost=4, points=2, copies=2, unique=True, home="Crane", color=PROSPERITY,
    end_points=points_for_each(goods_left("resin", "pebble"), most=6),
    text="1 point for each {resin} and {pebble} you have left, at most 6.",
)  # fmt: skip
CASTLE = construction(
    "Castle", cost=Goods(2, 3, 3), points=4, copies=2, unique=True, hosts="King", color=PROSPERITY,
    end_points=points_for_each(common_constructions),
    text="1 point for each common construction in your city.",
)  # fmt: skip
EVER_TREE = construction(
    "Ever Tree", cost=Goods(3, 3, 3), points=5, copies=2, unique=True, hosts="any_critter", color=PROSPERITY,
    end_points=points_for_each(of_color(PROSPERITY)),
    text="1 point for each {prosperity} card in your city, this one too. Takes in any one critter.",
)  # fmt: skip
GATHERER = critter(
    "Gatherer", cost=2, points=2, copies=4, unique=False, home="Farm", color=PROSPERITY, shares_with="harvester",
    end_points=points_if(3, paired),
    text="May share a space with a Harvester. Sharing it: 3 points.",
)  # fmt: skip
KING = critter(
    "King", cost=6, points=4, copies=2, unique=True, home="Castle", color=PROSPERITY,
    end_points=points_for_events(basic=1, special=2),
    text="1 point for each basic and 2 points for each special event you achieved.",
)  # fmt: skip
PALACE = construction(
    "Palace", cost=Goods(2, 3, 3), points=4, copies=2, unique=True, hosts="Queen", color=PROSPERITY,
    end_points=points_for_each(unique_constructions),
    text="1 point for each unique construction in your city, this one too.",
)  # fmt: skip
SCHOOL = construction(
    "School", cost=Goods(2, 2), points=2, copies=2, unique=True, hosts="Teacher", color=PROSPERITY,
    end_points=points_for_each(common_critters),
    text="1 point for each common critter in your city.",
)  # fmt: skip
THEATER = construction(
    "Theater", cost=Goods(3, 1, 1), points=3, copies=2, unique=True, hosts="Bard", color=PROSPERITY,
    end_points=points_for_each(unique_critters),
    text="1 point for each unique critter in your city.",
)  # fmt: skip

CARDS = (ARCHITECT, CASTLE, EVER_TREE, GATHERER, KING, PALACE, SCHOOL, THEATER)
