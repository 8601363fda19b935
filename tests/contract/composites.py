"""The check of the contract for moves of several moves (`games.kit.moves.Composite`)."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from games.contract import Move, Seat, moves
from games.errors import GameOver, IllegalMove, NotYourTurn
from games.kit.moves import Composite
from tests.contract.checks import ALL, FEW, seats
from tests.contract.records import Record

T = TypeVar("T")


class Highest:
    """A chance whose numbers are the highest."""

    def number(self, purpose: str, below: int) -> int:
        return below - 1

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(things)


def composites_are_legal_as_their_parts(record: Record) -> None:
    """A composite is legal exactly if its parts are, one after the other; a refused one changes nothing."""
    game = record.rules
    chooser = random.Random(f"composites {record.number}")
    played = [entry.move for entry in record.entries if isinstance(entry.move, Composite)]
    for s in record.some(FEW):
        before = game.dump(s)
        for seat in seats(record):
            offered = [move for move in moves(game, s, seat, ALL) if isinstance(move, Composite)]
            if not (offered or played):
                continue
            for move in _recombined(chooser, offered, played):
                after = _after(record, s, seat, move)
                assert (after is not None) == _all_follow(record, s, seat, move.parts)
        assert game.dump(s) == before


def _recombined(
    chooser: random.Random, offered: list[Composite], played: list[Composite]
) -> Iterator[Composite]:
    """Yields some that are offered, then others of their parts, and of these with parts of other times."""
    yield from chooser.sample(offered, min(4, len(offered)))
    now = sorted({part for move in offered for part in move.parts}, key=str)
    ever = sorted({part for move in (*offered, *played) for part in move.parts}, key=str)
    for pool in (now, now, now, ever, ever):
        if pool:
            parts = tuple(chooser.choices(pool, k=chooser.randint(1, 3)))
            yield msgspec.structs.replace([*offered, *played][0], parts=parts)


def _after(record: Record, s: Any, seat: Seat, move: Move) -> Any | None:
    """Returns the position after a move; None if it is refused."""
    try:
        return record.rules.apply(s, seat, move, Highest()).state
    except (IllegalMove, NotYourTurn, GameOver):
        return None


def _all_follow(record: Record, s: Any, seat: Seat, parts: Sequence[Move]) -> bool:
    """Whether each of the moves is legal after those before it."""
    for part in parts:
        s = _after(record, s, seat, part)
        if s is None:
            return False
    return True
