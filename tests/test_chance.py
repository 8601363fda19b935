"""The same seed draws the same, whatever else runs and in which order; another seed draws something else."""

import json
import os
import random
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox.page_user import PageUser
from sandbox.server import serve
from tables.model import fairness
from tests import chance
from tests.architecture.sources import ROOT
from tests.conftest import HASH_SEED
from tests.sampling import NO_COMMIT, commit
from tests.tables.people import press

KEEP: Final = "STOFA_TEST_DRAWN"
"""The folder in which a run leaves what its tests have drawn."""


EXAMPLES: Final[list[Any]] = []


def keep(name: str, drawn: Any) -> None:
    """Leaves what was drawn to the test that has started this run."""
    if folder := os.environ.get(KEEP):
        Path(folder, name).write_text(json.dumps(drawn))


@pytest.fixture(scope="module")
def long_lived() -> str:
    """What a fixture draws that several tests share."""
    return fairness.new_secret().hex()


async def test_one(long_lived: str) -> None:
    """Draws of each kind: the secrets of tables, presses, `random`, a set, the sandbox's ids and clock."""
    async with serve(None, 0) as box, await PageUser.connect(box.url, "Anna") as anna:
        moment, ids = int(box.world.now()) // 3600, (box.world.ids.new(), anna.id)
    dealt = [fairness.new_secret().hex() for _ in range(3)]
    letters = "".join({*"abcdefgh"})
    keep("one", [dealt, press(), press(), random.random(), letters, ids, moment, long_lived])


def test_other() -> None:
    """Draws of another test."""
    keep("other", [fairness.new_secret().hex(), press(), random.random()])


@given(st.lists(st.integers(), max_size=3))
def test_examples(example: list[Any]) -> None:
    """What Hypothesis draws."""
    EXAMPLES.append(example)
    keep("examples", EXAMPLES)


def start(folder: Path, *tests: str) -> subprocess.Popen[str]:
    """Starts a run of these tests of this file, which leave in the folder what they draw."""
    folder.mkdir()
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", HASH_SEED))}
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", *(f"{__file__}::{test}" for test in tests)],
        cwd=ROOT, env=clean | {KEEP: str(folder)}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def test_a_test_draws_the_same_in_any_company_and_order(tmp_path: Path) -> None:
    """Two runs with one seed, in processes of their own."""
    names = ("test_one", "test_other", "test_examples")
    places = tmp_path / "some", tmp_path / "all"
    runs = start(places[0], names[0], names[2]), start(places[1], *names[::-1])
    said = [run.communicate()[0] for run in runs]
    assert not any(run.returncode for run in runs), said
    some, all_ = ({file.name: json.loads(file.read_text()) for file in place.iterdir()} for place in places)
    assert set(some) == {"one", "examples"}
    assert some == {name: all_[name] for name in some}
    assert len(some["examples"]) > 50
    assert all_["other"][0] not in all_["one"][0]


def taken(name: str) -> list[Any]:
    """What is drawn by a name."""
    chance.begin(name)
    drawn = [secrets.token_bytes(), secrets.token_hex(9), secrets.randbelow(2**60), random.random()]
    return [*drawn, secrets.choice(range(2**60)), chance.clock(), chance.child(), fairness.new_secret()]


def test_another_name_draws_something_else() -> None:
    """The same name draws the same, another seed or another test nothing of that."""
    first, again, others = taken("1 a"), taken("1 a"), (taken("2 a"), taken("1 b"))
    assert [*map(str, first[:5]), *first[6:]] == [*map(str, again[:5]), *again[6:]]
    assert first[5].start == again[5].start
    for other in others:
        assert not [both for both in zip(first, other, strict=True) if both[0] == both[1]]
        assert first[5].start != other[5].start


async def test_who_draws_first_changes_nothing() -> None:
    """Each function has a stream of its own, from which it draws something new each time."""

    def mine() -> int:
        return secrets.randbelow(2**60)

    def theirs() -> int:
        return secrets.randbelow(2**60)

    chance.begin("order")
    first = [mine(), mine(), theirs()]
    chance.begin("order")
    second = theirs(), mine(), mine()
    assert first == [second[1], second[2], second[0]]
    assert len({*first}) == 3


def test_what_outlives_a_test_takes_nothing_of_its_draws() -> None:
    """A fixture of a session draws the same whichever test needs it first, and that test too."""
    chance.begin("test")
    alone = [fairness.new_secret(), random.random(), press()]
    found = []
    for test in ("test", "another"):
        chance.begin(test)
        with chance.apart("fixture"):
            found.append([fairness.new_secret(), random.random(), press()])
        if test == "test":
            assert [fairness.new_secret(), random.random(), press()] == alone
    assert found[0] == found[1]


def test_the_seed_is_the_commit(tmp_path: Path) -> None:
    """Also with changes that are not committed; in a folder that is no clone, or is none of git's, a word."""
    assert commit(tmp_path) == NO_COMMIT
    person = ("-c", "user.name=a", "-c", "user.email=b")
    for words in (("init", "-q"), (*person, "commit", "-qm", "c", "--allow-empty")):
        subprocess.run(["git", "-C", tmp_path, *words], check=True)
    (tmp_path / "part").mkdir()
    assert len(commit(tmp_path)) == 12
    assert commit(tmp_path / "part") == NO_COMMIT
    (tmp_path / ".git/HEAD").unlink()
    assert commit(tmp_path) == NO_COMMIT


def test_a_program_draws_by_the_name_of_its_test(tmp_path: Path) -> None:
    """Each something else, and in the next run the same."""
    code = "import secrets; print(secrets.token_hex())"

    def said() -> list[str]:
        chance.begin("programs")
        started = [
            subprocess.Popen(
                [sys.executable, "-c", code], cwd=tmp_path, env=os.environ | chance.environment(),
                stdout=subprocess.PIPE, text=True,
            )
            for _ in range(2)
        ]  # fmt: skip
        return [process.communicate()[0] for process in started]

    first = said()
    assert len({*first, "\n"}) == 3
    assert said() == first
