"""Error responses: Discord's codes and messages, and the error tree of a malformed body."""

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

Json = dict[str, Any]
# The only code of a field error that is not one of Discord's.
UNKNOWN_FIELD = "SANDBOX_UNKNOWN_FIELD"

# code: (HTTP status, message)
CODES: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (400, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    20026: (403, "Your bot has been flagged by our anti-spam system for abusive behavior"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30034: (400, "Maximum number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40003: (403, "You are opening direct messages too fast."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has hit the maximum number of follow up messages."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50016: (400, "Provided too few or too many messages to delete. Must provide at least 2 and at most 100."),
    50019: (400, "A message can only be pinned in the channel it was sent in."),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    200000: (400, "Message was blocked by automatic moderation"),
    200001: (400, "Title was blocked by automatic moderation"),
}


class ApiError(Exception):
    """An error response as Discord would give it."""

    def __init__(
        self,
        code: int,
        errors: Json | None = None,
        *,
        status: int | None = None,
        text: str = "",
        retry_after: float = 1.0,
    ) -> None:
        """`retry_after`: seconds to wait, for rate limits."""
        known_status, known_text = CODES.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or known_status
        self.text = text or known_text
        self.errors = errors
        self.retry_after = retry_after
        super().__init__(f"{self.code} {self.text} {errors or ''}".strip())

    def body(self) -> Json:
        """JSON body of the response."""
        body: Json = {"message": self.text, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.status == 429:
            body |= {"retry_after": round(self.retry_after, 3), "global": False}
        return body


def plain(status: int) -> ApiError:
    """An error that has only an HTTP status, no code."""
    return ApiError(0, status=status, text=f"{status}: {HTTPStatus(status).phrase}")


class FieldErrors:
    """Collects the errors of one body. `at` gives a view for a nested field; all views share one tree."""

    def __init__(self) -> None:
        self._path: tuple[str | int, ...] = ()
        self._found: list[tuple[tuple[str, ...], Json]] = []

    def at(self, *path: str | int) -> "FieldErrors":
        """A view of the same errors for a nested field."""
        child = FieldErrors()
        child._path = self._path + path
        child._found = self._found
        return child

    def add(self, code: str, message: str) -> None:
        """Adds an error for this field."""
        self._found.append((tuple(map(str, self._path)), {"code": code, "message": message}))

    def required(self) -> None:
        """Adds an error for a missing field."""
        self.add("BASE_TYPE_REQUIRED", "This field is required")

    def one_of(self, values: tuple[object, ...]) -> None:
        """Adds an error for a value that is not allowed."""
        self.add("BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(repr(v) for v in values)}}}.")

    def length(self, size: int, low: int, high: int) -> None:
        """Adds an error if a string or list is too short or too long."""
        if low <= size <= high:
            return
        if low > 0:
            self.add("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.add("BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")

    def within(self, value: float, low: float | None, high: float | None) -> None:
        """Adds an error if a number is out of range; a bound that is None does not count."""
        if low is not None and value < low:
            self.add("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif high is not None and value > high:
            self.add("NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    def take(self, code: str) -> list[str]:
        """Removes the errors with a code and returns their paths, with dots."""
        paths = [".".join(path) for path, fault in self._found if fault["code"] == code]
        self._found[:] = [(path, fault) for path, fault in self._found if fault["code"] != code]
        return paths

    def raise_if_any(self) -> None:
        """Raises the collected errors. :raises ApiError: 50035"""
        if self._found:
            raise ApiError(50035, self.tree())

    def tree(self) -> Json:
        """Nested errors in Discord's format. Errors inside a field that has one itself are left out."""
        root: Json = {}
        whole = {path for path, _ in self._found}
        for path, fault in self._found:
            if any(path[:length] in whole for length in range(len(path))):
                continue
            node = root
            for step in path:
                node = node.setdefault(step, {})
            node.setdefault("_errors", []).append(fault)
        return root


@contextmanager
def field_errors() -> Iterator[FieldErrors]:
    """A context that collects the errors of a body and raises them at its end. :raises ApiError: 50035"""
    errors = FieldErrors()
    yield errors
    errors.raise_if_any()
