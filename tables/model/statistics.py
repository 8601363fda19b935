"""Statistics of finished games, and a person's totals."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from db import Figures, FiguresRow
from games.contract import AnyGame, Figure, Outcome, Remembering
from tables.model.table import Table, state_of
from tables.past import PlayerTotals

MaySee = Callable[[int, int], bool]
"""Returns whether a reader may see games in that server and channel."""
COACH: Final = "coach-"
"""The ids of figures begin so that say what a person's decisions cost, and in how many games."""
_FIGURES: Final = msgspec.json.Decoder(tuple[Figure, ...])


def tally(game: AnyGame, state: object) -> tuple[tuple[Figure, ...], ...]:
    """Figures of a finished game by seat; empty if the game keeps none."""
    return game.tally(state) if isinstance(game, Remembering) else ()


def rows(game: AnyGame, before: Table | None, after: Table) -> tuple[Figures, ...]:
    """Rows to store if this step has ended the game, one for each seat of a person.

    A free seat, and one that a bot keeps, counts for its last holder.
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


def looked_back(data: str, game: str, by_kind: Mapping[str, float]) -> str:
    """The figures of a seat, as JSON, with what its decisions cost by kind, in hundredths of the game's unit.

    Costs that are there already are replaced.
    """
    kept = [figure for figure in _FIGURES.decode(data) if not figure.id.startswith(COACH)]
    costs = [Figure(f"{COACH}kind-{game}-{kind}", "sum", round(100 * c)) for kind, c in by_kind.items()]
    return msgspec.json.encode((*kept, Figure(f"{COACH}games", "sum", 1), *costs)).decode()


def _place(outcome: Outcome | None, seat: int) -> int | None:
    """The seat's place from 0, the winner's; None for a draw of all."""
    if outcome is None or len(outcome.placing) < 2:
        return None
    return next((n for n, seats in enumerate(outcome.placing) if seat in seats), None)


def totals(found: Iterable[FiguresRow], may_see: MaySee) -> tuple[PlayerTotals, ...]:
    """Totals by game. Several seats at one table count as one game played."""
    made: dict[str, PlayerTotals] = {}
    last = None
    for row in found:
        if not may_see(row.guild, row.channel):
            continue
        old = made.get(row.game, PlayerTotals(row.game))
        first = row.table != last
        last = row.table
        made[row.game] = PlayerTotals(
            row.game,
            old.played + first,
            old.won + (first and row.place == 0),
            added(old.figures, _FIGURES.decode(row.data)),
        )
    return tuple(map(_with_costs, made.values()))


def _with_costs(found: PlayerTotals) -> PlayerTotals:
    """The totals with the costs of decisions told instead of listed."""
    costs = {figure.id: figure.amount for figure in found.figures if figure.id.startswith(COACH)}
    games = costs.pop(f"{COACH}games", 0)
    dearest = max(costs, key=costs.__getitem__, default="")
    figures = tuple(figure for figure in found.figures if not figure.id.startswith(COACH))
    is_dear = bool(dearest) and costs[dearest] > 0
    return replace(found, figures=figures, looked_back=games, dearest=dearest if is_dear else "")


def added(old: Iterable[Figure], new: Iterable[Figure]) -> tuple[Figure, ...]:
    """Figures added up by their ids."""
    made = {figure.id: figure for figure in old}
    for figure in new:
        had = made.get(figure.id)
        made[figure.id] = figure if had is None else _plus(had, figure)
    return tuple(made.values())


def _plus(one: Figure, other: Figure) -> Figure:
    if one.kind == "most":
        return one if one.amount >= other.amount else other
    return replace(one, amount=one.amount + other.amount, of=one.of + other.of)
