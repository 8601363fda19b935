"""What was asked of the REST API, and what is planned to go wrong with it."""

import re
from typing import Any

import msgspec


class Call(msgspec.Struct):
    """One REST request and what it was answered."""

    method: str
    path: str
    route: str
    request: Any = None
    files: dict[str, tuple[str, bytes]] = {}
    query: dict[str, str] = {}
    status: int = 0
    response: Any = None
    at: float = 0.0

    @property
    def is_write(self) -> bool:
        """Whether the request was meant to change something."""
        return self.method != "GET"


class Failure(msgspec.Struct):
    """A planned failure: from the `after`-th matching call on, `times` times, `status` is answered.

    With `accepted` the request is carried out first, as when an answer is lost on its way.
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
