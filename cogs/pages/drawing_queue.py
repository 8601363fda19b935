"""Draws pictures in worker threads, taking turns between those who want them."""

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from contextvars import copy_context
from functools import cached_property, partial
from typing import Any, Final, TypeVar, cast

import render
from render import AnyRenderer

T = TypeVar("T")

AT_ONCE: Final = max(2, os.cpu_count() or 1)
MOST_BOARDS: Final = 64
"""Number of tables whose board is kept."""


class DrawingQueue:
    """Runs work in threads, `at_once` at a time. Owners take turns, each with its oldest work first.

    So an owner with a hundred pictures waiting delays another's by one.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """By owner, whose turn is next first; none of the queues is empty."""
        self._shared: dict[Hashable, asyncio.Task[Any]] = {}
        """The work that several may wait for, by what it makes."""

    async def once(self, key: Hashable, owner: Hashable, work: Callable[..., T], *what: object) -> T:
        """Like `run`, but work of the same key is done once for all who ask for it meanwhile.

        It goes on if one of them is cancelled.
        """
        task = self._shared.get(key)
        if task is None:
            task = self._shared[key] = asyncio.create_task(self.run(owner, work, *what))
            task.add_done_callback(partial(self._end, key))
        return await asyncio.shield(task)

    def is_doing(self, key: Hashable) -> bool:
        """Checks if work of this key is under way."""
        return key in self._shared

    def _end(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        del self._shared[key]
        if not task.cancelled():
            task.exception()  # seen, even if nobody waits any more

    async def run(self, owner: Hashable, work: Callable[..., T], *what: object) -> T:
        """Returns or raises what `work(*what)` does, run in a thread when it is this owner's turn.

        A thread cannot be stopped: if this is cancelled, the place is free when the work has ended.
        """
        await self._take(owner)
        within = partial(copy_context().run, work, *what)
        done = asyncio.get_running_loop().run_in_executor(None, within)
        done.add_done_callback(self._leave)
        return await asyncio.shield(done)

    def _leave(self, done: asyncio.Future[Any]) -> None:
        """Frees the place of work that has ended."""
        self._pass_on()
        if not done.cancelled():
            done.exception()  # seen, even if nobody waits any more

    async def _take(self, owner: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Gives a free place to the next in the queue, if any."""
        while self._waiting:
            owner = next(iter(self._waiting))
            queue = self._waiting.pop(owner)
            turn = queue.popleft()
            if queue:
                self._waiting[owner] = queue
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1


QUEUE: Final = DrawingQueue(AT_ONCE)
"""The queue of all pictures of this process."""


class Board:
    """The public view of a state of a table; what is drawn of it and said of it is made once a look."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self._made: dict[tuple[Callable[..., Any], render.Look], Any] = {}

    @cached_property
    def renderer(self) -> AnyRenderer:
        """The renderer of the view."""
        return render.of(self.view)

    def get(self, make: Callable[[AnyRenderer, render.Look], T], look: render.Look) -> T:
        """Returns what the view's renderer makes of it. Safe between threads."""
        made = self._made.get((make, look))
        if made is None:
            made = self._made[make, look] = make(self.renderer, look)
        return cast("T", made)


class Boards:
    """The boards of the tables that were used last; all readers of a state share one."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Board] = OrderedDict()

    def of(self, table: int, shown: Any) -> Board:
        """The board of a table whose public view is this now."""
        board = self._kept.get(table)
        if board is None or board.view is not shown:
            board = self._kept[table] = Board(shown)
        self._kept.move_to_end(table)
        while len(self._kept) > MOST_BOARDS:
            self._kept.popitem(last=False)
        return board
