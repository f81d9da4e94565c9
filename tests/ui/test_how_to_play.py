"""How to play: every box has its page, every way leads somewhere, and the table opens it at the right place."""

from __future__ import annotations

import pygame
import pytest

from everdell_desktop.app import App
from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.sitting.gallery import gallery
from everdell_desktop.sitting.lessons import lessons
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.screens.booklet import LEAVES, leaf_about
from everdell_desktop.ui.screens.exhibits import ExhibitScreen
from everdell_desktop.ui.screens.gallery import GalleryScreen
from everdell_desktop.ui.screens.how_to_play import CARDS, HowToPlayScreen
from everdell_desktop.ui.screens.menu import MenuScreen
from everdell_desktop.ui.table.guided import LessonTable
from everdell_desktop.ui.table.regions import all_regions

from .conftest import Hands
from .playing import at, sit_down


def test_every_link_of_every_page_leads_somewhere(app: App) -> None:
    names = [leaf.name for leaf in LEAVES]
    assert len(set(names)) == len(names)
    for leaf in LEAVES:
        assert leaf.links, f"nothing leads on from {leaf.name}"
        for link in leaf.links:
            kind, _, name = link.partition(":")
            known = link in names or (kind == "lesson" and name in lessons()) or (kind == "gallery" and (
                not name or name in SHELF.boxes))  # fmt: skip
            assert known, f"{link} of {leaf.name} leads nowhere"
        for plate in leaf.plates:
            kind, _, name = plate.what.partition(":")
            if kind in CARDS:
                assert f"card:{name}" in gallery()
            else:
                assert app.kit.pictures.exists(plate.what), plate.what
        assert app.kit.pictures.exists(f"icons/{leaf.icon}")


def test_every_box_and_region_has_a_page() -> None:
    linked = {link for leaf in LEAVES for link in leaf.links}
    told = " ".join(f"{leaf.title} {point.text}" for leaf in LEAVES for point in leaf.points)
    for name in SHELF.choosable():
        title = SHELF.box(name).title
        assert title in told or name == "base", f"no page tells of {title}"
    for region in all_regions():
        if region.name not in ("valley", "campaign"):
            assert leaf_about([region.name]), f"no page is about the region {region.name}"
    assert any(link.startswith("lesson:") for link in linked)


def test_links_cards_and_the_list_lead_on_by_mouse(app: App, hands: Hands) -> None:
    app.show(MenuScreen(app))
    hands.click("how_to_play")
    booklet = app.screen
    assert isinstance(booklet, HowToPlayScreen)
    hands.click("contents")
    hands.click("leaf:river")
    assert LEAVES[booklet.number].name == "river"
    hands.click("link:gallery:pearlbrook")
    assert isinstance(app.screen, GalleryScreen)
    assert app.screen.wish.box == "pearlbrook"
    hands.click("back")
    hands.click("link:events")
    assert LEAVES[booklet.number].name == "events"
    hands.click("card:judge")
    assert isinstance(app.screen, ExhibitScreen)
    hands.click("back")
    assert app.screen is booklet
    hands.click("link:lesson:seasons")
    assert isinstance(app.screen, LessonTable)


@pytest.mark.parametrize(("box", "region", "leaf"), [
    ("pearlbrook", "river", "river"), ("bellfaire", "fair", "fair"), ("spirecrest", "mountain", "mountain"),
    ("newleaf", "railway", "railway"),
])  # fmt: skip
def test_the_table_opens_the_page_of_the_region_looked_at(
    app: App, hands: Hands, box: str, region: str, leaf: str
) -> None:
    app.settings.animation = "off"
    table = sit_down(app, 2, 3, boxes=("base", box))
    table.sit_down()
    table.go_to(region)
    hands.wait()
    hands.click("tool:help")
    assert isinstance(app.screen, HowToPlayScreen)
    assert LEAVES[app.screen.number].name == leaf
    assert not any(name.startswith("link:lesson") for name in app.screen.buttons)  # a game is being played
    hands.click("back")
    assert app.screen is table


def test_the_table_opens_the_page_of_what_is_pointed_at_or_asked(app: App, hands: Hands) -> None:
    position = {
        "seed": 3, "seats": [{"name": "Hazel", "goods": {"twig": 3, "resin": 2}, "hand": ["farm"], "city": ["crane"]},
                             {"name": "Rowan"}],
    }  # fmt: skip
    table = at(app, position)
    table.grip.hovered = Node("x", subject=Subject("award", "grand_tour"))
    hands.key(pygame.K_F1)
    assert LEAVES[app.screen.number].name == "events"  # type: ignore[attr-defined]
    hands.key(pygame.K_ESCAPE)
    table.submit("play:hand:farm")
    assert table.sheets  # the Crane may help, so it is asked how to pay
    hands.click("tool:help") if not table.sheets[-1].veils else table.use_button("tool:help")
    assert LEAVES[app.screen.number].name == "colours"  # type: ignore[attr-defined]
    hands.key(pygame.K_ESCAPE)
    assert app.screen is table
    assert table.sheets
