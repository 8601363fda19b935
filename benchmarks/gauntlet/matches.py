"""Plays the games of two players: each deal twice, with the seats exchanged."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from time import thread_time
from typing import Any, Final, NamedTuple, TypeVar

from benchmarks.gauntlet.contests import CONTESTS, Contest, Pair, Player, player
from benchmarks.gauntlet.former import Former
from games.contract import Move, Outcome, Seat
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


class Deal:
    """A game from a fixed seed."""

    def __init__(self, contest: Contest, number: int, series: str = "") -> None:
        self._contest = contest
        self._game: Any = contest.game
        self._seed = f"{series}{contest.name} {number}"
        self._first = number * LONGEST
        self._chance = Purposes(self._seed)
        self.state: Any = self._game.start(contest.seats, contest.rules(), self._chance).state
        self.steps: list[tuple[Any, Seat | None, Any]] = []
        """Each move with the state before it and its seat."""

    def play(self, seated: Sequence[Player], players: Iterable[Player]) -> Outcome:
        """Returns how the game has ended. Plays with the policy of each seat; `players` are behind those."""
        for one in players:
            if isinstance(one, Former):
                one.begin(self._contest.name, self._seed, self._first, self.steps, self._parse)
        for turn in range(LONGEST):
            outcome: Outcome | None = self._game.outcome(self.state)
            if outcome is not None:
                return outcome
            chance = Pseudo(self._first + turn)
            seat, move = next_move(self._game, self.state, seated.__getitem__, chance)
            self.steps.append((self.state, seat, move))
            self.state = self._game.apply(self.state, seat, move, self._chance).state
        raise ValueError(f"{self._seed} does not end")

    def _parse(self, seat: Seat, text: str) -> Any:
        return self._game.parse(self.state, seat, text)


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
        outcome = Deal(contest, number).play(seated, [clock.player for clock in seated])
        won = _share(contest, outcome)
        wins.append(won if not exchanged else 1 - won)
        spent = [before.plus(clock.spent) for before, clock in zip(spent, clocks, strict=True)]
    return Played((wins[0], wins[1]), (spent[0], spent[1]))


class _Timed:
    """A player whose decisions are timed."""

    def __init__(self, key: str, name: str) -> None:
        self.player = player(key, name)
        self.spent = Spent()

    def __call__(self, view: Any, legal: Callable[[], Sequence[Any]], chance: Any) -> Move | None:
        started = thread_time()
        move = self.player(view, legal, chance)
        seconds = self.player.seconds if isinstance(self.player, Former) else thread_time() - started
        self.spent = self.spent.plus(Spent(seconds, 1, seconds))
        return move


def _share(contest: Contest, outcome: Outcome) -> float:
    """Returns 1 if side 0 won, 0 if side 1 did, one half if both are first."""
    sides = {contest.side(seat) for seat in outcome.placing[0]}
    return 0.5 if len(sides) == 2 else float(0 in sides)
