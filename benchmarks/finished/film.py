"""Whole games in pictures (`docs/film.md`): rows F1 to F3, a film, its size, the album, beside a board.

The games are played by bots to their end. Seconds are those of the processor: a film is made in a process of
its own, which yields to others.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.benches import BENCHES
from benchmarks.render import each_picture, plain
from benchmarks.rows import Row, interleaved, show
from benchmarks.versions.player import Pseudo
from games.contract import AnyGame, Event, Seat, moves
from games.registry import GAMES
from render import history
from render.drawing import strips
from render.drawing.pictures import PICTURES
from render.drawing.strips import STRIPS
from render.history import Course, Position, choosing, film, frames

SEED = 7
LISTED = 60
"""Moves that a bot chooses from, where it does not find its own."""
REPS = 1
"""A film takes seconds, so that one measurement is near the next."""
MOVES = 12


def whole(key: str) -> Course:
    """Returns the course of a game of bots to its end, with the most seats up to four."""
    rules, chance = GAMES[key], Pseudo(SEED)
    seats = max(count for count in rules.seats if count <= 4)
    step = rules.start(seats, rules.Options(), chance)
    positions = [Position(rules.view(step.state, None), _public(step.events))]
    while rules.outcome(step.state) is None:
        seat, move = _next(rules, step.state, chance)
        step = rules.apply(step.state, seat, move, chance)
        positions.append(Position(rules.view(step.state, None), _public(step.events)))
    return Course(tuple(positions), rules.outcome(step.state), BENCHES[key].look)


def _public(events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.audience is None)


def _next(rules: AnyGame, s: Any, chance: Pseudo) -> tuple[Seat | None, Any]:
    """Returns a seat that is waited for and its bot's move, else what a clock plays."""
    waits = rules.waits(s)
    for seat in (seat for wait in waits for seat in wait.seats):
        view = rules.view(s, seat)
        move = rules.choose(view, lambda at=seat: moves(rules, s, at, LISTED), chance, rules.strengths[0])
        if move is not None:
            return seat, move
    return rules.lapse(s, waits[0].id)


def rows(key: str) -> Iterator[Row]:
    """Yields the rows of a game."""
    course = whole(key)
    picked = choosing.chosen(course)
    scenes = [frames.board(course, n) for n in picked]

    def album() -> object:
        STRIPS.clear()
        PICTURES.clear()
        return history.album(course)

    sides: dict[str, Callable[[], object]] = {
        "film": lambda: film.film(course),
        "boards": lambda: [plain(scene) for scene in scenes],
        "album": album,
    }
    cost = interleaved(sides, REPS, time.process_time)
    data, lasts = film.film(course)
    moved = sorted(each_picture(scenes[:MOVES], strips.png, time.process_time))
    size = len(strips.png(scenes[-1]))
    a_move = f"a move's board: {moved[len(moved) // 2] * 1e3:.1f} ms, {size} bytes"
    told = f"{cost['film'] * 1e3:.0f} ms, {len(course.positions)} positions, {lasts / 1000:.0f} s; {a_move}"
    what = f"{key}: film of {len(picked)} positions / as many boards, Pillow RGB"
    yield Row("F1", what, cost["film"] / cost["boards"], "<=", 2.0, told)
    share = len(data) / film.MOST_BYTES
    yield Row("F2", f"{key}: size of the film / 8 MB", share, "<=", 0.9, f"{len(data)} bytes")
    two = 2 * cost["boards"] / len(scenes)
    drawn = f"{cost['album'] * 1e3:.0f} ms to {two * 1e3:.0f} ms"
    what = f"{key}: curve and score sheet / two boards, Pillow RGB"
    yield Row("F3", what, cost["album"] / two, "<=", 1.0, drawn)


def main() -> None:
    """Measures every game."""
    for key in BENCHES:
        show(rows(key))


if __name__ == "__main__":
    main()
