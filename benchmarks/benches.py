"""What the benchmarks need from each game: long names and its hardest positions. Its moves: `player.py`."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import numpy

from benchmarks.versions.player import begun, waited_for
from games.chance import Derived
from games.contract import moves
from games.kasino.captures import finder as kasino_captures
from games.kasino.captures import sums as kasino_sums
from games.kinaskak import plans, questions
from games.kinaskak.melds import finder, prospects
from games.kinaskak.state import State as KinaskakState
from games.partners import board as partners_board
from games.partners.state import State
from games.registry import GAMES
from games.stratego import state as stratego_state
from games.stratego.views import Options
from render import Look
from tests.games.kasino.positions import playing as kasino_playing
from tests.games.kinaskak.positions import table
from tests.games.olsen.positions import position
from tests.games.partners.positions import playing
from tests.games.stratego.test_oracle import castle, scattered

T = TypeVar("T")

NAMES: Final = (
    *("Anna Guðmundsdóttir", "Søren", "Þórdís", "Maarten", "Eva", "Finnur"),
    *map("Player {}".format, range(4)),
)


class Bench(NamedTuple):
    """How to measure one game in the rows R1, R2, R4, E4 and E5.

    hard: returns states in which a seat has very many moves.
    forget: clears the game's caches, so that a position costs what it costs for the first time.
    """

    look: Look
    hard: Callable[[], Sequence[Any]] = tuple
    forget: Callable[[], None] = lambda: None


class Twister:
    """A fast pseudo-random `Chance` from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._permutation = numpy.random.default_rng(seed).permutation

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(map(things.__getitem__, self._permutation(len(things)).tolist()))

    def number(self, purpose: str, below: int) -> int:
        return int(self._random.random() * below)


def game(key: str, number: int, length: int) -> list[Any]:
    """Returns the states of a random game of at most `length` states, with the most seats."""
    rules, chooser = GAMES[key], random.Random(number)
    state = begun(key, Derived(b"bench", 0))
    states = [state]
    for n in range(1, length):
        seat = waited_for(key, state)
        if seat is None:
            break
        move = chooser.choice(moves(rules, state, seat))
        state = rules.apply(state, seat, move, Derived(b"bench", n)).state
        states.append(state)
    return states


def forget_partners() -> None:
    """Clears the cached ways to split a seven."""
    partners_board.splits.cache_clear()
    partners_board._completes.cache_clear()


def sevens() -> Sequence[State]:
    """Returns positions with sevens to split among four pieces, and other cards of many uses."""
    boards = (
        "Y 1 20 40 55, R 10 30, B 33 50, G 5 60",
        "Y 58 59 60 61, R 2 6, G 20 44",
        "Y 60 61 H1 H2, B 28 30 31 29, R 10",
        "Y H4 H3 H2 H1, B 20 24 28 30, R 21 25, G 29 33",
        "Y 8 9 10 11, R 12 13 14 15, B 40 41 42 43, G 50 51 52 53",
    )
    return [playing(at, "7 7 SW 1/14", others="2") for at in boards]


def chains() -> Sequence[Any]:
    """Returns positions of upp og niður in which nearly every card of the hand follows another."""
    hands = (
        "5H 6H 7H 8H 9H 5C 6C 7C 8C 9C",
        "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 2C 4C 6C 8C 10C QC",
        "6H 6C 6D 7H 7C 7D 8H 8C 8D 9H 9C 9D",
    )
    return [position("7S", hand, "2S 3S", variant="up-down") for hand in hands]


def forget_kasino() -> None:
    """Clears the cached sums."""
    kasino_captures._sums.cache_clear()
    kasino_sums._reach.cache_clear()


def crowded_tables() -> Sequence[Any]:
    """Returns tables of 16 loose cards, rare in random games, with cards of two values in the hand."""
    tables = (
        ("3C 4C 5C 6C 7C 8C 9C 10C JC QC KC 2D 3D 4D 5D 6D", "AS 2S 10D 9H"),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9H 10C JC QC KC AD 2D 3D", "AS 2S 10D KD"),
    )
    return [kasino_playing(table, hand) for table, hand in tables]


def forget_kinaskak() -> None:
    """Clears the cached ways to lay a contract and the cached plans."""
    for kept in (
        finder._ways,
        finder._whole,
        finder._stretches,
        plans.plan,
        questions.ready_wishes,
        prospects._need,
        prospects._promise,
    ):
        kept.cache_clear()


def many_melds() -> Sequence[KinaskakState]:
    """Returns hands of twenty cards with three jokers and very many melds, in rounds of sets and of runs."""
    hands = (
        "5C 5D 6C 6D 6H 7C 7D 7H 8C 8D 8H 9C 9D 9H 10C 10D 4H JK JK JK",
        "AC 2C 3C 4C 5C AD 2D 3D 4D 5D AH 2H 3H 4H 5H AS 2S JK JK JK",
        "9S 10S JS QS KS AS 9H 10H JH QH KH AH 9D 10D JD QD KD JK JK JK",
    )
    return [
        table(["2C", hand, "2D"], phase="play", round=number) for hand in hands for number in (2, 5, 6, 7, 8)
    ]


def crowds() -> Sequence[stratego_state.State]:
    """Returns positions with captains and scouts near the castle and very many destinations."""
    # The house rules under which a captain has the most moves.
    far = Options(captain_steps="any", scout_attack="any_adjacent", cannon_range="up_to_4")
    return [castle(), scattered(), msgspec.structs.replace(castle(), options=far)]


HARD: Final[dict[str, tuple[Callable[[], Sequence[Any]], Callable[[], None]]]] = {
    "olsen": (chains, lambda: None),
    "kasino": (crowded_tables, forget_kasino),
    "kinaskak": (many_melds, forget_kinaskak),
    "partners": (sevens, forget_partners),
    "stratego": (crowds, lambda: None),
}
"""The hard positions of a game that has some, and what clears its caches."""
BENCHES: Final = {
    key: Bench(Look("en", NAMES[: max(game.seats)]), *HARD.get(key, ())) for key, game in GAMES.items()
}
"""Each game by its key."""
