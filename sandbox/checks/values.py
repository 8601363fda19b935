"""Checks of single values: addresses and emojis."""

import re
import unicodedata
from urllib.parse import urlsplit

from sandbox.errors import FieldErrors

# Joiner, variation selectors, the keycap, and the letter-like signs and tags that emojis consist of.
_JOINERS = {0x200D, 0xFE0E, 0xFE0F, 0x20E3, 0x2139, *range(0xE0020, 0xE0080)}
_KEYCAP = re.compile("[0-9#*]\ufe0f?\u20e3")
MAX_EMOJI = 16


def is_emoji(text: str) -> bool:
    """Whether a text can be one Unicode emoji: symbols only, no letters."""
    if _KEYCAP.fullmatch(text):
        return True
    if not text or text.isascii() or len(text) > MAX_EMOJI:
        return False
    return all(
        ord(c) in _JOINERS or (ord(c) > 0x7F and unicodedata.category(c) in ("So", "Sm", "Sk", "Po", "Pd"))
        for c in text
    )


def address(url: str, schemes: tuple[str, ...], at: FieldErrors) -> None:
    """Adds an error for an address of another scheme, or without a host."""
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        parts, host = urlsplit(""), None
    if parts.scheme and parts.scheme not in schemes:
        listed = ", ".join(repr(s) for s in schemes)
        text = f'Scheme "{parts.scheme}" is not supported. Scheme must be one of ({listed}).'
        at.add("URL_TYPE_INVALID_SCHEME", text)
    elif not host or re.search(r"\s", url):
        at.add("URL_TYPE_INVALID_URL", "Not a well formed URL.")
