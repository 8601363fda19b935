"""Random whole games of any registered game, by walking its questions, recorded move by move."""

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from games.chance import Derived, Draw
from games.contract import Ask, Game, Move, Seat, Step
from games.registry import GAMES

MAX_MOVES = 5000
"""A game that has not ended after so many moves never ends; `invariants.MAX_MOVES` overrides it."""

KEPT = 1000
"""Cached records: more than the random games of the normal run."""


class Entry(msgspec.Struct, frozen=True):
    """A move of a record: the state before it, the seat, the move, its result, and the draws."""

    before: Any
    seat: Seat | None
    move: Move
    step: Step
    draws: tuple[Draw, ...]


class Record(msgspec.Struct, frozen=True):
    """A whole game."""

    game: str
    number: int
    seats: int
    options: Any
    start: Step
    draws: tuple[Draw, ...]
    entries: tuple[Entry, ...]

    @property
    def rules(self) -> Game:
        """Returns the game that was played."""
        return GAMES[self.game]

    @property
    def end(self) -> Any:
        """Returns the last state."""
        return self.entries[-1].step.state

    def states(self) -> list[Any]:
        """Returns every state of the game, including the first and the last."""
        return [self.start.state, *(entry.step.state for entry in self.entries)]

    def some(self, count: int) -> list[Any]:
        """Returns a few states spread over the game, others in every game, and always the last."""
        states = self.states()
        drawn = random.Random(f"some {self.number}").sample(range(len(states)), min(count, len(states)))
        return [states[n] for n in sorted({*drawn, len(states) - 1})]


def all_options(game: Game, chooser: random.Random) -> Any:
    """Returns random house rules: a value of each Literal, for others one of `invariants.OPTIONS`."""
    return game.Options(**{name: chooser.choice(values) for name, values in house_rules(game.key).items()})


def setting(game: Game, chooser: random.Random) -> tuple[Any, int]:
    """Returns random house rules under which the game ends, and a random number of seats."""
    options = getattr(invariants(game.key), "bearable", lambda options: options)(all_options(game, chooser))
    return options, chooser.choice(game.seats)


def house_rules(key: str) -> dict[str, tuple[Any, ...]]:
    """Returns the values of each house rule that random games are played with."""
    given = getattr(invariants(key), "OPTIONS", {})
    hints = get_type_hints(GAMES[key].Options)
    return {
        name: get_args(hint) if get_origin(hint) is Literal else tuple(given[name])
        for name, hint in hints.items()
    }


def seed(game: str, number: int) -> bytes:
    """Returns the seed of a record's chance."""
    return f"{game} {number}".encode()


def random_move(game: Game, s: Any, seat: Seat, key: str, chooser: random.Random) -> Move:
    """Returns a move by picking at random until one is complete."""
    picked: list[str] = []
    while True:
        ask: Ask = game.ask(s, seat, key, picked)
        if ask.whole is not None and (not ask.values or chooser.random() < 0.5):
            return ask.whole
        assert ask.values, f"{key} of {game.key} ends without a move after {picked}"
        picked.append(chooser.choice(ask.values).token)


def any_seat(game: Game, s: Any, seats: int, chooser: random.Random) -> Seat:
    """Returns usually a seat that is waited for; sometimes any that has a question."""
    waited = [seat for wait in game.waits(s) for seat in wait.seats]
    if waited and chooser.random() >= 0.2:
        return chooser.choice(waited)
    return chooser.choice([seat for n in range(seats) if game.asks(s, seat := Seat(n))])


@lru_cache(maxsize=KEPT)
def play(key: str, number: int) -> Record:
    """Returns the record of game `number`: always the same one, played once in a process."""
    game = GAMES[key]
    chooser = random.Random(f"{key} {number}")
    options, seats = setting(game, chooser)
    chance = Derived(seed(key, number), 0)
    start = game.start(seats, options, chance)
    entries = tuple(_entries(game, start.state, key, number, seats, chooser))
    return Record(key, number, seats, options, start, tuple(chance.draws), entries)


@lru_cache(maxsize=KEPT)
def play_late(key: str, number: int) -> Record:
    """Returns a game from late position `number` of `invariants.late`, which is its `start`, to its end."""
    chooser = random.Random(f"late {key} {number}")
    seats, s = invariants(key).late(chooser)
    entries = tuple(_entries(GAMES[key], s, key, number, seats, chooser))
    return Record(key, number, seats, s.options, Step(s), (), entries)


def _entries(
    game: Game, s: Any, key: str, number: int, seats: int, chooser: random.Random
) -> Iterator[Entry]:
    limit = getattr(invariants(key), "MAX_MOVES", MAX_MOVES)
    for n in range(1, limit + 1):
        if game.outcome(s) is not None:
            return
        seat = any_seat(game, s, seats, chooser)
        asked = game.asks(s, seat)
        assert asked, f"seat {seat} of {key} is waited for and asked nothing"
        move = random_move(game, s, seat, chooser.choice(asked), chooser)
        chance = Derived(seed(key, number), n)
        step = game.apply(s, seat, move, chance)
        yield Entry(s, seat, move, step, tuple(chance.draws))
        s = step.state
    raise AssertionError(f"game {number} of {key} has not ended after {limit} moves")


def invariants(key: str) -> Any:
    """Returns the game's own `tests/games/<key>/invariants.py`, or None if it has none."""
    name = f"tests.games.{key}.invariants"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def check_state(key: str) -> Callable[[Any], None]:
    """Returns the game's own check of a state."""
    return getattr(invariants(key), "check", lambda s: None)


def seats_and_channel(record: Record) -> list[Seat | None]:
    """Returns all viewers of a table."""
    return [*(Seat(n) for n in range(record.seats)), None]


MOST_NODES = 3000
"""Most answers of a question that are compared, always the same ones."""


def tree(game: Game, s: Any, seat: Seat, key: str, picked: tuple[str, ...] = (), *, trials: bool) -> Any:
    """Returns all that a question leads to.

    `trials`: with the previews, which are views, and the marks of the answers that stand; both may change.
    """
    return _branch(game, s, seat, key, picked, trials, [MOST_NODES])


def _branch(
    game: Game, s: Any, seat: Seat, key: str, picked: tuple[str, ...], trials: bool, left: list[int]
) -> Any:
    left[0] -= 1
    ask = game.ask(s, seat, key, picked)
    bare = ask if trials else _without_marks(ask)
    tokens = [value.token for value in ask.values]
    return bare, tuple(
        _branch(game, s, seat, key, (*picked, token), trials, left) for token in tokens if left[0] > 0
    )


def _without_marks(ask: Ask) -> Ask:
    values = tuple(
        msgspec.structs.replace(value, chosen=False) if value.chosen else value for value in ask.values
    )
    return msgspec.structs.replace(ask, trial=None, values=values)
