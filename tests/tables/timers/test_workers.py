"""Bots that search do so in processes of their own: nothing waits for them, and their moves stay the same."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

import workers as programs
from games.chance import Derived
from games.contract import AnyGame
from games.registry import GAMES
from games.search import choose, loaded
from tables import Tables
from tables.service import AddBot
from tables.timers import bots
from tables.views import NewTable
from tests.refused import refused
from tests.tables.slow import LONG, Slow
from tests.waiting import until
from workers import Lost, Workers

ANNA, BJORN = 11, 22


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """One worker process."""
    found = Workers(1)
    yield found
    found.close()


@pytest.fixture
def game(tmp_path: Path) -> Slow:
    """The slow game."""
    return Slow(tmp_path)


@pytest.fixture
async def slow(
    game: Slow, tmp_path: Path, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Tables]:
    """Tables of the slow game, beside one worker."""
    monkeypatch.setattr(bots, "WORKERS", workers)
    tables = await Tables.open(tmp_path / "slow.sqlite3", games={"toy": game})  # type: ignore[arg-type]
    yield tables
    await tables.close()


async def test_a_slow_bot_delays_no_press_at_another_table(slow: Tables, game: Slow) -> None:
    """A bot keeps the interpreter of its process busy, and presses at another table are done meanwhile."""
    with_bot = await slow.open_table(NewTable("toy", 1, 1, ANNA, press=1))
    other = await slow.open_table(NewTable("toy", 1, 2, BJORN, press=2))
    await slow.do(with_bot, ANNA, AddBot())
    bot = asyncio.create_task(slow.start(with_bot, ANNA, 1000))
    process = await until(lambda: game.thinks.exists() and game.thinks.read_text())
    for pace in ("day", "live") * 5:
        await slow.set_pace(other, BJORN, pace)
    assert not bot.done()
    assert int(process) != os.getpid()
    game.enough.touch()
    await bot


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_a_worker_finds_the_same_moves(key: str, workers: Workers) -> None:
    """Each game can be sent to a worker, and its bot makes the move that it makes in this process."""
    game: AnyGame = GAMES[key]
    state = game.start(min(game.seats), game.Options(), Derived(b"1", 0)).state
    seat = game.waits(state)[0].seats[0]
    rest = (seat, game.strengths[-1], b"seed", 5)
    data = (game, game.dump(state), game.rules_version)
    assert await workers.run(loaded, *data, *rest) == choose(game, state, *rest) is not None
    assert len(workers.pids) == 1


async def test_a_worker_that_dies_is_replaced(workers: Workers) -> None:
    """Work that its worker has not done is done in a thread; the next has a worker again."""
    assert await workers.run(sum, range(5)) == 10
    (first,) = workers.pids
    late = asyncio.create_task(workers.run(sum, range(LONG)))
    await asyncio.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    assert await late == LONG * (LONG - 1) // 2
    assert workers.pids == ()
    assert await workers.run(sum, range(5)) == 10
    assert workers.pids not in ((), (first,))


async def test_what_a_bot_raises_is_raised(workers: Workers) -> None:
    """An error within the worker is raised here, as without it."""
    await refused(ZeroDivisionError, workers.run(divmod, 1, 0))
    assert await workers.run(divmod, 7, 2) == (3, 1)


def counted(of: int, tell: Callable[[int, int], object]) -> int:
    """Tells each number up to the last, which is the result."""
    for n in range(of):
        tell(n + 1, of)
    return of


async def test_what_the_work_tells_is_heard(workers: Workers) -> None:
    """Before the result comes all that it has told on the way, in order."""
    heard: list[tuple[int, int]] = []
    assert await workers.follow(lambda *said: heard.append(said), counted, 3) == 3
    assert heard == [(1, 3), (2, 3), (3, 3)]


async def test_followed_work_that_is_lost_is_not_done_again(workers: Workers) -> None:
    """An error, and a worker that ends, raise Lost."""
    for work, what in ((divmod, (1,)), (os._exit, ())):
        await refused(Lost, workers.follow(print, work, *what))


async def test_work_can_be_stopped(workers: Workers) -> None:
    """`stop` ends a worker in the middle of its work, and the next work has another one."""
    begun = asyncio.Event()
    late = asyncio.create_task(workers.follow(begun.set, tells_and_sleeps))
    await begun.wait()
    workers.stop()
    await refused(Lost, late)
    assert await workers.run(sum, range(5)) == 10


def tells_and_sleeps(tell: Callable[[], object]) -> None:
    tell()
    time.sleep(600)


@pytest.mark.parametrize(("limit", "value"), [("IDLE", 0.0), ("MOST_MEMORY", 1_000_000)])
async def test_an_idle_or_large_worker_is_ended(
    monkeypatch: pytest.MonkeyPatch, limit: str, value: float
) -> None:
    """It gives its memory back, which until then is told; the next work has another one."""
    working = Workers(1)
    await working.run(sum, range(5))
    (first,) = working.pids
    assert 1_000_000 < working.memory < programs.MOST_MEMORY
    monkeypatch.setattr(programs, limit, value)
    await working.run(sum, range(5))
    await until(lambda: not Path(f"/proc/{first}").exists())
    assert (working.pids, working.memory) == ((), 0)
    assert await working.run(sum, range(5)) == 10
    working.close()


async def test_workers_end() -> None:
    """After `close` no process is left."""
    workers = Workers(1)
    await workers.run(sum, range(5))
    (pid,) = workers.pids
    workers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


FORK = """
import asyncio, os, signal
from tables.timers.bots import WORKERS

def used():
    assert asyncio.run(WORKERS.run(sum, range(5))) == 10
    return WORKERS.pids

(before,) = used()
if child := os.fork():
    _, status = os.waitpid(child, 0)
    print(before, *used(), status, flush=True)
else:
    signal.alarm(30)  # with the threads of its parent, which it has not, it would wait for ever
    print(*WORKERS.pids, *used(), flush=True)
WORKERS.close()
"""


def test_a_forked_process_has_workers_of_its_own() -> None:
    """A fork has no worker until it needs one, which is not its parent's; the parent keeps its own."""
    done = subprocess.run([sys.executable, "-c", FORK], capture_output=True, text=True, check=True)
    *childs, parents = (line.split() for line in done.stdout.splitlines())
    assert parents == [parents[0], parents[0], "0"]
    ((child,),) = childs
    assert child not in parents
