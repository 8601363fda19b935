"""The report of the benchmarks: its table, its file, its document, and the parts still to be measured."""

from pathlib import Path

import pytest

from benchmarks import __main__ as bench
from benchmarks import report
from benchmarks.rows import RESULTS, Row, interleaved, table

MET = Row("B3", "start / import discord", 1.25, "<=", 1.4, "a note")
MISSED = Row("B9", "boards a second", 3.0, ">=", 4)


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps results, file and document out of the real ones."""
    monkeypatch.setattr(report, "FILE", tmp_path / "build" / "benchmarks.json")
    monkeypatch.setattr(report, "DOCUMENT", tmp_path / "performance.md")
    monkeypatch.setattr(report, "_commit", lambda: "abc1234")
    for name, empty in (("rows", {}), ("tables", {}), ("part", ""), ("is_quiet", False)):
        monkeypatch.setattr(RESULTS, name, empty)


def _parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, **sources: str) -> None:
    """Makes these the parts, each a module with a `main` of that body."""
    monkeypatch.syspath_prepend(tmp_path)
    for name, body in sources.items():
        text = f"from benchmarks.rows import RESULTS, Row, show, tell\n\ndef main():\n    {body}\n"
        (tmp_path / f"part_{name}.py").write_text(text)
    monkeypatch.setattr(bench, "PARTS", {name: f"part_{name}" for name in sources})


def test_a_goal_is_met_or_missed() -> None:
    """`<=` and `>=` include equality; what is measured stands before the last slash, its peer after it."""
    assert MET.is_met
    assert not MISSED.is_met
    assert MISSED._replace(ratio=4).is_met
    assert MET._replace(ratio=1.4).is_met
    assert (MET.measured, MET.against) == ("start", "import discord")
    assert (MISSED.measured, MISSED.against) == ("boards a second", "")


def test_the_table_has_a_line_for_each_goal() -> None:
    """What, against what, goal, got and whether it is met are in columns under their names."""
    head, *lines = table([MET, MISSED])
    assert lines[0].index("import discord") == head.index("against")
    assert lines[0].split() == ["B3", "start", "import", "discord", "<=", "1.4", "1.25", "met", "a", "note"]
    assert lines[1].split() == ["B9", "boards", "a", "second", ">=", "4", "3", "MISS"]
    assert lines[0].index("met") == lines[1].index("MISS") == head.index("met")


def test_sides_take_turns() -> None:
    """The sides run alternately, and the median of each is returned."""
    ran, now = [], [0.0]

    def side(name: str, seconds: list[float]) -> None:
        ran.append(name)
        now[0] += seconds.pop()

    slow, fast = [9.0, 2.0, 4.0], [1.0, 1.0, 1.0]
    sides = {"slow": lambda: side("slow", slow), "fast": lambda: side("fast", fast)}
    assert interleaved(sides, 3, lambda: now[0]) == {"slow": 4.0, "fast": 1.0}
    assert ran == ["slow", "fast"] * 3


def test_a_run_prints_saves_and_goes_on_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A part that fails costs the exit code and is measured again by `rest`; the others are saved."""
    good = "tell(['a table of its own']); show([Row('X1', 'one / other', 0.5, '<=', 1)])"
    _parts(monkeypatch, tmp_path, bad="raise OSError('no peer')", good=good)
    monkeypatch.setattr("sys.argv", ["benchmarks"])
    assert bench.main() == 1
    out, err = capsys.readouterr()
    assert "bad failed" in err
    assert "no peer" in err
    first, *_, row, last = out.splitlines()
    assert first == "a table of its own"
    assert row.split() == ["X1", "one", "other", "<=", "1", "0.5", "met"]
    assert last == "1 of 1 goals met. Seconds: bad failed, good 0; all 0"
    assert report.missing(bench.PARTS) == ["bad"]


def test_rest_measures_what_is_missing_at_this_commit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was measured at another commit, or not at all, is measured; the rest is kept as it is."""
    row = "show([Row('X1', RESULTS.part, 1, '<=', 1)])"
    _parts(monkeypatch, tmp_path, old=row, kept=row, new=row)
    monkeypatch.setattr(report, "_commit", lambda: "before")
    bench.measure("old")
    monkeypatch.setattr(report, "_commit", lambda: "abc1234")
    bench.measure("kept")
    RESULTS.rows.clear()
    capsys.readouterr()
    monkeypatch.setattr("sys.argv", ["benchmarks", "rest"])
    assert bench.main() == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 of 2 goals met. Seconds: old 0, new 0;")
    assert report.missing(bench.PARTS) == []


def test_an_unknown_part_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is measured, and the known parts are named."""
    monkeypatch.setattr("sys.argv", ["benchmarks", "wholly"])
    assert bench.main() == 2
    assert "no part wholly; there are engine, " in capsys.readouterr().err


def test_the_document_is_made_from_the_file() -> None:
    """Each part has its commit, its seconds, its rows and its own table."""
    RESULTS.rows["whole"], RESULTS.tables["whole"] = [MET, MISSED], ["a table   "]
    report.save("whole", 12.4)
    report.write()
    text = report.DOCUMENT.read_text()
    assert "## Whole\n\nCommit abc1234, " in text
    assert ", 12 s, " in text
    assert "| B3 | start | import discord | <= 1.4 | 1.25 | yes | a note |" in text
    assert "| B9 | boards a second |  | >= 4 | 3 | **no** |  |" in text
    assert "```text\na table\n```" in text
