"""`docs/reliability.md` names a test for each promise, and every test that cites one of its numbers."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT

PAGE = ROOT / "docs/reliability.md"
FOLDERS = ("admin", "cogs", "db", "frozen", "locales", "render", "secrecy", "tables", "whole")
SQUARES = ("stratego",)
"""In names of files: tests of games whose squares look like numbers of faults."""
NUMBER = re.compile(r"\bF[1-9]\d?\b")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
ROW = re.compile(r"^\| (F\d+) \|(.*)\|$", re.MULTILINE)

Test = tuple[str, str]


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def cited() -> dict[str, set[Test]]:
    """The tests whose docstring has a number, by number."""
    found: dict[str, set[Test]] = defaultdict(set)
    for folder in FOLDERS:
        for path in sorted((ROOT / "tests" / folder).rglob("test_*.py")):
            if any(word in path.name for word in SQUARES):
                continue
            for test in functions(path):
                for number in NUMBER.findall(ast.get_docstring(test) or ""):
                    found[number].add((str(path.relative_to(ROOT)), test.name))
    return found


def rows() -> dict[str, set[Test]]:
    """The tests that the page names, by number."""
    return {
        number: {(path, test) for path, test in TEST.findall(row)}
        for number, row in ROW.findall(PAGE.read_text("utf-8"))
    }


def test_every_row_has_a_test_that_exists() -> None:
    """A promise whose test was renamed or deleted is no longer tried."""
    named = {(path, test) for path, test in TEST.findall(PAGE.read_text("utf-8"))}
    assert [number for number, tests in rows().items() if not tests] == []
    missing = {
        (path, name)
        for path, name in named
        if not (ROOT / path).exists() or name not in {test.name for test in functions(ROOT / path)}
    }
    assert missing == set()


def test_every_test_of_a_fault_is_on_the_page() -> None:
    """A reader finds all that is tried, and a new test of a fault is entered."""
    page = rows()
    left_out = {number: tests - page.get(number, set()) for number, tests in cited().items()}
    assert {number: tests for number, tests in left_out.items() if tests} == {}
