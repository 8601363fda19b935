"""Content type and size of uploaded images."""

import struct

PNG = b"\x89PNG\r\n\x1a\n"


def kind_and_size(data: bytes) -> tuple[str, int | None, int | None]:
    """Content type, width and height in pixels; None for an unknown size."""
    if data.startswith(PNG) and len(data) >= 24:
        return "image/png", *struct.unpack(">II", data[16:24])
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return "image/gif", *struct.unpack("<HH", data[6:10])
    if data.startswith(b"\xff\xd8"):
        return "image/jpeg", *_jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp", None, None
    return "application/octet-stream", None, None


def _jpeg_size(data: bytes) -> tuple[int | None, int | None]:
    at = 2
    while at + 9 < len(data):
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        # Frame headers C0-CF hold the size, except C4, C8 and CC, which are tables.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None, None
