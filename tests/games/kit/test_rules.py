"""The base class of rules, by a game in which two seats count to three."""

import contextlib
import gc
from collections.abc import Sequence
from typing import ClassVar

import msgspec
import pytest

from games.chance import Chance, Derived
from games.contract import Ask, Event, Seat, Step, Text, Undo, Value
from games.errors import IllegalMove, NotYourTurn
from games.kit.moves import Grammar, Resign, Spelled
from games.kit.rules import Events, Rules, question_name, titles


class Options(msgspec.Struct, frozen=True):
    """No house rules."""


class Count(Spelled, frozen=True, tag="count"):
    """The next number."""

    number: int


Move = Count | Resign


class View(msgspec.Struct, frozen=True):
    """The last number."""

    game: ClassVar[str] = "counting"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    number: int


class Counting(Rules[int, Move, View, Options]):
    """The state is the last number; seat 0 says odd ones."""

    key = "counting"
    seats = range(2, 3)
    grammar = Grammar(Count, forms=("count 1",))
    titles = titles("counting", ("count",))

    def opening(self, seats: int, options: Options, chance: Chance, events: Events) -> int:
        events.append(Event("counting-begins"))
        return 0

    def asks(self, s: int, seat: Seat) -> tuple[str, ...]:
        return (f"count-{s}", f"other-{s}") if s % 2 == seat else ()

    def question(self, s: int, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
        return Ask("counting-field", (Value(str(s + 1), Text("counting-label")),))

    def after(self, s: int, seat: Seat | None, move: Move, chance: Chance, events: Events) -> int:
        events.append(Event("counting-counted"))
        return s + 1

    def undo(self, s: int, move: Move, after: int) -> Undo:
        return "free" if (s, after) == (0, 1) else "never"


GAME = Counting(
    lambda s, seat, move: None if seat == s % 2 else NotYourTurn(),  # the other seat has to wait
    lambda s, seat: View(seat, (Seat(s % 2),), s),
    lambda view, chance: view.number,
    lambda view, legal, chance, strength: Count(view.number + 1),
)
CHANCE = Derived(bytes(32), 0)
ONE, TWO = Seat(0), Seat(1)


def test_only_the_game_s_numbers_of_seats_can_start() -> None:
    """Another number of seats is refused with the game's code and rule 1.1."""
    assert GAME.start(2, Options(), CHANCE) == Step(0, (Event("counting-begins"),))
    for seats in (0, 1, 3):
        with pytest.raises(IllegalMove) as error:
            GAME.start(seats, Options(), CHANCE)
        assert (error.value.code, error.value.rule) == ("counting-seats", "1.1")


def test_only_open_questions_are_asked() -> None:
    """A question that is not open for the seat raises IllegalMove."""
    assert GAME.ask(0, ONE, "count-0").field == "counting-field"
    for seat, key in ((ONE, "count-1"), (TWO, "count-0"), (ONE, "")):
        with pytest.raises(IllegalMove):
            GAME.ask(0, seat, key)


def test_a_question_has_the_title_of_its_name() -> None:
    """The name in the key of a question determines its title; another name has none."""
    assert GAME.title("count-0") == Text("counting-open-count")
    assert GAME.title("other-0") is None
    assert question_name("buy-3-5") == "buy"


def test_a_refused_move_changes_nothing() -> None:
    """A move out of turn raises NotYourTurn."""
    with pytest.raises(NotYourTurn):
        GAME.apply(0, TWO, Count(1), CHANCE)


def test_a_refused_move_leaves_nothing_to_the_garbage_collector() -> None:
    """The error is gone as soon as it has been handled, and the states that its frames hold."""
    gc.collect()
    with contextlib.suppress(NotYourTurn):
        GAME.apply(0, TWO, Count(1), CHANCE)
    assert gc.collect() == 0


def test_a_move_returns_state_events_and_whether_it_can_be_undone() -> None:
    """A move gives the new state with its events, and its undo is "free" or "never"."""
    assert GAME.apply(0, ONE, Count(1), CHANCE) == Step(1, (Event("counting-counted"),), "free")
    assert GAME.apply(1, TWO, Count(2), CHANCE).undo == "never"


def test_states_are_stored_by_the_codec() -> None:
    """A state that is dumped and loaded is equal to the one before."""
    assert GAME.load(GAME.dump(7), 1) == 7


def test_a_game_consists_of_the_functions_it_is_given() -> None:
    """Options, views, imagined states and moves are those of the functions given to the game."""
    assert GAME.Options is Options
    assert GAME.view(3, ONE) == View(ONE, (TWO,), 3)
    assert GAME.imagine(View(None, (TWO,), 3), CHANCE) == 3
    assert GAME.parse(3, TWO, "COUNT 4") == Count(4)


def test_a_bot_is_asked_only_for_a_seat_that_is_waited_for() -> None:
    """A bot has no move for a seat that is not waited for, nor for a view without a seat."""
    assert GAME.choose(GAME.view(3, TWO), lambda: (), CHANCE, "middle") == Count(4)
    assert GAME.choose(GAME.view(3, ONE), lambda: (), CHANCE, "middle") is None
    assert GAME.choose(GAME.view(3, None), lambda: (), CHANCE, "middle") is None
