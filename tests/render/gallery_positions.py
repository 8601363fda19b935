"""Makes the positions in `render/gallery/`: `python -m tests.render.gallery_positions [GAME …]`.

Bots play each game from a fixed seed for so many moves; what the channel sees then is stored as JSON.
"""

import sys
from functools import partial
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
"""Moves after which the position is taken."""
SEATS: Final = {"cribbage": 2, "kasino": 2, "goofspiel": 3}
"""Number of seats; four in other games."""


def position(game: AnyGame, count: int) -> Any:
    """The channel's view after `count` moves of bots."""
    seats = [Seat(n) for n in range(SEATS.get(game.key, 4))]
    state = game.start(len(seats), game.Options(), _chance(0)).state
    for n in range(1, count + 1):
        asked = [seat for seat in seats if seat in game.view(state, None).waiting and game.asks(state, seat)]
        move = game.choose(
            game.view(state, asked[0]),
            partial(moves, game, state, asked[0], 200),
            _chance(n),
            game.strengths[0],
        )
        assert move is not None
        state = game.apply(state, asked[0], move, _chance(n)).state
    return game.view(state, None)


def _chance(number: int) -> Derived:
    return Derived(bytes(31) + b"\x07", number)


def main(keys: list[str]) -> None:
    for key in keys or list(MOVES):
        data = msgspec.json.format(msgspec.json.encode(position(GAMES[key], MOVES[key])), indent=0)
        (FOLDER / f"{key}.json").write_bytes(data + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
