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
    assert counts.startswith("2 tests × 4: 3 passed, 4 skipped, 1 failed in ")
    assert [line.split(" ")[0] for line in told] == ["STOFA_SEED=toy-3"]
    assert told[0].endswith("test_toy.py::test_odd[a]'")
    assert "assert 'toy-3' != 'toy-3'" in (tmp_path / "tests.txt").read_text()


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
