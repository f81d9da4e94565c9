"""What is shown after something happened: seasons that fade, small feasts, a move once more, the score so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from everdell_desktop.engine.journal import Entry
from everdell_desktop.ui.scene import Fade

from .celebrating import Petals, announcement, feasts
from .motion import Motion, Where
from .standing import ScoreSoFar

if TYPE_CHECKING:
    from .screen import TableScreen

FADING = 1.4  # seconds from one season's ground to the next
FEAST, BANNER = 1.1, 2.2  # seconds that petals fly, and that a new season is announced


def fade(table: TableScreen, news: list[Entry]) -> None:
    """The ground of the old season gives way to that of the new one."""
    changed = any(entry.kind == "season" and entry.seat == table.sitting.viewer for entry in news)
    if changed and table.app.settings.animation != "off":
        board = table.layout.board
        table.scene.tweens.append(Fade(table.app.surface.subsurface(board).copy(), board, FADING))


def feast(table: TableScreen, news: list[Entry]) -> None:
    """A moment for what is worth one."""
    if table.app.settings.animation == "off":
        return
    state, viewer, rules = table.sitting.game.state, table.sitting.viewer, table.sitting.game.rules
    for subject in feasts(news, state, rules, viewer):
        where = table.seen_at(subject)
        if where is not None:
            table.scene.tweens.append(Petals(where, FEAST, table.app.kit.px(15)))
    for entry in news:
        if entry.kind == "season" and entry.seat == viewer:
            name = state.players[viewer].name
            banner = announcement(table.app.kit, rules, entry.facts["season"], name, table.layout.board, BANNER)
            table.scene.tweens.append(banner)


def see_again(table: TableScreen) -> None:
    """Show the last move of somebody else once more, where it happened."""
    told = table.following.last
    if told is None:
        return
    if told.where is not None and (home := table.landscape.home_of([told.where])):
        table.go_to(home)
    table.scene.tweens = [*motion(table, table.seen_at).tweens(told.entries, "normal")]


def motion(table: TableScreen, before: Where) -> Motion:
    rules, viewer = table.sitting.game.rules, table.sitting.viewer
    return Motion(table.app.kit, rules, table.figures, viewer, before, table.seen_at, table.scene.where)


def show_standing(table: TableScreen, seat: int, name: str) -> None:
    """The score so far of a seat, beside its coin."""
    coin = table.scene.where(name)
    if coin is None:
        return
    player = table.sitting.game.state.players[seat]
    note = "What is hidden or only scored at the end is not in it yet."
    if player.automaton:
        note = table.sitting.game.rules.automata[player.automaton].text or note
    home = table.sitting.game.state.homes[seat]
    score = next(sheet for sheet in table.sitting.game.scores() if sheet.seat == home)
    table.lay(ScoreSoFar(table.app.kit, table.layout.window(), player.name, score, coin, note, table.close_sheet))
