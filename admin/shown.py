"""What commands print: lines, and the progress of long work where somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

from db import DamagedDatabase, ForeignDatabase, NewerDatabase, StoreError, StoreInUse, UnreleasedDatabase
from db.errors import TO_DO

OUT: Final = Console(highlight=False, soft_wrap=True)
ERRORS: Final = Console(highlight=False, soft_wrap=True, stderr=True)

STAGES: Final = {"copy": "Copying pages", "replay": "Replaying open tables", "rows": "Copying rows"}


def say(line: str) -> None:
    """Prints a line as it is."""
    OUT.print(line, markup=False)


def refuse(line: str) -> None:
    """Prints a line on standard error."""
    ERRORS.print(line, markup=False)


@contextmanager
def progress() -> Iterator[Callable[[str, int, int], None]]:
    """Shows how far each stage is, in a terminal only; nothing remains of it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    is_seen = ERRORS.is_terminal and not ERRORS.is_dumb_terminal
    with Progress(*columns, console=ERRORS, transient=True, disable=not is_seen) as shown:
        tasks: dict[str, TaskID] = {}

        def report(stage: str, done: int, total: int) -> None:
            if stage not in tasks:
                tasks[stage] = shown.add_task(STAGES[stage], total=total)
            shown.update(tasks[stage], completed=done, total=total)

        yield report


def why(error: StoreError) -> str:
    """Why a file cannot be used, as the end of a sentence about it."""
    match error:
        case StoreInUse():
            return "is in use: stop the bot first"
        case NewerDatabase():
            return f"is of version {error.found}, and this Stofa knows {error.known}: update Stofa first"
        case UnreleasedDatabase():
            return "is of before the first release, which this Stofa cannot read"
        case ForeignDatabase():
            return "is not a database of Stofa"
        case DamagedDatabase():
            return f"is damaged ({error.args[1]})"
    return f"cannot be used ({error.kind}: {error.args[1] or TO_DO.get(error.kind, '')})"
