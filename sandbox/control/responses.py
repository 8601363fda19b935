"""Responses on their way to the bot."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

# A library stores a button's callback once it has read the response; Discord's latency hides that.
READ_SECONDS = 0.005
WRITTEN_SECONDS = 1.0  # how long at most an action waits for responses, such as those to a stopped bot


class Responses:
    """Counts the REST responses that are not yet written, so that what people do can follow them."""

    def __init__(self) -> None:
        self._open: set[asyncio.Future[None]] = set()
        self._last = 0.0

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Spans a request, from its handling until its response is written."""
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._open.add(written)
        try:
            yield
        finally:
            self._open.discard(written)
            self._last = loop.time()
            written.set_result(None)

    async def read(self) -> None:
        """Waits until every response begun so far is written, and `READ_SECONDS` for the bot to read it."""
        if self._open:
            await asyncio.wait(self._open, timeout=WRITTEN_SECONDS)
        pause = self._last + READ_SECONDS - asyncio.get_running_loop().time()
        if pause > 0:
            await asyncio.sleep(pause)
