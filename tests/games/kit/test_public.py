"""Fields that a state and its view have in common."""

import msgspec
import pytest

from games.kit.public import PublicFields


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What both have in common."""

    round: int
    points: tuple[int, ...]


class State(Public, frozen=True, kw_only=True):
    """A state with a field that is secret, though it has the view's name and type."""

    hand: tuple[str, ...] = ()
    stock: tuple[str, ...] = ()


class View(Public, frozen=True, kw_only=True):
    """What everybody may know."""

    hand: tuple[str, ...] = ()
    stock: int = 0


PUBLIC = PublicFields(State, View, Public)


def test_only_public_fields_leave_the_state() -> None:
    """A field of the view that is not public stays empty, although the state has a field of its name."""
    s = State(round=3, points=(5, 0), hand=("KS",), stock=("2H", "3H"))
    assert PUBLIC.view(s, stock=2) == View(round=3, points=(5, 0), stock=2)


def test_an_imagined_state_has_the_fields_of_the_view() -> None:
    """An imagined state has the public fields of the view and the other values given."""
    view = View(round=3, points=(5, 0), hand=("KS",), stock=2)
    assert PUBLIC.state(view, hand=("9C",)) == State(round=3, points=(5, 0), hand=("9C",))


def test_a_view_that_has_not_the_public_fields_is_refused() -> None:
    """A state or view that does not derive from the public fields raises a TypeError that names both."""

    class Other(msgspec.Struct):
        round: int

    with pytest.raises(TypeError, match="State and Other"):
        PublicFields(State, Other, Public)


def test_a_public_field_cannot_be_given_a_second_time() -> None:
    """A value for a public field raises a TypeError that names the field."""
    with pytest.raises(TypeError, match="round"):
        PUBLIC.view(State(round=3, points=()), round=4)
