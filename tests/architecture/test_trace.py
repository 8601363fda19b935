"""The trace of a press counts calls, hops and callers; how often a press fetches its table is fixed here."""

import importlib
from pathlib import Path

import pytest

from benchmarks import trace as traces
from benchmarks.trace import Trace, discard
from tests.cogs.sandbox_bot import start_bot

FETCHED = 4
VIEWED = 0

ONE = """
import asyncio
from functools import partial

from toy_program import two
from toy_program.tools import other


async def press():
    await asyncio.sleep(0)
    await two.fetch()
    await asyncio.sleep(0)
    other.help(two.fetched)
    return [one for one in two.numbers()] + sorted([3, 2], key=partial(two.key))


def unused():
    pass
"""
TWO = """
import asyncio


async def fetch():
    await asyncio.sleep(0)
    return fetched()


def fetched():
    return 1


def numbers():
    yield 1
    yield 2


def key(number):
    return number
"""
OTHER = """
def help(work):
    work()
"""


async def test_calls_and_hops_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each call once, however often a coroutine or generator goes on; not those of other folders."""
    folder = tmp_path / "toy_program"
    (folder / "tools").mkdir(parents=True)
    for name, source in {"one.py": ONE, "two.py": TWO, "tools/other.py": OTHER}.items():
        (folder / name).write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(traces, "COUNTED", {"fetched": ("two.py", "fetched")})
    monkeypatch.setattr(traces, "LISTED", ("fetched",))
    one = importlib.import_module("toy_program.one")
    trace = Trace(folder, ("tools",))
    with trace.following():
        await one.press()
    await one.press()
    assert dict(trace.calls) == {
        ("one.py", "press"): 1,
        ("two.py", "fetch"): 1,
        ("two.py", "fetched"): 2,
        ("two.py", "numbers"): 1,
        ("two.py", "key"): 2,
    }
    assert dict(trace.hops) == {("one.py", "two.py"): 5}, "one by a tool, two by a library"
    assert trace.files == {"one.py", "two.py"}
    assert [*trace.lines()] == [
        "files                    2",
        "functions                5",
        "hops                     5",
        "fetched                  2",
        "",
        "fetched:",
        "  fetch (two.py:7) < press (one.py:11)",
        "  press (one.py:13)",
    ]


async def test_how_often_a_press_fetches_its_table(tmp_path: Path) -> None:
    """The press, the commit, and each message that is brought up to date."""
    trace = Trace()
    async with start_bot(tmp_path) as sandbox_bot:
        await discard(sandbox_bot, trace)
    assert trace.count("table fetched") == FETCHED, "\n".join(trace.lines())
    assert trace.count("viewed by id") == VIEWED
