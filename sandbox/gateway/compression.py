"""Compression of gateway frames."""

import zlib
from collections.abc import Callable

Packer = Callable[[bytes], bytes]


def _zlib_stream() -> Packer:
    squeezer = zlib.compressobj()
    return lambda frame: squeezer.compress(frame) + squeezer.flush(zlib.Z_SYNC_FLUSH)


# RFC 8878: the magic number, a descriptor without options, a window of 1 MiB.
_ZSTD_HEAD = (0xFD2FB528).to_bytes(4, "little") + bytes((0, 0x50))
_ZSTD_BLOCK = 128 * 1024


def _zstd_stream() -> Packer:
    """Zstandard in one endless frame of uncompressed blocks, which needs no library."""
    head = _ZSTD_HEAD

    def pack(frame: bytes) -> bytes:
        nonlocal head
        packed, head = head, b""
        for at in range(0, len(frame), _ZSTD_BLOCK):
            block = frame[at : at + _ZSTD_BLOCK]
            packed += (len(block) << 3).to_bytes(3, "little") + block
        return packed

    return pack


PACKERS: dict[str | None, Callable[[], Packer | None]] = {
    None: lambda: None,
    "zlib-stream": _zlib_stream,
    "zstd-stream": _zstd_stream,
}
