"""Which interactions are served: each once, a bounded number of one person at a time, none while stopping."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final
from weakref import WeakValueDictionary

REMEMBERED: Final = 10_000
"""Number of recent interaction ids that are kept, to recognise repeated ones."""
MOST_IN_WORK: Final = 8
"""Interactions of one person that are served at the same time; further ones are rejected with a message."""
MOST_REJECTED: Final = 4
"""Rejections of one person that are sent at the same time, so that a flood of them does not delay others."""


class Admission:
    """Recent interaction ids, and the tasks that serve interactions now."""

    def __init__(self) -> None:
        self.is_closing = False
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._in_work: dict[asyncio.Task[Any], int | None] = {}
        self._rejections: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._last_arrival = 0.0

    def is_new(self, interaction: int) -> bool:
        """Returns False for an interaction id that Discord has delivered before, else records it."""
        if interaction in self._seen:
            return False
        self._seen[interaction] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        self._last_arrival = time.monotonic()
        return True

    def is_full(self, person: int) -> bool:
        """Returns whether this person has as many interactions in work as allowed."""
        return sum(one == person for one in self._in_work.values()) >= MOST_IN_WORK

    def rejections(self, person: int) -> asyncio.Semaphore:
        """Bounds the rejections that are sent to a person at the same time."""
        return self._rejections.setdefault(person, asyncio.Semaphore(MOST_REJECTED))

    @contextlib.contextmanager
    def working(self, person: int | None) -> Iterator[None]:
        """Registers the current task, which `drain` then waits for. It counts for `person`, if given."""
        task = asyncio.current_task()
        assert task is not None
        self._in_work[task] = person
        try:
            yield
        finally:
            self._in_work.pop(task, None)

    async def drain(self, seconds: float, quiet: float) -> None:
        """Closes the admission and waits for the interactions in work, for `seconds` at most.

        Returns once nothing is in work and none has arrived for `quiet` seconds. What is left is cancelled.
        """
        self.is_closing = True
        self._last_arrival = time.monotonic()  # one that arrived just now may not have been read yet
        end = self._last_arrival + seconds
        while (now := time.monotonic()) < end:
            still = self._last_arrival + quiet
            if self._in_work:
                await asyncio.wait(self._in_work, timeout=end - now)
            elif now < still:
                await asyncio.sleep(min(still, end) - now)
            else:
                return
        for task in self._in_work:
            task.cancel()
