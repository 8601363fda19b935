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

import workers
from cogs.client import Stofa
from cogs.wire import errors, responses
from render.drawing import pictures
from tables.errors import NotSaved
from tables.service import Tables

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 3.0, 5.0)
"""Bounds of all histograms. Discord gives up on an answer after three seconds."""
LOOK_EVERY: Final = 5.0
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
        self.registry.register(_Read(bot, self._tables))
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
    """What is read when the figures are made."""

    def __init__(self, bot: Stofa, tables: Tables) -> None:
        self._bot = bot
        self._tables = tables

    def collect(self) -> Iterator[Metric]:
        bot, tables, program = self._bot, self._tables, self._bot.program
        by_label: tuple[tuple[str, str, str, Mapping[str, int]], ...] = (
            ("moves", "Moves of people and bots that were stored.", "game", tables.moves_made),
            ("faults", "Errors of this program, by type.", "type", errors.FAULTS),
        )
        for name, words, label, counted in by_label:
            found = CounterMetricFamily(f"stofa_{name}", words, labels=[label])
            for key, count in counted.items():
                found.add_metric([key], count)
            yield found
        counts: tuple[tuple[str, str, float], ...] = (
            ("not_saved", "Writes to the store that have failed.", tables.failures.not_saved),
            ("backups_failed", "Backups of the schedule that have failed.", program.backups_failed()),
            ("connections_lost", "How often a shard has lost its connection.", bot.connections_lost),
        )
        for name, words, times in counts:
            yield CounterMetricFamily(f"stofa_{name}", words, value=times)
        made, is_late = program.last_backup(), bot.clock.is_late or tables.is_behind
        since, memory = bot.since_pressed // 60 * 60, sum(each.memory for each in workers.ALL)
        gauges: tuple[tuple[str, str, float | None], ...] = (
            ("last_interaction_seconds", "Seconds since a press or the start, in whole minutes.", since),
            ("deliveries_waiting", "Messages to be sent or edited.", bot.sync.waiting),
            ("gateway_connected", "1 if all shards are connected, else 0.", bot.is_online),
            ("timers_overdue", "1 if what is due is not done in time, else 0.", is_late),
            ("workers_memory_bytes", "Memory of the worker processes.", memory),
            ("backup_age_seconds", "Age of the last backup.", None if made is None else time.time() - made),
            ("disk_free_bytes", "Free bytes where the database is.", program.free()),
        )
        for name, words, value in gauges:
            if value is not None:
                yield GaugeMetricFamily(f"stofa_{name}", words, value=float(value))
