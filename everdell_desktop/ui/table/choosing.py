"""Choosing on the table itself: things glow where they lie, a slim bar carries the question and the ways on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import SKIP, ChooseOne, ChooseSome, Decision, Option, Subject
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node, Scene
from everdell_desktop.ui.shapes import rim
from everdell_desktop.ui.theme import BOLD, CAPTION, HEADING, INK, NORMAL

from .subjects import asked_about, thing

DONE, BACK = "answer:done", "answer:back"
CLOSE = "close"
"""The purpose of the question whether anything else is to be done before a turn ends: never more than a bar."""
MOST_CLOSING = 4
MOST_BUTTONS = 2  # options beside the things on the table that find room on the bar
Lies = Callable[[Subject], int]
"""How many of a thing lie on the table, in whatever region."""
FRAMES = 6  # places for chosen cards that are drawn one by one


class ChoiceBar:
    """A question that is answered by pressing things on the table."""

    def __init__(
        self, kit: Kit, scene: Scene, rect: pygame.Rect, decision: ChooseOne | ChooseSome, lies: Lies,
        answer: Callable[[Any], None], undo: Callable[[], None] | None, asker: Card | None,
        card_of: Callable[[Option], Card | None],
    ) -> None:  # fmt: skip
        self.kit = kit
        self.scene = scene
        self.rect = rect
        self.decision = decision
        self.answer = answer
        self.undo = undo
        self.asker = asker
        self.card_of = card_of
        """The card an option is about."""
        self.chosen: dict[str, str] = {}
        """The nodes chosen so far, with the keys of their options."""
        options = [option for option in decision.options if option.key != SKIP]
        about = {option.key: asked_about(option) for option in options}
        self.on_table = [option for option in options if (found := about[option.key]) is not None and lies(found)]
        self.beside = [option for option in options if option not in self.on_table]
        self.held: Subject | None = None
        """The thing with which several options begin, once it is pressed: where it can go is what is asked then."""
        self.focus = -1
        self.node = Node("bar", rect)
        self.lay_out()

    @property
    def closing(self) -> bool:
        """Whether all that is asked is whether anything else is to be done."""
        return self.decision.purpose == CLOSE

    @property
    def candidates(self) -> list[Subject]:
        """The things that can be pressed now."""
        if self.held is not None:
            goals = [o.target for o in self.on_table if asked_about(o) == self.held]
            return [self.held, *dict.fromkeys(thing(goal) for goal in goals if goal is not None)]
        return list(dict.fromkeys(s for o in self.on_table if (s := asked_about(o)) is not None))

    def asks_for(self, kind: str) -> bool:
        return any(subject.kind == kind for subject in self.candidates)

    @property
    def skippable(self) -> bool:
        return isinstance(self.decision, ChooseOne) and bool(self.decision.skip)

    @property
    def ready(self) -> bool:
        """Whether so many may be chosen as are."""
        return isinstance(self.decision, ChooseSome) and self.decision.least <= len(self.chosen) <= self.decision.most

    # answering

    def press(self, node: Node) -> bool:
        """A node of the table or of the bar was pressed; whether that meant something."""
        if node.name == DONE:
            if self.ready:
                self.answer(list(self.chosen.values()))
        elif node.name == BACK and self.undo is not None:
            self.undo()
        elif node.name.startswith("option:"):
            self.answer(node.name.removeprefix("option:"))
        elif node.subject in self.candidates:
            self._choose(node)
        else:
            return False
        return True

    def _choose(self, node: Node) -> None:
        options = [option for option in self.on_table if asked_about(option) == (self.held or node.subject)]
        if isinstance(self.decision, ChooseOne):
            self._choose_one(node, options)
            return
        if node.name in self.chosen:
            del self.chosen[node.name]
        else:
            if len(self.chosen) == self.decision.most:
                del self.chosen[next(iter(self.chosen))]
            taken = list(self.chosen.values())
            free = [option for option in options if taken.count(option.key) < self._copies(option.key)]
            if free:
                self.chosen[node.name] = free[0].key
        self.lay_out()

    def _choose_one(self, node: Node, options: Sequence[Option]) -> None:
        """Answer, or ask where the pressed thing shall go; pressed again, it is let go."""
        if self.held is None and one_each(options):
            self.answer(options[0].key)
        elif self.held in (None, node.subject):
            self.held = node.subject if self.held is None else None
            self.lay_out()
        else:
            self.answer(next(o.key for o in options if o.target is not None and thing(o.target) == node.subject))

    def _copies(self, key: str) -> int:
        return sum(option.key == key for option in self.on_table)

    def names(self) -> list[str]:
        """What can be pressed now, in the order of the keys."""
        things = [node.name for subject in self.candidates for node, _ in self.scene.showing(subject) if node.name]
        return [*dict.fromkeys(things), *(node.name for node in self.node.children if node.live and node.name != BACK)]

    # the bar

    def lay_out(self) -> None:
        px = self.kit.px
        buttons = self._buttons()
        style = self.kit.style(NORMAL + 2, INK, BOLD)
        wide = self.kit.letters.width(self.decision.prompt, style)
        room = sum(each for _, _, each, _ in buttons) + px(10) * len(buttons)
        counted = px(34 * min(FRAMES, self._most()) + 96) if isinstance(self.decision, ChooseSome) else 0
        left = px(70) if self.asker is not None else px(26)
        most = px(1180)
        size = min(most, left + wide + counted + room + px(50)), self.rect.h
        self.node = Node("bar", (self.rect.centerx - size[0] // 2, self.rect.y, *size), live=True)
        self.node.add(Node("", (0, 0, *size), picture=self.kit.plates.plate("panel", size, 0.42)))
        if self.asker is not None:
            side = px(48)
            portrait = self.kit.faces.portrait(self.asker, side)
            self.node.add(Node("", (px(14), (size[1] - side) // 2, side, side), picture=portrait))
        words = self.kit.letters.block(
            self.decision.prompt, style, size[0] - left - counted - room - px(36), size[1] - px(10)
        )
        self.node.add(Node("bar:title", (left, (size[1] - words.get_height()) // 2, *words.get_size()), picture=words))
        x = size[0] - room - px(14)
        if counted:
            self._count(x - counted)
        for name, text, each, state in buttons:
            icon = "undo" if name == BACK else ""
            node = self.node.add(Node(name, (x, px(9), each, size[1] - px(18)), live=state != "disabled"))
            node.picture = self.kit.plates.button(text, node.rect.size, state, icon, NORMAL)
            x += each + px(10)

    def _buttons(self) -> list[tuple[str, str, int, str]]:
        """Name, words, width and state."""
        px = self.kit.px
        found = [(f"option:{option.key}", option.label) for option in self.beside]
        if self.skippable and isinstance(self.decision, ChooseOne):
            found.append((f"option:{SKIP}", self.decision.skip))
        style = self.kit.style(NORMAL, INK, BOLD)
        buttons = [
            (name, text, min(px(330), self.kit.letters.natural_width(text, style, px(330)) + px(40)), "normal")
            for name, text in found
        ]
        if self.undo is not None:
            buttons.insert(0, (BACK, "Back", px(118), "normal"))
        if isinstance(self.decision, ChooseSome):
            none = not self.chosen and self.decision.least == 0
            buttons.append((DONE, "None" if none else "Done", px(118), "normal" if self.ready else "disabled"))
        return buttons

    def _most(self) -> int:
        return self.decision.most if isinstance(self.decision, ChooseSome) else 1

    def _count(self, left: int) -> None:
        """A small frame for each card to be chosen, and how many there are."""
        assert isinstance(self.decision, ChooseSome)
        px = self.kit.px
        number, most = len(self.chosen), self.decision.most
        for place in range(min(FRAMES, most)):
            rect = pygame.Rect(left + place * px(34), (self.rect.h - px(42)) // 2, px(30), px(42))
            frame = self.node.add(Node("", rect, draw=rim(CAPTION, 2, px(5))))
            if place < number:
                self._put_in(frame, list(self.chosen.values())[place])
        text = f"{number} of {most}" if self.decision.least == most else f"{number}, up to {most}"
        words = self.kit.letters.fitting(text, self.kit.style(NORMAL, HEADING, BOLD), px(88))
        x = left + min(FRAMES, most) * px(34) + px(4)
        self.node.add(Node("", (x, (self.rect.h - words.get_height()) // 2, *words.get_size()), picture=words))

    def _put_in(self, frame: Node, key: str) -> None:
        """A chosen card in its frame, in small; anything else as a check."""
        card = self.card_of(next(option for option in self.on_table if option.key == key))
        wide, high = frame.rect.w - 2, frame.rect.h - 2
        if card is None:
            side = self.kit.px(24)
            place = (frame.rect.w - side) // 2, (frame.rect.h - side) // 2, side, side
            frame.add(Node("", place, picture=self.kit.pictures.icon("check", side)))
            return
        small = self.kit.plates.kept(
            ("chosen", card.key, (wide, high)),
            lambda: pygame.transform.smoothscale(self.kit.faces.mini(card, self.kit.px(120)), (wide, high)),
        )
        frame.add(Node("", (1, 1, wide, high), picture=small))


def fits_the_table(decision: Decision, lies: Lies) -> bool:
    """Whether a question is asked on the table: what it is about lies there, but for a few words."""
    if not isinstance(decision, (ChooseOne, ChooseSome)):
        return False
    options = [option for option in decision.options if option.key != SKIP]
    beside = [option for option in options if (about := asked_about(option)) is None or not lies(about)]
    if decision.purpose == CLOSE and len(options) <= MOST_CLOSING:
        return True
    if isinstance(decision, ChooseSome):
        return bool(options) and not beside and enough_of_each(options, lies)
    return len(beside) < len(options) and len(beside) <= MOST_BUTTONS and lead_apart(options, lies)


def one_each(options: Sequence[Option]) -> bool:
    """Whether no two different options are about the same thing."""
    about: dict[Subject, str] = {}
    return all(about.setdefault(s, o.key) == o.key for o in options if (s := asked_about(o)) is not None)


def lead_apart(options: Sequence[Option], lies: Lies) -> bool:
    """Whether different options that begin with the same thing lead to different things of the table."""
    goals: dict[tuple[Subject, Subject | None], str] = {}
    for option in options:
        about = asked_about(option)
        if about is None or one_each([o for o in options if asked_about(o) == about]):
            continue
        if option.target is None or not lies(thing(option.target)):
            return False
        if goals.setdefault((about, thing(option.target)), option.key) != option.key:
            return False
    return True


def enough_of_each(options: Sequence[Option], lies: Lies) -> bool:
    """Whether each copy of a thing is on the table."""
    wanted = Counter(about for option in options if (about := asked_about(option)) is not None)
    return all(lies(subject) >= number for subject, number in wanted.items())
