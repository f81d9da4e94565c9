"""The engine over standard input and output: JSON Lines, one reply for each request (see docs/protocol.md)."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping
from typing import IO, Any

from everdell_desktop.boxes import SHELF
from everdell_desktop.engine.campaigns import SheetError
from everdell_desktop.engine.combining import BoxError
from everdell_desktop.engine.decisions import (
    ChooseGoods,
    ChooseOne,
    ChoosePayment,
    ChooseSome,
    Decision,
    Distribute,
    IllegalAnswer,
)
from everdell_desktop.engine.game import Game, SaveError
from everdell_desktop.engine.goods import to_json
from everdell_desktop.engine.journal import seen
from everdell_desktop.engine.positions import WHO_KEYS, read_seed, read_setup
from everdell_desktop.engine.quoting import quoted
from everdell_desktop.engine.reading import PositionError, check_keys
from everdell_desktop.engine.ruleset import Box
from everdell_desktop.engine.view import view
from everdell_desktop.keeping.upgrades import newest_game

Reply = dict[str, Any]
LONGEST_LINE = 4_000_000  # letters; the longest games take a tenth of it
MOST_SKIPPED = 16  # so many times the longest line is read on for the end of one that is longer


class RequestError(Exception):
    """A request that cannot be carried out."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Session:
    """One game behind the protocol. A refused request changes nothing."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self.closed = False
        self.commands: dict[str, tuple[Callable[[Mapping[str, Any]], Reply], tuple[str, ...]]] = {
            "new": (self.new, ("boxes", "seats", "seed", "options")),
            "position": (self.position, ("position",)),
            "answer": (self.answer, ("answer",)),
            "undo": (self.undo, ()),
            "redo": (self.redo, ()),
            "state": (self.state, ()),
            "view": (self.view, ("seat",)),
            "scores": (self.scores, ()),
            "save": (self.save, ()),
            "load": (self.load, ("save",)),
            "hint": (self.hint, ("level", "seed")),
            "boxes": (self.boxes, ()),
            "campaign": (self.campaign, ("campaign",)),
            "quit": (self.quit, ()),
        }
        """Each command with the parts its request may have."""

    def handle(self, line: str) -> Reply:
        """The reply to one line."""
        try:
            line.encode()  # lone surrogates stand for bytes that are not UTF-8
            request = json.loads(line)
        except UnicodeEncodeError:
            return refusal("bad_json", "this line is not UTF-8 text")
        except (ValueError, RecursionError) as error:
            return refusal("bad_json", f"this line is not JSON: {error}")
        if not isinstance(request, dict):
            return refusal("bad_request", 'a request must be an object such as {"cmd": "new"}')
        command = request.get("cmd")
        if not isinstance(command, str) or command not in self.commands:
            known = ", ".join(self.commands)
            named = f"there is no command {quoted(command)}" if "cmd" in request else "the request names no command"
            return refusal("unknown_command", f"{named}; the commands are {known}")
        run, parts = self.commands[command]
        for part in request:
            if part != "cmd" and part not in parts and not (command == "new" and part in brought_keys(request)):
                return refusal("bad_request", f"{command} has no part {quoted(part)}")
        try:
            return {"ok": True, **run(request)}
        except RequestError as error:
            return refusal(error.code, str(error))
        except IllegalAnswer as error:
            return refusal("illegal_answer", str(error))
        except BoxError as error:
            return refusal("bad_setup", str(error))
        except PositionError as error:
            return refusal("bad_position", str(error))
        except SaveError as error:
            return refusal("bad_save", str(error))
        except RecursionError:
            return refusal("bad_request", f"the parts of {command} are nested too deeply")
        except Exception as error:  # a fault of ours: the game stays as it was, and whoever asked learns of it
            return refusal("internal", f"{command} failed, which is a fault of this program: {error!r}")

    @property
    def game(self) -> Game:
        if self._game is None:
            raise RequestError("no_game", "there is no game yet; send new, position or load first")
        return self._game

    # commands

    def new(self, request: Mapping[str, Any]) -> Reply:
        try:
            setup, seed = read_setup(request, SHELF), read_seed(request)
            for number, seat in enumerate(request.get("seats", []), start=1):
                check_keys(seat, WHO_KEYS, f"seat {number} of a new game")
        except PositionError as error:
            raise RequestError("bad_setup", str(error)) from None
        self._game = Game.new(setup, seed, SHELF)
        return self.table([])

    def position(self, request: Mapping[str, Any]) -> Reply:
        if "position" not in request:
            raise RequestError("bad_request", "position needs a position")
        self._game = Game.at(request["position"], SHELF)
        return self.table([])

    def answer(self, request: Mapping[str, Any]) -> Reply:
        if "answer" not in request:
            raise RequestError("bad_request", "answer needs an answer")
        known = len(self.game.journal)
        self.game.submit(request["answer"])
        finished, journal = self.game.finished, self.game.journal
        news = [*finished[known:], *journal] if finished else journal[known:]
        return self.table(seen(news, None))

    def undo(self, request: Mapping[str, Any]) -> Reply:
        self.game.undo()
        return self.table([])

    def redo(self, request: Mapping[str, Any]) -> Reply:
        self.game.redo()
        return self.table([])

    def state(self, request: Mapping[str, Any]) -> Reply:
        return {"state": self.game.position()}

    def view(self, request: Mapping[str, Any]) -> Reply:
        seat = request.get("seat", self.game.state.seat)
        people = [n for n, player in enumerate(self.game.state.players) if not player.automaton]
        if not isinstance(seat, int) or isinstance(seat, bool) or seat not in people:
            raise RequestError("bad_request", f"seat must be one of {people}, not {quoted(seat)}")
        return {"state": view(self.game.state, self.game.rules, seat)}

    def scores(self, request: Mapping[str, Any]) -> Reply:
        return score_reply(self.game)

    def save(self, request: Mapping[str, Any]) -> Reply:
        return {"save": self.game.save()}

    def load(self, request: Mapping[str, Any]) -> Reply:
        if "save" not in request:
            raise RequestError("bad_request", "load needs a save")
        self._game = Game.load(newest_game(request["save"]), SHELF)
        return self.table([])

    def hint(self, request: Mapping[str, Any]) -> Reply:
        from everdell_desktop.ai.thinkers import LEVELS

        level = request.get("level", "hard")
        if not isinstance(level, str) or level not in LEVELS:
            levels = ", ".join(LEVELS)
            raise RequestError("unknown_level", f"there is no level {quoted(level)}; the levels are {levels}")
        seed = request.get("seed", 0)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise RequestError("bad_request", f"seed must be a whole number, not {quoted(seed)}")
        decision = self.game.decision
        if decision is None:
            raise RequestError("no_decision", "the game is over, there is nothing to choose")
        thinker = LEVELS[level](seed)
        picked = thinker.pick(decision, self.game.turn_start, self.game.answers, self.game.rules)
        return {"answer": decision.answer(picked)}

    def boxes(self, request: Mapping[str, Any]) -> Reply:
        from everdell_desktop.ai.thinkers import LEVELS

        return {"boxes": [box_reply(box) for box in SHELF.boxes.values()], "levels": list(LEVELS)}

    def campaign(self, request: Mapping[str, Any]) -> Reply:
        """The sums of a score sheet, without a game."""
        books = [box.campaign for box in SHELF.boxes.values() if box.campaign is not None]
        book = next((book for book in books if book.key in request), None)
        if book is None:
            raise RequestError("bad_request", "campaign needs a campaign")
        try:
            return book.summed_up(request[book.key])
        except SheetError as error:
            raise RequestError("bad_request", str(error)) from None

    def quit(self, request: Mapping[str, Any]) -> Reply:
        self.closed = True
        return {}

    # replies

    def table(self, journal: list[dict[str, Any]]) -> Reply:
        game = self.game
        reply: Reply = {"over": game.over, "decision": decision_reply(game.decision), "journal": journal}
        if game.over:
            reply.update(score_reply(game))
        if game.notice:
            reply["notice"] = game.notice
        return reply


def decision_reply(decision: Decision | None) -> Reply | None:
    if decision is None:
        return None
    reply: Reply = {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": decision.prompt,
        "main": decision.main,
        "asker": decision.asker,
        "purpose": decision.purpose,
        "least": 1,
        "most": 1,
        "options": [{"key": option.key, "label": option.label} for option in decision.options],
        "blocked": [{"key": blocked.key, "reason": blocked.reason} for blocked in decision.blocked],
    }
    if isinstance(decision, ChooseOne):
        reply["optional"] = bool(decision.skip)
    elif isinstance(decision, ChooseSome | ChooseGoods):
        reply.update(least=decision.least, most=decision.most)
    elif isinstance(decision, ChoosePayment):
        for option in reply["options"]:
            option["goods"] = [to_json(goods) for goods in decision.goods_for(option["key"])]
    elif isinstance(decision, Distribute):
        reply.update(least=0, most=decision.most)
    else:
        reply.update(least=len(reply["options"]), most=len(reply["options"]))
    if isinstance(decision, ChooseGoods | Distribute):
        reply["limit"] = {kind: min(number, reply["most"]) for kind, number in decision.limit.items()}
    return reply


def score_reply(game: Game) -> Reply:
    reply: Reply = {
        "scores": [{"seat": sheet.seat, "total": sheet.total, "parts": sheet.parts} for sheet in game.scores()],
        "winners": game.winners(),
    }
    result = game.result()
    return reply if result is None else {**reply, "result": dict(result)}


def box_reply(box: Box) -> Reply:
    return {
        "name": box.name,
        "title": box.title,
        "text": box.text,
        "seats": list(SHELF.seats_for(box.name)),
        "joins_by_itself": box.joins is not None,
        "needs": list(box.needs),
        "alone": box.alone,
        "options": [
            {"name": o.name, "text": o.text, "choices": list(o.choices), "default": o.default} for o in box.options
        ],
    }


def brought_keys(request: Mapping[str, Any]) -> set[str]:
    """What the boxes of a new game let players bring to the table."""
    boxes = request.get("boxes", [])
    return SHELF.setup_keys(name for name in boxes if isinstance(name, str)) if isinstance(boxes, list) else set()


def refusal(code: str, message: str) -> Reply:
    return {"ok": False, "error": code, "message": message}


def serve(requests: IO[str], replies: IO[str]) -> None:
    """Answer lines until the input ends or somebody quits. Blank lines are passed over."""
    if isinstance(requests, io.TextIOWrapper):
        requests.reconfigure(encoding="utf-8", errors="surrogateescape")
    session = Session()
    while line := requests.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith("\n"):
            reply = refusal("bad_json", f"this line is longer than {LONGEST_LINE} letters")
            ended = not skip_line(requests)
        elif line.strip():
            reply, ended = session.handle(line), session.closed
        else:
            continue
        replies.write(json.dumps(reply) + "\n")
        replies.flush()
        if ended:
            return


def skip_line(requests: IO[str]) -> bool:
    """Read on to the end of a line that is too long; False where it does not seem to end at all."""
    return any(requests.readline(LONGEST_LINE).endswith("\n") for _ in range(MOST_SKIPPED))
