"""Uploaded files: their names as stored, content type, size of images."""

import re
import struct

from sandbox.world.entities import Attachment
from sandbox.world.world import World

PNG = b"\x89PNG\r\n\x1a\n"


def new_attachment(world: World, channel_id: str, name: str, data: bytes) -> Attachment:
    """An attachment, not stored. Its name has letters, digits, dots, dashes and underscores only."""
    clean = re.sub(r"[^\w.\-]", "", name.replace(" ", "_"), flags=re.ASCII) or "unknown"
    kind, width, height = kind_and_size(data)
    return Attachment(world.ids.new(), channel_id, clean, len(data), kind, width=width, height=height)


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
