"""A process that computes the moves of bots for the bot's own process: `python -m games.worker`.

Reads requests from the standard input and writes replies to the standard output, each a length of four bytes
and a pickle: a function with its arguments, and its result, or None in a tuple's place if it has raised. It
ends with its input, also when the process that asks is killed.
"""

import pickle
import sys
from functools import partial
from typing import Any, BinaryIO, Final, Protocol, runtime_checkable

from games.chance import Derived
from games.contract import AnyGame, Seat, moves

MOST_MOVES: Final = 300
"""Number of legal moves that a bot can list."""
SIZE: Final = 4


@runtime_checkable
class Searching(Protocol):
    """A game with bots that search. It can be pickled, since they do that in a process of their own."""

    searching: tuple[str, ...]
    """The strengths whose bots search."""


def choose(game: AnyGame, state: Any, seat: Seat, strength: str, seed: bytes, step: int) -> str | None:
    """Returns the move of a bot from its seat's view, spelled; None if it makes none.

    seed, step: its own chance (`games.chance.Derived`).
    """
    legal = partial(moves, game, state, seat, MOST_MOVES)
    move = game.choose(game.view(state, seat), legal, Derived(seed, step), strength)
    return None if move is None else str(move)


def loaded(
    game: AnyGame, data: bytes, version: int, seat: Seat, strength: str, seed: bytes, step: int
) -> str | None:
    """Returns the same for an encoded state."""
    return choose(game, game.load(data, version), seat, strength, seed, step)


def send(stream: BinaryIO, what: Any) -> None:
    """Writes a value. Raises OSError if nobody reads any more."""
    data = pickle.dumps(what)
    stream.write(len(data).to_bytes(SIZE, "big") + data)
    stream.flush()


def receive(stream: BinaryIO) -> Any:
    """Returns the next value. Raises EOFError at the end of the stream."""
    size = stream.read(SIZE)
    data = stream.read(int.from_bytes(size, "big")) if len(size) == SIZE else b""
    return pickle.loads(data)  # noqa: S301  # between two processes of the bot; of no data raises EOFError


def main() -> None:
    """Answers requests until there are no more."""
    while True:
        try:
            work, what = receive(sys.stdin.buffer)
        except EOFError:
            return
        try:
            reply: tuple[Any] | None = (work(*what),)
        except Exception:  # it is tried again where it can be reported
            reply = None
        send(sys.stdout.buffer, reply)


if __name__ == "__main__":
    main()
