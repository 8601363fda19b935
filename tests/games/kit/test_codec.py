"""Stored states of several versions."""

import msgspec
import pytest

from games.kit.codec import Codec


class First(msgspec.Struct, array_like=True):
    """Version 1."""

    points: int


class Third(msgspec.Struct, array_like=True):
    """Version 3: the points by seat, with a name."""

    points: tuple[int, int]
    name: str


CODEC = Codec(Third, 3, {1: lambda plain: [[plain[0], 0]], 2: lambda plain: [*plain, "new"]})


def test_a_state_is_loaded_as_it_was_dumped() -> None:
    """A state that is dumped and loaded is equal to the one before."""
    state = Third((3, 4), "x")
    assert CODEC.load(CODEC.dump(state), 3) == state


def test_earlier_versions_are_converted_step_by_step() -> None:
    """A state of version 1 or 2 is loaded as one of version 3."""
    assert CODEC.load(msgspec.msgpack.encode(First(7)), 1) == Third((7, 0), "new")
    assert CODEC.load(msgspec.msgpack.encode([[7, 8]]), 2) == Third((7, 8), "new")


@pytest.mark.parametrize(("data", "version"), [(b"", 3), (b"\x91", 3), (b"\x91\x01", 0), (b"\x91\x01", 4)])
def test_what_cannot_be_read_is_a_value_error(data: bytes, version: int) -> None:
    """Damaged data and versions that do not exist raise a ValueError."""
    with pytest.raises(ValueError):  # noqa: PT011  # each library's own message
        CODEC.load(data, version)


def test_a_version_in_between_needs_an_upcaster() -> None:
    """A codec that lacks the upcaster of an earlier version is refused."""
    with pytest.raises(ValueError, match="do not lead to 3"):
        Codec(Third, 3, {1: lambda plain: plain})
