"""Makes the positions in `render/gallery/`: `python -m tests.render.gallery_positions [GAME …]`.

Bots play each game from a fixed seed for so many moves; what the channel sees then is stored as JSON.
"""

import sys
from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

import msgspec

from games.chance import Derived
from games.contract import AnyGame, Seat, moves
from games.registry import GAMES

FOLDER: Final = Path(__file__).parents[2] / "render" / "gallery"
MOVES: Final = {
    "cribbage": 40, "olsen": 14, "kasino": 6, "kinaskak": 24, "partners": 60,
    "fuldrigger": 60, "stratego": 30, "goofspiel": 12,
}  # fmt: skip
"""Moves after which the position is taken; 12 in other games."""
SEATS: Final = {"cribbage": 2, "kasino": 2, "goofspiel": 3}
"""Number of seats; four in other games."""


def states(game: AnyGame) -> Iterator[Any]:
    """Yields each state of a game of the easiest bots, from its start to its end; always the same game."""
    seats = [Seat(n) for n in range(min(SEATS.get(game.key, 4), max(game.seats)))]
    state = game.start(len(seats), game.Options(), _chance(0)).state
    for n in count(1):
        yield state
        if game.outcome(state) is not None:
            return
        seat, move = _move(game, state, n)
        state = game.apply(state, seat, move, _chance(n)).state


def _move(game: AnyGame, state: Any, number: int) -> tuple[Seat | None, Any]:
    """Returns the first bot's move; where all let a time of grace pass, what its clock plays."""
    for seat in game.view(state, None).waiting:
        if game.asks(state, seat):
            legal = partial(moves, game, state, seat, 200)
            move = game.choose(game.view(state, seat), legal, _chance(number), game.strengths[0])
            if move is not None:
                return seat, move
    return game.lapse(state, game.waits(state)[0].id)


def _chance(number: int) -> Derived:
    return Derived(bytes(31) + b"\x07", number)


def main(keys: list[str]) -> None:
    for key in keys or GAMES:
        state = next(islice(states(GAMES[key]), MOVES.get(key, 12), None))
        data = msgspec.json.format(msgspec.json.encode(GAMES[key].view(state, None)), indent=0)
        (FOLDER / f"{key}.json").write_bytes(data + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
