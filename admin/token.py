"""What can be read from a bot's token without asking Discord."""

import base64
import binascii


def application(token: str) -> int | None:
    """The id of the application that a token names in its first part; None if it is not of that form."""
    parts = token.split(".")
    if len(parts) != 3 or not all(parts):
        return None
    try:
        text = base64.urlsafe_b64decode(parts[0] + "=" * (-len(parts[0]) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(text) if text.isdecimal() and 15 <= len(text) <= 20 else None
