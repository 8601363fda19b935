"""Verifies the record of a game: replays it from its secret and compares its hash.

`python -m tables.verify FILE [HASH]` prints `ok GAME LINES COMMITMENT HASH finished WHY` (or `closed`: it
has no result) and exits with 0, or prints `failed LINE WHY` and exits with 1. HASH is what the last board
of the table showed, in full or its first 32 digits. It needs no database and no network. A reader still
compares the commitment with the one that they were shown before they pressed Join, the number at
their seat with their own, and the hash if it is not given.
"""

import hmac
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from games.chance import Derived
from games.contract import AnyGame, AnyStep, Event, Outcome, Seat
from games.errors import GameError
from games.registry import GAMES
from tables.actions import play
from tables.errors import TableError
from tables.log import records
from tables.log.records import BadRecord, Played, Record
from tables.model import catalogue, chain, fairness

Why = Literal["commitment", "game", "options", "order", "move", "draw", "presses", "end", "hash"]
SHORTEST: Final = 32
"""Digits that a hash for comparison needs; fewer could be matched by a search."""


class Unproven(Exception):
    """The record does not follow from its secret: `n` is the log entry (0 is the head), `why` the reason."""

    def __init__(self, n: int, why: Why) -> None:
        self.n = n
        self.why = why
        super().__init__(n, why)


class _Position(msgspec.Struct):
    """State of a replay. `before` is the state to which an undo leads; None if nothing can be taken back."""

    state: Any = None
    before: Any = None
    mover: int | None = None
    drawn: int = 0


Walked = tuple[Played, Any, tuple[Event, ...]]
"""A line of a record, the state after it (None before the start), and the events of its move."""


def check(record: Record, games: Mapping[str, AnyGame] = GAMES, shown: str = "") -> Outcome | None:
    """Replays the record. Returns the outcome of a finished game, else None. Raises Unproven.

    `shown` is the hash on the last board, in full or its first digits.
    """
    state = None
    for _, now, _ in walk(record, games, shown):
        state = now
    return None if state is None else games[record.game].outcome(state)


def walk(record: Record, games: Mapping[str, AnyGame] = GAMES, shown: str = "") -> Iterator[Walked]:
    """Yields the lines of the record as they are replayed. Raises as `check`, some only at the end."""
    if fairness.commitment(record.secret) != record.commitment:
        raise Unproven(0, "commitment")
    _check_order(record)
    _check_presses(record)
    game = games.get(record.game)
    if game is None or game.rules_version != record.rules_version:
        raise Unproven(0, "game")
    at = _Position()
    seed = fairness.seed(record.secret, record.presses)
    for played in record.played:
        events = _replay(game, record, at, played, seed)
        yield played, at.state, events
    _check_end(record, None if at.state is None else game.outcome(at.state))
    _check_hash(record, shown)


def _replay(game: AnyGame, record: Record, at: _Position, played: Played, seed: bytes) -> tuple[Event, ...]:
    """Replays one line of the log on the position. Returns the events of its move. Raises Unproven."""
    events: tuple[Event, ...] = ()
    if played.kind == "undo":
        if at.before is None or game.outcome(at.state) is not None:
            raise Unproven(played.n, "move")
        at.state, at.before = at.before, None
    elif played.kind in chain.MOVES:
        step = _again(game, record, at.state, played, Derived(seed, at.drawn))
        at.drawn += bool(played.draws)
        at.before, at.mover = _undone(game, at, played, step)
        at.state, events = step.state, step.events
    return events


def _undone(game: AnyGame, at: _Position, played: Played, step: AnyStep) -> tuple[Any | None, int | None]:
    """The state to which an undo after this step leads, and whose move it takes back, as at a table."""
    seat = _seat(played)
    if play.is_seen(step):
        may = played.kind == "move" and play.undo_of(step, has_drawn=bool(played.draws)) is not None
        return (at.state if may else None), seat
    if at.before is None or seat == at.mover:
        return None, None
    return play.made_too(game, at.before, seat, game.parse(at.state, seat, played.text)), at.mover


def _check_order(record: Record) -> None:
    """Raises Unproven unless all entries are there, with one start, and moves only after it."""
    begun = False
    for n, played in enumerate(record.played):
        is_play = played.kind in ("move", "lapse", "undo")
        is_lobby = played.kind in ("open", "join", "start")
        if played.n != n or (played.kind == "open") != (n == 0) or (is_lobby if begun else is_play):
            raise Unproven(played.n, "order")
        begun = begun or played.kind == "start"
    if not begun:
        raise Unproven(len(record.played), "order")


def _check_presses(record: Record) -> None:
    """Raises Unproven unless each press is one of Join, or the opening one of a person who plays alone."""
    joined = {played.text for played in record.played if played.kind == "join"}
    people = {press for press in record.presses if press != chain.BOT}
    opened = {record.played[0].text} if len(people) == 1 else set()
    if not {str(press) for press in people} <= joined | opened:
        raise Unproven(0, "presses")


def _check_end(record: Record, outcome: Outcome | None) -> None:
    """Raises Unproven unless the game is over or the table was closed once, at the end."""
    closed = [played.n for played in record.played if played.kind == "close"]
    last = record.played[-1].n
    if closed not in ([], [last]) or (outcome is None and not closed):
        raise Unproven(last, "end")


def _check_hash(record: Record, shown: str) -> None:
    """Raises Unproven unless the chain leads to the hash of the record, and `shown` begins it."""
    last = b""
    head = chain.head(record.game, record.options, record.presses, record.commitment)
    for played in record.played:
        text = records.line(played)
        last = chain.link(last, *((*head, text) if played.kind == "start" else (text,)))
    is_meant = not shown or (len(shown) >= SHORTEST and record.hash.startswith(shown.lower()))
    if not (is_meant and hmac.compare_digest(last.hex(), record.hash)):
        raise Unproven(record.played[-1].n, "hash")


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
    """Runs the command. Returns the exit status: 0 only for a record that verifies."""
    if len(arguments) not in (1, 2):
        sys.stderr.write("python -m tables.verify FILE [HASH]\n")
        return 2
    try:
        record = records.read(Path(arguments[0]).read_bytes().decode())
        outcome = check(record, shown="".join(arguments[1:]))
    except (BadRecord, UnicodeDecodeError) as error:
        sys.stdout.write(f"failed 0 record {error}\n")
    except OSError as error:
        sys.stderr.write(f"{error}\n")
    except Unproven as error:
        sys.stdout.write(f"failed {error.n} {error.why}\n")
    else:
        sys.stdout.write(
            f"ok {record.game} {len(record.played)} {record.commitment} {record.hash}"
            f" {'closed' if outcome is None else f'finished {outcome.why}'}\n"
        )
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
