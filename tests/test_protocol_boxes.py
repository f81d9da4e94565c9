"""A bot author's walk through docs/protocol.md with every box: it knows the document and the replies, nothing else.

Every game is played from the text of the replies alone; every key, journal entry, purpose, score line, option and part
of a position that turns up must be in the document.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from everdell_desktop.boxes import SHELF
from everdell_desktop.commands.protocol import Session
from everdell_desktop.engine.positions import SEAT_KEYS, TABLE_KEYS
from everdell_desktop.engine.ruleset import Box
from tests.mixes import Mix, each_pair_mixes, on_table
from tests.test_protocol import DOCUMENT, Client, check_reply_object
from tests.walking import Table, each_box, each_pair

TEXT = DOCUMENT.read_text(encoding="utf-8")
HIDDEN = ("seed", "chance", "midway", "revealed")


@cache
def section(title: str) -> str:
    """The text under a headline with all below it, without its examples."""
    found = re.search(rf"^(#+) {title}$(.*?)(?=^\1 |\Z)", TEXT, re.M | re.S)
    assert found, f"the document has no section {title!r}"
    return re.sub(r"```.*?```", "", found[2], flags=re.S)


def rows(text: str) -> Iterator[list[str]]:
    """The rows of the tables in a text, without their heads."""
    lines = [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    yield from ([cell.strip() for cell in line] for line in lines if not line[0].strip().startswith("---"))


def names_in(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


# playing by the document


def bot_answer(decision: dict[str, Any], chance: random.Random) -> Any:
    """An answer made from the reply alone, as the table of kinds says."""
    keys = [option["key"] for option in decision["options"]]
    kind, least, most = decision["kind"], decision["least"], decision["most"]
    if kind == "choose_one":
        assert ("skip" in keys) == decision["optional"]
        return chance.choice(keys)
    if kind == "choose_some":
        return chance.sample(keys, chance.randint(least, most))
    if kind == "arrange":
        assert least == most == len(keys)
        return chance.sample(keys, len(keys))
    if kind == "choose_goods":
        return some_goods(decision["limit"], chance.randint(least, most), chance)
    if kind == "choose_payment":
        option = chance.choice(decision["options"])
        assert option["goods"], f"{option['key']} lists no payment"
        named = {"key": option["key"], "goods": chance.choice(option["goods"])}
        return chance.choice([option["key"], named])
    assert kind == "distribute", f"the document knows no {kind}"
    number = chance.randint(0, min(most, sum(decision["limit"].values())))
    return {chance.choice(keys): some_goods(decision["limit"], number, chance)}


def some_goods(limit: dict[str, int], number: int, chance: random.Random) -> dict[str, int]:
    pool = [kind for kind, most in limit.items() for _ in range(most)]
    picked = chance.sample(pool, number)
    return {kind: picked.count(kind) for kind in dict.fromkeys(picked)}


def new_game(client: Client, mix: Mix, seed: int) -> dict[str, Any]:
    seats = [{"name": seat.name} for seat in mix.setup.seats]
    return client.good("new", boxes=list(mix.boxes), seats=seats, seed=seed, options=dict(mix.options))


def bot_game(client: Client, table: Table, chance: random.Random) -> Iterator[dict[str, Any]]:
    """The replies of a game played to its end."""
    reply = new_game(client, table.mix, table.seed)
    while not reply["over"]:
        check_reply_object(reply)
        yield reply
        reply = client.good("answer", answer=bot_answer(reply["decision"], chance))
    yield reply


@pytest.mark.parametrize("table", each_pair(seed=700), ids=str)
def test_a_bot_plays_by_the_document_alone(table: Table) -> None:
    """Every name that turns up is in the document."""
    client, chance = Client(), random.Random(table.seed)
    for reply in bot_game(client, table, chance):
        for entry in reply["journal"]:
            check_entry(entry)
        if reply["decision"] is not None:
            check_names(reply["decision"], client)
        else:
            scored = {sheet["seat"] for sheet in reply["scores"]}  # a rival may have no seat
            assert set(reply["winners"]) <= {*range(len(client.session.game.state.players)), *scored}
            lines = {line for sheet in reply["scores"] for line in sheet["parts"]}
            assert lines <= names_in(section("Replies")), "a line of the score sheet is not described"


@pytest.mark.parametrize("table", each_box(seed=720), ids=str)
def test_states_views_and_saves_of_every_box_are_what_the_document_says(table: Table) -> None:
    client, other, chance = Client(), Client(), random.Random(table.seed)
    for reply in bot_game(client, table, chance):
        if chance.random() > 0.2 and not reply["over"]:
            continue
        state = client.good("state")["state"]
        again = other.good("position", position=state)
        assert again["decision"] == reply["decision"] and other.good("state")["state"] == state
        assert other.good("scores") == client.good("scores")
        for seat in range(len(state["seats"])):
            seen = client.good("view", seat=seat)["state"]
            assert not set(HIDDEN) & set(seen) and isinstance(seen["deck"], int)
        loaded = other.good("load", save=client.good("save")["save"])
        assert loaded["decision"] == reply["decision"] and "notice" not in loaded
        check_parts(state)


@pytest.mark.parametrize("mix", each_pair_mixes(SHELF), ids=str)
def test_new_takes_every_option_and_state_shows_it(mix: Mix) -> None:
    client = Client()
    check_reply_object(new_game(client, mix, seed=1))
    state = client.good("state")["state"]
    assert sorted(state["boxes"]) == sorted(mix.boxes) and len(state["seats"]) == mix.people
    assert dict(mix.options).items() <= state["options"].items()


# what turns up is described


@cache
def entry_parts() -> dict[str, set[str]]:
    """The parts of each kind of journal entry."""
    found: dict[str, set[str]] = {}
    for kinds, parts, _ in rows(section("Journal entries")):
        for kind in names_in(kinds):
            found.setdefault(kind, set()).update(names_in(parts))
    return found


def check_entry(entry: dict[str, Any]) -> None:
    kind = entry["kind"]
    assert kind in entry_parts(), f"the journal entry {kind} is not described"
    unknown = set(entry) - {"kind", "seat", "text"} - entry_parts()[kind]
    assert not unknown, f"parts of the entry {kind} that are not described: {unknown}"


@cache
def key_patterns() -> dict[str, re.Pattern[str]]:
    """The keys of each table of the document as one pattern: `<...>` stands for any name."""
    found = {}
    for title in ("Keys of the main decision", "Keys of other questions", "Keys of payments"):
        keys = {key for row in rows(section(title)) for key in names_in(row[0])}
        found[title] = re.compile("|".join(re.sub("<[^>]+>", "[^:]+", re.escape(key)) for key in keys))
    return found


def check_names(decision: dict[str, Any], client: Client) -> None:
    assert decision["purpose"] in names_in(section("Replies")), f"the purpose {decision['purpose']!r}"
    known = ids_on_the_table(client)
    asker = decision["asker"]
    assert asker in known or asker in names_in(section("Replies")), f"the asker {asker!r}"
    patterns = key_patterns()
    for key in [one["key"] for one in (*decision["options"], *decision["blocked"])]:
        if decision["main"]:
            assert is_described(key, patterns["Keys of the main decision"]), f"the key {key} of a turn"
        elif decision["kind"] == "choose_payment":
            assert is_described(key, patterns["Keys of payments"]), f"the payment {key}"
        else:
            stem = re.sub(r"(\.\d+)?(@\d+)?$", "", key)
            moved = is_described(key, patterns["Keys of the main decision"])
            assert stem in known or moved or is_described(key, patterns["Keys of other questions"]), f"the key {key}"


def is_described(key: str, pattern: re.Pattern[str]) -> bool:
    """Whether a key is one of the document's; a place in a key (`city:0:inn`) counts as one name."""
    place = re.sub(r"city:\d+:[a-z_0-9.]+|event:[a-z_0-9]+|meadow:\d+(?=$)", "place", key)
    return bool(pattern.fullmatch(key) or pattern.fullmatch(place))


def ids_on_the_table(client: Client) -> set[str]:
    """Every id of a card, place, award or tile of the boxes in play: a bot finds them in `state`."""
    rules = client.session.game.rules
    tiles = {tile.id for things in rules.stocks.values() for tile in things}
    return {*rules.cards, *rules.spaces, *rules.awards, *tiles}


def check_parts(state: dict[str, Any]) -> None:
    described = names_in(section("Positions"))
    automatic = [state[one.name] for box in SHELF.boxes.values() for one in box.automata if one.name in state]
    for part in (state, *state["seats"], *automatic):
        assert set(part) <= described, f"parts of a position that are not described: {set(part) - described}"


@pytest.mark.parametrize("box", SHELF.boxes)
def test_the_document_names_every_box_with_its_options_and_parts(box: str) -> None:
    described = SHELF.box(box)
    assert described.joins is not None or f"`{box}`" in section("Boxes"), f"the section Boxes does not name {box}"
    for option in described.options:
        assert f"`{option.name}`" in section("Boxes"), f"the option {option.name} is not described"
        for choice in option.choices:
            assert json.dumps(choice) in section("Boxes"), f"{option.name} can be {json.dumps(choice)}"
    for key in part_keys(described):
        assert f"`{key}`" in section("Positions"), f"the part {key} of a position is not described"
    for automaton in described.automata:
        assert f"`{automaton.name}`" in section("Positions")


def part_keys(box: Box) -> set[str]:
    """The keys a box adds to positions on any table of the long list."""
    found = set(box.award_keys)
    for mix in each_pair_mixes(SHELF):
        if box.part is not None and box in on_table(SHELF, mix):
            setup = SHELF.rules(mix.setup).setup
            found |= box.part.table_keys(setup) | box.part.seat_keys(setup) | box.part.seat_keys(setup, automaton=True)
    return found


def test_common_parts_of_a_position_are_described() -> None:
    assert {*TABLE_KEYS, *SEAT_KEYS} <= names_in(section("Positions"))


def test_boxes_tells_what_the_document_says() -> None:
    for box in Client().good("boxes")["boxes"]:
        assert {"name", "title", "text", "seats", "needs", "joins_by_itself", "alone", "options"} == set(box)
        assert box["seats"] and (box["text"] or box["joins_by_itself"])
        for option in box["options"]:
            assert set(option) == {"name", "text", "choices", "default"} and option["default"] in option["choices"]


def test_commands_and_codes_are_those_of_the_document() -> None:
    """Nothing is described that is not there: each command with its parts, each code with a request that gets it."""
    described = {}
    for command, parts, _ in rows(section("Requests")):
        for name in names_in(command) - {"cmd"}:
            described[name] = {part for part in names_in(parts) if part in ALL_PARTS}
    assert described == {name: set(parts) for name, (_, parts) in Session().commands.items()}
    codes = {name for row in rows(section("Replies")) if len(row) == 2 for name in names_in(row[0])} - {"code"}
    assert codes == {code for code, _ in REFUSED} | {"internal"}


ALL_PARTS = {part for _, parts in Session().commands.values() for part in parts}
REFUSED: list[tuple[str, Any]] = [
    ("bad_json", "{"),
    ("bad_request", {"cmd": "answer"}),
    ("unknown_command", {"cmd": "fly"}),
    ("no_game", {"cmd": "state"}),
    ("bad_setup", {"cmd": "new", "boxes": ["atlantis"]}),
    ("bad_position", {"cmd": "position", "position": {"seats": [{"hand": ["dragon"]}, {}]}}),
    ("bad_save", {"cmd": "load", "save": {}}),
    ("illegal_answer", {"cmd": "answer", "answer": "place:atlantis"}),
    ("unknown_level", {"cmd": "hint", "level": "wizard"}),
    ("no_decision", {"cmd": "hint", "level": "random"}),
]


@pytest.mark.parametrize(("code", "request_"), REFUSED, ids=[code for code, _ in REFUSED])
def test_each_code_is_the_answer_to_what_the_document_says(code: str, request_: Any) -> None:
    client = Client()
    if code == "no_decision":
        seat = {"season": "autumn", "passed": True}
        assert client.good("position", position={"seats": [seat, seat]})["over"]
    elif code != "no_game":
        client.good("new")
    client.bad(request_, code)
