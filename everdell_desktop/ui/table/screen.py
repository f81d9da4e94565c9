"""The table: shows a sitting, turns the mouse into answers, and lets what happened be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from everdell_desktop.controller import Sitting
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import ChooseOne, IllegalAnswer, Option
from everdell_desktop.engine.journal import Entry
from everdell_desktop.engine.state import SEASONS
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.screen import Screen

from .asking import sheet_for
from .board import Board
from .home import Home
from .hovering import LOOK_AFTER, Hovering
from .layout import Layout
from .looking import CardSheet, CitySheet, HandoverSheet, ListSheet, LogSheet, TextSheet
from .motion import Motion, sounds_for
from .naming import base_name, node_name
from .panels import Panels
from .pointing import Pointing, consequence
from .sheets import Faced, NoticeSheet, Sheet
from .telling import Line, Teller

if TYPE_CHECKING:
    from everdell_desktop.app import App

RECENT = 80  # journal entries the panel at the side looks back on
DRAG_FROM = 7  # pixels of movement that make a press a drag
ANIMALS = ("hedgehog", "mouse", "squirrel", "turtle")


class TableScreen(Screen):
    """One sitting on the screen."""

    def __init__(self, app: App, sitting: Sitting) -> None:
        super().__init__(app)
        self.sitting = sitting
        players = sitting.game.state.players
        self.animals = [player.animal or ANIMALS[seat % 4] for seat, player in enumerate(players)]
        self.teller = Teller(sitting.game.rules, sitting.game.state)
        self.sheets: list[Sheet] = []
        """Sheets lying on the table, the topmost last."""
        self.picked = ""
        """The thing picked up by a click, waiting for its target."""
        self.pointer = (-1, -1)
        self.hovered = ""
        self.rested = 0.0
        self.pressed: tuple[str, tuple[int, int]] | None = None
        self.dragging = ""
        self.hinted: Option | None = None
        self.waiting_for_hint = False
        self.message = ""
        self.shown = 0
        """How many journal entries have been shown as movement."""
        self.finished = False

    # building

    def build(self) -> None:
        self.layout = Layout(self.app.kit.scale)
        kit = self.app.kit
        self.board = Board(kit, self.layout, self.sitting.game.rules, self.animals)
        self.home = Home(kit, self.layout, self.animals)
        self.panels = Panels(kit, self.layout, self.animals)
        self.hovering = Hovering(kit, self.scene)
        self.shown = len(self.sitting.entries())
        self.refresh()

    def leave(self) -> None:
        self.sitting.close()

    def refresh(self) -> None:
        """Show the table as it stands, with the question that is open."""
        sitting, state = self.sitting, self.sitting.game.state
        open_here = sitting.waits_for_person and not sitting.needs_handover
        self.pointing = Pointing(sitting.decision if open_here else None, sitting.viewer)
        sheets = sitting.game.scores()
        scores = [sheet.total for sheet in sheets]
        lines = self._told(sitting.entries()[-RECENT:])
        root = Node("root", (0, 0, *self.app.size), draw=self._wood)
        root.add(self.board.build(state))
        root.add(self.home.city(state, sitting.viewer, sitting.game.rules.city_spaces))
        root.add(self.home.home(state, sitting.viewer, scores[sitting.viewer]))
        root.add(self.home.hand(state.players[sitting.viewer], self.picked))
        mover = sitting.decision.seat if sitting.decision is not None else None
        for node in self.panels.players(state, scores, mover, not sitting.waits_for_person):
            root.add(node)
        root.add(self.panels.log(lines, len(state.players)))
        for node in self.panels.tools(*self._tools()):
            root.add(node)
        for node in self._deeds():
            root.add(node)
        root.add(self._ribbon())
        self.scene.root = root
        self.scene.touch()
        self.hovered = ""
        self._ask()
        self.lift()
        self.app.wake()

    def _told(self, entries: list[Entry]) -> list[Line]:
        return [line for entry in entries if (line := self.teller.line(entry, self.sitting.viewer)) is not None]

    def _wood(self, surface: pygame.Surface, where: pygame.Rect) -> None:
        surface.blit(self.app.kit.plates.tiled("wood", where.size), where.topleft)

    def _tools(self) -> tuple[dict[str, bool], dict[str, str]]:
        block = self.sitting.undo_block(self.practice)
        enabled = {"undo": not block, "redo": self.sitting.can_redo, "hint": self.sitting.waits_for_person}
        return enabled, {"undo": block} if block else {}

    @property
    def practice(self) -> bool:
        return self.app.settings.undo == "practice"

    def _deeds(self) -> list[Node]:
        """Buttons for what is done with neither worker nor card: preparing, passing and what boxes add."""
        kit, px = self.app.kit, self.app.kit.px
        deeds: dict[str, tuple[str, bool]] = {}
        decision = self.sitting.decision
        if decision is not None and self.sitting.waits_for_person and not self.sitting.game.answers:
            for option in decision.options:
                if option.subject is not None and option.subject.kind == "deed":
                    deeds[node_name(option.subject)] = (self._deed_words(option.key, option.label), True)
            for blocked in decision.blocked:
                if blocked.subject is not None and blocked.subject.kind == "deed":
                    deeds[node_name(blocked.subject)] = (self._deed_words(blocked.key, blocked.key.title()), False)
        nodes = []
        area = self.layout.home
        left = area.x + px(20)
        letters = sum(len(words) + 6 for words, _ in deeds.values())
        for name, (words, possible) in sorted(deeds.items(), reverse=True):
            wide = (area.w - px(40)) * (len(words) + 6) // letters
            rect = pygame.Rect(left, area.bottom - px(56), wide - px(6), px(44))
            left += wide
            node = Node(name, rect, live=True)
            icon = {"deed:prepare": "prepare", "deed:pass": "pass"}.get(name, "")
            node.picture = kit.plates.button(words, rect.size, "normal" if possible else "disabled", icon, 17)
            nodes.append(node)
        return nodes

    def _deed_words(self, key: str, label: str) -> str:
        season = self.sitting.game.state.players[self.sitting.viewer].season
        if key == "prepare":
            return f"Prepare for {SEASONS[season + 1]}" if season + 1 < len(SEASONS) else "Prepare"
        return label

    def _ribbon(self) -> Node:
        """Whose turn it is, and what may be done."""
        rect = self.layout.ribbon()
        return Node("ribbon", rect, picture=self.app.kit.plates.ribbon(self.headline(), rect.size))

    def headline(self) -> str:
        sitting = self.sitting
        if sitting.decision is None:
            return "The game is over"
        name = sitting.game.state.players[sitting.decision.seat].name
        if not sitting.waits_for_person:
            return f"{name} is thinking"
        if sitting.game.answers:
            return f"{name}: {sitting.decision.prompt}"
        ways = [words for start, words in (("place", "place a worker"), ("play", "play a card"), ("prepare", "prepare"),
                                           ("pass", "pass")) if any(o.key.startswith(start) for o in sitting.decision.options)]
        return f"{name}: {' or '.join(', '.join(ways).rsplit(', ', 1))}"

    # asking

    def _ask(self) -> None:
        """Lay out the sheet the open question needs; looking sheets on top stay."""
        self.sheets = [sheet for sheet in self.sheets if sheet.closable]
        sitting = self.sitting
        if sitting.needs_handover:
            self.sheets = [self._handover()]
        elif sitting.decision is not None and sitting.waits_for_person and sitting.game.answers:
            faced = Faced(self.app.kit, sitting.game.rules, sitting.game.state)
            self.sheets.insert(0, sheet_for(faced, self.layout.board, sitting.decision, self.submit))

    def _handover(self) -> Sheet:
        seat = self.sitting.decision.seat if self.sitting.decision is not None else 0
        recent: list[Line] = []
        for turn in reversed(self.sitting.game.past):
            if turn.start.seat == seat and turn.start.turn:
                break
            told = [line for entry in turn.journal if (line := self.teller.line(entry, seat)) is not None]
            recent = told + recent
        player = self.sitting.game.state.players[seat]
        return HandoverSheet(self.app.kit, self.layout.window(), player.name, self.animals[seat], recent, self._sit_down)

    def _sit_down(self) -> None:
        self.sitting.take_seat()
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
        self.picked = ""
        if option.key in ("prepare", "pass") and (unused := self._unused(option.key)):
            self._confirm(option, unused)
        elif self.app.settings.confirm and not self.sitting.game.answers:
            self._confirm(option, consequence(option, self.sitting.game.state, self.sitting.viewer))
        else:
            self.submit(option.key)

    def _unused(self, key: str) -> str:
        """What would be left undone."""
        options = self.sitting.decision.options if self.sitting.decision is not None else []
        cards = [option for option in options if option.key.startswith("play:")]
        workers = self.sitting.game.state.players[self.sitting.viewer].free_workers
        left = []
        if key == "pass" and workers:
            left.append("1 worker is still free" if workers == 1 else f"{workers} workers are still free")
        if key == "pass" and cards:
            left.append(f"{len(cards)} cards could still be played" if len(cards) > 1 else "1 card could still be played")
        return ", and ".join(left) + ". Passing ends the game for you." if left else ""

    def _confirm(self, option: Option, text: str) -> None:
        def go_on() -> None:
            self.sheets.clear()
            self.submit(option.key)

        choices = [("confirm:yes", option.label, go_on), ("confirm:no", "Not yet", self.close_sheet)]
        self.lay(NoticeSheet(self.app.kit, self.layout.board, f"{option.label}?", text or "Are you sure?", choices))

    def after_change(self) -> None:
        """The game has moved on: animate, sound, save, and show the end when it has come."""
        old_places = {name: self.scene.where(name) for name in self.scene.names()}
        entries = self.sitting.entries()
        news = entries[self.shown :] if len(entries) >= self.shown else []
        self.shown = len(entries)
        self.hinted = None
        self.refresh()
        motion = Motion(self.app.kit, self.animals, self.sitting.viewer)
        self.scene.tweens += motion.tweens(news, self.app.settings.animation, old_places.get, self.scene.where)
        for sound in sounds_for(news):
            self.app.sounds.play(sound)
        if self.sitting.waits_for_person:
            self.app.storage.autosave(self.sitting.save())
        if self.sitting.over and not self.finished:
            self.finished = True
            self.app.sounds.play("end")

    # sheets

    def lay(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)
        self.hovered = ""
        self.lift()

    def close_sheet(self) -> None:
        if self.sheets and self.sheets[-1].closable:
            self.sheets.pop()
        self.lift()

    def show_card(self, card_id: str) -> None:
        card = self.sitting.game.rules.cards.get(card_id)
        if card is not None:
            self.lay(CardSheet(self.app.kit, self.layout.window(), card, self.close_sheet))

    def say(self, text: str) -> None:
        """A short message under the pointer, gone with the next movement."""
        self.message = text
        self.app.sounds.play("refuse")
        self.lift()

    # what lies above the table

    def lift(self) -> None:
        """Build what is drawn over the resting table anew."""
        over = Node("over", (0, 0, *self.app.size))
        busy = bool(self.sheets)
        if not busy:
            self._glows(over)
        for sheet in self.sheets:
            if sheet.covers:
                over.add(Node("cover", (0, 0, *self.app.size), draw=self._wood, live=True))
            over.add(sheet.node)
        if self.dragging:
            picture = self._drag_picture(self.dragging)
            if picture is not None:
                self.hovering.dragged(over, picture, self.pointer)
        self._hints(over)
        self.scene.over = over
        self.scene.touch_over()
        self.app.wake()

    def _glows(self, over: Node) -> None:
        if self.hinted is not None:
            names = {node_name(self.hinted.subject), node_name(self.hinted.target)}
            self.hovering.glow(over, self._all_named(names), "green")
            return
        held = self.dragging or self.picked
        if held:
            targets = self.pointing.partners(held)
            places = [n for n in self.scene.names() if n.startswith(("space:", "award:"))] if held.startswith("worker") else []
            self.hovering.dim(over, [name for name in places if name not in targets])
            self.hovering.glow(over, self._all_named(targets), "gold")
        else:
            self.hovering.glow(over, self._all_named(self.pointing.sources()), "white")

    def _all_named(self, names: set[str]) -> list[str]:
        return [name for name in self.scene.names() if base_name(name) in names]

    def _drag_picture(self, name: str) -> pygame.Surface | None:
        kit = self.app.kit
        if name.startswith("worker:"):
            return kit.pictures.at(f"workers/{self.animals[self.sitting.viewer]}", (kit.px(64), kit.px(80)))
        card = self.card_at(name)
        return kit.faces.card(card, kit.px(180)) if card is not None else None

    def card_at(self, name: str) -> Card | None:
        """The card a node shows."""
        state, rules = self.sitting.game.state, self.sitting.game.rules
        parts = base_name(name).split(":")
        if parts[:2] == ["card", "hand"]:
            return rules.cards.get(parts[2])
        if parts[:2] == ["card", "meadow"]:
            return state.meadow[int(parts[2])]
        if parts[:2] == ["card", "city"]:
            for built in state.players[int(parts[2])].city:
                if built.uid == parts[3]:
                    return built.card
        if parts[0] == "option" and self.sheets:
            for sheet in self.sheets:
                options = getattr(getattr(sheet, "decision", None), "options", ())
                for option in options:
                    if option.key == name.removeprefix("option:").partition("#")[0] and option.subject is not None:
                        return Faced(self.app.kit, rules, state).card_of(option)
        return None

    def _hints(self, over: Node) -> None:
        if self.message:
            self.hovering.bubble(over, self.message, self.pointer)
            return
        if not self.hovered or self.dragging:
            return
        node = self.find(self.hovered)
        where = self.where(self.hovered)
        if node is None or where is None:
            return
        card = self.card_at(self.hovered)
        reason = self.pointing.reason(self.hovered) if not self.sheets else ""
        options = self.pointing.about(self.hovered) if not self.sheets else []
        told = consequence(options[0], self.sitting.game.state, self.sitting.viewer) if options else ""
        text = "\n".join(part for part in (node.hint if card is None else "", reason, told) if part)
        if self.rested >= LOOK_AFTER and card is not None:
            self.hovering.close_look(over, card, self.sheets[-1].node.rect if self.sheets else where)
        if text and (self.rested >= LOOK_AFTER / 2 or reason):
            self.hovering.bubble(over, text, self.pointer)

    # events

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._look(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _move(self, point: tuple[int, int]) -> None:
        self.pointer = point
        self.message = ""
        if self.pressed is not None and not self.dragging:
            name, start = self.pressed
            node = self.find(name)
            far = abs(point[0] - start[0]) + abs(point[1] - start[1]) > DRAG_FROM
            if far and node is not None and node.drag and not self.sheets:
                if self.pointing.about(name):
                    self.dragging = name
                    self.picked = ""
        node = self.scene.at(point)
        hovered = node.name if node is not None else ""
        if hovered != self.hovered:
            self.hovered = hovered
            self.rested = 0.0
        self.lift()

    def _press(self, point: tuple[int, int]) -> None:
        self.pointer = point
        node = self.scene.at(point)
        self.pressed = (node.name, point) if node is not None else None

    def _release(self, point: tuple[int, int]) -> None:
        self.pointer = point
        pressed, self.pressed = self.pressed, None
        dragged, self.dragging = self.dragging, ""
        node = self.scene.at(point)
        name = node.name if node is not None else ""
        if dragged:
            self._drop(dragged, point)
        elif pressed is not None and pressed[0] == name:
            self._click(name)
        self.lift()

    def _drop(self, dragged: str, point: tuple[int, int]) -> None:
        """Put the dragged thing where it was let go, or back."""
        targets = self.pointing.partners(dragged)
        for name in self._all_named(targets):
            where = self.where(name)
            if where is not None and where.collidepoint(point):
                self._put(self.pointing.meant(dragged, name), name)
                return
        node = self.scene.at(point)
        if node is not None and (reason := self.pointing.reason(node.name)):
            self.say(reason)

    def _put(self, options: list[Option], name: str) -> None:
        """Something was put onto a node: do it, or look closer where that could mean several things."""
        if len(options) == 1:
            self.choose(options[0])
        elif name.startswith("seat:"):
            self.show_city(int(name[5:]))

    def show_city(self, seat: int) -> None:
        def press(name: str) -> None:
            options = self.pointing.about(name)
            if options:
                self.close_sheet()
                self.choose(options[0])
            elif (card := self.card_at(name)) is not None:
                self.show_card(card.id)

        state = self.sitting.game.state
        self.lay(CitySheet(self.home, self.layout.window(), state, seat, press, self.pointing.about, self.close_sheet))

    def _click(self, name: str) -> None:
        if self.sheets:
            self._click_sheet(name)
        elif name.startswith("tool:"):
            self.use_tool(name[5:])
        elif self.picked and (options := self.pointing.meant(self.picked, name)):
            self._put(options, name)
        elif name.startswith("log:"):
            self.show_card(name.split(":")[2])
        elif name.startswith("seat:"):
            self.show_city(int(name[5:]))
        elif options := self.pointing.about(name):
            if base_name(name).startswith("worker:"):
                self.picked = "" if self.picked == name else name
                self.app.sounds.play("click")
            elif len(options) == 1:
                self.choose(options[0])
        elif reason := self.pointing.reason(name):
            self.say(reason)
        else:
            self.picked = ""

    def _click_sheet(self, name: str) -> None:
        top = self.sheets[-1]
        if self._belongs(top, name):
            if name != "sheet":
                self.app.sounds.play("click")
                top.press(name)
        elif top.closable:
            self.close_sheet()
        else:
            self._answer_on_table(name)

    def _belongs(self, sheet: Sheet, name: str) -> bool:
        return any(node.name == name for node, _ in sheet.node.walk())

    def _answer_on_table(self, name: str) -> None:
        """A question can also be answered by pressing what it is about on the table itself."""
        decision = self.sitting.decision
        if isinstance(decision, ChooseOne):
            options = [o for o in decision.options if o.subject is not None and node_name(o.subject) == base_name(name)]
            if len(options) == 1:
                self.submit(options[0].key)

    def _look(self, point: tuple[int, int]) -> None:
        """Right click: the thing in large, with its rulings."""
        node = self.scene.at(point)
        if node is None:
            return
        card = self.card_at(node.name)
        if card is not None:
            self.show_card(card.id)
        elif node.name.startswith("space:"):
            space = self.sitting.game.rules.spaces[node.name[6:]]
            self.lay(TextSheet(self.app.kit, self.layout.window(), space.name, space.text, self.close_sheet))
        elif node.name.startswith("award:"):
            award = self.sitting.game.rules.awards[node.name[6:]]
            needs = " and ".join(self.sitting.game.rules.cards[card].name for card in award.cards)
            text = (f"Needs {needs} in your city.\n" if needs else "") + award.text
            text += f"\n{award.points} points" if award.points else ""
            self.lay(TextSheet(self.app.kit, self.layout.window(), award.name, text, self.close_sheet))

    def _key(self, event: pygame.event.Event) -> None:
        ctrl = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if self.sheets and self.sheets[-1].key(event.key):
            self.lift()
        elif event.key == pygame.K_ESCAPE:
            if self.sheets and self.sheets[-1].closable:
                self.close_sheet()
            elif self.picked:
                self.picked = ""
                self.lift()
            else:
                self.use_tool("menu")
        elif ctrl and event.key == pygame.K_z:
            self.use_tool("undo")
        elif ctrl and event.key == pygame.K_y:
            self.use_tool("redo")
        elif event.key == pygame.K_h:
            self.use_tool("hint")
        elif event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB) and not self.sheets:
            self.list_options()

    def list_options(self) -> None:
        if self.pointing.options:
            def answer(key: Any) -> None:
                self.sheets.pop()
                for option in self.pointing.options:
                    if option.key == key:
                        self.choose(option)
                        return

            self.lay(ListSheet(self.app.kit, self.layout.window(), self.pointing.options, answer, self.close_sheet))

    # tools

    def use_tool(self, tool: str) -> None:
        if tool == "undo":
            self._turn_back(lambda: self.sitting.undo(self.practice), self.sitting.undo_block(self.practice))
        elif tool == "redo":
            self._turn_back(self.sitting.redo, "" if self.sitting.can_redo else "There is nothing to do again.")
        elif tool == "hint" and self.sitting.waits_for_person and not self.waiting_for_hint:
            self.waiting_for_hint = True
            self.sitting.hint()
        elif tool == "log":
            self.lay(LogSheet(self.app.kit, self.layout.window(), self._told(self.sitting.entries()), self.show_card, self.close_sheet))
        elif tool == "gear":
            from everdell_desktop.ui.screens.settings import SettingsScreen

            self.app.push(SettingsScreen(self.app))
        elif tool == "menu":
            self._menu()

    def _turn_back(self, do: Any, block: str) -> None:
        if block:
            self.say(block)
            return
        do()
        self.waiting_for_hint = False
        self.shown = len(self.sitting.entries())
        self.finished = False
        self.picked = ""
        self.sheets = []
        self.scene.tweens = []
        self.refresh()

    def _menu(self) -> None:
        from everdell_desktop.ui.screens.menu import MenuScreen

        choices = [
            ("menu:back", "Play on", self.close_sheet),
            ("menu:main", "Main menu", lambda: self.app.show(MenuScreen(self.app))),
            ("menu:quit", "Quit", self.app.quit),
        ]
        text = "The game is saved at every decision. Continue in the main menu brings you back here."
        self.lay(NoticeSheet(self.app.kit, self.layout.window(), "A little rest", text, choices))

    # time

    def update(self, dt: float) -> None:
        super().update(dt)
        before = self.rested
        self.rested += dt
        if before < LOOK_AFTER <= self.rested and self.hovered:
            self.lift()
        if self.waiting_for_hint:
            self._poll_hint()
        elif not self.scene.moving() and self.sitting.update():
            self.after_change()
        if self.finished and not self.scene.moving() and not self.sheets:
            self._show_scores()

    def _poll_hint(self) -> None:
        answer = self.sitting.poll_hint()
        if answer is None:
            return
        self.waiting_for_hint = False
        decision = self.sitting.decision
        if decision is not None:
            self.hinted = next((option for option in decision.options if option.key == answer), None)
            words = self.hinted.label if self.hinted is not None else str(answer)
            self.message = f"A strong player would choose: {words}"
        self.lift()

    def _show_scores(self) -> None:
        from everdell_desktop.ui.screens.score import ScoreScreen

        self.finished = False
        self.app.push(ScoreScreen(self.app, self.sitting))

    def moving(self) -> bool:
        thinking = not self.sitting.waits_for_person and not self.sitting.over
        resting = bool(self.hovered) and self.rested < LOOK_AFTER
        return super().moving() or thinking or self.waiting_for_hint or resting or self.finished
