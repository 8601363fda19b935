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
    """A table would change when the bot restarts."""
    state = Third((3, 4), "x")
    assert CODEC.load(CODEC.dump(state), 3) == state


def test_earlier_versions_are_converted_step_by_step() -> None:
    """A table opened by released code could not be played on."""
    assert CODEC.load(msgspec.msgpack.encode(First(7)), 1) == Third((7, 0), "new")
    assert CODEC.load(msgspec.msgpack.encode([[7, 8]]), 2) == Third((7, 8), "new")


@pytest.mark.parametrize(("data", "version"), [(b"", 3), (b"\x91", 3), (b"\x91\x01", 0), (b"\x91\x01", 4)])
def test_what_cannot_be_read_is_a_value_error(data: bytes, version: int) -> None:
    """The caller would not know that the table is unreadable."""
    with pytest.raises(ValueError):  # noqa: PT011  # each library's own message
        CODEC.load(data, version)


def test_a_version_in_between_needs_an_upcaster() -> None:
    """A release would meet its own tables unprepared."""
    with pytest.raises(ValueError, match="do not lead to 3"):
        Codec(Third, 3, {1: lambda plain: plain})
