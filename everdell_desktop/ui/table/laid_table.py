"""A sitting laid out on the screen: what rests, what lies above it, and the camera."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Option, Subject
from everdell_desktop.engine.journal import Entry
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.sitting.gallery import Exhibit
from everdell_desktop.ui.animals import all_animals
from everdell_desktop.ui.scene import Drift, Node
from everdell_desktop.ui.screen import Screen

from .aftermath import Aftermath
from .choosing import ChoiceBar
from .explaining import Explaining
from .figures import Figures
from .following import Follow, Following
from .foretelling import consequence
from .grip import Grip
from .hand import Fan
from .layout import FacingLayout, Layout
from .overlay import Overlay
from .papers import Papers
from .pointing import Pointing
from .sheets import Sheet
from .shown import Shown
from .subjects import HAND, thing
from .tabletop import Moment, Tabletop
from .telling import Line, Teller
from .veils import spread

if TYPE_CHECKING:
    from everdell_desktop.app import App


class LaidTable(Screen):
    """Shows a sitting. What may be done with it is for `TableScreen` to say."""

    fanned = True
    """Whether the open hand is shown as a fan."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app)
        self.sitting = sitting
        players = sitting.game.state.players
        animals = all_animals()
        named = sitting.game.rules.facing or [player.animal for player in players]
        self.animals = [animal or animals[seat % len(animals)] for seat, animal in enumerate(named)]
        self.teller = Teller(sitting.game.rules, sitting.game.state)
        self.bar: ChoiceBar | None = None
        """The question that is answered on the table itself, if one is."""
        self.grip = Grip()
        self.papers = Papers(app.kit, self.grip, self.lift)
        self.following = Following(self.teller, sitting.game.rules)
        self.news: set[str] = set()
        """Regions where something happened that was not seen yet."""
        self.free: dict[Subject, str] = {}
        """Cards that would cost nothing right now, and how."""
        self.hinted: Option | None = None
        """What a strong player would do, to be shown on the board."""
        self.here = ""
        """The region looked at, kept over changes of the window."""

    def leave(self) -> None:
        super().leave()
        if hasattr(self, "landscape"):  # one that could not be laid out has none
            self.landscape.forget()
            self.overlay.fan.forget()

    # building

    def measures(self) -> Layout:
        """Where everything lies."""
        scale = self.app.kit.scale
        return FacingLayout(scale, self.together) if self.facing else Layout(scale)

    @property
    def facing(self) -> bool:
        """Whether two cities lie face to face, both in sight."""
        return bool(self.sitting.game.rules.facing)

    @property
    def together(self) -> bool:
        """Whether all build one city."""
        return len(set(self.sitting.game.state.homes)) < len(self.sitting.game.state.homes)

    def build(self) -> None:
        self.layout = self.measures()
        kit, sitting, board = self.app.kit, self.sitting, self.layout.board
        players = sitting.game.state.players
        names = [player.name for player in players]
        rivals = {seat for seat, player in enumerate(players) if player.automaton or self.facing}
        self.figures = Figures(kit, self.animals, names, self.app.settings.marks, rivals)
        self.follow = Follow(kit, self.figures)
        self.top = Tabletop(kit, self.layout, sitting, self.figures, self.here)
        self.landscape, self.drawer, self.panels = self.top.landscape, self.top.drawer, self.top.panels
        self.papers.window = self.layout.window()
        self.explaining = Explaining(kit, sitting, self.papers, self.top.city, self.show_exhibit)
        fan = Fan(kit, self.layout)
        self.overlay = Overlay(kit, self.scene, board, fan, self.figures, self.grip, self.explaining.card_on,
                               self.top.slots.light_on)  # fmt: skip
        self.aftermath = Aftermath(kit, self.app.settings, self.scene, sitting, self.figures, board, self.seen_at)
        self.refresh()

    def refresh(self) -> None:
        """Show the table as it stands, with the question that is open."""
        sitting = self.sitting
        open_here = sitting.waits_for_person and not sitting.needs_handover
        self.pointing = Pointing(sitting.decision if open_here else None, sitting.viewer, self.facing)
        self.free = {thing(card): how for card, how in sitting.free_cards().items()} if open_here else {}
        self.bar = None
        root = Node("root", (0, 0, *self.app.size), draw=self.overlay.wood)
        for node in self.top.build(self.moment()):
            root.add(node)
        self.here = self.landscape.here
        self.scene.root = root
        self.scene.gliding = root.children[0] if self.landscape.gliding else None
        self.scene.touch()
        self.scene.drift = self._veil()
        self.grip.forget_hover()
        self.lift()
        self.ask()
        self.lift()

    def _veil(self) -> Drift | None:
        """What drifts over the landscape, where animations are on; one that is there already goes on."""
        moves = self.app.settings.animation != "off"
        kind = self.drawer.veil(self.sitting.game.state, self.sitting.viewer) if moves else ""
        veil = spread(self.scene.drift, kind, self.layout.board, self.app.kit.scale.factor)
        if veil is not None:
            self.top.shelter(veil)
        return veil

    def moment(self) -> Moment:
        """What the table shows beside the state of the game."""
        raise NotImplementedError

    def ask(self) -> None:
        """Put the open question, where there is one."""

    def told(self, entries: list[Entry]) -> list[Line]:
        return self.teller.lines(entries, self.sitting.viewer)

    @property
    def sheets(self) -> list[Sheet]:
        """Sheets lying on the table, the topmost last."""
        return self.papers.sheets

    @property
    def practice(self) -> bool:
        return self.app.settings.undo == "practice"

    # where things are

    def lies(self, subject: Subject) -> int:
        """How many of a thing lie on the table, in whatever region."""
        return sum(node.live for node, _ in self.scene.showing(subject)) or int(self.top.lies(subject))

    def within_reach(self, subject: Subject) -> int:
        """How many of a thing lie on the table, in the drawer or in the hand, whichever of these two is covered."""
        hand = self.sitting.game.state.players[self.sitting.viewer].hand
        held = sum(Subject(HAND, card.id) == subject for card in hand)
        return self.lies(subject) or len(self.scene.showing(subject)) or held

    def seen_at(self, subject: Subject) -> pygame.Rect | None:
        """Where a thing is seen; for one in another region the post that leads there."""
        home = self.landscape.homes.get(subject, "")
        return self.scene.place_of(subject) or self.scene.where(f"sign:{home}") or self.scene.where(f"map:{home}")

    def offers(self) -> list[str]:
        """All that glows on the table, or that the topmost sheet or the open question offers."""
        if self.sheets:
            return list(self.sheets[-1].order)
        if self.bar is not None:
            return self.bar.names()
        picked, pointing = self.grip.picked, self.pointing
        glowing = pointing.partners(picked) if picked is not None else pointing.sources()
        return [node.name for node, _ in self.scene.nodes_of(glowing) if node.name] + self.leading_on()

    def leading_on(self) -> list[str]:
        """The signposts to where more of what is asked can be chosen, or where what is held can be put."""
        if self.bar is not None:
            wanted = self.bar.candidates
        else:
            wanted = self.pointing.partners(self.grip.held) if self.grip.held is not None else []
        signs = [f"sign:{region}" for region in self.landscape.out_of_sight(wanted)]
        return [sign for sign in signs if self.scene.where(sign) is not None]

    # the camera

    def go_to(self, region: str) -> None:
        """Glide to a region."""
        self.landscape.go(region, at_once=self.app.settings.animation == "off")
        self.news.discard(region)
        self.here = region
        if self.landscape.gliding:
            self.scene.gliding = self.scene.root.children[0]
            self.lift()
        else:
            self.arrive()

    def pull(self, across: int, down: int) -> None:
        """The ground is dragged: the landscape follows the hand."""
        if len(self.landscape.regions) > 1:
            self.landscape.pull(across, down)
            self.scene.gliding = self.scene.root.children[0]
            self.scene.touch_places()
            self.lift()

    def let_go_of_the_land(self) -> None:
        if self.landscape.pulled:
            self.go_to(self.landscape.pulled_to())

    def arrive(self) -> None:
        """The camera rests: the posts are those of the region looked at."""
        self.top.renew_posts(self.moment())
        self.scene.touch()
        self.scene.drift = self._veil()
        self.lift()

    def look_at(self, subject: Subject) -> None:
        """Glide to where a thing lies, unless it is in sight."""
        if home := self.landscape.home_of([subject]):
            self.go_to(home)

    def way(self, direction: str) -> str:
        region = self.landscape.neighbours().get(direction)
        return region.name if region is not None else ""

    def roll(self, steps: int, node: Node | None) -> None:
        """The wheel goes through the log, or through the regions."""
        if node is not None and (node.name == "log" or node.name.startswith("log:")):
            self.panels.roll(steps)
            self.refresh()
        elif not self.sheets and (region := self.top.turned_to(self.grip.pointer, steps)):
            self.go_to(region)

    # looking, and what lies above the table

    def close_sheet(self) -> None:
        self.papers.close()

    def show_card(self, card_id: str) -> None:
        self.explaining.show_card(card_id)

    def show_exhibit(self, exhibit: Exhibit) -> None:
        """The gallery, open at a thing of this table."""
        from everdell_desktop.ui.screens.exhibits import ExhibitScreen

        self.app.push(ExhibitScreen(self.app, exhibit))

    def look_closer(self, node: Node) -> None:
        """Right click: the thing in large, with its rulings."""
        self.explaining.show(node, self.landscape.ground_of(node.subject, self.sitting.game.state, self.sitting.viewer))

    def card_on(self, node: Node) -> Card | None:
        """The card a node shows."""
        return self.explaining.card_on(node)

    def consequence(self, option: Option) -> str:
        """What an option means beyond what it says itself, or why a place that asks for something is open."""
        told = consequence(option, self.sitting.game.state, self.sitting.game.rules, self.sitting.viewer)
        tile = self.landscape.tiles.get(option.target) if option.target is not None else None
        return told or (f"Open: {tile.need} in your city" if tile is not None and tile.need and tile.met else "")

    def lift(self) -> None:
        """Show what lies above the table as it is now."""
        state, viewer = self.sitting.game.state, self.sitting.viewer
        shown = Shown(
            self.pointing, state.players[viewer].hand, viewer, self.free, self.sheets, self.hinted, self.bar,
            self.drawer.opened(state, viewer), self.consequence,
            self.follow.marks(self.following.marks, self.scene, viewer), self.grip.focus,
            self.leading_on(),
            self.bar is not None and self.landscape.bright.issuperset(self.bar.candidates), self.fanned,
        )  # fmt: skip
        self.scene.over = self.overlay.build(shown)
        self.scene.touch_over()
        self.point_out(self.scene.over)
        self.overlay.say(self.scene.over, shown)
        self.scene.touch_over()
        self.app.wake()

    def point_out(self, over: Node) -> None:
        """Lay over the table what somebody beside it points at, below what is said of the thing under the pointer."""
