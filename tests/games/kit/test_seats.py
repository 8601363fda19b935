"""Seats, tuples by seat, hands and the next dealer."""

from typing import Literal

import msgspec
import pytest

from games.kit.hands import take, without
from games.kit.seats import MOST_SEATS, WHO, left_of, next_dealer, only_at, placed, put
from games.params import Seat, Who


class Options(msgspec.Struct, frozen=True):
    """House rules with a dealer and a first player."""

    deals: Literal["lot", "seat-0", "seat-1", "seat-2"] = "lot"
    first: Literal["random", "seat-0"] = "random"
    target: Literal["61", "121"] = "61"


def test_put_replaces_one_item() -> None:
    """The item of one seat is replaced, and the others stay."""
    assert put([1, 2, 3], 1, 5) == (1, 5, 3)
    assert put((1,), 0, None) == (None,)


def test_equal_seats_share_a_place() -> None:
    """Seats are placed from the highest value to the lowest, and equal values share a place."""
    assert placed([2, 1, 2, 3]) == ((1,), (0, 2), (3,))
    assert placed([(True, -9), (False, 0)]) == ((1,), (0,))


def test_only_one_seat_has_its_own_value() -> None:
    """The seat of the viewer has its own value and the others the empty one; without a seat all are empty."""
    assert only_at(Seat(1), "own", "", 3) == ("", "own", "")
    assert only_at(None, "own", "", 2) == ("", "")


def test_cards_that_are_taken_leave_the_pool() -> None:
    """Cards are taken from the front of the pool, as many as there are."""
    pool = ["2S", "3S", "4S"]
    assert take(pool, 2) == ("2S", "3S")
    assert pool == ["4S"]
    assert take(pool, 2) == ("4S",)


def test_the_seats_go_round_clockwise() -> None:
    """The seat after the last one is the first."""
    assert [left_of(Seat(n), 3) for n in range(3)] == [1, 2, 0]


def test_each_seat_has_a_person() -> None:
    """The person at each index is that of the seat with this number."""
    assert [WHO[n] for n in range(MOST_SEATS)] == [Who(Seat(n)) for n in range(MOST_SEATS)]


def test_the_next_seat_deals_in_a_rematch() -> None:
    """In a rematch the next seat deals or begins, and the other options stay."""
    options = Options(target="121")
    assert next_dealer(options, Seat(2), 3) == Options(deals="seat-0", target="121")
    assert next_dealer(options, Seat(2), 3, "first") == Options(first="seat-0", target="121")


def test_a_seat_that_is_no_option_is_refused() -> None:
    """A next dealer that the options do not have raises a ValidationError."""
    with pytest.raises(msgspec.ValidationError):
        next_dealer(Options(), Seat(2), 4)


def test_cards_leave_a_hand_once_each() -> None:
    """Of equal cards as many leave the hand as are given, and cards that are not in the hand are ignored."""
    assert without(("5H", "5H", "6D"), ("5H",)) == ("5H", "6D")
    assert without(("5H", "6D"), ("5H", "5H", "7C")) == ("6D",)
    assert without(("5H", "5H"), ("5H", "6D")) == ("5H",), "what a hand lacks"
