"""The table: shows a sitting, turns the mouse into answers, and lets what happened be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import IllegalAnswer, Option, Subject
from everdell_desktop.engine.journal import Entry
from everdell_desktop.keeping.achievements import Achievement
from everdell_desktop.sitting.controller import Sitting
from everdell_desktop.ui.animals import all_animals
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.screen import Screen

from .aftermath import fade, feast, motion, see_again, show_standing
from .autosaving import Autosaving
from .choosing import ChoiceBar
from .city import City
from .deeds import deed_buttons, turn_line, unused
from .drawer import Drawer
from .ending import keep_finished
from .explaining import closer_look
from .figures import Figures
from .following import AGAIN, LINGER, Follow, Following
from .grip import LOOK_AFTER, Grip
from .hand import Fan
from .handover import slim_bar
from .home import Home
from .keyboard import Keyboard
from .landscape import Landscape
from .layout import Layout
from .looking import CardSheet, CitySheet
from .lying import standing_on, things_on
from .mishap import note_faults, take_back
from .motion import season_heard, sounds_for
from .mouse import Mouse
from .overlay import Overlay, Shown
from .panels import Panels
from .pointing import Pointing, consequence
from .questions import ask, confirm, which
from .regions import all_regions, lay_out
from .sheets import CardFinder, Sheet
from .signposts import Badges, Signposts
from .slots import Slots
from .subjects import thing
from .telling import Line, Teller
from .tools import Toolbox

if TYPE_CHECKING:
    from everdell_desktop.app import App

RECENT = 80  # journal entries the panel at the side looks back on


class TableScreen(Screen):
    """One sitting on the screen."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app)
        self.sitting = sitting
        players = sitting.game.state.players
        animals = all_animals()
        self.animals = [player.animal or animals[seat % len(animals)] for seat, player in enumerate(players)]
        self.teller = Teller(sitting.game.rules, sitting.game.state)
        self.sheets: list[Sheet] = []
        """Sheets lying on the table, the topmost last."""
        self.bar: ChoiceBar | None = None
        """The question that is answered on the table itself, if one is."""
        self.grip = Grip()
        self.mouse = Mouse(self.scene, self.grip, self, lambda: self.sound(["click"]))
        self.keyboard = Keyboard(self)
        self.tools = Toolbox(self)
        self.autosaving = Autosaving(app, sitting)
        self.shown = 0
        """How many journal entries have been shown as movement."""
        self.following = Following(self.teller, sitting.game.rules)
        self.lingering = 0.0
        """Seconds until the machine is handed over; the one who has just played sees the result meanwhile."""
        self.news: set[str] = set()
        """Regions where something happened that was not seen yet."""
        self.free: frozenset[Subject] = frozenset()
        """Cards that would cost nothing right now."""
        self.finished = False
        self.earned: list[Achievement] = []
        """What the finished game has brought the present player."""
        self.brought: Subject | None = None
        """What the player has just put in its place by hand, so that it need not fly there again."""
        self.here = ""
        """The region looked at, kept over changes of the window."""

    # building

    def measures(self) -> Layout:
        """Where everything lies."""
        return Layout(self.app.kit.scale)

    def build(self) -> None:
        self.layout = self.measures()
        kit = self.app.kit
        rules, names = self.sitting.game.rules, [player.name for player in self.sitting.game.state.players]
        self.figures = Figures(kit, self.animals, names, self.app.settings.marks)
        self.landscape = Landscape(kit, self.layout.board)
        self.landscape.here = self.here
        self.signposts = Signposts(kit, self.figures, self.landscape)
        self.slots = Slots(kit, rules, self.figures, lambda subject: subject in self.free)
        self.city = City(kit, self.layout, rules, self.figures)
        self.home = Home(kit, self.layout, rules, self.figures)
        self.panels = Panels(kit, self.layout, rules, self.figures)
        self.drawer = Drawer(kit, self.layout, rules)
        self.overlay = Overlay(
            kit, self.scene, self.layout.board, Fan(kit, self.layout), self.figures, self.grip, self.card_on
        )  # fmt: skip
        self.follow = Follow(kit, self.figures)
        self.regions = all_regions()
        self.shown = len(self.sitting.entries())
        self.refresh()
        if not self.sitting.game.can_undo():
            self.save(picture=False)

    def leave(self) -> None:
        self.sitting.close()
        self.app.sounds.silence()

    def trouble(self, error: Exception) -> bool:
        return take_back(self)

    def refresh(self) -> None:
        """Show the table as it stands, with the question that is open."""
        sitting = self.sitting
        open_here = sitting.waits_for_person and not sitting.needs_handover
        self.pointing = Pointing(sitting.decision if open_here else None, sitting.viewer)
        self.free = frozenset(thing(card) for card in sitting.free_cards()) if open_here else frozenset()
        self.bar = None
        root = Node("root", (0, 0, *self.app.size), draw=self.overlay.wood)
        for node in self._parts():
            root.add(node)
        self.scene.root = root
        self.scene.gliding = root.children[0] if self.landscape.gliding else None
        self.scene.touch()
        self.grip.forget_hover()
        self.lift()
        ask(self)
        self.lift()
        self.music()

    def _parts(self) -> list[Node]:
        """Everything that rests on the table."""
        sitting, state = self.sitting, self.sitting.game.state
        viewer = sitting.viewer
        totals = {sheet.seat: sheet.total for sheet in sitting.game.scores()}
        scores = [totals[home] for home in state.homes]
        mover = sitting.decision.seat if sitting.decision is not None else None
        land = self._land()
        parts = [land, self.city.build(state, viewer)]
        parts.append(self.home.build(state, viewer, scores[viewer], mover == viewer and sitting.waits_for_person))
        parts += self.drawer.tabs(state, viewer, self.pointing.about)
        parts += self.panels.players(state, scores, mover, not sitting.waits_for_person, viewer)
        parts.append(self.panels.log(self.told(sitting.entries()[-RECENT:])))
        parts += self.panels.tools(*self._tool_states())
        parts += deed_buttons(self.app.kit, self.layout, sitting)
        return parts

    def _land(self) -> Node:
        """The landscape with signposts, map and what is told above it."""
        state, viewer = self.sitting.game.state, self.sitting.viewer
        table = lay_out(things_on(state, self.sitting.game.rules, viewer), self.regions)
        land = self.landscape.build(table, self.slots, state, viewer)
        self.here = self.landscape.here
        for node in [*self.drawer.rules_now(state, viewer), *self._posts()]:
            land.add(node)
        land.add(self._ribbon())
        return land

    def _posts(self) -> list[Node]:
        state, viewer = self.sitting.game.state, self.sitting.viewer
        standing: dict[str, list[int]] = {}
        for spot, there in standing_on(state).items():
            standing.setdefault(self.landscape.homes.get(spot, ""), []).extend(seat for seat, _ in there)
        wanted = self.pointing.partners(self.grip.picked) if self.grip.picked else self.pointing.by_thing
        open_in = {self.landscape.homes.get(subject, "") for subject in wanted}
        badges = {
            region.name: Badges(
                standing.get(region.name, []).count(viewer), region.name in open_in, region.name in self.news
            )
            for region in self.landscape.regions
        }
        return self.signposts.build(badges, standing, viewer)

    def told(self, entries: list[Entry]) -> list[Line]:
        return self.teller.lines(entries, self.sitting.viewer)

    def _tool_states(self) -> tuple[dict[str, bool], dict[str, str]]:
        block = self.sitting.undo_block(self.practice)
        enabled = {"undo": not block, "redo": self.sitting.can_redo, "hint": self.sitting.waits_for_person}
        return enabled, {"undo": block} if block else {}

    @property
    def practice(self) -> bool:
        return self.app.settings.undo == "practice"

    def _ribbon(self) -> Node:
        """What somebody else has just done, or whose turn it is and what may be done."""
        kit, rect = self.app.kit, self.layout.ribbon()
        decision = self.sitting.decision
        if (
            decision is not None
            and self.sitting.waits_for_person
            and not decision.main
            and not self.sitting.needs_handover
        ):
            return Node("", rect)  # the question itself says it
        if self.sitting.needs_handover and self.lingering > 0:
            undo = [] if self.sitting.undo_block(self.practice) else [("linger:undo", "Take back", "undo")]
            return slim_bar(kit, rect, "Your turn is done", [*undo, ("linger:done", "Done", "check")])
        if self.sitting.over and self.sitting.people:
            return slim_bar(kit, rect, "The game is over", [("over:scores", "Score sheet", "trophy")])
        if self.following.last is not None:
            return self.follow.banner(self.following.last, rect)
        return Node("ribbon", rect, picture=kit.plates.ribbon(self.headline(), rect.size))

    def headline(self) -> str:
        return turn_line(self.sitting)

    # asking

    def lies(self, subject: Subject) -> int:
        """How many of a thing lie on the table, in whatever region."""
        return len(self.scene.showing(subject)) or int(subject in self.landscape.homes)

    def sit_down(self) -> None:
        self.sitting.take_seat()
        self.following.forget()
        self.sheets = []
        self.refresh()

    def submit(self, answer: Any) -> None:
        """Answer the open decision and show what came of it."""
        try:
            self.sitting.submit(answer)
        except IllegalAnswer as refusal:
            self.say(str(refusal))
            return
        self.after_change()

    def choose(self, option: Option) -> None:
        """Take an option of the main decision, after a question where one is wanted."""
        self.grip.picked = None
        self.drawer.open = ""
        decision = self.sitting.decision
        if option.key in ("prepare", "pass") and (left := unused(self.sitting, option.key)):
            confirm(self, option, left)
        elif given_up := self.sitting.sacrifice(option):
            confirm(self, option, f"{given_up}. There is no other way to pay.")
        elif self.app.settings.confirm and decision is not None and decision.main:
            confirm(self, option, self.consequence(option))
        else:
            self.submit(option.key)

    def choose_among(self, options: Sequence[Option]) -> None:
        """One thing was clicked with which several things can be done."""
        which(self, options)

    def consequence(self, option: Option) -> str:
        return consequence(option, self.sitting.game.state, self.sitting.viewer)

    def after_change(self) -> None:
        """The game has moved on: animate, sound, save, and show the end when it has come."""
        brought, self.brought = self.brought, None
        old = {node.subject: where for node, where in self.scene.root.walk() if node.subject is not None}
        old |= {node.subject: where for node, where in self.scene.over.walk() if node.subject is not None}
        entries = self.sitting.entries()
        news = entries[self.shown :] if len(entries) >= self.shown else []
        self.shown = len(entries)
        self.tools.hinted = None
        self.tools.waiting_for_hint = False
        self.save()
        fade(self, news)
        state, viewer, settings = self.sitting.game.state, self.sitting.viewer, self.app.settings
        self.following.note(news, state, viewer, settings.pace)
        mine = any(entry.seat == viewer for entry in news)
        self.lingering = LINGER[settings.pace] if self.sitting.needs_handover and mine else 0.0
        for mark in self.following.marks.values():
            home = self.landscape.homes.get(mark, "")
            if home and not self.landscape.in_sight(self.landscape.region(home)):
                self.news.add(home)
        self.refresh()
        self.scene.tweens += motion(self, old.get).tweens(news, settings.animation, brought)
        feast(self, news)
        self.sound(sounds_for(news))
        note_faults(self)
        if self.sitting.over and not self.finished:
            self.finished = True
            self.earned = keep_finished(self.app, self.sitting)
            self.sound(["end"])

    def seen_at(self, subject: Subject) -> pygame.Rect | None:
        """Where a thing is seen; for one in another region the post that leads there."""
        home = self.landscape.homes.get(subject, "")
        return self.scene.place_of(subject) or self.scene.where(f"sign:{home}") or self.scene.where(f"map:{home}")

    def sound(self, names: list[str]) -> None:
        for name in names:
            self.app.sounds.play(name)

    def music(self) -> None:
        """Music and ambience follow the season."""
        self.app.sounds.season(season_heard(self.sitting))

    def save(self, picture: bool = True) -> None:
        if problem := self.autosaving.save(picture):
            self.say(problem)

    # regions and drawer

    def go_to(self, region: str) -> None:
        """Glide to a region."""
        self.landscape.go(region, at_once=self.app.settings.animation == "off")
        self.news.discard(region)
        self.here = region
        if self.landscape.gliding:
            self.scene.gliding = self.scene.root.children[0]
            self.lift()
        else:
            self.refresh_land()

    def refresh_land(self) -> None:
        """Posts, map and badges follow what is looked at or held."""
        land = self.scene.root.children[0]
        kept = [node for node in land.children if not node.name.startswith(("sign:", "map"))]
        land.children = [*kept[: len(self.landscape.regions)], *self._posts(), *kept[len(self.landscape.regions) :]]
        self.scene.touch()
        self.lift()

    def roll(self, steps: int, node: Node | None) -> None:
        """The wheel goes through the log, or through the regions."""
        if node is not None and (node.name == "log" or node.name.startswith("log:")):
            self.panels.roll(steps)
            self.refresh()
        elif len(self.landscape.regions) > 1 and not self.sheets and self.layout.board.collidepoint(self.grip.pointer):
            names = [region.name for region in self.landscape.regions]
            self.go_to(names[(names.index(self.landscape.here) - (1 if steps > 0 else -1)) % len(names)])

    def use_button(self, name: str) -> bool:
        """Do what a button of the table does."""
        what, _, which = name.partition(":")
        if what == "tool":
            self.tools.use(which)
        elif what == "log" and which:
            self.show_card(which.partition(":")[2])
        elif what in ("sign", "map") and which:
            self.go_to(which)
        elif what == "coin" or name == "score":
            show_standing(self, int(which) if which else self.sitting.viewer, name)
        elif name == AGAIN:
            see_again(self)
        elif name == "linger:undo":
            self.tools.use("undo")
        elif name == "linger:done":
            self.lingering = 0.0
            self.refresh()
        elif name == "over:scores":
            self._show_scores()
        elif what == "tab":
            self.drawer.open = "" if which.startswith("hand") or which == self.drawer.open else which
            self.refresh()
        else:
            return False
        return True

    def hurry(self) -> bool:
        """A click cuts short what is being shown; the table takes it all the same."""
        self.following.hold = 0.0
        self.scene.tweens = []
        return False

    # sheets

    def lay(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
        self.grip.forget_hover()
        self.lift()

    def close_sheet(self) -> None:
        if self.sheets and self.sheets[-1].closable:
            self.sheets.pop()
        self.lift()

    def show_card(self, card_id: str) -> None:
        card = self.sitting.game.rules.cards.get(card_id)
        if card is not None:
            self.lay(CardSheet(self.app.kit, self.layout.window(), card, self.close_sheet))

    def show_city(self, seat: int) -> None:
        seat = self.sitting.game.state.homes[seat]

        def press(subject: Subject) -> None:
            options = self.pointing.about(subject)
            if options:
                self.close_sheet()
                self.choose(options[0])
            elif (card := self._finder().card_at(subject)) is not None:
                self.show_card(card.id)

        state = self.sitting.game.state
        self.lay(CitySheet(self.city, self.layout.window(), state, seat, press, self.pointing.about, self.close_sheet))

    def look_closer(self, node: Node) -> None:
        """Right click: the thing in large, with its rulings."""
        card = self.card_on(node)
        if card is not None:
            self.show_card(card.id)
        elif sheet := closer_look(self.app.kit, self.layout.window(), self.sitting.game.rules, node, self.close_sheet):
            self.lay(sheet)

    def say(self, text: str) -> None:
        """A short message under the pointer, gone with the next movement."""
        self.grip.message = text
        self.app.sounds.play("refuse")
        self.lift()

    # what lies above the table

    def lift(self) -> None:
        """Show what lies above the table as it is now."""
        state, viewer = self.sitting.game.state, self.sitting.viewer
        self.scene.over = self.overlay.build(
            Shown(
                self.pointing, state.players[viewer].hand, viewer, self.free, self.sheets, self.tools.hinted, self.bar,
                self.drawer.opened(state, viewer), self.consequence,
                self.follow.marks(self.following.marks, self.scene, viewer), self.keyboard.focus, self.fanned,
            )
        )  # fmt: skip
        self.scene.touch_over()
        self.app.wake()

    fanned = True
    """Whether the open hand is shown as a fan."""

    def _finder(self) -> CardFinder:
        return CardFinder(self.app.kit, self.sitting.game.rules, self.sitting.game.state)

    def card_on(self, node: Node) -> Card | None:
        """The card a node shows."""
        if node.name.startswith("option:"):
            key = node.name.removeprefix("option:").partition("#")[0]
            options = self.sitting.decision.options if self.sitting.decision is not None else ()
            option = next((o for o in options if o.key == key), None)
            return self._finder().card_of(option) if option is not None else None
        if node.name.startswith(("log:", "line:")):
            return self.sitting.game.rules.cards.get(node.name.rpartition(":")[2])
        return self._finder().card_at(node.subject)

    # events

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.keyboard.press(event)
        else:
            self.mouse.handle(event)

    # time

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.landscape.update(dt):
            self.scene.touch_places()
            if not self.landscape.gliding:
                self.scene.gliding = None
                self.refresh_land()
            self.app.wake()
        before = self.grip.rested
        self.grip.rested += dt
        if before < LOOK_AFTER <= self.grip.rested and self.grip.hovered is not None:
            self.lift()
        if self.sitting.opponents.untold:
            self.say(self.sitting.opponents.untold.pop())
        self._follow_the_hand(before)
        if self.tools.waiting_for_hint:
            self.tools.poll_hint()
        elif self.following.hold > 0 and not self.sitting.waits_for_person:
            self.following.hold -= dt if not self.scene.moving() else 0.0
        elif not self.scene.moving() and self.sitting.update():
            self.after_change()
        if self.lingering > 0 and not self.scene.moving():
            self.lingering -= dt
            if self.lingering <= 0:
                self.refresh()
        if self.finished and not self.scene.moving() and not self.sheets:
            self._show_scores()

    def _follow_the_hand(self, before: float) -> None:
        """A dragged piece that rests on a signpost takes us there."""
        node = self.grip.hovered
        if self.grip.dragging is None or node is None or not before < LOOK_AFTER <= self.grip.rested:
            return
        if node.name.startswith(("sign:", "map:")):
            self.use_button(node.name)

    def _show_scores(self) -> None:
        from everdell_desktop.ui.screens.score import ScoreScreen

        self.finished = False
        self.app.push(ScoreScreen(self.app, self.sitting, self.earned))

    def moving(self) -> bool:
        thinking = not self.sitting.waits_for_person and not self.sitting.over
        resting = self.grip.hovered is not None and self.grip.rested < LOOK_AFTER
        return (
            super().moving() or thinking or self.tools.waiting_for_hint or resting or self.finished
            or self.lingering > 0
        )  # fmt: skip
