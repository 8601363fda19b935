"""Encoding of stored states, of this and earlier versions."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")

Upcaster = Callable[[Any], Any]
"""Converts plain values (lists, dicts, numbers, strings) of one version to those of the next."""


class Codec(Generic[T]):
    """Encodes values of one type as msgpack, and decodes those of the present and of earlier versions.

    `upcasters[n]` converts the values of version n to those of version n + 1. A field added at the end of a
    struct with a default needs none. Raises ValueError at construction if a version in between has none.
    """

    def __init__(
        self, kind: type[T], version: int = 1, upcasters: Mapping[int, Upcaster] | None = None
    ) -> None:
        self._version = version
        self._upcasters = dict(upcasters or {})
        if sorted(self._upcasters) != list(range(version - len(self._upcasters), version)):
            raise ValueError(f"upcasters of versions {sorted(self._upcasters)} do not lead to {version}")
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(kind)

    def dump(self, value: T) -> bytes:
        """Returns the value as bytes, in the present version's encoding."""
        return self._encoder.encode(value)

    def load(self, data: bytes, version: int) -> T:
        """Returns the value that a version has stored. Raises ValueError if it cannot be read."""
        if version == self._version:
            return self._decoder.decode(data)
        if version > self._version or version not in self._upcasters:
            raise ValueError(f"version {version} cannot be read; this is version {self._version}")
        plain = msgspec.msgpack.decode(data)
        for old in range(version, self._version):
            plain = self._upcasters[old](plain)
        return self._decoder.decode(self._encoder.encode(plain))
