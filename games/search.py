"""Determinized search: weighs moves by what follows them in states that a view allows.

A view leaves much unknown. In each iteration a full state is imagined from it, each candidate is made in that
same state, the game is played on by a policy, and the position reached is valued. The budget is a number of
iterations, and all randomness comes from the chance given, so results repeat exactly.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from games.chance import Chance, Derived
from games.contract import AnyGame, Game, Move, Seat, View, moves

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # options
T = TypeVar("T")

Imagine = Callable[[Chance], S]
"""Returns a random state that fits what is known."""
Worth = Callable[[S, M, Chance], float]
"""Returns what the position is worth that follows the move in that state; higher is better."""
Policy = Callable[[V, Callable[[], Sequence[M]], Chance], M | None]
"""Returns a move from a view, as `Game.choose` with a strength does."""
Value = Callable[[S], float]
"""Returns what a position is worth to the seat that searches; at the end of the game its outcome."""

MASK: Final = 2**64 - 1
SEEDS: Final = 2**32
MOST_MOVES: Final = 300
"""Number of legal moves that a policy can list."""


class Weighed(msgspec.Struct, Generic[M], frozen=True):
    """A move, its mean worth over so many iterations, and the standard error of that mean."""

    move: M
    worth: float
    iterations: int
    error: float


class Pseudo:
    """A fast pseudo-random `Chance` from a seed (SplitMix64), for states that are only imagined."""

    def __init__(self, seed: int) -> None:
        self._at = seed & MASK

    def _word(self) -> int:
        self._at = at = (self._at + 0x9E3779B97F4A7C15) & MASK
        at = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        at = ((at ^ (at >> 27)) * 0x94D049BB133111EB) & MASK
        return at ^ (at >> 31)

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        """Returns the things in random order."""
        keys = {n: self._word() for n in range(len(things))}
        return tuple([things[n] for n in sorted(keys, key=keys.__getitem__)])

    def number(self, purpose: str, below: int) -> int:
        """Returns a random number from 0 to `below` - 1."""
        return self._word() * below >> 64


def weigh(
    candidates: Sequence[M],
    imagine: Imagine[S],
    worth: Worth[S, M],
    chance: Chance,
    rounds: Sequence[tuple[int, int]],
) -> tuple[Weighed[M], ...]:
    """Returns the candidates, best first: those of a later round before those that did not reach it.

    `rounds` are pairs of the number of candidates, at most, and of iterations; the best by their means so far
    go on to the next round. Of equal candidates the first stays first. In one iteration all candidates get
    the same imagined state, and afterwards the same chance.
    """
    found: list[list[float]] = [[] for _ in candidates]
    order = list(range(len(candidates)))
    for count, iterations in rounds:
        kept = order[:count]
        for _ in range(iterations):
            seed = chance.number("search", SEEDS)
            s = imagine(Pseudo(seed))
            for n in kept:
                found[n].append(worth(s, candidates[n], Pseudo(~seed)))
        kept.sort(key=lambda n: -_mean(found[n]))
        order = kept + order[count:]
    return tuple(Weighed(candidates[n], _mean(found[n]), len(found[n]), _error(found[n])) for n in order)


def _mean(worths: Sequence[float]) -> float:
    return sum(worths) / len(worths) if worths else 0.0


def _error(worths: Sequence[float]) -> float:
    """Returns the standard error of the mean; 0 for fewer than two."""
    count, mean = len(worths), _mean(worths)
    return float((sum((w - mean) ** 2 for w in worths) / (count * (count - 1))) ** 0.5) if count > 1 else 0.0


def playout(
    game: Game[S, M, V, O], seat: Seat, policy: Policy[V, M], value: Value[S], horizon: int
) -> Worth[S, M]:
    """Returns the worth of a move of that seat by playing on: `horizon` further moves at most, then `value`.

    Every seat plays by the policy, from its own view of the imagined state.
    """

    def worth(s: S, move: M, chance: Chance) -> float:
        s = game.apply(s, seat, move, chance).state
        for _ in range(horizon):
            if game.outcome(s) is not None:
                break
            s = advance(game, s, policy, chance)
        return value(s)

    return worth


def advance(game: Game[S, M, V, O], s: S, policy: Policy[V, M], chance: Chance) -> S:
    """Returns the position after the next move: of a seat that is waited for, or else of the first clock."""
    who, move = next_move(game, s, lambda seat: policy, chance)
    return game.apply(s, who, move, chance).state


def next_move(
    game: Game[S, M, V, O], s: S, policy: Callable[[Seat], Policy[V, M]], chance: Chance
) -> tuple[Seat | None, M]:
    """Returns the next move by the seats' policies, and who makes it; None: a clock that nobody answers.

    A grace period ends last.
    """
    waits = sorted(game.waits(s), key=lambda wait: wait.pace == "grace")
    for seat in [seat for wait in waits for seat in wait.seats]:
        move = policy(seat)(game.view(s, seat), partial(moves, game, s, seat, MOST_MOVES), chance)
        if move is not None:
            return seat, move
    return game.lapse(s, next((wait for wait in waits if wait.pace != "turn"), waits[0]).id)


def plays(game: AnyGame, strength: str) -> Policy[Any, Any]:
    """Returns the policy of the game's bot of that strength."""
    return lambda view, legal, chance: game.choose(view, legal, chance, strength)


# -- searching in a worker process


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
