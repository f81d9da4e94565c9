"""What a seat may see: the written table without the rest, and the table with the rest dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .asking import Asker
from .chance import Generator
from .decisions import Decision
from .rounds import run_turn
from .ruleset import Ruleset
from .state import State
from .writing import write


def view(state: State, rules: Ruleset, seat: int) -> dict[str, Any]:
    """A written position with counts in place of other hands, the deck, and the face-down discard pile.

    Cards that lie face down under an event are known only to the one who put them there.
    """
    position = write(state, rules)
    seen = rules.seen_by(seat)
    del position["seed"], position["chance"]
    position["deck"] = len(position["deck"])
    position["discard"] = len(position["discard"])
    for other, entry in enumerate(position["seats"]):
        if other not in seen:
            entry["hand"] = len(entry["hand"])
            for event in entry["events"]:
                if isinstance(event, dict) and "cards" in event:
                    event["cards"] = len(event["cards"])
    for part in state.parts.values():
        part.hide(position, state, seen)
    return position


def determinize(state: State, rules: Ruleset, seat: int, chance: Generator) -> None:
    """Deal anew what `seat` may not see: other hands, cards under others' events, deck, discard pile, future chance,
    and what the parts of the boxes hide.

    The state is changed in place, so that a turn in progress can go on with it.
    """
    seen = rules.seen_by(seat)
    others = [player for other, player in enumerate(state.players) if other not in seen]
    hidden = [*state.deck, *state.discard]
    for player in others:
        hidden.extend(player.hand)
        for claimed in player.events:
            hidden.extend(claimed.under)
    apart = [(part, places) for part in state.parts.values() if (places := list(part.hidden(state, seen, None)))]
    for part, places in apart:
        hidden.extend(part.lying_at(places))
    chance.shuffle(hidden)
    for player in others:
        if player.hand:
            player.hand = tuple(hidden[: len(player.hand)])
            del hidden[: len(player.hand)]
        if any(claimed.under for claimed in player.events):
            dealt = [tuple(hidden.pop() for _ in claimed.under) for claimed in player.events]
            player.events = tuple([c._replace(under=under) for c, under in zip(player.events, dealt, strict=True)])
    for part, places in apart:
        part.exchange(places, [hidden.pop() for _ in places])
    discarded = len(state.discard)
    state.discard = tuple(hidden[:discarded])
    state.deck = tuple(hidden[discarded:])
    for part in state.parts.values():
        part.deal_anew(state, seen, chance)
    state.seed = chance.getrandbits(63)


def branch(
    start: State, answers: Sequence[Any], rules: Ruleset, seat: int, chance: Generator,
    player: Callable[[State], Asker],
) -> State:  # fmt: skip
    """One way the turn that began at `start` may end, as `seat` can imagine it.

    The turn is run again with the answers given so far; there the hidden cards are dealt anew, and the asker that
    `player` makes for the table it plays on answers what is asked from then on. `start` is left as it is.
    """
    state = start.copy()
    ask = player(state)
    given = 0

    def answer(decision: Decision) -> Any:
        nonlocal given
        given += 1
        if given <= len(answers):
            return decision.resolve(answers[given - 1])
        if given == len(answers) + 1:
            determinize(state, rules, seat, chance)
        return ask(decision)

    run_turn(state, rules, answer)
    return state
