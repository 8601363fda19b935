"""What the log says: each error what to do, warnings and errors in one list that is read in review."""

import ast
import re
from collections.abc import Iterator
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

OTHERS = {("responses.py", "_log.log")}
"""Lines whose level is found when they are written; of this one it is a warning at most."""


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
    assert calls()["exception"] + calls()["critical"] == []
    assert calls()["error"]
    assert calls()["warning"]
    assert {form for path in BOT for form in _other_forms(path)} == OTHERS


def _other_forms(path: Path) -> Iterator[tuple[str, str]]:
    """Yields the file and the function of each line that may log, or make a logger, without being read."""
    for node in nodes(path):
        match node:
            case ast.ImportFrom(module="logging"):
                yield path.name, ast.unparse(node)
            case ast.Assign(targets=[target], value=ast.Call(func=ast.Attribute(attr="getLogger"))):
                if ast.unparse(target) not in ("log", "_log"):
                    yield path.name, ast.unparse(node)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="logging" | "log" | "_log"), attr=name)):
                if name in ("log", "warn", "fatal", *LEVELS) and not _is_log(node.func):
                    yield path.name, ast.unparse(node.func)
