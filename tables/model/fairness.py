"""The secret of a table, its commitment, and the seeds derived from it.

The secret is 32 bytes of the system's randomness; its SHA-256 in hex, the commitment, is shown when the table
opens. The seed is SHA-256 of the secret, a zero byte, `3:` with the presses in the order of pressing, in
decimal and separated by commas, and, if somebody cut, a second zero byte and their words in UTF-8. Seats,
bots and house rules are not in it. Bots draw from a seed of their own, HMAC-SHA-256 of `bot` with the table's
seed as key.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

MOST_WORDS: Final = 100
"""Most characters of a cut's words."""


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, presses: Sequence[int], words: str = "") -> bytes:
    entropy = "3:" + ",".join(str(press) for press in presses)
    cut = b"\0" + words.encode() if words else b""
    return hashlib.sha256(secret + b"\0" + entropy.encode() + cut).digest()


def words_of(typed: str) -> str:
    """What is mixed in of a text that somebody typed: one line, of characters that can be seen."""
    seen = "".join(sign for sign in typed if sign.isprintable() or sign.isspace())
    return " ".join(seen.split())[:MOST_WORDS].rstrip()


def bot_seed(table_seed: bytes) -> bytes:
    return hmac.digest(table_seed, b"bot", "sha256")
