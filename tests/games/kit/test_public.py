"""Fields that a state and its view have in common."""

import msgspec
import pytest

from games.kit.public import PublicFields


class State(msgspec.Struct, frozen=True):
    """A state with two public fields and one that is secret, though it has the view's name and type."""

    round: int
    points: tuple[int, ...]
    hand: tuple[str, ...]
    stock: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True):
    """What everybody may know."""

    round: int
    points: tuple[int, ...]
    hand: tuple[str, ...] = ()
    stock: int = 0


PUBLIC = PublicFields(State, View, "round points")


def test_only_named_fields_leave_the_state() -> None:
    """A field of the view that is not named stays empty, although the state has a field of its name."""
    s = State(3, (5, 0), ("KS",), ("2H", "3H"))
    assert PUBLIC.view(s, stock=2) == View(3, (5, 0), (), 2)


def test_an_imagined_state_has_the_fields_of_the_view() -> None:
    """An imagined state has the named fields of the view and the other values given."""
    assert PUBLIC.state(View(3, (5, 0), ("KS",), 2), hand=("9C",)) == State(3, (5, 0), ("9C",))


@pytest.mark.parametrize("names", ["stock", "round turn", "round hand turns"])
def test_a_field_that_is_not_the_same_in_both_is_refused(names: str) -> None:
    """A field that differs between state and view raises a TypeError that names it."""
    with pytest.raises(TypeError, match=names.split()[-1]):
        PublicFields(State, View, names)


def test_a_public_field_cannot_be_given_a_second_time() -> None:
    """A value for a public field raises a TypeError that names the field."""
    with pytest.raises(TypeError, match="round"):
        PUBLIC.view(State(3, (), ()), round=4)
