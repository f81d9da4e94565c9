"""The engine protocol: every command, in process and through a real process, and everything that can go wrong."""

from __future__ import annotations

import functools
import io
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import everdell_desktop
from everdell_desktop.boxes import SHELF
from everdell_desktop.commands.protocol import Session, serve
from everdell_desktop.engine.decisions import KINDS_OF_DECISION
from everdell_desktop.engine.positions import SEAT_KEYS, TABLE_KEYS
from tests.promises import MANY_OF_ONE
from tests.scenario import given
from tests.test_positions import EXAMPLE, IMPOSSIBLE
from tests.walking import Table, each_box, random_answer, walk

PACKAGE = Path(everdell_desktop.__file__).parent
NEW = {"cmd": "new", "boxes": ["base"], "seats": [{"name": "A"}, {"name": "B"}], "seed": 7, "options": {}}
BARD = {"seats": [{"hand": ["bard", "farm", "inn"], "goods": {"berry": 3}}, {}]}


class Client:
    """Speaks to a session as a program on the other end of the pipe would: text lines only."""

    def __init__(self) -> None:
        self.session = Session()

    def send(self, request: Any) -> dict[str, Any]:
        line = request if isinstance(request, str) else json.dumps(request)
        reply = json.loads(json.dumps(self.session.handle(line)))
        assert isinstance(reply["ok"], bool)
        if not reply["ok"]:
            assert set(reply) == {"ok", "error", "message"}
            assert len(reply["message"]) > 10
            assert not re.search(r"\b(None|True|False)\b", reply["message"]), "JSON has no such words"
            assert not re.search(MANY_OF_ONE, reply["message"])
        return reply

    def good(self, cmd: str, **parts: Any) -> dict[str, Any]:
        reply = self.send({"cmd": cmd, **parts})
        assert reply["ok"], reply
        return reply

    def bad(self, request: Any, code: str, words: str = "") -> str:
        """The request is refused with this code, the sentence holds the words, and nothing has changed."""
        before = self.face()
        reply = self.send(request)
        assert not reply["ok"], f"accepted: {request}"
        assert reply["error"] == code, reply
        assert words in reply["message"], reply["message"]
        assert self.face() == before, "a refused request changed something"
        return str(reply["message"])

    def face(self) -> list[dict[str, Any]]:
        return [self.send({"cmd": cmd}) for cmd in ("state", "save", "scores")]

    def play(self, *answers: Any) -> dict[str, Any]:
        for answer in answers:
            reply = self.good("answer", answer=answer)
        return reply


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def playing(client: Client) -> Client:
    """A client in mid-turn: the Bard was played, and which cards are discarded is asked."""
    client.good("position", position=BARD)
    client.play("play:hand:bard")
    return client


# commands


def check_reply_object(reply: dict[str, Any]) -> None:
    assert {"ok", "over", "decision", "journal"} <= set(reply)
    if reply["over"]:
        assert reply["decision"] is None and reply["scores"]
        return
    decision = reply["decision"]
    assert {"seat", "kind", "prompt", "least", "most", "options", "blocked"} <= set(decision)
    assert all(set(option) >= {"key", "label"} for option in decision["options"])
    assert all(set(blocked) == {"key", "reason"} for blocked in decision["blocked"])


def test_new_deals_a_table(client: Client) -> None:
    reply = client.send(NEW)
    check_reply_object(reply)
    decision = reply["decision"]
    assert (decision["seat"], decision["kind"], decision["least"], decision["most"]) == (0, "choose_one", 1, 1)
    keys = {option["key"] for option in decision["options"]}
    assert {"place:basic_3_twig", "place:haven"} <= keys
    blocked = {blocked["key"]: blocked["reason"] for blocked in decision["blocked"]}
    assert blocked["pass"] == "passing is possible in autumn only" and "place:journey_5" in blocked
    assert reply["journal"] == [] and reply["over"] is False


def test_new_needs_nothing_but_its_name(client: Client) -> None:
    client.good("new")
    state = client.good("state")["state"]
    assert [seat["name"] for seat in state["seats"]] == ["Player 1", "Player 2"] and state["boxes"] == ["base"]


def test_the_same_seed_gives_the_same_game(client: Client) -> None:
    first = client.send(NEW), client.good("state")
    client.play("place:basic_3_twig")
    assert (client.send(NEW), client.good("state")) == first


@pytest.mark.parametrize("year", [1, 2, 3])
def test_solo_is_one_seat_and_a_year(client: Client, year: int) -> None:
    client.good("new", seats=[{"name": "A"}], options={"rugwort_year": year})
    state = client.good("state")["state"]
    assert len(state["seats"]) == 1 and state["rugwort"]["placed"][1] == "basic_3_twig"
    assert {score["seat"] for score in client.good("scores")["scores"]} == {0, 1}


def test_the_example_position(client: Client) -> None:
    reply = client.good("position", position=EXAMPLE)
    check_reply_object(reply)
    keys = {option["key"] for option in reply["decision"]["options"]}
    assert {"play:hand:farm", "place:city:0:storehouse", "play:meadow:0:inn"} <= keys
    state = client.good("state")["state"]
    assert state["seats"][0]["city"] == EXAMPLE["seats"][0]["city"]
    assert state["seats"][0]["placed"] == ["basic_3_twig"] and state["meadow"] == EXAMPLE["meadow"]
    assert state["deck"][:2] == ["castle", "queen"]


def test_an_answer_brings_the_journal_entries_it_caused(client: Client) -> None:
    client.good("position", position=BARD)
    reply = client.good("answer", answer="play:hand:bard")
    assert [entry["kind"] for entry in reply["journal"]] == ["play", "pay"]
    reply = client.good("answer", answer=["farm"])
    assert [entry["kind"] for entry in reply["journal"]] == ["discard", "points", "turn"]
    assert reply["journal"][0]["cards"] == ["farm"] and reply["decision"]["seat"] == 1


def test_undo_and_redo(client: Client) -> None:
    client.send(NEW)
    before = client.good("state")
    after = client.good("answer", answer="place:basic_3_twig")["decision"], client.good("state")
    check_reply_object(client.good("undo"))
    assert client.good("state") == before
    assert client.good("redo")["decision"] == after[0] and client.good("state") == after[1]


def test_a_view_leaves_out_what_the_seat_may_not_see(client: Client) -> None:
    client.send(NEW)
    seen = client.good("view", seat=1)["state"]
    assert seen["seats"][0]["hand"] == 5 and len(seen["seats"][1]["hand"]) == 6
    assert isinstance(seen["deck"], int) and isinstance(seen["discard"], int) and "seed" not in seen
    assert client.good("view")["state"]["seats"][0]["hand"] != 5, "the seat to move is the one meant"


def test_a_view_in_mid_turn_tells_no_more(playing: Client) -> None:
    assert not {"midway", "revealed", "answers", "seed"} & set(playing.good("view", seat=1)["state"])


def test_scores_count_as_if_the_game_ended_now(client: Client) -> None:
    position = {"seats": [{"city": ["farm", "castle", {"card": "clock_tower", "points": 2}], "points": 3}, {}]}
    client.good("position", position=position)
    scores = client.good("scores")["scores"]
    parts = {"cards": 5, "tokens": 5, "prosperity": 1, "journey": 0, "events": 0}
    assert scores[0] == {"seat": 0, "total": 11, "parts": parts}


def test_a_save_loads_in_another_session(playing: Client) -> None:
    save = playing.good("save")["save"]
    other = Client()
    reply = other.good("load", save=save)
    check_reply_object(reply)
    assert reply["decision"]["kind"] == "choose_some" and "notice" not in reply
    assert other.face() == playing.face()
    other.good("undo")


def test_a_load_that_starts_the_turn_over_says_so(playing: Client) -> None:
    save = playing.good("save")["save"]
    save["answers"] = ["play:hand:bard", ["castle"]]
    reply = playing.good("load", save=save)
    assert "starts over" in reply["notice"] and reply["decision"]["prompt"] == "Your turn"
    assert "notice" not in playing.play("play:hand:bard")


def test_a_hint_is_an_answer(client: Client) -> None:
    client.send(NEW)
    answer = client.good("hint", level="random", seed=5)["answer"]
    assert client.good("hint", level="random", seed=5)["answer"] == answer
    check_reply_object(client.good("answer", answer=answer))


def test_boxes_tell_what_can_be_played(client: Client) -> None:
    reply = client.good("boxes")
    boxes = {box["name"]: box for box in reply["boxes"]}
    assert boxes["base"]["seats"] == [1, 2, 3, 4] and boxes["base"]["text"]
    (year,) = boxes["solo"]["options"]
    assert (year["name"], year["choices"], year["default"]) == ("rugwort_year", [1, 2, 3], 1) and year["text"]
    assert "random" in reply["levels"]


def test_quit_ends_the_session(client: Client) -> None:
    assert client.good("quit") == {"ok": True} and client.session.closed


def test_a_game_to_its_end(client: Client) -> None:
    client.good("new", seats=[{"name": "A"}, {"name": "B"}, {"name": "C"}], seed=3)
    chance = random.Random(3)
    while client.session.game.decision is not None:
        reply = client.play(random_answer(client.session.game.decision, chance))
        check_reply_object(reply)
    assert reply["over"] and len(reply["scores"]) == 3 and reply["winners"]
    assert client.good("scores")["scores"] == reply["scores"]
    client.bad({"cmd": "answer", "answer": "pass"}, "illegal_answer", "over")
    client.bad({"cmd": "hint", "level": "random"}, "no_decision", "over")
    again = client.good("position", position=client.good("state")["state"])
    assert again["over"] and again["scores"] == reply["scores"]


# kinds of decision


def kinds() -> dict[str, Any]:
    storehouse = {"city": "historian courthouse"}
    return {
        "choose_one": given(),
        "choose_some": given(hand="bard farm inn", berries=3).play("bard"),
        "choose_goods": given(forest="forest_2_any").place("forest_2_any"),
        "choose_payment": given(hand="farm", twigs=2, resin=1, city="crane").play("farm"),
        "arrange": given(hand="farm", twigs=2, resin=1, **storehouse).play("farm"),
        "distribute": given(
            city="shopkeeper post_office", twigs=2, special_events="a_brilliant_marketing_plan"
        ).claim("a_brilliant_marketing_plan"),
    }  # fmt: skip


GOOD_ANSWERS: dict[str, list[Any]] = {
    "choose_one": ["place:basic_3_twig"],
    "choose_some": [[], ["farm"], ["inn", "farm"]],
    "choose_goods": [{"twig": 1, "berry": 1}, {"resin": 2}],
    "choose_payment": [
        "goods", "crane", {"key": "crane", "goods": {}}, {"key": "goods", "goods": {"twig": 2, "resin": 1}},
    ],
    "arrange": [["historian", "courthouse"], ["courthouse", "historian"]],
    "distribute": [{}, {"seat:1": {"twig": 2}}, {"seat:1": {}}],
}  # fmt: skip
BAD_ANSWERS: dict[str, list[tuple[Any, str]]] = {
    "choose_one": [
        ("place:basic_9_gold", "there is no place 'basic_9_gold'"), (["place:basic_3_twig"], "not among"),
        (0, "not among"),
        ({"key": "place:basic_3_twig"}, "not among"), (None, "not among"), ("prepare", "2 workers are still"),
        ("pass", "autumn only"), ("skip", "not among"), ("place:journey_5", "opens in autumn"), ("", "not among"),
    ],
    "choose_some": [
        ("farm", "list of keys"), (["king"], "'king' is not among"), (["farm", "farm"], "there once, not twice"),
        ([1], "list of keys"), ([["farm"]], "list of keys"), ({"farm": 1}, "list of keys"), (None, "list of keys"),
        (["farm", "inn", "bard"], "'bard' is not among"),
    ],
    "choose_goods": [
        ({"twig": 1}, "choose 2 resources, not 1"), ({"twig": 3}, "choose 2 resources, not 3"), ({}, "not 0"),
        ({"gold": 2}, "'gold' is not a resource"), ({"twig": -2}, "number of twigs"),
        ({"twig": "2"}, "number of twigs"), ({"twig": 2.0}, "number of twigs"),
        ({"twig": True, "resin": 1}, "number of twigs"), ("2 twigs", "goods must"),
        (["twig", "twig"], "goods must"), (None, "goods must"), ({"twig": 10**50}, "number of twigs"),
    ],
    "choose_payment": [
        ("token:farm", "'token:farm' is not among the ways"), ({"key": "goods"}, 'a payment is a key, or {"key"'),
        ({"key": "goods", "goods": {"twig": 1}}, "1 twig cannot be paid in the way 'goods'"), (None, "not among"),
        ({"key": "goods", "goods": 3}, "goods must"), ({"key": ["goods"], "goods": {}}, "not among"), ([], "not among"),
        ({"key": "crane", "goods": {"twig": 1}}, "cannot be paid in the way 'crane'"),
    ],
    "arrange": [
        (["historian"], "name all 2, not 1"), (["historian", "historian"], "there once, not twice"),
        ("historian", "list of keys"),
        (["historian", "courthouse", "judge"], "'judge' is not among"), ({}, "list of keys"), ([], "name all 2, not 0"),
    ],
    "distribute": [
        ([], "a distribution must look like"), ({"seat:0": {"twig": 1}}, "'seat:0' is not among the targets"),
        ({"seat:1": {"twig": 3}}, "more than there is"), ({"seat:1": {"twig": 4}}, "at most 3"),
        ({"seat:1": {"berry": 1}}, "more than there is"), ({"seat:1": 2}, "goods must"), ("seat:1", "must look like"),
    ],
}  # fmt: skip


def at_a(kind: str) -> Client:
    client = Client()
    reply = client.good("position", position=kinds()[kind].game.position())
    assert reply["decision"]["kind"] == kind
    return client


@pytest.mark.parametrize("kind", GOOD_ANSWERS)
def test_each_kind_of_decision_takes_its_answers(kind: str) -> None:
    for answer in GOOD_ANSWERS[kind]:
        check_reply_object(at_a(kind).good("answer", answer=answer))


@pytest.mark.parametrize(("kind", "answer", "words"), [(k, a, w) for k, rows in BAD_ANSWERS.items() for a, w in rows])
def test_each_kind_of_decision_refuses_what_was_not_offered(kind: str, answer: Any, words: str) -> None:
    at_a(kind).bad({"cmd": "answer", "answer": answer}, "illegal_answer", words)


def test_replies_tell_what_the_kinds_need() -> None:
    goods = at_a("choose_goods").good("undo")  # back to the turn, then forth again
    assert goods["decision"]["optional"] is False
    client = at_a("choose_goods")
    position = client.good("state")["state"]
    decision = client.good("position", position=position)["decision"]
    assert (decision["least"], decision["most"]) == (2, 2)
    assert decision["limit"] == {"twig": 2, "resin": 2, "pebble": 2, "berry": 2}
    ways = at_a("choose_payment")
    decision = ways.good("position", position=ways.good("state")["state"])["decision"]
    assert {option["key"]: option["goods"] for option in decision["options"]} == {
        "crane": [{}], "goods": [{"twig": 2, "resin": 1}],
    }  # fmt: skip
    shares = at_a("distribute")
    decision = shares.good("position", position=shares.good("state")["state"])["decision"]
    assert (decision["least"], decision["most"], decision["limit"]) == (0, 3, {"twig": 2})
    order = at_a("arrange")
    decision = order.good("position", position=order.good("state")["state"])["decision"]
    assert (decision["least"], decision["most"]) == (2, 2)


@pytest.mark.parametrize("table", each_box(seed=801), ids=str)
def test_a_state_sent_back_offers_the_same(table: Table) -> None:
    client = Client()

    def look(game: Any, answer: Any) -> None:
        position = json.loads(json.dumps(game.position()))
        decision = client.good("position", position=position)["decision"]
        assert [option["key"] for option in decision["options"]] == [option.key for option in game.decision.options]
        assert decision["blocked"] == [{"key": b.key, "reason": b.reason} for b in game.decision.blocked]
        assert client.good("state")["state"] == position

    walk(table, look)


# bad requests


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ('{"cmd":"new"', "bad_json", "not JSON"),
        ("new", "bad_json", "not JSON"),
        ('{"cmd":"new",}', "bad_json", "not JSON"),
        ("{'cmd':'new'}", "bad_json", "not JSON"),
        ("[" * 100_000, "bad_json", "not JSON"),
        ('{"cmd":"answer","answer":' + "[" * 900 + "]" * 900 + "}", "illegal_answer", "[[[...]]]"),
        ('{"cmd":"answer","answer":' + "9" * 5000 + "}", "bad_json", "not JSON"),
        ("\udcff", "bad_json", "UTF-8"),
        ("[]", "bad_request", "must be an object"),
        ("3", "bad_request", "must be an object"),
        ("null", "bad_request", "must be an object"),
        ('"new"', "bad_request", "must be an object"),
        ("{}", "unknown_command", "names no command"),
        ('{"cmd":"fly"}', "unknown_command", "'fly'; the commands are new, position"),
        ('{"cmd":["new"]}', "unknown_command", "['new']"),
        ('{"cmd":NaN}', "unknown_command", "nan"),
        ('{"cmd":"new","sed":3}', "bad_request", "new has no part 'sed'"),
        ('{"cmd":"state","seat":0}', "bad_request", "state has no part 'seat'"),
        ('{"cmd":"answer"}', "bad_request", "answer needs an answer"),
        ('{"cmd":"position"}', "bad_request", "position needs a position"),
        ('{"cmd":"load"}', "bad_request", "load needs a save"),
        ('{"cmd":"view","seat":2}', "bad_request", "seat must be one of [0, 1], not 2"),
        ('{"cmd":"view","seat":-1}', "bad_request", "not -1"),
        ('{"cmd":"view","seat":0.0}', "bad_request", "not 0.0"),
        ('{"cmd":"view","seat":true}', "bad_request", "not true"),
        ('{"cmd":"view","seat":[0]}', "bad_request", "not [0]"),
        ('{"cmd":"hint","level":"genius"}', "unknown_level", "no level 'genius'"),
        ('{"cmd":"hint","level":[]}', "unknown_level", "no level []"),
        ('{"cmd":"hint","level":"random","seed":"x"}', "bad_request", "seed must be a whole number"),
        ('{"cmd":"redo"}', "illegal_answer", "nothing to do again"),
        ('{"cmd":"new","seed":1e3}', "bad_setup", "seed must be a whole number"),
        ('{"cmd":"new","seed":' + "9" * 100 + "}", "bad_setup", "seed must be a whole number"),
        ('{"cmd":"new","seats":[]}', "bad_setup", "not 0"),
        ('{"cmd":"new","seats":3}', "bad_setup", "seats must be a list, not 3"),
        ('{"cmd":"new","seats":["A","B"]}', "bad_setup", "seat 1 must be an object, not 'A'"),
        ('{"cmd":"new","seats":[{"name":"A"},{"name":"A"}]}', "bad_setup", "two seats are called 'A'"),
        ('{"cmd":"new","seats":[{"name":"\\ud800"},{}]}', "bad_setup", "the name of seat 1"),
        ('{"cmd":"new","seats":[{"hand":["farm"]},{}]}', "bad_setup", "seat 1 of a new game has no part 'hand'"),
        ('{"cmd":"new","seats":[{},{},{},{},{}]}', "bad_setup", "not 5"),
        ('{"cmd":"new","boxes":[]}', "bad_setup", "at least one box"),
        ('{"cmd":"new","boxes":["atlantis"]}', "bad_setup", "no box 'atlantis'"),
        ('{"cmd":"new","boxes":["base","base"]}', "bad_setup", "only once"),
        ('{"cmd":"new","boxes":[[]]}', "bad_setup", "a box must be a text"),
        ('{"cmd":"new","boxes":"base"}', "bad_setup", "boxes must be a list"),
        ('{"cmd":"new","options":{"speed":1}}', "bad_setup", "no option 'speed'"),
        ('{"cmd":"new","options":[]}', "bad_setup", "options must be an object"),
        ('{"cmd":"new","seats":[{}],"options":{"rugwort_year":9}}', "bad_setup", "not 9"),
        ('{"cmd":"new","seats":[{}],"options":{"rugwort_year":true}}', "bad_setup", "not true"),
    ],
)  # fmt: skip
def test_a_bad_request_is_refused_and_changes_nothing(playing: Client, line: str, code: str, words: str) -> None:
    playing.bad(line, code, words)


@pytest.mark.parametrize("cmd", ["answer", "undo", "redo", "state", "view", "scores", "save", "hint"])
def test_without_a_game_there_is_nothing_to_do(client: Client, cmd: str) -> None:
    extra = {"answer": "pass"} if cmd == "answer" else {"level": "random"} if cmd == "hint" else {}
    client.bad({"cmd": cmd, **extra}, "no_game", "no game yet")


def test_nothing_to_undo(client: Client) -> None:
    client.send(NEW)
    client.bad({"cmd": "undo"}, "illegal_answer", "nothing to take back")


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_changes_nothing(playing: Client, name: str) -> None:
    position, words = IMPOSSIBLE[name]
    playing.bad({"cmd": "position", "position": position}, "bad_position", words)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda save: save.update(format=99), "format 2, not 99"),
        (lambda save: save.pop("format"), "format 2, not null"),
        (lambda save: save.pop("state"), "no 'state'"),
        (lambda save: save.pop("answers"), "no 'answers'"),
        (lambda save: save.update(answers="x"), "answers must be a list"),
        (lambda save: save.update(state=None), "a position must be an object"),
        (lambda save: save["state"]["seats"][0].update(goods={"twig": -1}), "the number of twigs"),
        (lambda save: save["state"].update(boxes=["atlantis"]), "no box 'atlantis'"),
        (lambda save: save["state"]["deck"].append("farm"), "copies of"),
        (lambda save: save.clear(), "format 2, not null"),
    ],
)
def test_a_bad_save_is_refused_and_changes_nothing(playing: Client, change: Any, words: str) -> None:
    save = playing.good("save")["save"]
    change(save)
    playing.bad({"cmd": "load", "save": save}, "bad_save", words)


@pytest.mark.parametrize("save", [None, [], "save", 3, {"players": [], "board": {}}])
def test_foreign_json_is_no_save(playing: Client, save: Any) -> None:
    playing.bad({"cmd": "load", "save": save}, "bad_save")


def test_a_fault_of_ours_is_told_and_changes_nothing(playing: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(points: int) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("everdell_desktop.engine.turn.Turn.gain_points", lambda turn, points, seat=None: fail(points))
    playing.bad({"cmd": "answer", "answer": ["farm"]}, "internal", "RuntimeError('broken')")
    monkeypatch.undo()
    playing.play(["farm"])


# serving


def exchange(lines: str) -> list[dict[str, Any]]:
    replies = io.StringIO()
    serve(io.StringIO(lines), replies)
    return [json.loads(line) for line in replies.getvalue().splitlines()]


def test_one_reply_for_each_line_in_order() -> None:
    replies = exchange('{"cmd":"new"}\n\nnonsense\n{"cmd":"state"}\n{"cmd":"quit"}\n{"cmd":"state"}\n')
    assert [reply["ok"] for reply in replies] == [True, False, True, True]
    assert "state" in replies[2]


def test_the_end_of_the_input_ends_the_engine() -> None:
    assert len(exchange('{"cmd":"boxes"}')) == 1
    assert exchange("") == []


@pytest.fixture(scope="module")
def engine() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "everdell_desktop", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        if process.poll() is None:
            assert process.stdin is not None
            process.stdin.close()


def ask(engine: subprocess.Popen[bytes], line: bytes) -> dict[str, Any]:
    assert engine.stdin is not None and engine.stdout is not None
    engine.stdin.write(line + b"\n")
    engine.stdin.flush()
    reply: dict[str, Any] = json.loads(engine.stdout.readline())
    return reply


def test_a_real_process_plays_a_game_like_a_session(engine: subprocess.Popen[bytes]) -> None:
    client = Client()
    chance = random.Random(1)
    request: dict[str, Any] = {**NEW, "seed": 11}
    while True:
        line = json.dumps(request)
        reply = ask(engine, line.encode())
        assert reply == client.send(line)
        game = client.session.game
        if game.decision is None:
            break
        request = {"cmd": "answer", "answer": random_answer(game.decision, chance)}
    assert reply["over"]
    for command in ("state", "scores", "save", "boxes"):
        assert ask(engine, json.dumps({"cmd": command}).encode()) == client.good(command)


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe\x00", b'{"cmd":"new","seats":[{"name":"\xe9"}]}', b"{", b"[" * 50_000, b"\x00", b"null",
        b'"\\ud800"',
        b'{"cmd":"new","seats":[{"name":"\\udfff"},{}]}', b'{"cmd":"\xc3\xa9"}', b"9" * 9000,
    ],
)  # fmt: skip
def test_a_real_process_survives_any_bytes(engine: subprocess.Popen[bytes], line: bytes) -> None:
    assert ask(engine, line)["ok"] is False
    assert ask(engine, b'{"cmd":"boxes"}')["ok"] is True


def test_names_of_any_language_come_back_whole(engine: subprocess.Popen[bytes]) -> None:
    names = ["Żółw", "貂", "O'Hare <b>"]
    request = {"cmd": "new", "seats": [{"name": name} for name in names]}
    assert ask(engine, json.dumps(request, ensure_ascii=False).encode())["ok"]
    assert [seat["name"] for seat in ask(engine, b'{"cmd":"state"}')["state"]["seats"]] == names


def test_quit_ends_the_process() -> None:
    command = [sys.executable, "-m", "everdell_desktop", "engine"]
    done = subprocess.run(command, input=b'{"cmd":"new"}\n{"cmd":"quit"}\n', capture_output=True, check=True)
    assert done.stdout.splitlines()[-1] == b'{"ok": true}' and done.stderr == b""


# fuzz

ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2, 99, 10**18, 10**300, 0.5, float("nan"), float("inf"), "", "x", "farm", "king",
    "farm.2", "city:0:farm", "city:9:farm", "meadow:99", "meadow:0", "event:tax_relief", "haven", "journey_5", "aside",
    "winter", "autumn", "\ud800", "²", "a" * 3000, [], {}, [[]], [None], [{}], {"a": 1}, {"twig": -1}, {"twig": 1},
    {"key": "goods", "goods": {}}, {"card": "farm"}, ["farm"] * 20, "skip", "pass", "prepare",
]  # fmt: skip
ODD_KEYS = ["x", "seed", "hand", "placed", "midway", "answers", "turn", "rugwort", "revealed", "uid", "shares"]


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from paths(value, (*path, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def mutated(request: Any, chance: random.Random) -> Any:
    """The request with one to three values replaced, removed, added, doubled or taken from elsewhere in it."""
    request = json.loads(json.dumps(request))
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        ways = list(paths(request))
        if not ways:
            break
        way = chance.choice(ways)
        parent, key = at(request, way[:-1]), way[-1]
        deed = chance.random()
        if deed < 0.5:
            parent[key] = chance.choice(ODD)
        elif deed < 0.65:
            del parent[key]
        elif deed < 0.8:
            if isinstance(parent, list):
                parent.append(chance.choice((parent[key], chance.choice(ODD))))
            else:
                parent[chance.choice(ODD_KEYS)] = chance.choice(ODD)
        else:
            parent[key] = json.loads(json.dumps(at(request, chance.choice(ways))))
    return request


@functools.cache
def valid_requests() -> list[Any]:
    requests: list[Any] = [NEW, {"cmd": "new", "seats": [{"name": "A"}], "options": {"rugwort_year": 3}}]
    requests += [{"cmd": "position", "position": EXAMPLE}, {"cmd": "view", "seat": 0}]
    requests += [{"cmd": "hint", "level": "random", "seed": 3}, {"cmd": "answer", "answer": ["farm"]}]

    def look(game: Any, answer: Any) -> None:
        if game.state.turn % 9 == 4:
            requests.append({"cmd": "position", "position": game.position()})
            if game.state.turn < 25:
                requests.append({"cmd": "load", "save": game.save()})

    for table in each_box(seed=900):
        walk(table, look)
    return requests


@pytest.mark.parametrize("batch", range(6))
def test_no_mutation_of_a_request_breaks_the_engine(batch: int) -> None:
    """Only ok or a refusal; what is accepted can be played on, saved and loaded again."""
    requests = valid_requests()
    chance = random.Random(batch)
    client = Client()
    codes: Counter[str] = Counter()
    for _ in range(400):
        line = json.dumps(mutated(chance.choice(requests), chance))
        reply = client.send(line)
        codes[reply.get("error", "ok")] += 1
        assert reply.get("error") != "internal", f"{reply['message']}\n{line}"
        if reply["ok"] and reply.get("decision") and chance.random() < 0.25:
            play_on(client, chance, line)
    assert codes["ok"] > 20 and codes["bad_position"] > 20 and codes["bad_save"] > 10, codes


def play_on(client: Client, chance: random.Random, line: str) -> None:
    """A few answers at random; then the game must survive being saved and loaded."""
    for _ in range(8):
        decision = client.session.game.decision
        if decision is not None:
            reply = client.send({"cmd": "answer", "answer": random_answer(decision, chance)})
            assert reply["ok"], f"{reply['message']}\n{line}"
    reply = client.send({"cmd": "load", "save": client.good("save")["save"]})
    assert reply["ok"], f"{reply.get('message')}\n{line}"


def test_no_mutation_of_an_answer_breaks_the_engine() -> None:
    chance = random.Random(5)
    for kind, answers in GOOD_ANSWERS.items():
        client = at_a(kind)
        state = client.face()
        for _ in range(80):
            answer = mutated({"answer": chance.choice(answers)}, chance).get("answer", chance.choice(ODD))
            reply = client.send(json.dumps({"cmd": "answer", "answer": answer}))
            assert reply["ok"] or reply["error"] == "illegal_answer", reply
            if reply["ok"]:
                client.good("undo")
            assert client.face() == state


# the description

DOCUMENT = Path(__file__).parent.parent / "docs" / "protocol.md"


def holds(reply: Any, part: Any) -> bool:
    """Whether a reply has everything a shortened one shows."""
    if isinstance(part, dict):
        return isinstance(reply, dict) and all(key in reply and holds(reply[key], value) for key, value in part.items())
    if isinstance(part, list):
        return isinstance(reply, list) and len(reply) == len(part) and all(map(holds, reply, part))
    return bool(reply == part)


def test_the_session_of_the_description_goes_as_told(client: Client) -> None:
    _, _, session = DOCUMENT.read_text(encoding="utf-8").partition("```session\n")
    lines = session.partition("```")[0].splitlines()
    assert len(lines) > 10
    for sent, shown in zip(lines[::2], lines[1::2], strict=True):
        assert sent.startswith("> ") and shown.startswith("< ")
        reply = client.send(sent[2:])
        assert holds(reply, json.loads(shown[2:])), f"{sent}\n{reply}"


def test_the_position_of_the_description_is_the_one_tested() -> None:
    blocks = DOCUMENT.read_text(encoding="utf-8").split("```json\n")[1:]
    examples = [json.loads(block.partition("```")[0]) for block in blocks]
    assert EXAMPLE in examples


def can_be_played(path: Path) -> bool:
    """Whether code can be met by a bot: that of a box only once the box is on the shelf."""
    room, *inside = path.relative_to(PACKAGE).parts
    return room != "boxes" or len(inside) == 1 or inside[0] in SHELF.boxes


def test_the_description_names_everything() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+)`", text))
    source = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py") if can_be_played(path)]
    entries = {kind for code in source for kind in re.findall(r'journal\.note\(\s*"(\w+)"', code)}
    protocol = (PACKAGE / "commands" / "protocol.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'(?:refusal|RequestError)\(\s*"(\w+)"', protocol))
    kinds_of_decision = {kind.kind for kind in KINDS_OF_DECISION}
    wanted = {"commands": set(Session().commands), "table": TABLE_KEYS, "seat": SEAT_KEYS, "journal": entries}
    wanted |= {"codes": codes, "kinds": kinds_of_decision}
    for what, names in wanted.items():
        assert len(names) > 3 and not names - named, f"{what} not described: {names - named}"
    for part in (part for _, parts in Session().commands.values() for part in parts):
        assert f"`{part}`" in text
