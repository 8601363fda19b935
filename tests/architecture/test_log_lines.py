"""What the log says: each error what to do, warnings and errors in one list that is read in review."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from db.errors import TO_DO
from tests.architecture.sources import PROGRAM, ROOT, files, nodes

BOT = [path for top in PROGRAM if top != "sandbox" for path in files(top)]
LEVELS = ("error", "warning", "exception", "critical")
ASKED = "run|see|make|check|end|stop|put|move|mend|choose|start|go back|please report"
TO_ACT = re.compile(rf"(?:; |, |^|\()({ASKED}) ")
"""What an error asks of the operator begins a part of its line."""
GIVEN = {("db/errors.py", "%s: %s (%s); %s")}
"""Lines whose last part is one of `TO_DO`."""


@cache
def calls() -> dict[str, list[tuple[str, str]]]:
    """Returns the file and the text of each call that logs, by its level."""
    found: dict[str, list[tuple[str, str]]] = {level: [] for level in LEVELS}
    for path in BOT:
        for node in nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _is_log(node.func):
                found[node.func.attr].append((str(path.relative_to(ROOT)), _text(path, node.args[0])))
    return found


def _is_log(function: ast.Attribute) -> bool:
    if function.attr not in LEVELS:
        return False
    owner = ast.unparse(function.value)
    return owner in ("log", "_log") or "getLogger" in owner


def _text(path: Path, node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ast.unparse(node)


def test_an_error_says_what_to_do() -> None:
    """A line that wakes somebody and leaves them without a next step is read once and then filtered out."""
    assert not {(file, text) for file, text in calls()["error"] if not TO_ACT.search(text)} - GIVEN


@pytest.mark.parametrize("text", sorted(TO_DO.values()))
def test_a_failure_of_the_store_says_what_to_do(text: str) -> None:
    """The part that `GIVEN` leaves to the kind of failure is a request too."""
    assert TO_ACT.search(text), text


def test_the_list_is_whole() -> None:
    """A call in another form would not be read: each logger is `log` or `_log`, without other levels."""
    assert len(set(calls()["error"])) >= 10
    assert len(set(calls()["warning"])) >= 10
    assert calls()["exception"] + calls()["critical"] == []
