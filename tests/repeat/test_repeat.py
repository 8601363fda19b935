"""The command that repeats tests: which seeds they get, what it tells, which tests open a table."""

from pathlib import Path

import pytest

from sandbox.page_user import PageUser
from tests.repeat.__main__ import main
from tests.repeat.opening import opens
from tests.tables import seated

TOY = """
import pytest
from tests import sampling

@pytest.mark.parametrize("case", "ab")
def test_odd(case):
    assert sampling.SEED != "toy-3", case

@pytest.mark.skip
def test_skipped():
    pass

def test_left_out():
    assert False
"""


def test_each_function_has_all_seeds_and_a_failure_tells_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two functions of three run four times, cases in turn; what fails at the third seed is told."""
    (tmp_path / "test_toy.py").write_text(TOY)
    words = ["--times", "4", "--seed", "toy", "--workers", "0", "--folder", str(tmp_path), str(tmp_path)]
    assert main([*words, "-k", "not left_out"]) == 1
    counts, *told = capsys.readouterr().out.splitlines()
    assert counts.startswith("tests: 2 × 4: 3 passed, 4 skipped, 1 failed in ")
    assert [line.split(" ")[0] for line in told] == ["STOFA_SEED=toy-3"]
    assert told[0].endswith("test_toy.py::test_odd[a]'")
    assert "assert 'toy-3' != 'toy-3'" in (tmp_path / "tests.txt").read_text()


OPENING = """
from tests.tables import seated
__name__ = "tests.toy"  # what is looked through

def test_opens(): assert seated.lobby
def test_none(): pass
def test_in_a_browser(tabs): assert seated.lobby
"""


def test_what_opens_a_table_is_told_folder_by_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One function of three opens a table; a folder without any is not told."""
    for folder, toy in (("one", OPENING), ("two", OPENING), ("none", TOY)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"test_{folder}.py").write_text(toy)
    words = ["--times", "3", "--workers", "0", "--folder", str(tmp_path), "--tests", str(tmp_path)]
    assert main([*words, "--opening-tables"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[:2] for line in told] == [
        [f"{tmp_path.name}/{folder}", "1 × 3"] for folder in ("one", "two")
    ]


async def by_helper() -> None:
    await seated.two(None)  # type: ignore[arg-type]


async def by_command(actor: PageUser) -> None:
    await actor.slash("cribbage new", "stofa")


async def by_none() -> None:
    seated.press()


def test_what_opens_a_table_is_found_through_helpers_and_commands() -> None:
    """A helper that opens one, at whatever depth, and the command; what only counts presses does not."""
    assert [opens(each) for each in (seated.lobby, by_helper, by_command)] == [True, True, True]
    assert not opens(by_none)
    assert not opens(seated.tables_at)
