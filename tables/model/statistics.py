"""Statistics: what is remembered of a game when it is over, and what a person's games add up to."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from db import Figures, FiguresRow
from games.contract import AnyGame, Figure, Outcome, Remembering
from tables.model.table import Table, state_of
from tables.views import Standing

MaySee = Callable[[int, int], bool]
"""Whether a reader may know of games in that server and channel."""
_FIGURES: Final = msgspec.json.Decoder(tuple[Figure, ...])


def tally(game: AnyGame, state: object) -> tuple[tuple[Figure, ...], ...]:
    """The figures of a game that is over, by seat; nothing where a game keeps none."""
    return game.tally(state) if isinstance(game, Remembering) else ()


def rows(game: AnyGame, before: Table | None, after: Table) -> tuple[Figures, ...]:
    """What to remember when this step has ended the game: a row for each seat of a person.

    A seat that a bot keeps, or that is free, is its last holder's: nobody loses a game by being away.
    """
    if after.phase != "over" or (before is not None and before.phase == "over"):
        return ()
    state = state_of(game, after)
    outcome = game.outcome(state)
    figures = tally(game, state) or ((),) * len(after.chairs)
    return tuple(
        Figures(person, seat, _place(outcome, seat), msgspec.json.encode(figures[seat]).decode())
        for seat, chair in enumerate(after.chairs)
        if (person := chair.person or chair.away) is not None
    )


def _place(outcome: Outcome | None, seat: int) -> int | None:
    """0 for who has won; None for a draw of all."""
    if outcome is None or len(outcome.placing) < 2:
        return None
    return next((n for n, seats in enumerate(outcome.placing) if seat in seats), None)


def standings(found: Iterable[FiguresRow], may_see: MaySee) -> tuple[Standing, ...]:
    """What the games add up to, one standing a game; several seats at a table are one game played."""
    made: dict[str, Standing] = {}
    last = None
    for row in found:
        if not may_see(row.guild, row.channel):
            continue
        old = made.get(row.game, Standing(row.game))
        first = row.table != last
        last = row.table
        made[row.game] = Standing(
            row.game,
            old.played + first,
            old.won + (first and row.place == 0),
            added(old.figures, _FIGURES.decode(row.data)),
        )
    return tuple(made.values())


def added(old: Iterable[Figure], new: Iterable[Figure]) -> tuple[Figure, ...]:
    """Figures of several games together, by their ids."""
    made = {figure.id: figure for figure in old}
    for figure in new:
        had = made.get(figure.id)
        made[figure.id] = figure if had is None else _plus(had, figure)
    return tuple(made.values())


def _plus(one: Figure, other: Figure) -> Figure:
    if one.kind == "most":
        return one if one.amount >= other.amount else other
    return replace(one, amount=one.amount + other.amount, of=one.of + other.of)
