"""What the shared modes lay on the table: skunks, the Sharing tile, Pocket Watches, Good News, goals, Miss Thorn."""

from __future__ import annotations

from typing import Any

from everdell_desktop.engine.cards import Card
from everdell_desktop.engine.decisions import Subject
from everdell_desktop.engine.state import State
from everdell_desktop.engine.trays import AIM, BOARD, HOME, OFFERED, Tile, Tray

from ..part import DuoPart, part_of
from ..tiles import GoodNews
from . import thorn
from .campaign import PUBLISHED
from .chapters import EVENTS, HARD, LIMITED, LOCATIONS, MEADOW, NO_SHARING, OPEN, Chapter
from .checking import met, reached
from .goals import Goal
from .news import CARDS as NEWS
from .sharing import HANDSHAKE, POCKET_WATCH, SHARING_TILE
from .skunks import AREAS
from .thorn_levels import CHALLENGES, MARGIN, Level

SKUNK = "duo/skunk"
IN_THE_WAY = {
    EVENTS: "A skunk of The Root asks so many questions here that no worker gets past it.",
    MEADOW: "A skunk sits on the path: Sun and Moon leap over it.",
    LOCATIONS: "A skunk has made itself comfortable here: no worker can be placed.",
}
ABOVE_EVENTS = "Miss Thorn takes this Event when the season ends, unless you achieve it first."
NEXT_TO_CARDS = "Miss Thorn takes a card here when the season ends. Sun and Moon leap over her skunk."
SHARING = {OPEN: "Sharing is open", LIMITED: "Sharing from space 4", NO_SHARING: "No sharing"}
HOW_TO_SHARE = {
    OPEN: "Once a turn: put a resource, a token or a card here. Your partner takes it when the next turn begins.",
    LIMITED: "Once a turn, if the Sun or the Moon stands on space 4 when it begins: put a resource, a token or a card "
    "here. Your partner takes it when the next turn begins.",
    NO_SHARING: "Here each mayor makes do with what there is.",
}


# the board


def skunks(state: State, seat: int) -> list[Tile]:
    """Those at Events and places; each lies where the board has a spot for it."""
    part = part_of(state)
    words = {**IN_THE_WAY, EVENTS: IN_THE_WAY[EVENTS] if part.plan.skunks_guard_events else ABOVE_EVENTS}
    return [
        Tile(Subject("skunk", f"{area}:{spot}"), "" if on_tile(part, area, spot) else SKUNK, "A skunk", words[area])
        for area in AREAS if area != MEADOW for spot in part.skunks.within(area)
    ]  # fmt: skip


def on_tile(part: DuoPart, area: str, spot: Any) -> bool:
    """Whether a skunk sits on an Event tile, which is then shown with it."""
    return area == EVENTS and part.event_tiles[spot - 1] is not None


def skunks_on_the_path(state: State, seat: int) -> list[Tile]:
    part = part_of(state)
    words = IN_THE_WAY[MEADOW] if part.plan.level is None else NEXT_TO_CARDS
    return [
        Tile(Subject("skunk", f"meadow:{space}"), SKUNK, f"A skunk on space {space}", words, step=space - 1)
        for space in part.skunks.meadow
    ]


def sharing_tile(state: State, seat: int) -> list[Tile]:
    """With what lies on it; a card lies face down."""
    part = part_of(state)
    if not part.plan.shared:
        return []
    lying, now = "", ""
    if part.shared is not None:
        item = part.shared.item
        lying = "{card}" if isinstance(item, Card) else f"{{{item}}}"
        now = f"for {state.players[1 - part.shared.giver].name}"
    return [
        Tile(SHARING_TILE, "duo/sharing", "Sharing tile", HOW_TO_SHARE[part.sharing], badge=lying,
             strip=now or SHARING[part.sharing], spent=part.sharing == NO_SHARING)
    ]  # fmt: skip


def handshake(state: State, seat: int) -> list[Tile]:
    """The sign at the space from which limited sharing is possible."""
    part = part_of(state)
    if not part.plan.shared or part.sharing != LIMITED:
        return []
    words = f"Whoever begins a turn with the Sun or the Moon on space {HANDSHAKE} may share."
    return [Tile(Subject("handshake", str(HANDSHAKE)), "icons/share", "Sharing", words, step=0)]


def watches(state: State, seat: int) -> list[Tile]:
    part = part_of(state)
    if part.plan.chapter is None or not part.watches:
        return []
    words = (
        "Put it onto the Sun or the Moon to move that one back to the nearest free space. One not used is worth points."
    )
    return [Tile(POCKET_WATCH, "duo/watch", "Pocket Watch", words, badge=str(part.watches), strip="Pocket Watch")]


# beside the board


def aims(state: State, seat: int) -> list[Tile]:
    """The chapter with its goals, or Miss Thorn with what she has."""
    part = part_of(state)
    if part.plan.chapter is not None:
        return chapter_tiles(part, part.plan.chapter, state)
    return thorn_tiles(part, part.plan.level, state) if part.plan.level is not None else []


def chapter_tiles(part: DuoPart, chapter: Chapter, state: State) -> list[Tile]:
    words = [*chapter.rules, *(step.text for step in chapter.setup)]
    words += [] if chapter.number in PUBLISHED else ["Designed by us."]
    strip = f"Chapter {chapter.number}{', Hard' if part.plan.difficulty == HARD else ''}"
    head = Tile(Subject("chapter", chapter.id), f"chapters/duo/{chapter.number}", chapter.title, "\n".join(words),
                strip=strip, worth=str(part.plan.target), need="of")  # fmt: skip
    known = zip(chapter.goals, part.goals, strict=True)
    return [head, *(goal_tile(number, goal, old, state) for number, (goal, old) in enumerate(known))]


def goal_tile(number: int, goal: Goal, known: bool | None, state: State) -> Tile:
    """A goal as it stands; what was settled at the end of its season stays as it was."""
    done = met(state, goal) if known is None else known
    now = "" if known is not None else f"{reached(state, goal)} of {goal.n}"
    text = {None: "", True: "Met.", False: "Missed for good: this chapter can no longer be won."}[known]
    return Tile(Subject("goal", str(number)), "", goal.text, text, now=now, met=done, spent=known is False)


def thorn_tiles(part: DuoPart, level: Level, state: State) -> list[Tile]:
    sheet = thorn.sheet(state)
    head = Tile(Subject("rival", "thorn"), "duo/miss_thorn", thorn.NAME, f"{level.text}\n{her_points(sheet.parts)}",
                strip=f"{level.name}: beat her score", worth=str(sheet.total), need="to")  # fmt: skip
    cards = [Tile(Subject("thorn", card.id), "", card.name, card=card) for card in part.thorn_cards]
    events = [
        Tile(Subject("thorn", event.id), event.picture, event.name, f"{event.points} {{point}} for Miss Thorn",
             worth=str(event.points))
        for event in part.thorn_events
    ]  # fmt: skip
    return [head, *cards, *events]


def her_points(parts: dict[str, int]) -> str:
    return ", ".join(f"{name.title()} {points}" for name, points in parts.items())


# in the drawer


def good_news(state: State, seat: int) -> list[Tile]:
    return [news_tile(card) for card in part_of(state).good_news]


def news_tile(card: GoodNews) -> Tile:
    return Tile(Subject("good_news", card.id), card.art, card.name, card.text)


def challenges(state: State, seat: int) -> list[Tile]:
    """What a victory over Miss Thorn would show besides, as things stand."""
    if part_of(state).plan.level is None:
        return []
    return [
        Tile(Subject("challenge", one.id), "icons/medal_gold", one.name, one.text, now="met" if done else "", met=done)
        for one in CHALLENGES for done in [one.goal.type != MARGIN and met(state, one.goal)]
    ]  # fmt: skip


TRAYS = (
    Tray("skunks", "Skunks", BOARD, skunks),
    Tray("skunk_path", "Skunks on the path", BOARD, skunks_on_the_path),
    Tray("sharing", "Sharing tile", BOARD, sharing_tile),
    Tray("handshake", "Sharing", BOARD, handshake),
    Tray("watches", "Pocket Watches", BOARD, watches),
    Tray("aims", "Goals", AIM, aims),
    Tray("good_news", "Good News", HOME, good_news, icon="book"),
    Tray("challenges", "Challenges", HOME, challenges, icon="trophy"),
    Tray("news_heard", "Good News", OFFERED, lambda state, seat: [news_tile(card) for card in NEWS]),
)
