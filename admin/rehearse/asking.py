"""Requests to Discord without a library in between, each with a row of what was answered."""

import asyncio
import contextlib
import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple, Self

import aiohttp

from admin.online import WITHIN, headers

MOST_WAITS: Final = 5
LONGEST_WAIT: Final = 60.0
"""How often a request is repeated after a rate limit, and the longest such wait, in seconds."""
_LONGEST: Final = 300
_NUMBERS: Final = re.compile(r"\d{15,}")

See = Callable[[Any], str]


class Row(NamedTuple):
    """A step and what came of it: as it should be, something to know, or a failure."""

    sign: Literal["good", "note", "bad"]
    step: str
    answer: str


class Made(NamedTuple):
    """Something to be deleted, by its path, with the step that has made it."""

    path: str
    step: str
    is_thread: bool


class Rehearsal:
    """A context in which requests are made; at its end all that was made is deleted, the last first."""

    def __init__(self, token: str, base: str) -> None:
        self._token = token
        self._base = base.rstrip("/")
        self._made: list[Made] = []
        self._deleted = 0
        self.rows: list[Row] = []
        self.limited = 0
        """How often a rate limit was waited for."""

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(timeout=WITHIN, headers=headers(self._token))
        return self

    async def __aexit__(self, *error: object) -> None:
        try:
            for made in reversed([*self._made]):
                await self.delete(made.path)
            self.rows.append(Row("good", "delete what was made", str(self._deleted)))
        finally:
            await self._session.close()

    def note(self, step: str, answer: str) -> None:
        """Adds a row about what was not tried."""
        self.rows.append(Row("note", step, answer))

    async def ask(
        self, step: str, method: str, path: str, body: Any = None, *,
        files: Mapping[str, bytes] | None = None, see: See = lambda found: "", expected: Collection[int] = (),
        deletes: str = "", is_thread: bool = False,
    ) -> Any:  # fmt: skip
        """Makes a request and adds a row with the status, Discord's words, and what `see` says of a success.

        Returns the answer; None if it was refused or did not come. `expected` are codes of errors that are
        as they should be. `deletes`: the path at which what was made is deleted, with its id for `{}`.
        """
        status, found, is_good = 0, None, False
        try:
            status, found = await self._request(method, path, body, files or {})
            if status < 300 and deletes:
                made = Made(deletes.format(found["id"]), step, is_thread)
                self._made += [made] if made.path not in {one.path for one in self._made} else []
            if found is None and status in (200, 201):
                raise ValueError
            words = see(found) if status < 300 else "; ".join(_errors(found))
            is_good = status < 300 or (isinstance(found, dict) and found.get("code") in expected)
        except (aiohttp.ClientError, OSError, ValueError, LookupError, TypeError, AttributeError) as error:
            words = f"{type(error).__name__}: {'cannot be read' if status else 'no answer'}"
        answer = " ".join(_NUMBERS.sub("…", f"{status or ''} {words}").replace("|", "/").split())
        self.rows.append(Row("good" if is_good else "bad", step, answer[:_LONGEST]))
        return found if 0 < status < 300 else None

    async def delete(self, path: str) -> None:
        """Deletes what is at a path; a thread of which that is refused is closed, for a person to delete."""
        made = next(one for one in self._made if one.path == path)
        self._made.remove(made)
        await self.ask(f"delete: {made.step}", "DELETE", path)
        row = self.rows.pop()
        if row.sign == "good":
            self._deleted += 1
        elif made.is_thread:
            await self.ask("close the thread", "PATCH", path, {"archived": True})
            self.note(row.step, f"{row.answer}: please delete it yourself, the bot may not")
        else:
            self.rows.append(row)

    async def _request(
        self, method: str, path: str, body: Any, files: Mapping[str, bytes]
    ) -> tuple[int, Any]:
        """Returns the status and what Discord answered, None if that is no JSON. Waits for rate limits."""
        for _ in range(MOST_WAITS):
            sent: Any = {"json": body} if body is not None else {}
            if files:
                form = aiohttp.FormData()
                form.add_field("payload_json", json.dumps(body), content_type="application/json")
                for number, (name, data) in enumerate(files.items()):
                    form.add_field(f"files[{number}]", data, filename=name, content_type="image/png")
                sent = {"data": form}
            async with self._session.request(method, f"{self._base}{path}", **sent) as response:
                text, found = await response.text(), None
                with contextlib.suppress(ValueError):
                    found = json.loads(text)
            if response.status != 429 or found is None:
                break
            self.limited += 1
            await asyncio.sleep(min(LONGEST_WAIT, float(found["retry_after"])))
        return response.status, found


def _errors(found: Any) -> Iterator[str]:
    """Yields Discord's code and words, and each field that it does not take."""
    if not isinstance(found, dict):
        yield "no JSON object"
        return
    yield f"{found.get('code', '')} {found.get('message', '')}".strip()
    yield from _fields("", found.get("errors") or {})


def _fields(at: str, errors: Any) -> Iterator[str]:
    for error in errors.get("_errors", ()):
        yield f"{at} {error.get('code')}"
    for name, inner in errors.items():
        if name != "_errors":
            yield from _fields(f"{at}.{name}".strip("."), inner)
