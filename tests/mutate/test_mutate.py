"""The command that breaks the program: which breaks there are, which tests are near, what it tells."""

from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from tests.mutate.__main__ import Broken, drawn, tried
from tests.mutate.breaks import breaks
from tests.mutate.nearest import nearest

SOURCE = '''
"""Text."""
from a import b

__all__ = ["b"]
log = logging.getLogger(__name__)


def least(a: dict[str, int], n: int = 3) -> bool:
    """Text."""
    assert n > 0
    log.info("%s", n)
    b(a, n)
    if not a or "text" in a:
        raise ValueError("text")
    return a["key"] < n
'''
BROKEN = {
    ("plus one", "(4)"),
    ("minus one", "(2)"),
    ("swapped", "(b(n, a))"),
    ("dropped", "pass"),
    ("condition", "not (not a or 'text' in a)"),
    ("and, or", "(not a and 'text' in a)"),
    ("not", "(a)"),
    ("compared", "('text' not in a)"),
    ("returned nothing", "None"),
    ("compared", "(a['key'] <= n)"),
    ("key", "'keyx'"),
}


def test_breaks_of_a_source() -> None:
    """Texts, types, logging, asserts and `__all__` are left alone; each break changes one place."""
    found = breaks(SOURCE)
    assert {(one.kind, one.text) for one in found} == BROKEN
    assert [one.kind for one in found].count("dropped") == 2
    for one in found:
        compile(one.applied(SOURCE), "broken", "exec")
        assert one.applied(SOURCE).count("\n") == SOURCE.count("\n")


GRAPH = {
    "games.cribbage.score": [],
    "games.cribbage.course": ["games.cribbage.score"],
    "tests.games.cribbage.test_score": [],
    "tests.games.cribbage.test_show": ["games.cribbage.score"],
    "tests.games.cribbage.test_pegging": ["games.cribbage.course"],
    "tests.games.kasino.test_score": ["games.cribbage.score"],
    "tests.cogs.games.test_cribbage": ["games.cribbage.course"],
    "tests.contract.test_contract": ["games.cribbage.course"],
    "tests.tables.test_coach": ["games.cribbage.course"],
}


def test_the_nearest_tests_of_a_module() -> None:
    """First by name, then by import, those of its game, the contract; none of another game."""
    found = nearest("games.cribbage.score", 9, GRAPH)
    names = ["games/cribbage/test_score", "games/cribbage/test_show", "games/cribbage/test_pegging"]
    names += ["contract/test_contract", "cogs/games/test_cribbage"]
    assert found == [f"tests/{name}.py" for name in names]
    assert nearest("games.cribbage.score", 2, GRAPH) == found[:2]


def test_a_seed_draws_the_same_breaks() -> None:
    """Another seed draws others; all breaks of one draw differ."""
    found = drawn(6, "one", ("db",))
    assert found == drawn(6, "one", ("db",)) != drawn(6, "two", ("db",))
    assert len({*found}) == 6
    assert {one.path.split("/")[0] for one in found} == {"db"}


@pytest.mark.parametrize(("kind", "said"), [("compared", "killed"), ("plus one", "survived")])
def test_a_break_is_killed_or_survives(
    kind: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test of two numbers notices another comparison, and not another limit; the file is whole again."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    toy = tmp_path / "toy.py"
    toy.write_text("def high(n):\n    return n > 10\n")
    (tmp_path / "test_toy.py").write_text(
        "from toy import high\n\ndef test_it():\n    assert high(12) > high(10)\n"
    )
    before = toy.read_text(), toy.stat().st_mtime_ns
    (place,) = [each for each in breaks(toy.read_text()) if each.kind == kind]
    verdict = tried(tmp_path, Broken("toy.py", place), ["test_toy.py"], 10)
    assert (verdict.said, bool(verdict.test)) == (said, said == "killed")
    assert (toy.read_text(), toy.stat().st_mtime_ns) == before
