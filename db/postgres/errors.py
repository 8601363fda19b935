"""Errors of asyncpg as errors of the store."""

import asyncio
from typing import Any, Final

import asyncpg

from db.errors import Kind, Refused, StoreError

ANY: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, EOFError)
"""What a call of asyncpg may raise; TimeoutError is an OSError."""

_KINDS: Final[dict[str, Kind]] = {
    "53100": "full",
    "55P03": "locked",  # a lock was not to be had
    "40001": "locked",
    "40P01": "locked",  # a deadlock
    "57014": "locked",  # cancelled by a time limit of the server
    "25006": "io",  # a standby, which cannot be written
    "XX001": "corrupt",
    "XX002": "corrupt",
}
_CLASSES: Final[dict[str, Kind]] = {"58": "io", "53": "down"}
_CUT: Final = ("08", "57P", "XX000")
"""Codes after which the connection is over, so that it is not known what became of a statement."""


def is_cut(error: BaseException) -> bool:
    """Whether an error leaves open what became of the statement: no answer came, or not a whole one."""
    if isinstance(error, asyncpg.ClientConfigurationError):
        return False
    code = _code(error)
    return code is None or code.startswith(_CUT)


def _code(error: BaseException) -> str | None:
    """The five characters of SQLSTATE, or None for an error that is not the server's."""
    return getattr(error, "sqlstate", None) if isinstance(error, asyncpg.PostgresError) else None


def store_error(error: BaseException, *, cut: Kind = "down") -> StoreError:
    """Converts an error of asyncpg; its kind is `cut` if no answer came."""
    code = _code(error) or ""
    if code.startswith(("22", "23")):
        ours: StoreError = Refused(why=_words(error))
    elif is_cut(error):
        ours = StoreError(cut, _words(error))
    else:
        ours = StoreError(_KINDS.get(code, _CLASSES.get(code[:2], "other")), _words(error))
    ours.name = type(error).__name__
    return ours


def _words(error: Any) -> str:
    """The error in one line, without values: a detail of the server may have a person's words in it."""
    if isinstance(error, asyncio.TimeoutError):
        return "no answer in time"
    return str(getattr(error, "message", None) or error).partition("\n")[0]
