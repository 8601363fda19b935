"""Plays the games of two players: each deal twice, with the seats exchanged."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any, Final, NamedTuple, TypeVar

from benchmarks.gauntlet.contests import CONTESTS, Contest, Pair, player
from games.contract import Move, Outcome
from games.search import Pseudo, next_move

T = TypeVar("T")

Job = tuple[int, Pair, int]
"""The number of a contest in CONTESTS, the pair, and the number of the deal."""

LONGEST: Final = 20_000
"""Number of moves after which a game is taken for endless."""


class Purposes:
    """A `Chance` whose draws depend on their purpose and how often it has drawn, not on other draws.

    So the deals of both games of a match are the same, however many moves lie between them.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn: Counter[str] = Counter()

    def _random(self, purpose: str) -> random.Random:
        self._drawn[purpose] += 1
        return random.Random(f"{self._seed}/{purpose}/{self._drawn[purpose]}")

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        """Returns the things in random order."""
        return tuple(self._random(purpose).sample(list(things), len(things)))

    def number(self, purpose: str, below: int) -> int:
        """Returns a random number from 0 to `below` - 1."""
        return self._random(purpose).randrange(below)


class Spent(NamedTuple):
    """Processor time of a player: seconds of all decisions, their number, and the longest one."""

    seconds: float = 0.0
    decisions: int = 0
    worst: float = 0.0

    def plus(self, other: "Spent") -> "Spent":
        """Returns both together."""
        return Spent(
            self.seconds + other.seconds, self.decisions + other.decisions, max(self.worst, other.worst)
        )


class Played(NamedTuple):
    """Both games of a deal: the wins of the first player (a tie is half a win), and the time of each."""

    wins: tuple[float, float]
    spent: tuple[Spent, Spent]


def carried_out(job: Job) -> Played:
    """Returns the result of a job; a process of a pool can be asked for it."""
    at, pair, number = job
    return play(CONTESTS[at], pair, number)


def play(contest: Contest, pair: Pair, number: int) -> Played:
    """Plays deal `number` twice, with the seats exchanged the second time."""
    wins, spent = [], [Spent(), Spent()]
    for exchanged in (0, 1):
        clocks = [_Timed(contest.key, name) for name in pair]
        seated = [clocks[contest.side(seat) ^ exchanged] for seat in range(contest.seats)]
        won = _game(contest, seated, number)
        wins.append(won if not exchanged else 1 - won)
        spent = [before.plus(clock.spent) for before, clock in zip(spent, clocks, strict=True)]
    return Played((wins[0], wins[1]), (spent[0], spent[1]))


class _Timed:
    """A player whose decisions are timed."""

    def __init__(self, key: str, name: str) -> None:
        self._player = player(key, name)
        self.spent = Spent()

    def __call__(self, view: Any, legal: Callable[[], Sequence[Any]], chance: Any) -> Move | None:
        started = thread_time()
        move = self._player(view, legal, chance)
        seconds = thread_time() - started
        self.spent = self.spent.plus(Spent(seconds, 1, seconds))
        return move


def _game(contest: Contest, seated: Sequence[Any], number: int) -> float:
    """Returns the share of side 0 in the first place of one game."""
    game: Any = contest.game
    chance = Purposes(f"{contest.name} {number}")
    s = game.start(contest.seats, contest.rules(), chance).state
    for turn in range(LONGEST):
        outcome: Outcome | None = game.outcome(s)
        if outcome is not None:
            return _share(contest, outcome)
        seat, move = next_move(game, s, seated.__getitem__, Pseudo(number * LONGEST + turn))
        s = game.apply(s, seat, move, chance).state
    raise ValueError(f"{contest.name}: deal {number} does not end")


def _share(contest: Contest, outcome: Outcome) -> float:
    """Returns 1 if side 0 won, 0 if side 1 did, one half if both are first."""
    sides = {contest.side(seat) for seat in outcome.placing[0]}
    return 0.5 if len(sides) == 2 else float(0 in sides)
