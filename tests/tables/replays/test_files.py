"""Records that people bring: whole ones are replayed, all others refused, each for its reason."""

import pytest

from games.registry import GAMES
from tables import Tables
from tables.errors import BadFile, FileGone, ForeignFile, HugeFile, LongFile, OtherRules
from tables.replays import files, lines
from tests.frozen.test_frozen import HERE
from tests.refused import refused

RECORD = (HERE / "1" / "cribbage-over.txt").read_bytes()


def test_a_record_is_replayed_to_its_end() -> None:
    """A record leads to a game that is over, without people."""
    record, replay = files.read(RECORD, GAMES)
    assert replay.game.outcome(replay.state(len(replay.lines) - 1)) is not None
    assert replay.steps(None)[0] == 0
    assert all(chair.person is None for chair in files.info(record, replay).chairs)


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", ForeignFile),
        (b"PK\x03\x04 a packed file", ForeignFile),
        (b"stofa 2\nrules 1\n", ForeignFile),
        (b"stofa 3\n", BadFile),
        (b"stofa 3\n\xff\xfe", BadFile),
        (b"stofa 3\n" + b"0" * files.MOST_BYTES, HugeFile),
        (b"stofa 3\n" + b"\n" * files.MOST_LINES, HugeFile),
        (RECORD.replace(b"rules 1\n", b"rules 2\n", 1), OtherRules),
        (RECORD.replace(b"game cribbage", b"game chess", 1), OtherRules),
        (RECORD.replace(b"target=121", b"target=" + b"9" * 5_000, 1), BadFile),
        (RECORD.replace(b" open - ", b" open - " + b"9" * 5_000, 1), BadFile),
        (RECORD[: len(RECORD) // 2], BadFile),
        (RECORD + b"one more line\n", BadFile),
    ],
)
def test_what_is_no_whole_record_is_refused(data: bytes, error: type[BadFile]) -> None:
    """Something else, too much, other rules, unreadable numbers, half a record."""
    with pytest.raises(BadFile) as refused:
        files.read(data, GAMES)
    assert type(refused.value) is error


def test_a_changed_byte_is_refused() -> None:
    """Of every twentieth byte of a record; `tests/tables/log/test_records.py` has all."""
    data = RECORD
    for place in range(0, len(data), 20):
        with pytest.raises(BadFile):
            files.read(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :], GAMES)


def test_a_record_that_takes_too_long_is_given_up() -> None:
    """After `SECONDS` of work, wherever it is."""
    times = iter(range(0, 10_000, int(lines.SECONDS)))
    record, _ = files.read(RECORD, GAMES)
    with pytest.raises(LongFile):
        lines.of_record(GAMES, record, clock=lambda: float(next(times)))


async def test_a_file_is_read_in_a_process_of_its_own(house: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A good one and a bad one: nobody else waits for the interpreter meanwhile."""

    def here(*what: object) -> None:
        raise AssertionError("read in this process")

    monkeypatch.setattr(files, "read", here)
    key = await house.replays.open_file(RECORD)
    assert (await house.replays.step_of_file(key, 1)).count > 20
    for data, error in ((b"?", ForeignFile), (RECORD + b"one more line\n", BadFile)):
        await refused(error, house.replays.open_file(data))


async def test_an_opened_record_is_kept_for_a_while(house: Tables) -> None:
    """Its steps are found by its key until it is dropped; then the file is asked for again."""
    key = await house.replays.open_file(RECORD)
    assert key == await house.replays.open_file(RECORD)
    step = await house.replays.step_of_file(key, 10**6)
    assert (step.number, step.at, len(step.hands)) == (step.count, 0, 2)
    assert step.table_view.outcome is not None
    await _gone(house, "0" * 16)
    house.replays._kept.clear()
    await _gone(house, key)


async def _gone(tables: Tables, key: str) -> None:
    await refused(FileGone, tables.replays.step_of_file(key, 1))
