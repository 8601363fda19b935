"""The secret of a table, what is shown of it beforehand, and the seeds that follow from it.

The secret is 32 bytes of the system's randomness; its SHA-256 in hex is shown when the table opens. The
seed is SHA-256 of the secret, a zero byte, and the presses of the people in seat order, in decimal with
commas between; a seat that a bot holds (press 0) adds nothing.
The bots draw from a seed of their own, HMAC-SHA-256 of `bot` under the table's.
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
