"""Recorded REST calls and planned failures."""

import re
from typing import Any, Literal

import msgspec


class Call(msgspec.Struct):
    """One REST request and its response."""

    method: str
    path: str
    route: str
    request: Any = None
    files: dict[str, tuple[str, bytes]] = {}
    query: dict[str, str] = {}
    status: int = 0
    response: Any = None
    at: float = 0.0


class Failure(msgspec.Struct):
    """A planned failure: the `after`-th matching call and the following, `times` in all, get `status`.

    With `accepted` the request is carried out first, as if its response was lost; with `left` its response
    comes and cannot be read: only ids are left of it, or it is a text that is not JSON.
    """

    method: str
    path: re.Pattern[str]
    status: int
    code: int = 0
    after: int = 1
    times: int = 1
    retry_after: float = 1.0
    accepted: bool = False
    hang_up: bool = False
    left: Literal["", "ids", "text"] = ""
