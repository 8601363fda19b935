"""Settings of people, channels, servers and the application as the store keeps them."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from tables.views import Application, Channel, Person, Server

S = TypeVar("S", Person, Channel, Server, Application)
Change = Callable[[S], S]


def read(data: bytes | None, unset: S) -> S:
    """The stored settings; `unset` if nothing is stored."""
    return unset if data is None else msgspec.msgpack.decode(data, type=type(unset))


def changed(data: bytes | None, unset: S, change: Change[S]) -> bytes:
    """The bytes to be stored in place of `data`. Raises msgspec.ValidationError for an invalid value."""
    new = msgspec.msgpack.encode(change(read(data, unset)))
    read(new, unset)
    return new
