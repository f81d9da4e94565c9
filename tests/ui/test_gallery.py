"""The gallery: everything of every box hangs in it, is found by its name, and every way leads somewhere."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.sitting.gallery import Wish, gallery, kinds_in, look_for
from everdell_desktop.sitting.rulings import rulings
from everdell_desktop.ui.screens.exhibits import ExhibitScreen
from everdell_desktop.ui.screens.gallery import GalleryScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.table.closer_looks import GALLERY

from .conftest import Hands
from .playing import sit_down

BOXES = list(SHELF.boxes.values())


def things_of(box: Box) -> list[Any]:
    return [*box.cards, *box.spaces, *box.awards, *(tile for tiles in box.tiles.values() for tile in tiles)]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_everything_of_a_box_is_in_it_and_found_by_its_name(box: Box) -> None:
    shown = {exhibit.of for exhibit in gallery().values()}
    places_on_tiles = {getattr(tile, "place", None) for tiles in box.tiles.values() for tile in tiles}
    for thing in things_of(box):
        if thing in places_on_tiles:
            continue  # the tile is shown
        key = box.key_of(thing)
        assert key in shown, f"{key} of {box.name} is not in the gallery"
        assert any(one.of == key for one in look_for(Wish(thing.name))), f"{thing.name} is not found by its name"
        assert any(one.of == key for one in look_for(Wish(thing.name, box=box.name)))
    for page in box.campaign.pages if box.campaign is not None else ():
        assert any(page.story in one.text for one in look_for(Wish(page.title, box=box.name))), page.title


def test_every_way_to_another_thing_is_seen(app: App) -> None:
    window = pygame.Rect(0, 0, *app.size)
    for exhibit in gallery().values():
        if len(exhibit.links) < 2:
            continue
        screen = ExhibitScreen(app, exhibit)
        app.screens = [screen]
        app.rebuild()
        ways = [wooden.element.rect for name, wooden in screen.buttons.items() if name.startswith("link:")]
        assert len(ways) == len(exhibit.links)
        for number, way in enumerate(ways):
            assert window.contains(way), exhibit.key
            assert way.collidelist(ways[:number]) < 0, exhibit.key


def test_every_link_leads_somewhere() -> None:
    everything = gallery()
    assert sum(len(exhibit.links) for exhibit in everything.values()) > 150
    for exhibit in everything.values():
        for link in exhibit.links:
            assert link.to in everything, f"{exhibit.key}: {link} leads nowhere"
            assert link.to != exhibit.key


def test_who_lives_where_is_told_from_both_sides() -> None:
    everything = gallery()
    for exhibit in everything.values():
        for link in exhibit.links:
            if link.why == "Lives in":
                back = [other.to for other in everything[link.to].links if other.why == "Home of"]
                assert exhibit.key in back


def test_every_thing_has_a_picture_or_words_and_its_origin(app: App) -> None:
    pictures = app.kit.pictures
    painted_on_the_board = {"basic", "haven", "journey", "river", "shoal", "market", "railway", "farm"}
    for exhibit in gallery().values():
        assert exhibit.text or exhibit.kind == "Boxes", f"{exhibit.key} says nothing"
        if not pictures.exists(exhibit.art):
            assert exhibit.kind in ("Places", "Boxes"), f"{exhibit.key} has no picture {exhibit.art!r}"
            assert exhibit.kind == "Boxes" or exhibit.art.partition("/")[0] in painted_on_the_board
        if exhibit.kind not in ("Boxes", "Places"):
            assert exhibit.source or exhibit.designed, f"nobody knows where {exhibit.key} is from"


def test_a_place_tells_who_finds_room_there() -> None:
    things = gallery()
    assert things["space:basic_3_twig"].room == "Room for 1 worker"
    assert things["space:haven"].room == "Room for any number of workers"
    assert "2 with four players or more, one of each player" in things["space:forest_3_berry"].room
    assert "frog" in things["space:shoal"].room


def test_what_an_event_asks_for_is_said_once(app: App) -> None:
    tour = gallery()["award:grand_tour"]
    assert tour.text == "3 {destination} cards in your city"
    table = sit_down(app, 2, 3)
    tile = table.scene.find("award:grand_tour")
    assert tile is not None
    assert tile.hint.count("{destination}") == 1


def test_every_ruling_is_shown_with_a_thing() -> None:
    shown = {exhibit.of for exhibit in gallery().values()} | {exhibit.group for exhibit in gallery().values()}
    families = {box.family for box in BOXES}
    for key in rulings():
        family = key.partition("/")[0] if "/" in key else ""
        if family in families and (key in SHELF.boxes or "/" in key or key not in ("duo",)):
            assert key in shown, f"the rulings of {key} are shown nowhere"


@pytest.mark.parametrize("box", ["bellfaire", "newleaf", "spirecrest"])
def test_what_lies_on_the_table_of_a_large_box_has_rulings_beside_it(box: str) -> None:
    """Discoveries excepted: many of them say all there is to say."""
    for exhibit in gallery().values():
        if exhibit.box == box and exhibit.key.startswith("tile:") and exhibit.kind != "Discoveries":
            assert exhibit.rulings, f"nothing is ruled about {exhibit.key}"


def test_rulings_of_ours_are_marked_alike_and_nobody_speaks_like_a_programmer() -> None:
    for key, texts in rulings().items():
        for text in texts:
            assert text.count("(our") == text.count("(our ruling)"), f"{key}: {text}"
            assert not {"seed", "enforced", "enforce", "OPEN", "slot"} & set(text.strip(".,;()").split()), (
                f"{key}: {text}"
            )


def test_what_is_ours_is_marked() -> None:
    assert gallery()["tile:weather_gale"].designed == "Designed by us."
    assert gallery()["tile:map_lily_ponds"].designed == "Its cost is designed by us."
    assert not gallery()["card:farm"].designed
    assert gallery()["card:farm"].source.startswith("Known from the rulebook")
    ours = [ruling for ruling in gallery()["card:carnival"].rulings if ruling.ours]
    assert len(ours) == 1
    assert "our ruling" not in ours[0].text


def test_filters_narrow_down() -> None:
    green = look_for(Wish(colour="production"))
    assert green
    assert all(one.card is not None and one.card.color == "production" for one in green)
    dear = look_for(Wish(cost="5 or more", kind="Constructions"))
    assert dear
    assert all(one.card is not None and one.card.cost.total + one.card.costs_cards >= 5 for one in dear)
    assert {one.box for one in look_for(Wish(box="newleaf"))} == {"newleaf"}
    assert "Visitors" in kinds_in("newleaf")
    assert "Visitors" not in kinds_in("base")
    assert look_for(Wish("gain berry"))[0].text  # words of the text count too


def test_searched_by_typing_and_opened_by_mouse(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("gallery")
    screen = app.screen
    assert isinstance(screen, GalleryScreen)
    hands.type("search", "wander")
    assert screen.wish.words == "wander"
    assert "show:card:wanderer" in screen.buttons
    assert "show:card:farm" not in screen.buttons
    hands.click("show:card:wanderer")
    assert isinstance(app.screen, ExhibitScreen)
    hands.click(next(name for name in app.screen.buttons if name.startswith("link:card:lookout")))
    assert app.screen.exhibit.key == "card:lookout"
    hands.click("back")
    assert app.screen.exhibit.key == "card:wanderer"
    hands.click("back")
    assert app.screen is screen
    hands.click("all")
    hands.click("box:spirecrest")
    hands.click("kind:Weather")
    assert len(screen.found) == 12
    hands.click("box:base")
    assert screen.wish.kind == ""  # there is no weather in that box


def test_used_by_keys_alone(app: App, hands: Hands) -> None:
    app.show(GalleryScreen(app))
    screen = app.screen
    assert isinstance(screen, GalleryScreen)
    hands.key(pygame.K_PAGEDOWN)
    assert screen.number == 1
    screen.move_focus(next(name for name in screen.buttons if name.startswith("show:")))
    hands.key(pygame.K_RETURN)
    assert isinstance(app.screen, ExhibitScreen)
    before = app.screen.exhibit
    hands.key(pygame.K_PAGEDOWN)
    assert app.screen.exhibit is not before
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    assert not app.screens or not isinstance(app.screen, GalleryScreen)


def test_every_thing_opens_in_large_without_cramped_words(app: App) -> None:
    for exhibit in gallery().values():
        screen = ExhibitScreen(app, exhibit)
        app.screens = [screen]
        app.rebuild()
        assert not app.kit.letters.cramped, exhibit.key


@pytest.mark.parametrize("boxes", [("base",), ("base", "spirecrest"), ("base", "bellfaire")])
def test_the_gallery_opens_from_the_table(app: App, hands: Hands, boxes: tuple[str, ...]) -> None:
    table = sit_down(app, 2, 3, ("beginner", "beginner"), boxes=boxes)
    table.show_card("farm")
    hands.wait()
    hands.click(GALLERY)
    assert isinstance(app.screen, ExhibitScreen)
    assert app.screen.exhibit.key == "card:farm"
    hands.click("back")
    assert app.screen is table
    table.close_sheet()
    opened = set()
    for node, _ in list(table.scene.root.walk()):
        if node.subject is None or table.card_on(node) is not None:
            continue
        table.look_closer(node)
        if table.sheets and GALLERY in table.sheets[-1].order:
            table.sheets[-1].press(GALLERY)
            opened.add(app.screen.exhibit.kind)  # type: ignore[attr-defined]
            app.pop()
        table.sheets.clear()
    assert {"Places", "Events"} <= opened
