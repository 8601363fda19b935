"""The way of one press through the program: what it passes, and how often it asks for its table.

    python -m benchmarks.trace

Two people play cribbage at a table in a channel. One, who plays in direct messages, completes the last
discard of a deal. All that the bot does from that press on is followed until its messages are up to date and
stored: in the thread of the event loop, without the sandbox and libraries. A hop is a call whose caller is in
another file of the program. Some moves come before, for each module is loaded and each card drawn only once.
While the tests wait they ask again and again if anything is under way: what they call is not the bot's doing.
"""

import asyncio
import contextlib
import inspect
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

from sandbox.world import seed
from tests.cogs.player import Player, picks, start_table
from tests.cogs.sandbox_bot import SandboxBot, start_bot

ROOT = Path(__file__).parent.parent
OTHERS = ("benchmarks", "sandbox", "tests", "tools", ".venv")
"""Folders of the project that are not the bot's."""
COUNTED = {
    "table fetched": ("tables/log/cache.py", "TableCache.get"),
    "viewed by id": ("tables/service.py", "Tables.table_view"),
    "custom ids decoded": ("cogs/wire/custom_ids.py", "decode"),
    "custom ids encoded": ("cogs/wire/custom_ids.py", "encode"),
}
"""Functions whose calls are counted, by file and name."""
LISTED = ("table fetched", "viewed by id")
"""Those of which each call is listed with its callers."""
NAMES = seed.Seed("Stofa", "Stofan", ("stofa", "spil", "spel"), "STOFA")
MOVES = 30
"""Moves before the deal whose discard is followed."""
MOST_IN_PLAY = 4
"""Cards to choose from in the play; before a discard there are six."""
INLINE = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
"""What is a frame of its own in some versions of Python, and no function."""
PAUSES = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR


class Trace:
    """The calls of a folder's functions in this thread while `following`."""

    def __init__(self, root: Path = ROOT, others: tuple[str, ...] = OTHERS) -> None:
        self._root = root
        self._others = others
        self._tests = str(root / "tests")
        self._running: set[FrameType] = set()
        self._files: dict[CodeType, str] = {}
        self.hops: Counter[tuple[str, str]] = Counter()
        """Number of calls from one file into another."""
        self.calls: Counter[tuple[str, str]] = Counter()
        """Number of calls of each function, by file and name."""
        self.callers: list[tuple[tuple[str, str], str]] = []
        """Each call of a counted function, with its callers from the nearest one on."""

    @contextlib.contextmanager
    def following(self) -> Iterator[None]:
        """A context in which calls are noted."""
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    @property
    def files(self) -> set[str]:
        """The files that were passed."""
        return {file for file, _ in self.calls}

    def count(self, name: str) -> int:
        """Returns how often one of the counted functions was called."""
        return self.calls[COUNTED[name]]

    def lines(self) -> Iterator[str]:
        """Yields what the command prints."""
        yield f"{'files':<20}{len(self.files):>6}"
        yield f"{'functions':<20}{len(self.calls):>6}"
        yield f"{'hops':<20}{self.hops.total():>6}"
        for name in COUNTED:
            yield f"{name:<20}{self.count(name):>6}"
        for name in LISTED:
            found = [callers for called, callers in self.callers if called == COUNTED[name]]
            yield from ("", f"{name}:", *(f"  {callers}" for callers in found))

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or frame in self._running:
            return  # not a call, or a coroutine or generator that goes on
        file = self._file(frame)
        if not file or self._is_test(frame.f_back):
            return
        if frame.f_code.co_flags & PAUSES:
            self._running.add(frame)
        called = file, frame.f_code.co_qualname
        if frame.f_code.co_name not in INLINE:
            self.calls[called] += 1
        callers = list(self._callers(frame))
        if callers and (before := self._file(callers[0])) != file:
            self.hops[before, file] += 1
        if called in COUNTED.values():
            said = (f"{one.f_code.co_name} ({self._file(one)}:{one.f_lineno})" for one in callers[:4])
            self.callers.append((called, " < ".join(said)))

    def _is_test(self, caller: FrameType | None) -> bool:
        """Returns whether a call comes from the tests' own code, and not from a task of the event loop."""
        while caller is not None and caller.f_code.co_name != "_run_once":
            if caller.f_code.co_filename.startswith(self._tests):
                return True
            caller = caller.f_back
        return False

    def _callers(self, frame: FrameType) -> Iterator[FrameType]:
        """Yields the callers within the folder, from the nearest one on."""
        before = frame.f_back
        while before is not None:
            if self._file(before):
                yield before
            before = before.f_back

    def _file(self, frame: FrameType) -> str:
        """Returns the path of a frame's file in the folder; empty for others, and for what is no function."""
        code = frame.f_code
        if code not in self._files:
            path = Path(code.co_filename)
            inside = path.relative_to(self._root) if path.is_relative_to(self._root) else None
            is_followed = inside is not None and inside.parts[0] not in self._others
            self._files[code] = str(inside) if is_followed and code.co_name != "<module>" else ""
        return self._files[code]


async def discard(sandbox_bot: SandboxBot, trace: Trace) -> None:
    """Plays some moves of cribbage and follows the press that completes the next deal."""
    names = ("Anna", "Björn")
    people = [Player(sandbox_bot, await sandbox_bot.connect(name), direct=True, seed=0) for name in names]
    anna, bjorn = people
    await start_table("cribbage", people)
    moves = 0
    while moves < MOVES or len(picks(await anna.hand())) <= MOST_IN_PLAY:
        moves += await anna.move()
        moves += await bjorn.move()
    await bjorn.move()  # the other discard
    await _press_first(anna)
    sandbox_bot.bot.clock.tick = _no_tick  # type: ignore[method-assign]  # it looks for what is due
    await sandbox_bot.tables._store.messages.flush()
    with trace.following():
        await _press_first(anna)
        await sandbox_bot.settled()
        await sandbox_bot.tables._store.messages.flush()


async def _press_first(player: Player) -> None:
    """Presses the first card that a player is offered."""
    message = await player.hand()
    await player.actor.press(message, custom_id=picks(message)[0]["custom_id"])
    await player.sandbox_bot.settled()


async def _no_tick() -> None:
    """Does nothing."""


async def _main() -> None:
    seed.DEFAULT = NAMES
    trace = Trace()
    with tempfile.TemporaryDirectory() as folder:
        async with start_bot(Path(folder)) as sandbox_bot:
            await discard(sandbox_bot, trace)
    print("\n".join(trace.lines()))


if __name__ == "__main__":
    asyncio.run(_main())
