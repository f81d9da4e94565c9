"""What mayors may do besides: share, turn a Pocket Watch back, give up a chapter that is lost."""

from __future__ import annotations

from typing import NamedTuple

from everdell_desktop.engine.actions import Action
from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Blocked, Option, Subject, doing
from everdell_desktop.engine.goods import of_kind
from everdell_desktop.engine.turn import Turn

from ..part import part_of
from ..path import MOON, SUN, TITLES, put
from ..supply import add_tokens
from .chapters import LIMITED, OPEN
from .lines import CARD, OCCUPIED, Shared

SHARING_TILE, POCKET_WATCH = Subject("sharing", "tile"), Subject("watch", "pocket")
"""What lies on the table to be used: things are put onto the one, the other is put onto a token."""

HANDSHAKE = 4
"""The space in the middle of the path."""


def begin_turn(turn: Turn) -> None:
    """What holds for one turn is over, and what the partner has put onto the Sharing tile is taken."""
    part = part_of(turn.state)
    part.acted = part.gates_open = part.press_pass = False
    part.less, part.lowered = 0, ("", "")
    part.handshake = HANDSHAKE in (part.sun, part.moon)
    if part.shared is not None and part.shared.giver != turn.seat:
        take_shared(turn, part.shared)


def take_shared(turn: Turn, shared: Shared) -> None:
    part_of(turn.state).shared = None
    item = shared.item
    if isinstance(item, Card):
        turn.player.hand = (*turn.player.hand, item)
        if turn.journal:
            turn.journal.note("received", turn.seat, {"cards": [item.id]}, count=1, giver=shared.giver)
    elif item == OCCUPIED:
        add_tokens(turn, 1)
    else:
        turn.gain(of_kind(item), printed=False)


# the Sharing tile


class Share(NamedTuple):
    """The deed of putting something onto the Sharing tile."""

    item: str | Card

    def __call__(self, turn: Turn) -> None:
        item = self.item
        if isinstance(item, Card):
            turn.drop_from_hand([item])
        elif item == OCCUPIED:
            add_tokens(turn, -1)
        else:
            turn.player.goods = turn.player.goods - of_kind(item)
        part_of(turn.state).shared = Shared(turn.seat, item)
        if turn.journal:
            name = f"{CARD}:{item.id}" if isinstance(item, Card) else item
            turn.journal.note("share", turn.seat, {"item": name}, text="puts something onto the Sharing tile")


def may_share(turn: Turn) -> bool:
    """The tile is empty, and sharing is open, or limited and a token stood in the middle when the turn began (D15)."""
    part = part_of(turn.state)
    if not part.plan.shared or part.shared is not None:
        return False
    return part.sharing == OPEN or (part.sharing == LIMITED and part.handshake)


def share_offers(turn: Turn) -> list[Option]:
    if not may_share(turn):
        return []
    offers = [
        doing("share", kind, f"Share a {kind}", Share(kind), SHARING_TILE, Subject("goods", kind, turn.seat))
        for kind, _ in turn.player.goods.items()
    ]
    if part_of(turn.state).occupied_tokens[turn.seat]:
        token = Subject("goods", OCCUPIED, turn.seat)
        offers.append(doing("share", OCCUPIED, "Share an Occupied token", Share(OCCUPIED), SHARING_TILE, token))
    return offers + [
        doing("share", f"{CARD}:{card.id}", f"Share {card.name}", Share(card), SHARING_TILE,
               Subject("hand", card.id, turn.seat))
        for card in turn.hand
    ]  # fmt: skip


# Pocket Watches


class TurnBack(NamedTuple):
    """The deed of moving a token back with a Pocket Watch."""

    token: str

    def __call__(self, turn: Turn) -> None:
        part = part_of(turn.state)
        part.watches -= 1
        part.watches_used += 1
        if turn.journal:
            turn.journal.note("watch", turn.seat, token=self.token, text="uses a Pocket Watch")
        move_back(turn, self.token)


def move_back(turn: Turn, token: str) -> None:
    """To the nearest space without a skunk on its left (D16)."""
    space = part_of(turn.state).space_before(getattr(part_of(turn.state), token))
    assert space is not None, f"the {token} cannot go back"
    put(turn, token, space, f"moves the {TITLES[token]} back")


def stays(turn: Turn, token: str) -> str | None:
    """Why a token cannot go back."""
    part = part_of(turn.state)
    back = part.space_before(getattr(part, token))
    return f"the {TITLES[token]} has no free space on its left" if back is None else None


WATCHES = {
    token: doing("watch", token, f"Pocket Watch: move the {TITLES[token]} back", TurnBack(token), POCKET_WATCH,
                  Subject("path", token))
    for token in (SUN, MOON)
}  # fmt: skip


def watch_offers(turn: Turn) -> list[Option]:
    if not part_of(turn.state).watches:
        return []
    return [option for token, option in WATCHES.items() if stays(turn, token) is None]


def watch_blocked(turn: Turn) -> list[Blocked]:
    if not part_of(turn.state).watches:
        return []
    reasons = {token: stays(turn, token) for token in WATCHES}
    return [
        Blocked(WATCHES[token].key, why, POCKET_WATCH, WATCHES[token].target) for token, why in reasons.items() if why
    ]


# giving up


def concede(turn: Turn) -> None:
    """The chapter counts as lost at once."""
    part_of(turn.state).conceded = True
    if turn.journal:
        turn.journal.note("concede", turn.seat, text="gives this chapter up")


CONCEDE = doing("concede", "", "Give this chapter up", concede, Subject("deed", "concede"))


def concede_offers(turn: Turn) -> list[Option]:
    """Once a goal was missed for good."""
    return [CONCEDE] if False in part_of(turn.state).goals else []


ACTIONS = (
    Action("share", share_offers, lambda turn: [], free=True, closing=True),
    Action("watch", watch_offers, watch_blocked, free=True, closing=True),
    Action("concede", concede_offers, lambda turn: []),
)
