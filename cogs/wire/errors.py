"""Error messages for people, and one-line logging without contents."""

import logging
import secrets
import traceback
from collections import Counter
from typing import Final

import aiohttp
import discord

from games.contract import Param
from games.errors import GameError
from locales import Speech
from tables.errors import NotSaved, TableError

FAULTS: Final[Counter[str]] = Counter()
"""Number of unexpected errors by their type."""
EXPECTED: Final = (
    NotSaved,
    ConnectionError,
    TimeoutError,
    aiohttp.ClientError,
    discord.DiscordServerError,
    discord.RateLimited,
)
"""What an outage of the store, of the network or of Discord raises: no fault of this program."""

_log = logging.getLogger(__name__)


class Refusal(Exception):
    """A request refused before it reaches the game service; `id` is the id of its text."""

    def __init__(self, id: str, **params: Param) -> None:
        self.id = id
        self.params = params
        super().__init__(id)


def sentence(speech: Speech, error: Exception, names: tuple[str, ...] = (), you: int | None = None) -> str:
    """The error in a person's language, with the rule that it rests on; for unexpected errors a code."""
    match error:
        case Refusal():
            return speech.say(error.id, names, you, **error.params)
        case GameError():
            text = speech.say(f"error-{error.code}", names, you, **error.params)
            stated = not error.rule or f"({error.rule})" in text or f" {error.rule})" in text
            return text if stated else speech.say("error-rule", text=text, rule=error.rule)
        case TableError():
            return speech.say(f"error-{error.code}", names, you, **error.params)
    return speech.say("error-unexpected", code=report(error))


class OneLine(logging.Formatter):
    """Formats a record as one line; of an exception only its type and code locations, never its text."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s level=%(levelname)s at=%(name)s %(message)s", "%Y-%m-%dT%H:%M:%S%z")

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record).partition("\n")[0]
        error = record.exc_info[1] if record.exc_info else None
        return line if error is None else f"{line} error={type(error).__name__} in={places(error)}"

    def formatException(self, ei: object) -> str:  # noqa: N802  # the library's name
        return ""


def places(error: BaseException) -> str:
    """The code locations of an exception's traceback, innermost first, eight at most."""
    found = [
        f"{frame.filename.rsplit('/', 2)[-2]}/{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}"
        for frame in traceback.extract_tb(error.__traceback__)
        if "/" in frame.filename
    ]
    return " < ".join(reversed(found[-8:]))


def report(error: BaseException, of: str = "") -> str:
    """Logs an unexpected error, `of` an event of Discord's, under a short code and returns the code.

    The exception's text is left out because it may contain a card or a move.
    """
    code = secrets.token_hex(3).upper()
    what = f"{of} {type(error).__name__}".strip()
    if isinstance(error, EXPECTED):
        _log.warning("failure %s: %s in=%s; it is tried again", code, what, places(error))
        return code
    FAULTS[type(error).__name__] += 1
    _log.error("fault %s: %s in=%s; please report it with this line", code, what, places(error))
    return code
