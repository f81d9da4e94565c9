"""Measuring Everdell Duo by its computer players: how often each card is played, and how often each chapter is won.

    python tools/duo_measures.py cards --level hard --games 300 --seed 1
    python tools/duo_measures.py chapters --level hard --games 60 --seed 1 --kept measured.jsonl
    python tools/duo_measures.py chapters --chapters 4,5 --difficulty hard --level master --games 20
    python tools/duo_measures.py challenge --level hard --games 60 --seed 1 --solo
    python tools/duo_measures.py table --kept measured.jsonl
    python tools/duo_measures.py medals --kept measured.jsonl

`chapters` and `challenge` let computer players play both mayors; with `--solo` as one who plays for both and sees both
hands. With `--kept` every game is written down as a line,
and `table` reckons again from those lines with the targets as they are now: a target can be moved without playing anew.
`medals` puts whole campaigns together by drawing such a game for every chapter, with the replays that are allowed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from everdell_desktop.ai.thinkers import LEVELS
from everdell_desktop.boxes import SHELF
from everdell_desktop.boxes.duo.shared.chapters import CHAPTERS
from everdell_desktop.boxes.duo.shared.score_sheet import DIFFICULTIES, MEDALS, REPLAY, REPLAYS
from everdell_desktop.commands.simulate import Job, play_game, wilson
from everdell_desktop.engine.decisions import Decision
from everdell_desktop.engine.rounds import blank_state, run_turn
from everdell_desktop.engine.ruleset import Seat, Setup

CHALLENGE_LEVELS = ("easy", "normal", "hard")
QUARTERS = 4
CAMPAIGNS = 2000


class Seen(NamedTuple):
    """A competitive game: cards that lay in the Meadow or in a hand, those that came into a city, and who won."""

    seen: frozenset[str]
    played: frozenset[str]
    by_winner: frozenset[str]
    winners: tuple[int, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Everdell Duo by its computer players.")
    parser.add_argument("what", choices=("cards", "chapters", "challenge", "table", "medals"))
    parser.add_argument("--level", default="hard", choices=tuple(LEVELS))
    parser.add_argument("--games", type=int, default=60, help="games for each row, or in all for cards (60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chapters", default="", help="numbers with commas between (all)")
    parser.add_argument("--difficulty", default="", help="normal or hard; in the challenge also easy (all)")
    parser.add_argument("--solo", action="store_true", help="chapters and challenge as one person plays them")
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--kept", type=Path, help="where the games are written down, line by line")
    arguments = parser.parse_args()
    if arguments.what == "table":
        print_chapters(read(arguments.kept))
        return
    if arguments.what == "medals":
        print_medals(read(arguments.kept), random.Random(arguments.seed))
        return
    with multiprocessing.get_context("spawn").Pool(arguments.cores) as pool:
        if arguments.what == "cards":
            seeds = range(arguments.seed, arguments.seed + arguments.games)
            print_cards(list(pool.imap_unordered(partial(watched, arguments.level), seeds)))
        else:
            found = list(keep(pool.imap(measured, wanted(arguments), chunksize=1), arguments.kept))
            print_chapters(found)


# cards


def watched(level: str, seed: int) -> Seen:
    """One competitive game between two of a level."""
    rules = SHELF.rules(Setup(("duo",), (Seat("Hare"), Seat("Tortoise"))))
    state = blank_state(rules, seed)
    thinkers = [LEVELS[level](seed * 31 + seat) for seat in range(2)]
    seen: set[str] = set()
    built: list[set[str]] = [set(), set()]
    while state.turn == 0 or not rules.is_over(state):
        start, answers = state.copy(), list[Any]()

        def ask(decision: Decision, start: Any = start, answers: list[Any] = answers) -> Any:
            picked = thinkers[decision.seat].pick(decision, start, answers, rules)
            answers.append(decision.answer(picked))
            return picked

        run_turn(state, rules, ask)
        seen.update(card.id for card in state.meadow if card is not None)
        for seat, player in enumerate(state.players):
            seen.update(card.id for card in player.hand)
            built[seat].update(built.card.id for built in player.city)
    winners = tuple(rules.end.winners(state, rules.end.score_sheets(state)))
    played = frozenset(built[0] | built[1])
    by_winner = frozenset(card for seat in winners for card in built[seat])
    return Seen(frozenset(seen) | played, played, by_winner, winners)


def print_cards(games: list[Seen]) -> None:
    """For each card in how many of the games in which somebody could have had it, it was played, and how often by the
    winner; then who won."""
    seen = Counter(card for game in games for card in game.seen)
    played = Counter(card for game in games for card in game.played)
    won = Counter(card for game in games for card in game.by_winner)
    print("| card | seen in games | played in % of these | of these by the winner % |\n| --- | --- | --- | --- |")
    for card in sorted(seen, key=lambda card: -played[card] / seen[card]):
        by_winner = 100 * won[card] / played[card] if played[card] else 0
        print(f"| {card} | {seen[card]} | {100 * played[card] / seen[card]:.0f} | {by_winner:.0f} |")
    hare = sum((0 in game.winners) / len(game.winners) for game in games)
    low, high = wilson(hare, len(games))
    print(f"\nHare wins {100 * hare / len(games):.1f} % of {len(games)} games ({100 * low:.1f} to {100 * high:.1f})")


# chapters and the challenge


def wanted(arguments: argparse.Namespace) -> Iterator[Job]:
    challenge = arguments.what == "challenge"
    chosen = [int(number) for number in arguments.chapters.split(",") if number] or [page.number for page in CHAPTERS]
    difficulties = arguments.difficulty.split(",") if arguments.difficulty else None
    tables: list[dict[str, Any]] = []
    if challenge:
        tables += [
            {"mode": "challenge", "difficulty": one, "solo": arguments.solo} for one in difficulties or CHALLENGE_LEVELS
        ]
    else:
        mode = {"mode": "campaign", "solo": True} if arguments.solo else {"mode": "cooperative"}
        tables += [
            {**mode, "chapter": number, "difficulty": one} for number in chosen for one in difficulties or DIFFICULTIES
        ]
    for table in tables:
        for game in range(arguments.games):
            seed = arguments.seed * 100_000 + game
            yield Job((arguments.level,) * 2, 0, seed, ("duo",), tuple(table.items()))


def measured(job: Job) -> dict[str, Any]:
    outcome = play_game(job)
    assert not outcome.failure, outcome.failure
    return {"level": job.levels[0], **dict(job.options), "seed": job.seed, **dict(outcome.result)}


def keep(games: Iterable[dict[str, Any]], file: Path | None) -> Iterator[dict[str, Any]]:
    for game in games:
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(game) + "\n")
        yield game


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def print_chapters(games: list[dict[str, Any]]) -> None:
    """A row for each level of the players, for two or for one, chapter or challenge, and difficulty."""
    rows: dict[tuple[str, bool, int, str], list[dict[str, Any]]] = {}
    for game in games:
        row = game["level"], game.get("solo", False), game.get("chapter", 0), game["difficulty"]
        rows.setdefault(row, []).append(game)
    print("| mayors | for | chapter | difficulty | games | mean | middle half | goals met | against | reached | "
          "won (95 %) |")  # fmt: skip
    print("| --- " * 11 + "|")
    for (level, solo, chapter, difficulty), found in sorted(rows.items()):
        mayors, what = "one" if solo else "two", chapter or "Miss Thorn"
        scores = [game["score"] for game in found]
        quarters = statistics.quantiles(scores, n=QUARTERS) if len(scores) > 1 else [scores[0]] * 3
        if chapter:
            target: float = CHAPTERS[chapter - 1].target[difficulty]
            won = sum(is_won(game) for game in found)
            reached = [score >= target for score in scores]
            each = ", ".join(
                f"{100 * statistics.fmean(one):.0f}" for one in zip(*(g["goals"] for g in found), strict=True)
            )
        else:
            target = statistics.fmean(game["thorn"] for game in found)
            reached, each = [game["won"] for game in found], "-"
            won = sum(reached)
        low, high = wilson(won, len(found))
        print(
            f"| {level} | {mayors} | {what} | {difficulty} | {len(found)} | {statistics.fmean(scores):.1f} | "
            f"{quarters[0]:.0f} to {quarters[2]:.0f} | {each} | {target:.0f} | {100 * statistics.fmean(reached):.0f} | "
            f"{100 * won / len(found):.0f} % ({100 * low:.0f} to {100 * high:.0f}) |"
        )


def is_won(game: dict[str, Any]) -> bool:
    """Whether a chapter is won with the targets as they are now."""
    return all(game["goals"]) and game["score"] >= CHAPTERS[game["chapter"] - 1].target[game["difficulty"]]


def print_medals(games: list[dict[str, Any]], chance: random.Random) -> None:
    """What campaigns come to whose chapters end like the games measured; watches are taken as used."""
    for level, difficulty in sorted({(game["level"], game["difficulty"]) for game in games if "chapter" in game}):
        mine = [game for game in games if (game["level"], game["difficulty"]) == (level, difficulty)]
        ends = [[game for game in mine if game.get("chapter") == page.number] for page in CHAPTERS]
        if not all(ends):
            continue
        totals = [campaign(ends, difficulty, chance) for _ in range(CAMPAIGNS)]
        reached = {medal: statistics.fmean(total >= least for total in totals) for medal, least in MEDALS.items()}
        shares = ", ".join(f"{medal} {100 * share:.0f} %" for medal, share in reached.items())
        print(f"{level} on {difficulty}: {statistics.fmean(totals):.0f} points on average; {shares}")


def campaign(ends: list[list[dict[str, Any]]], difficulty: str, chance: random.Random) -> int:
    """The points of one campaign: a chapter that is lost is played again as long as that is allowed."""
    total, replays = 0, REPLAYS.get(difficulty, len(ends))
    for games in ends:
        game = chance.choice(games)
        if not is_won(game) and replays:
            replays -= 1
            total += REPLAY
            game = chance.choice(games)
        total += game["score"] if is_won(game) else 0
    return total


if __name__ == "__main__":
    main()
