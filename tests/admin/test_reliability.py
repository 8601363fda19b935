"""`docs/reliability.md` names a test for each promise, and every test that cites one of its numbers."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT, nodes, tree
from tests.sampling import CASES
from tests.sandbox.described import numbers

PAGE = ROOT / "docs/reliability.md"
FOLDERS = ("admin", "cogs", "db", "frozen", "locales", "render", "secrecy", "tables", "whole")
SQUARES = ("stratego",)
"""In names of files: tests of games whose squares look like numbers of faults."""
NUMBER = re.compile(r"\bF[1-9]\d?\b")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
ROW = re.compile(r"^\| (F\d+)(?: ✱+)? \|(.*)\|$", re.MULTILINE)
MARKED = re.compile(r"^\| (F\d+) (✱+) \|", re.MULTILINE)
IN_EVERY_RUN = frozenset(
    f"F{number}" for number in numbers("2-4 6-8 10-13 15 17-20 22-31 34-51 54-59 61 63-68")
)
"""Faults that are tried in every run of the suite."""

Test = tuple[str, str]


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes(path):
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


def marks(path: str, name: str) -> str:
    """The decorators of a test, and the marks of its module unless it is sampled in its own way."""
    test = next(one for one in functions(ROOT / path) if one.name == name)
    own = " ".join(map(ast.unparse, test.decorator_list))
    module = tree(ROOT / path).body
    of_all = (one.value for one in module if isinstance(one, ast.Assign) and "pytestmark" in ast.unparse(one))
    return own if "sampled" in own else " ".join([own, *map(ast.unparse, of_all)])


def is_in_every_run(path: str, name: str) -> bool:
    """Whether no run of the suite leaves the test out: it is not of the soak, nor one of a drawn group."""
    text = marks(path, name)
    return "mark.soak" not in text and not re.search(r"sampled\((['\"]|\))", text)


def test_the_mark_of_a_module_counts_for_its_tests() -> None:
    """A test whose whole module is drawn from is not one of every run."""
    assert not is_in_every_run("tests/cluster/test_several.py", "test_a_table_of_each_shard")
    assert is_in_every_run("tests/db/sqlite/test_private.py", "test_it_is_so_from_the_first_byte")


def is_for_every_game(path: str, name: str) -> bool:
    """Whether the test has all games; the samples of `tests/frozen` have them too, as a test there says."""
    text = marks(path, name)
    drawn = path.split("/")[1] in CASES and not re.search(r"every_case|over=\('key',\)", text)
    return not drawn and any(word in text for word in ("sorted(GAMES)", "every_game", "each_sample"))


def test_what_is_marked_is_tried_in_every_run_and_in_every_game() -> None:
    """✱ is for the faults that are tried in every run, by a test that is never left out; ✱✱: in all games."""
    marked = dict(MARKED.findall(PAGE.read_text("utf-8")))
    assert set(marked) == IN_EVERY_RUN
    always = {number: {one for one in rows()[number] if is_in_every_run(*one)} for number in marked}
    assert [number for number, tests in always.items() if not tests] == []
    everywhere = [number for number, mark in marked.items() if mark == "✱✱"]
    assert everywhere
    assert [n for n in everywhere if not any(is_for_every_game(*one) for one in always[n])] == []
