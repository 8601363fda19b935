"""Dealing a whole game again from its record: was everything drawn as the commitment promised?

`python -m tables.verify FILE` answers `ok GAME LINES COMMITMENT` and exit status 0, or `failed LINE WHY` and
1. It needs no database and no network. What a reader still compares himself is that the commitment is the
one that the channel was shown before anybody pressed Join, and that his press is among the presses.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from games.chance import Derived
from games.contract import AnyGame, AnyStep, Seat
from games.errors import GameError
from games.registry import GAMES
from tables import catalogue, fairness, play, records
from tables.errors import TableError
from tables.records import BadRecord, Played, Record

Why = Literal["commitment", "game", "options", "order", "move", "draw"]


class Unproven(Exception):
    """The record does not follow from its secret: at log entry `n` (0 is the head), and why."""

    def __init__(self, n: int, why: Why) -> None:
        self.n = n
        self.why = why
        super().__init__(n, why)


def check(record: Record, games: Mapping[str, AnyGame] = GAMES) -> None:
    """Deals and plays the record again. Raises Unproven.

    From the start on every entry of a log is play, so none is missing: who could leave numbers out could
    choose among the draws.
    """
    if fairness.commitment(record.secret) != record.commitment:
        raise Unproven(0, "commitment")
    game = games.get(record.game)
    if game is None or game.rules_version != record.rules_version:
        raise Unproven(0, "game")
    seed = fairness.seed(record.secret, record.presses)
    state: Any = None
    before: Any = None
    mover: int | None = None
    last = 0
    for played in record.played:
        is_next = played.n == last + 1 if last else played.n > 0
        if not is_next or (played.kind == "start") != (state is None):
            raise Unproven(played.n, "order")
        last = played.n
        if played.kind == "undo":
            if before is None:
                raise Unproven(played.n, "move")
            state, before = before, None
        elif played.kind != "aside":
            step = _again(game, record, state, played, Derived(seed, played.n))
            if before is not None and not play.is_seen(step) and played.seat != mover:
                move = game.parse(state, _seat(played), played.text)
                before = play.made_too(game, before, _seat(played), move)
            else:
                before, mover = state, played.seat
            state = step.state


def _again(game: AnyGame, record: Record, state: Any, played: Played, chance: Derived) -> AnyStep:
    try:
        step = _start(game, record, chance) if state is None else _move(game, record, state, played, chance)
    except TableError as error:
        raise Unproven(played.n, "options") from error
    except GameError as error:
        raise Unproven(played.n, "move") from error
    if tuple(chance.draws) != played.draws:
        raise Unproven(played.n, "draw")
    return step


def _seat(played: Played) -> Seat | None:
    return None if played.seat is None else Seat(played.seat)


def _start(game: AnyGame, record: Record, chance: Derived) -> AnyStep:
    for name, value in record.options.items():
        catalogue.check_option(game, name, value)
    return game.start(record.seats, catalogue.options_of(game, record.options), chance)


def _move(game: AnyGame, record: Record, state: Any, played: Played, chance: Derived) -> AnyStep:
    seat = _seat(played)
    if seat is not None and seat not in range(record.seats):
        raise Unproven(played.n, "move")
    move = game.parse(state, seat, played.text)
    if str(move) != played.text:
        raise Unproven(played.n, "move")
    return game.apply(state, seat, move, chance)


def main(arguments: list[str]) -> int:
    """The offline command; the exit status is 0 only for a record that proves itself."""
    if len(arguments) != 1:
        sys.stderr.write("python -m tables.verify FILE\n")
        return 2
    try:
        record = records.read(Path(arguments[0]).read_text("utf-8"))
        check(record)
    except (BadRecord, UnicodeDecodeError) as error:
        sys.stdout.write(f"failed 0 record {error}\n")
    except OSError as error:
        sys.stderr.write(f"{error}\n")
    except Unproven as error:
        sys.stdout.write(f"failed {error.n} {error.why}\n")
    else:
        sys.stdout.write(f"ok {record.game} {len(record.played)} {record.commitment}\n")
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
