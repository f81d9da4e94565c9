"""What the table tells without being asked, and what may never hide what."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.table.closer_looks import TextSheet
from everdell_desktop.ui.table.drawer_tabs import MINIATURE
from everdell_desktop.ui.table.hand import Fan
from everdell_desktop.ui.table.layout import Layout
from everdell_desktop.ui.table.paying import PayingSheet
from everdell_desktop.ui.table.screen import STILL_AFTER, TableScreen
from everdell_desktop.ui.table.veils import Veil
from everdell_desktop.ui.text import Letters, Style
from everdell_desktop.ui.theme import BODY, INK, Scale

from .conftest import Hands, MakeApp
from .playing import at, sit_down, spot
from .stage import screenshots

ALL_BOXES = tuple(name for name in SHELF.choosable() if not SHELF.box(name).alone)
RISEN_OF = [(count, risen) for count in (2, 5, 8, 12) for risen in range(count)]


@pytest.fixture(autouse=True)
def quick(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    app.settings.animation, app.settings.pace = "off", "at once"


def position(boxes: tuple[str, ...] = ("base",), **seat: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": "Hazel", "hand": [], **seat}
    return {"seed": 1, "boxes": ["base", *boxes[1:]], "seats": [facts, {"name": "Rowan", "hand": []}]}


@pytest.fixture
def said(app: App, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Every strip that is laid on the table, with whether it is good news."""
    from everdell_desktop.ui.table import captions, hand
    from everdell_desktop.ui.table.pieces import strip

    strips: list[tuple[str, bool]] = []

    def noted(kit: Any, text: str, good: bool, width: int) -> Any:
        strips.append((text, good))
        return strip(kit, text, good, width)

    monkeypatch.setattr(hand, "strip", noted)
    monkeypatch.setattr(captions, "strip", noted)
    return strips


# what never hides what


@pytest.mark.parametrize(("count", "risen"), RISEN_OF)
def test_no_card_of_the_fan_lies_over_the_drawer(app: App, count: int, risen: int) -> None:
    layout = Layout(app.kit.scale)
    spots = Fan(app.kit, layout).spots(count, risen)
    room = layout.fan()
    assert all(room.left <= spot.left and spot.right <= room.right + 2 for spot in spots)
    resting = Fan(app.kit, layout).spots(count, None)[risen]
    until = Fan(app.kit, layout).spots(count, None)[risen + 1].x if risen + 1 < count else resting.right
    middle = (resting.x + until) // 2
    assert spots[risen].left <= middle <= spots[risen].right, "the risen card has slipped from under the pointer"


@pytest.mark.parametrize("seats", [2, 4])
def test_signposts_ribbon_and_map_lie_apart_in_every_region(app: App, seats: int) -> None:
    table = sit_down(app, seats, seed=1, boxes=ALL_BOXES)
    for region in table.landscape.regions:
        table.go_to(region.name)
        names = [name for name in table.scene.names() if name.startswith("sign:") or name in ("ribbon", "map")]
        places = {name: where for name in names if (where := table.where(name)) is not None}
        for name, where in places.items():
            if name.startswith("sign:"):
                where.h = where.h * 2 // 3  # the board; its post may stand behind the map
        assert len(places) > 2
        for (one, first), (two, second) in itertools.combinations(places.items(), 2):
            assert not first.colliderect(second), f"{region.name}: {one} and {two} overlap"


@pytest.mark.parametrize("size", [(1280, 720), (2150, 900)], ids=str)
def test_signposts_leave_places_and_cards_free(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(size)
    app.settings.animation = "off"
    table = sit_down(app, 2, seed=1, boxes=ALL_BOXES)
    for region in table.landscape.regions:
        table.go_to(region.name)
        signs = [where for name in table.scene.names() if name.startswith("sign:") and (where := table.where(name))]
        spaces = [subject for subject in table.landscape.homes if subject.kind in ("space", "meadow", "crate")]
        for sign, (node, where) in itertools.product(signs, table.scene.nodes_of(spaces)):
            board = pygame.Rect(sign.x, sign.y, sign.w, sign.h * 2 // 3).inflate(-16, -16)
            assert not board.colliderect(where), f"{region.name}: a signpost stands on {node.name}"


def test_labels_of_places_lie_apart(app: App) -> None:
    table = sit_down(app, 2, seed=1, boxes=("base", "newleaf"))
    table.go_to("railway")
    station, knoll = table.scene.find("space:station"), table.scene.find("space:knoll")
    assert station is not None and knoll is not None
    layer = next(one for one in table.landscape.node.children if one.name == "region:railway")
    labels = [node.rect for node in layer.children if not node.name]
    assert len(labels) == 2 and not labels[0].colliderect(labels[1])


def test_weather_passes_behind_what_lies_on_the_land(app: App) -> None:
    window = pygame.Rect(0, 0, 400, 300)
    card = pygame.Rect(100, 80, 90, 120)
    for kind in ("snow", "leaves", "hail"):
        veil = Veil(kind, window, 0.6)
        veil.before, veil.clear = [card], [card]
        rest = pygame.Surface(window.size).convert()
        rest.fill((90, 120, 60))
        surface = rest.copy()
        for _ in range(30):
            veil.update(0.1)
            veil.paint(surface, rest)
        assert pygame.image.tobytes(surface.subsurface(card), "RGB") == pygame.image.tobytes(
            rest.subsurface(card), "RGB"
        )
        assert pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(rest, "RGB"), f"no {kind} is seen"


def test_the_weather_leaves_no_patches_of_clear_ground_around_signs_and_figures(app: App) -> None:
    app.settings.animation = "normal"
    table = at(app, {**position(("base", "spirecrest"), season="summer"), "weather": {"summer": "weather_fire"}})
    table.go_to("mountain")
    table.landscape.go("mountain", at_once=True)
    table.refresh()
    veil = table.scene.drift
    assert isinstance(veil, Veil)
    ribbon, bear = table.where("ribbon"), table.where("big_critter:big_critter_honeypaw")
    assert ribbon is not None and bear is not None
    for kept in (*veil.before, *veil.clear):
        assert not kept.contains(ribbon) and not kept.contains(bear)
    assert any(node.name == "ribbon" for node, _ in veil.front)


def test_the_weather_passes_behind_cards_and_places(app: App) -> None:
    app.settings.animation = "normal"
    table = at(app, {**position(("base", "spirecrest"), season="autumn"), "weather": {"autumn": "weather_gale"}})
    veil = table.scene.drift
    assert isinstance(veil, Veil)
    for name in ("card:meadow:0", "space:basic_3_twig", "space:journey_5"):
        where = table.where(name)
        assert where is not None
        assert any(kept.contains(where) for kept in veil.before), f"leaves lie on {name}"


def test_the_way_to_where_a_held_piece_can_go_is_lit(app: App, hands: Hands) -> None:
    table = at(app, position(("base", "pearlbrook"), city=["farm", "farm", "mine"]))
    table.go_to("valley")
    assert "sign:river" not in table.offers()
    hands.click("worker:frog")
    assert "sign:river" in table.offers(), "a frog is held, and nothing says where it may go"
    sign = table.where("sign:river")
    assert sign is not None
    lights = [where for node, where in table.scene.over.walk() if node.picture is not None and where.contains(sign)]
    assert lights
    hands.click("sign:river")
    assert table.here == "river" and "space:river_three_production" in table.offers()


def test_a_log_with_little_in_it_is_a_small_sheet(app: App, hands: Hands) -> None:
    table = at(app, position())
    table.tools.use("log")
    sheet = table.sheets[-1]
    assert sheet.node.rect.h < app.size[1] // 3
    assert "page:next" not in sheet.order


def test_six_special_events_are_as_large_as_four(app: App) -> None:
    facts = position(ALL_BOXES)
    facts["seats"] += [{"name": name, "hand": []} for name in ("Bram", "Fern", "Juniper", "Sorrel")]
    table = at(app, facts)
    awards = [Subject("award", award.id) for award in table.sitting.game.state.awards if award.kind == "special_event"]
    sizes = {where.w for _, where in table.scene.nodes_of(awards)}
    assert len(awards) == 6 and len(sizes) == 1


def test_centred_words_are_spread_over_their_lines(app: App) -> None:
    style = app.kit.style(18, INK, BODY, "center")
    text = "A Visitor leaves, one comes; one car"
    wide = app.kit.letters.natural_width(text, style, 900) - 10
    drawn = app.kit.letters.block(text, style, wide)
    high = drawn.get_height() // 2
    lines = [drawn.subsurface(0, top, wide, high).get_bounding_rect().w for top in (0, high)]
    assert min(lines) > max(lines) * 0.6


def test_a_closer_look_hides_nothing_that_can_be_chosen(app: App, hands: Hands) -> None:
    placed = ["basic_3_twig", "basic_1_berry", "basic_1_pebble"]
    table = at(app, position(season="spring", workers=0, placed=placed))
    hands.click("deed:prepare")
    assert table.bar is not None
    for slot in range(8):
        hands.move(spot(table, f"card:meadow:{slot}"))
        hands.wait(40)
        look = table.where("close_look")
        assert look is not None
        border = app.kit.plates.shadow_border
        hidden = look.inflate(-2 * border, -2 * border)
        for _, where in table.scene.nodes_of(table.bar.candidates):
            assert not hidden.colliderect(where.inflate(-4, -4)), f"the look at slot {slot} hides {where}"


# what is told


def test_a_piece_over_a_place_tells_why_it_is_open_or_not(app: App, hands: Hands, said: list[tuple[str, bool]]) -> None:
    city = ["farm", "mine", "twig_barge"]
    table = at(app, position(("base", "pearlbrook"), city=city))
    table.go_to("river")
    hands.press(spot(table, "worker:frog"))
    hands.move("space:river_three_production", held=True)
    assert said[-1] == ("Open: 3 {production} in your city", True)
    hands.move("space:river_two_traveler", held=True)
    words, good = said[-1]
    assert not good and "traveler" in words.lower()


def test_what_follows_is_told_where_it_is_chosen(app: App, hands: Hands, said: list[tuple[str, bool]]) -> None:
    table = at(app, position(("base", "bellfaire")))
    table.submit("place:market")
    hands.move("crate:crate_resin")
    words, good = said[-1]
    assert good and "Then the crate lies for trade" in words


def test_a_free_critter_tells_where_it_moves_in(app: App, hands: Hands, said: list[tuple[str, bool]]) -> None:
    table = at(app, position(city=["farm"], hand=["harvester"]))
    hands.move(spot(table, "card:hand:harvester"))
    assert said[-1] == ("Free: moves into the Farm", True)


def test_a_golden_token_lights_its_banner_and_tells_where(app: App, hands: Hands, said: list[tuple[str, bool]]) -> None:
    table = at(app, position(("base", "newleaf"), city=["storehouse"], hand=["gardener"]))
    assert Subject("hand", "gardener") in table.free
    hands.move(spot(table, "card:hand:gardener"))
    assert said[-1] == ("Free with a golden token: moves into the Storehouse", True)


def test_a_question_about_a_region_leaves_it_bright(app: App) -> None:
    table = at(app, position(("base", "bellfaire")))
    table.submit("place:market")
    assert table.bar is not None and table.landscape.here == "fair"
    dark = [where for node, where in table.scene.over.walk() if node.name == "veil"]
    assert dark and not any(where.colliderect(table.layout.board) for where in dark)
    assert any(where.colliderect(table.layout.city) for where in dark)


def test_newcomers_are_told_what_helps_until_the_log_has_filled(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=3)
    assert table.where("log:tips") is not None
    hands.click("space:basic_3_twig")
    long = [line for _ in range(20) for line in table.told(table.sitting.entries())]
    log = table.panels.log(long, tips=True)
    assert all(node.name != "log:tips" for node, _ in log.walk())


def test_few_tabs_show_what_is_in_them(app: App) -> None:
    table = at(app, position(("base", "pearlbrook")))
    tab = table.where("tab:adornments")
    assert tab is not None and tab.h > app.kit.px(MINIATURE) * 2


def test_a_single_card_in_a_tab_is_seen_and_the_other_tabs_stay_readable(app: App) -> None:
    facts = position(("base", "newleaf"), reserved="museum", visitors=["bim_little"])
    table = at(app, facts)
    reserved, ticket = table.where("tab:reserved"), table.where("tab:ticket")
    assert reserved is not None and ticket is not None
    assert reserved.h > ticket.h * 2 and not reserved.colliderect(ticket)
    table = at(app, position(ALL_BOXES, reserved="museum", visitors=["bim_little"]))
    tabs = sorted((where for name in table.scene.names() if name.startswith("tab:") and (where := table.where(name))),
                  key=lambda where: where.y)  # fmt: skip
    assert len(tabs) > 5
    assert all(first.bottom <= second.top for first, second in itertools.pairwise(tabs))
    assert tabs[-1].bottom <= app.size[1]


def test_what_a_neighbour_owns_is_seen_with_the_city_but_not_what_is_hidden(app: App) -> None:
    facts = position(ALL_BOXES)
    facts["seats"][1] |= {
        "adornments": ["sundial"], "played_adornments": ["hourglass"], "visitors": ["bim_little"],
        "expedition": ["map_twin_bridges"], "discoveries": ["discovery_stubblehoof"], "reserved": "inn",
        "events": ["flower_festival"],
    }  # fmt: skip
    table = at(app, facts)
    table.show_city(1)
    shown = {node.hint.partition("\n")[0] for node, _ in table.sheets[-1].node.walk() if node.hint}
    assert {"Hourglass", "Bim Little", "Twin Bridges", "Stubblehoof", "Inn", "Flower Festival"} <= shown
    assert "Sundial" not in shown


def test_what_is_left_after_paying_counts_all_one_has(app: App) -> None:
    goods = {"twig": 2, "resin": 2, "pebble": 2}
    table = at(app, position(("base", "pearlbrook"), hand=["mine"], city=["judge"], goods=goods, pearls=2))
    table.submit("play:hand:mine")
    paying = next(sheet for sheet in table.sheets if isinstance(sheet, PayingSheet))
    left = {node.name.removeprefix("pay:left:") for node, _ in paying.node.walk() if node.name.startswith("pay:left:")}
    assert left == {"twig", "resin", "pebble", "berry", "pearl"}


def test_paying_says_what_a_power_lets_stand_for_other_goods(app: App) -> None:
    goods = {"twig": 2, "pebble": 2, "berry": 4}
    facts = position(("base", "bellfaire"), hand=["mine"], city=["judge"], goods=goods, power="power_hedgehogs")
    facts["options"] = {"bellfaire_powers": "free"}
    facts["seats"][1]["power"] = "power_mice"
    table = at(app, facts)
    table.submit("play:hand:mine")
    paying = next(sheet for sheet in table.sheets if isinstance(sheet, PayingSheet))
    assert paying.standing_in() == ["2 berries can stand for any one"]


def test_who_is_chosen_stands_on_bright_ground(app: App) -> None:
    table = at(app, {**position(("base", "newleaf")), "visitors": [["diggs_deepwell"], ["willow_greengrin"]]})
    table.go_to("railway")
    where = table.scene.place_of(Subject("visitor", "diggs_deepwell"))
    assert where is not None
    beside = where.x + app.kit.px(4), where.y + app.kit.px(20)  # where only the ground is seen
    app.draw()
    before = app.surface.get_at(beside)
    table.submit("place:station")
    assert table.bar is not None and Subject("visitor", "diggs_deepwell") in table.bar.candidates
    app.draw()
    assert sum(app.surface.get_at(beside)[:3]) >= sum(before[:3])


def test_a_tall_window_has_larger_cards_in_the_hand() -> None:
    wide, tall = Layout(Scale.of((1920, 1080))), Layout(Scale.of((1920, 1440)))
    assert tall.hand_card() > wide.hand_card() * 1.2
    assert tall.board.h >= wide.board.h
    assert tall.city_card(0, 15).w > wide.city_card(0, 15).w * 1.2
    spots = [tall.city_card(number, 15) for number in range(15)]
    assert all(tall.city.contains(spot) for spot in spots)
    assert not any(one.colliderect(two) for one, two in itertools.combinations(spots, 2))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 1024), (1280, 960), (1600, 900)], ids=str)
def test_no_window_gives_more_room_to_the_sky_than_to_the_land(size: tuple[int, int]) -> None:
    layout = Layout(Scale.of(size))
    sky = layout.board.h - layout.scale.px(632)
    assert sky < layout.scale.px(150)


def test_empty_spaces_beyond_fifteen_never_crowd_the_cards(app: App) -> None:
    city = ["farm", "inn", "mine", "main_road", "monk", "bard"]
    table = at(app, position(("base", "newleaf"), city=city))
    cards = [Subject("city", card, 0) for card in city]
    places = sorted((where for _, where in table.scene.nodes_of(cards)), key=lambda where: where.x)
    assert len(places) == len(city)
    assert all(first.right <= second.left + 1 for first, second in itertools.pairwise(places))


def test_a_table_that_is_left_lets_go_of_its_pictures(app: App) -> None:
    table = sit_down(app, 2, seed=1, boxes=ALL_BOXES)
    for region in table.landscape.regions:
        table.go_to(region.name)
        app.draw()
    assert table.landscape._canvases and table.scene._rest is not None
    app.show(MenuScreen(app))
    assert not table.landscape._canvases and table.scene._rest is None and not table.scene.root.children


def test_every_icon_of_another_player_says_what_it_is(app: App, hands: Hands) -> None:
    table = sit_down(app, 2, seed=1, boxes=("base", "pearlbrook"))
    seat = next(node for node, _ in table.scene.root.walk() if node.name == "seat:1")
    told = {node.name.rpartition(":")[2]: node.hint for node, _ in seat.walk() if node.name.startswith("sign_of:1:")}
    assert set(told) == {"hand", "worker", "twig", "resin", "pebble", "berry", "event", "pearl"} and all(told.values())
    hands.click("sign_of:1:twig")
    assert table.sheets, "a click on an icon opens the city like one beside it"


def test_the_strip_of_a_tile_grows_and_leaves_its_picture_in_sight(app: App, hands: Hands) -> None:
    table = at(app, {**position(), "special_events": ["a_well_run_city"]})
    hands.move("award:a_well_run_city")
    hands.wait(40)
    tile, grown = table.where("award:a_well_run_city"), table.where("hint")
    assert tile is not None and grown is not None
    assert tile.top + tile.h // 2 < grown.top < tile.bottom < grown.bottom


@pytest.mark.parametrize("card", ["ballroom", "bosley_the_artist"])
def test_the_ring_of_a_place_lies_below_its_words_however_long_they_are(app: App, card: str) -> None:
    covered = at(app, position(("base", "pearlbrook")))
    covered.go_to("river")
    short = covered.where("space:river_two_traveler")
    long = at(app, {**position(("base", "pearlbrook")), "river": {"river_two_traveler": card}})
    long.go_to("river")
    assert short is not None and long.where("space:river_two_traveler") == short


def test_a_price_of_two_goods_is_whole_on_the_lowest_tile_in_large_text(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app((1280, 720))
    app.settings.text_size = "large"
    app.apply_settings()
    whole: dict[str, bool] = {}
    cut_short = Letters.cut_short

    def noted(self: Letters, text: str, style: Style, width: int, height: int, smallest: int) -> pygame.Surface:
        whole[text] = self.block_fits(text, style._replace(size=smallest), width, height)
        return cut_short(self, text, style, width, height, smallest)

    monkeypatch.setattr(Letters, "cut_short", noted)
    sit_down(app, 6, seed=1, boxes=("base", "bellfaire", "spirecrest")).go_to("mountain")
    prices = {text: fits for text, fits in whole.items() if re.fullmatch(r"\d *\{\w+\}( \d *\{\w+\})?", text)}
    assert len(prices) > 5 and all(prices.values()), prices


def test_a_long_reason_above_a_closer_look_stays_in_the_window(make_app: MakeApp) -> None:
    app = make_app((1280, 720))
    app.settings.text_size = "large"
    app.apply_settings()
    screenshots().SHOTS["duo_reason"](app)
    app.update(0.5)
    table = app.screen
    assert isinstance(table, TableScreen)
    reason = table.where("reason")
    assert reason is not None and app.surface.get_rect().contains(reason)


def test_weather_rests_when_nobody_is_there(app: App, hands: Hands) -> None:
    app.settings.animation = "normal"
    table = sit_down(app, 2, seed=1, boxes=("base", "spirecrest"))
    app.update(0.1)
    assert table.scene.drift is not None and table.moving()
    for _ in range(STILL_AFTER + 2):
        table.update(1.0)
    assert not table.moving()
    hands.move((300, 300))
    assert table.moving()


def test_a_close_look_at_a_place_has_a_picture(app: App) -> None:
    table = sit_down(app, 2, seed=1, boxes=("base", "newleaf"))
    for region, name in (("valley", "space:basic_3_twig"), ("valley", "space:haven"), ("railway", "space:station")):
        table.go_to(region)
        node = table.scene.find(name)
        assert node is not None
        table.look_closer(node)
        sheet = table.sheets[-1]
        assert isinstance(sheet, TextSheet) and app.kit.pictures.exists(sheet.art), name
        table.close_sheet()


def test_a_price_in_the_drawer_leaves_the_name_above_it_free(make_app: MakeApp) -> None:
    app = make_app((1280, 720))
    app.settings.text_size = "large"
    app.apply_settings()
    screenshots().SHOTS["mountain_walk"](app)
    table = app.screen
    assert isinstance(table, TableScreen)
    ((tile, _),) = table.scene.nodes_of([Subject("map_tile", "map_twin_bridges")])
    lines = [child.rect for child in tile.children if child.picture is not None]
    assert len(lines) > 2 and not any(one.colliderect(other) for one, other in itertools.combinations(lines[1:], 2))
