"""Verifies the record of a game: replays it from its secret and compares its hash.

`python -m tables.verify FILE [HASH]` prints `ok GAME LINES COMMITMENT HASH finished WHY` (or `closed`: it
has no result) and exits with 0, or prints `failed LINE WHY` and exits with 1. HASH is what the last board
of the table showed, in full or its first 32 digits. It needs no database and no network. A reader still
compares the commitment with the one that they were shown before they pressed Join, the number at
their seat with their own, and the hash if it is not given.
"""

import hmac
import re
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
    """State of a replay.

    `points` are the states before the moves that can be taken back, each with its mover. `secret` are moves
    that nobody else has seen, each with the number of points before it: an undo makes them once more.
    """

    state: Any = None
    points: list[tuple[Any, Seat | None]] = []
    secret: list[tuple[int, Seat | None, Any]] = []
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
    _check_options(record)
    game = games.get(record.game)
    if game is None or game.rules_version != record.rules_version:
        raise Unproven(0, "game")
    at = _Position()
    seed = fairness.seed(record.secret, record.numbers, record.cut)
    for played in record.played:
        events = _replay(game, record, at, played, seed)
        yield played, at.state, events
    _check_end(record, None if at.state is None else game.outcome(at.state))
    _check_hash(record, shown)


def _replay(game: AnyGame, record: Record, at: _Position, played: Played, seed: bytes) -> tuple[Event, ...]:
    """Replays one line of the log on the position. Returns the events of its move. Raises Unproven."""
    events: tuple[Event, ...] = ()
    if played.kind == "undo":
        _take_back(game, at, played)
    elif played.kind in chain.MOVES:
        step = _again(game, record, at.state, played, Derived(seed, at.drawn))
        at.drawn += bool(played.draws)
        _note(game, at, played, step)
        at.state, events = step.state, step.events
    return events


def _note(game: AnyGame, at: _Position, played: Played, step: AnyStep) -> None:
    """Notes if the step can be taken back. What drew, a lapse and a `never` bar the way to all before."""
    seat, is_move = _seat(played), played.kind == "move"
    if not play.is_seen(step) and not played.draws and at.points:
        at.secret.append((len(at.points), seat, game.parse(at.state, seat, played.text)))
    elif is_move and play.undo_of(step, has_drawn=bool(played.draws)) is not None:
        at.points.append((at.state, seat))
    else:
        at.points, at.secret = [], []


def _take_back(game: AnyGame, at: _Position, played: Played) -> None:
    """Takes back moves that everybody saw; secret moves of others stay. Raises Unproven."""
    count = int(played.text) if re.fullmatch(r"[1-9]\d{0,3}", played.text, re.ASCII) else 0
    if not 0 < count <= len(at.points) or game.outcome(at.state) is not None:
        raise Unproven(played.n, "move")
    left, back = at.points[:-count], at.points[-count:]
    at.state = back[0][0]
    movers = {mover for _, mover in back}
    for before, seat, move in at.secret:
        if before > len(left):
            at.state = None if seat in movers else play.made_too(game, at.state, seat, move)
        if at.state is None:
            raise Unproven(played.n, "move")
    at.points = left
    at.secret = [(min(before, len(left)), seat, move) for before, seat, move in at.secret if left]


def _check_order(record: Record) -> None:
    """Raises Unproven unless all entries are there, with one start, and moves only after it; only these draw.

    A start has the number of the Join or of the cut before it if it came with that; with a cut it does.
    """
    begun, n, before = False, -1, ""
    for played in record.played:
        is_start, is_play = played.kind == "start", played.kind in ("move", "lapse", "undo")
        is_lobby = played.kind in ("open", *chain.LOBBY, "cut", "start")
        is_same = is_start and (before == "cut" or (before == "join" and played.n == n))
        n = n if is_same else n + 1
        is_cut_short = before == "cut" and not is_start
        is_drawn = bool(played.draws) and played.kind not in chain.MOVES
        is_placed = (played.kind == "open") == (n == 0) and not (is_lobby if begun else is_play)
        if played.n != n or is_cut_short or is_drawn or not is_placed:
            raise Unproven(played.n, "order")
        begun, before = begun or is_start, played.kind
    if not begun:
        raise Unproven(n + 1, "order")


def _check_presses(record: Record) -> None:
    """Raises Unproven unless each press at a seat is the opening one or one of Join, and a person has cut."""
    people = {seat for seat, press in enumerate(record.presses) if press != chain.BOT}
    cut = {played.seat for played in record.played if played.kind == "cut"}
    is_pressed = {record.presses[seat] for seat in people} <= {*record.numbers}
    if not (is_pressed and cut <= people and record.cut == fairness.words_of(record.cut)):
        raise Unproven(0, "presses")


def _check_options(record: Record) -> None:
    """Raises Unproven unless each house rule is what it was last set to."""
    last = [played.text.partition("=") for played in record.played if played.kind == "option"]
    if not {name: value for name, _, value in last}.items() <= record.options.items():
        raise Unproven(0, "options")


def _check_end(record: Record, outcome: Outcome | None) -> None:
    """Raises Unproven unless the last line ends the game, or closes the table for the first time."""
    closed = [played.n for played in record.played if played.kind == "close"]
    last = record.played[-1]
    if closed != ([last.n] if outcome is None else []) or last.kind not in (*chain.MOVES, "close"):
        raise Unproven(last.n, "end")


def _check_hash(record: Record, shown: str) -> None:
    """Raises Unproven unless the chain leads to the hash of the record, and `shown` begins it."""
    last = b""
    head = chain.head(record.game, record.options, record.presses, record.commitment)
    for played in record.played:
        last = chain.link(last, records.line(played), head)
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
        sys.stdout.write(f"failed 0 record {str(error)!r}\n")
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
