"""Errors of the store.

StoreError         `kind` is the reason: full, io, locked, corrupt, closed, gone, down, other: nothing has
│                  changed; or unsure: the connection was lost before it was known whether anything has
├── StoreInUse       another process uses this database
├── NewerDatabase    a later version of the program wrote it; it is not changed
├── OlderDatabase    an earlier version of the program wrote it, and it was not migrated
├── UnreleasedDatabase  a program of before the first release wrote it; it is not changed
├── NotEmpty         there are rows in it, so that nothing may be moved there
├── ForeignDatabase  it is not a database of this program; it is not changed
├── DamagedDatabase  a check of the file fails, or a migration differs from the one that was run
├── MissingLibrary   the library for this kind of database is not installed
└── Refused          a value violates the schema
"""

import logging
import math
import time
from typing import Final, Literal

log = logging.getLogger(__name__)

Kind = Literal["full", "io", "locked", "corrupt", "closed", "gone", "down", "unsure", "other"]

TO_DO: Final[dict[Kind, str]] = {
    "full": "make room on the disk; players are told to press again",
    "io": "check the disk and the rights of the file: python run.py doctor",
    "locked": "end the other program that uses the database",
    "gone": "stop the bot, put its games back, and start anew",
    "unsure": "see that PostgreSQL runs; the tables are shown as they are stored when it does again",
    "corrupt": "stop the bot and run: python run.py doctor; a backup can be put back",
}
"""What the operator can do, by the kind of failure."""


HELD: Final = 120.0
"""Seconds for which a store that has failed is told not to work: until then nobody may have used it."""


class StoreError(Exception):
    """A failure of the store. Nothing has changed unless it is `unsure`. `name` is what the database says."""

    name = ""

    def __init__(self, kind: Kind, why: str = "") -> None:
        self.kind = kind
        super().__init__(kind, why)


class StoreInUse(StoreError):
    def __init__(self, path: str) -> None:
        super().__init__("locked", path)


class OtherVersion(StoreError):
    """`found` is the version of the database, `known` the one of this program."""

    said = "known"

    def __init__(self, found: int, known: int) -> None:
        self.found = found
        self.known = known
        super().__init__("other", f"version {found}, {self.said} {known}")


class NewerDatabase(OtherVersion): ...


class OlderDatabase(OtherVersion):
    said = "needed"


class UnreleasedDatabase(StoreError):
    def __init__(self) -> None:
        super().__init__("other", "written before the first release")


class NotEmpty(StoreError):
    def __init__(self, table: str) -> None:
        super().__init__("other", f"rows in {table}")


class ForeignDatabase(StoreError):
    def __init__(self, path: str) -> None:
        super().__init__("other", path)


class DamagedDatabase(StoreError):
    def __init__(self, why: str) -> None:
        super().__init__("corrupt", why)


class MissingLibrary(StoreError):
    """`file` names the requirements that are to be installed."""

    file = "requirements-postgres.txt"

    def __init__(self) -> None:
        super().__init__("other", self.file)


class Refused(StoreError):
    def __init__(self, kind: Kind = "other", why: str = "") -> None:
        super().__init__(kind, why)


class Failures:
    """The failures of one store: logged, counted, and remembered for a while."""

    def __init__(self) -> None:
        self._last = -math.inf
        self.not_saved = 0
        """How many writes have failed."""

    @property
    def are_recent(self) -> bool:
        """Whether a read or a write has failed within `HELD` seconds."""
        return time.monotonic() - self._last < HELD

    def note(self, what: Literal["not saved", "not read"], error: StoreError) -> None:
        """Logs the kind of an error and the database's name of it, never a value. Not of a closed store."""
        if error.kind == "closed":
            return
        self.not_saved += what == "not saved"
        if not isinstance(error, Refused):
            self._last = time.monotonic()
        if error.kind != "down":  # an engine logs the beginning of an outage itself
            to_do = TO_DO.get(error.kind, "run python run.py doctor")
            log.error("%s: %s (%s); %s", what, error.kind, error.name, to_do)
