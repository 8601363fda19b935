"""Figures for Prometheus. Labels are games, phases and kinds of requests: never a name or an id."""

import asyncio
import contextlib
import time
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from cogs.client import Stofa
from cogs.wire import responses
from render.drawing import pictures
from tables.errors import NotSaved
from tables.service import Tables

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds of all histograms. Discord gives up on an answer after three seconds."""
LOOK_EVERY: Final = 0.5
"""Seconds between two measurements of how late the event loop is."""
MADE_EVERY: Final = 60.0
"""Seconds for which the figures are told again as they are: else counts of moves, answers and pictures would
tell at which moment somebody moves unseen."""


class Figures:
    """The figures of one process. `watch` measures what has no event of its own."""

    def __init__(self, tables: Tables, version: str) -> None:
        self.registry = CollectorRegistry()
        self._tables = tables
        self._made_at = -MADE_EVERY
        self._text = b""
        here = self.registry
        self._answers = Histogram(
            "stofa_answer_seconds", "From a press, form or command to its first answer.", ("kind",),
            buckets=SECONDS, registry=here,
        )  # fmt: skip
        self._pictures = Histogram(
            "stofa_picture_seconds", "Encoding of one picture.", buckets=SECONDS, registry=here
        )
        self._lag = Histogram(
            "stofa_loop_lag_seconds", "How late the event loop is.", buckets=SECONDS, registry=here
        )
        self._limited = Counter("stofa_rate_limited", "Answers of Discord with status 429.", registry=here)
        self._counts = Gauge("stofa_tables", "Tables that are stored.", ("game", "phase"), registry=here)
        Gauge("stofa_version", "The version that runs.", ("version",), registry=here).labels(version).set(1)
        ProcessCollector(registry=self.registry)

    def trace(self) -> aiohttp.TraceConfig:
        """A configuration that counts Discord's answers with status 429."""

        async def count(session: Any, context: SimpleNamespace, done: Any) -> None:
            if done.response.status == 429:
                self._limited.inc()

        config = aiohttp.TraceConfig()
        config.on_request_end.append(count)
        return config

    def begin(self, bot: Stofa) -> None:
        """Begins to observe answers, pictures and what waits to be sent."""
        self.registry.register(_Read(bot, self._tables.moves_made))
        responses.OBSERVERS.append(self._observe_answer)
        pictures.OBSERVERS.append(self._pictures.observe)

    def end(self) -> None:
        """Ends the observation."""
        responses.OBSERVERS.remove(self._observe_answer)
        pictures.OBSERVERS.remove(self._pictures.observe)

    def _observe_answer(self, kind: str, seconds: float) -> None:
        self._answers.labels(kind).observe(seconds)

    async def watch(self) -> None:
        """Measures how late the event loop is, until it is cancelled."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(LOOK_EVERY)
            self._lag.observe(max(0.0, time.monotonic() - began - LOOK_EVERY))

    async def text(self) -> bytes:
        """The figures for Prometheus, made once a minute; tables as they were while the store fails."""
        if time.monotonic() >= self._made_at + MADE_EVERY:
            self._made_at = time.monotonic()
            with contextlib.suppress(NotSaved):
                counts = await self._tables.counts()
                self._counts.clear()
                for (game, phase), count in counts.items():
                    self._counts.labels(game, phase).set(count)
            self._text = generate_latest(self.registry)
        return self._text


class _Read(Collector):
    """The moves that were stored, and what waits to be sent."""

    def __init__(self, bot: Stofa, moves: Mapping[str, int]) -> None:
        self._bot = bot
        self._moves = moves

    def collect(self) -> Iterator[Metric]:
        words = "Moves of people and bots that were stored."
        moves = CounterMetricFamily("stofa_moves", words, labels=["game"])
        for game, count in self._moves.items():
            moves.add_metric([game], count)
        yield moves
        waiting = self._bot.sync.waiting
        words = "Seconds since a press, form or command has arrived, or since the start, in whole minutes."
        pressed = self._bot.since_pressed // 60 * 60
        yield GaugeMetricFamily("stofa_last_interaction_seconds", words, value=pressed)
        yield GaugeMetricFamily("stofa_deliveries_waiting", "Messages to be sent or edited.", value=waiting)
