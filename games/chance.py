"""Random numbers that derive from a secret seed, are recorded with the move and can be verified afterwards.

Draw k of drawing step n, both counted from 0, comes from HMAC-SHA-256 with the table's seed as key and the
message `n:k:purpose:block` in UTF-8, n, k and block in decimal. Block 0, 1, 2 … give a stream of 32-bit
big-endian words, eight a block.
`below(m)` takes the next word w and rejects it while w >= 2^32 - (2^32 mod m); the number is w mod m. A
shuffle of m things is Fisher and Yates's: for i from m-1 down to 1 the things i and `below(i + 1)` change
places. A draw is recorded as what came out: `shuffle` as the order of the old places, `number` as the
number. Nothing here depends on a language or a library, so a verifier is forty lines in any language. A
replay reads the recorded results and needs no seed.
"""

import hmac
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")

WORD = 2**32


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """A recorded draw: its purpose and its result (a number, or an order of indices)."""

    purpose: str
    result: tuple[int, ...]


class Chance(Protocol):
    """Source of all randomness in a game."""

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        """Returns the things in random order."""

    def number(self, purpose: str, below: int) -> int:
        """Returns a random number from 0 to `below` - 1."""


def _words(seed: bytes, prefix: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(seed, f"{prefix}:{block}".encode(), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def _below(words: Iterator[int], m: int) -> int:
    limit = WORD - WORD % m
    return next(w for w in words if w < limit) % m


class Derived:
    """The random numbers of one drawing step, from the table's seed. `draws` records them."""

    def __init__(self, seed: bytes, step: int) -> None:
        self._seed = seed
        self._step = step
        self.draws: list[Draw] = []

    def _stream(self, purpose: str) -> Iterator[int]:
        return _words(self._seed, f"{self._step}:{len(self.draws)}:{purpose}")

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        words = self._stream(purpose)
        order = list(range(len(things)))
        for i in range(len(order) - 1, 0, -1):
            j = _below(words, i + 1)
            order[i], order[j] = order[j], order[i]
        self.draws.append(Draw(purpose, tuple(order)))
        return tuple(things[i] for i in order)

    def number(self, purpose: str, below: int) -> int:
        result = _below(self._stream(purpose), below)
        self.draws.append(Draw(purpose, (result,)))
        return result


class Recorded:
    """Repeats recorded draws, for a replay.

    Raises ValueError if the game asks for another draw than was recorded.
    """

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._rest = list(draws)
        self.draws = list(draws)

    def _next(self, purpose: str) -> tuple[int, ...]:
        if not self._rest or self._rest[0].purpose != purpose:
            raise ValueError(f"no draw recorded for {purpose}")
        return self._rest.pop(0).result

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        order = self._next(purpose)
        if sorted(order) != list(range(len(things))):
            raise ValueError(f"the order recorded for {purpose} is not one of {len(things)} things")
        return tuple(things[i] for i in order)

    def number(self, purpose: str, below: int) -> int:
        (result,) = self._next(purpose)
        if not 0 <= result < below:
            raise ValueError(f"the number recorded for {purpose} is not below {below}")
        return result
