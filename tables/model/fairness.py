"""The secret of a table, its commitment, and the seeds derived from it.

The secret is 32 bytes of the system's randomness; its SHA-256 in hex, the commitment, is shown when the table
opens. The seed is SHA-256 of the secret, a zero byte, and the players' presses in seat order, in decimal and
separated by commas; seats of bots (press 0) are skipped. Bots draw from a seed of their own, HMAC-SHA-256 of
`bot` with the table's seed as key.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, presses: Sequence[int]) -> bytes:
    entropy = ",".join(str(press) for press in presses if press)
    return hashlib.sha256(secret + b"\0" + entropy.encode()).digest()


def bot_seed(table_seed: bytes) -> bytes:
    return hmac.digest(table_seed, b"bot", "sha256")
