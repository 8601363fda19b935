"""The dealer's counter: people and text in; sights, asks and events out; never a state."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from db import MessageRow, Store
from games.contract import AnyAsk, AnyGame, Event, Seat, Teaching, moves
from games.registry import GAMES
from tables import projection, views
from tables.actions import apply, lobby, opening, play
from tables.drafts import Drafts
from tables.errors import ChannelTaken, NotSeated, UnreadableTable, WrongPhase
from tables.log import records
from tables.log.backlog import Backlog
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, Decide, kept
from tables.midgame import Around
from tables.model import catalogue, fairness
from tables.model.statistics import MaySee, standings
from tables.model.table import Action, Kind, state_of
from tables.timers.notices import Notices
from tables.timers.suspended import Rests
from tables.timers.timekeeper import Timekeeper
from tables.views import Deadline, GameInfo, Line, Message, Person, Place, Standing, TableId, TableView

NOTICE_AFTER: Final = 180
"""Seconds after which a person who is waited for gets a notice, unless told otherwise."""

BOTS_WITHIN: Final = 0.5
"""Seconds for which the end of the program waits for bots that think."""

HOURS: Final = frozenset(("zone", "quiet", "weekends", "away_from", "away_until", "notify", "language"))
"""The settings by which a person's clocks and notices are counted."""


class Tables:
    """All tables of one database. Use `Tables.open`; nothing else writes to the store.

    Methods raise TableError, GameError, and NotSaved where the store fails; then nothing has changed. A
    `press` is the id of the interaction: one that has been done already changes nothing and raises nothing.
    """

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self._timekeeper = Timekeeper(action_log)
        self.notices = Notices(action_log)
        self.drafts = Drafts(action_log)
        self.around = Around(action_log, self._play)
        self.rests = Rests(action_log)
        self.backlog = Backlog(action_log)
        self._playing: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        now: Callable[[], float] = time.time,
        notice_after: int = NOTICE_AFTER,
        games: Mapping[str, AnyGame] = GAMES,
        alone: bool = True,
    ) -> Self:
        """Opens the store. Raises db.StoreError and its kinds. `notice_after` in seconds.

        With `alone` a second process is refused; without it several may serve the same tables.
        """
        store = await Store.open(Path(path), alone=alone)
        return cls(ActionLog(store, games, now, notice_after, alone=alone))

    async def close(self) -> None:
        """Lets the bots finish, for a moment; then writes what waits and lets go of the database, always.

        A bot's move that was not made is made after the next start.
        """
        try:
            while self._playing:
                _, late = await asyncio.wait(self._playing, timeout=BOTS_WITHIN)
                for task in late:
                    task.cancel()
        finally:
            await self._store.close()

    # What there is

    def catalogue(self) -> tuple[GameInfo, ...]:
        return tuple(catalogue.info(game) for game in self._action_log.games.values())

    async def in_channel(self, channel: int) -> TableId | None:
        """The channel's open table, or else the last one played there."""
        found = await kept(self._store.in_channel(channel))
        return None if found is None else TableId(found)

    async def of_person(self, person: int) -> tuple[TableId, ...]:
        """This person's open tables, those that wait for him first, of these the most urgent."""
        return tuple(TableId(t) for t in await kept(self._store.of_person(person)))

    async def seats_of(self, table: TableId, person: int) -> tuple[Seat, ...]:
        return (await self._cached(table)).table.seats_of(person)

    # The lobby

    async def open_table(
        self,
        game: str,
        *,
        guild: int,
        channel: int,
        host: int,
        press: int,
        options: Mapping[str, str] | None = None,
        pace: str = "day",
    ) -> TableId:
        """Opens a table with the host seated. Raises ChannelTaken, Saturated, BadOption."""
        secret = fairness.new_secret()
        facts = opening.first(game, host, options or {}, pace, secret)
        return await self._action_log.open(
            facts, guild=guild, channel=channel, host=host, press=press, secret=secret
        )

    async def set_option(self, table: TableId, person: int, name: str, value: str) -> None:
        """A house rule, by the host. Raises BadOption, NotAllowed, WrongPhase."""
        await self._step(table, "option", person, text=f"{name} {value}")

    async def read_option(self, table: TableId, person: int, name: str, data: bytes) -> None:
        """A house rule from a file, by the host. Raises as `set_option`, and GameError for a bad file."""
        game = self._action_log.game(await self._cached(table))
        await self.set_option(table, person, name, catalogue.read_file(game, name, data))

    async def set_pace(self, table: TableId, person: int, pace: str) -> None:
        await self._step(table, "pace", person, text=pace)

    async def invite(self, table: TableId, person: int, invited: Sequence[int]) -> None:
        """Keeps a chair for each of these people."""
        await self._step(table, "invite", person, text=" ".join(str(i) for i in invited))

    async def join(self, table: TableId, person: int, press: int, seat: str = "") -> None:
        """Takes a chair, or says that who sits there is ready. Again it changes nothing.

        `seat` names a chair to sit on, to move to, or within the own team to hold as well. Raises BadOption.
        """

        def decide(cached: CachedTable) -> Action | None:
            seats = cached.table.seats_of(person)
            is_ready = bool(seats) and cached.table.chairs[seats[0]].press is not None
            if cached.table.phase == "lobby" and is_ready and not seat:
                return None
            return Action("join", self._action_log.now(), person=person, text=seat, press=press)

        await self._action_log.do(table, decide, press)

    async def press_of(self, table: TableId, person: int) -> int | None:
        """The number with which this person goes into the shuffles; None while they have none."""
        cached = (await self._cached(table)).table
        return next((lobby.press_of(cached, cached.chairs[seat]) for seat in cached.seats_of(person)), None)

    async def leave(self, table: TableId, person: int) -> None:
        """Gives the chair back, before the start; the last one to leave closes the table."""
        await self._step(table, "leave", person)

    async def add_bot(self, table: TableId, person: int) -> None:
        await self._step(table, "bot", person)

    async def remove_bot(self, table: TableId, person: int) -> None:
        await self._step(table, "unbot", person)

    async def set_strength(self, table: TableId, person: int, seat: Seat, strength: str) -> None:
        """How well that seat's bot plays, by the host. Raises BadOption, NoBot, NotAllowed, WrongPhase."""
        await self._step(table, "strength", person, text=f"{seat} {strength}")

    async def start(self, table: TableId, person: int, press: int) -> None:
        """Deals, by the host. Raises TooFewSeats, NotReady."""
        action = Action("start", self._action_log.now(), person=person, press=press)
        await self._play(table, lambda cached: action, press)

    async def close_table(self, table: TableId, person: int, moderator: bool = False) -> None:
        """Also a table that cannot be read. Raises NotAllowed, WrongPhase."""
        text = lobby.BY_MODERATOR if moderator else ""
        try:
            await self._step(table, "close", person, text=text)
        except UnreadableTable as error:
            action = Action("close", self._action_log.now(), person=person, text=text)
            await self._action_log.close_unreadable(error.row, action)

    async def rematch(self, table: TableId, person: int, press: int) -> TableId:
        """A new table for the same people, the next dealer; who presses second joins the first's.

        Everybody's press of Join goes into the shuffles anew, so that it comes after the new commitment.
        """
        cached = await self._cached(table)
        if not cached.table.seats_of(person):
            raise NotSeated()
        if cached.table.phase != "over":
            raise WrongPhase(phase=cached.table.phase)
        return await self._new_round(cached, person, press)

    async def _new_round(self, cached: CachedTable, person: int, press: int) -> TableId:
        secret = fairness.new_secret()
        facts = opening.rematch(self._action_log.game(cached), cached.table, cached.id, secret)
        try:
            return await self._action_log.open(
                facts, guild=cached.guild, channel=cached.channel, host=person, press=press, secret=secret
            )
        except ChannelTaken:
            other = await self.in_channel(cached.channel)
            if other is None or (await self._cached(other)).table.rematch_of != cached.id:
                raise
            await self.join(other, person, press)
            return other

    # The game

    async def table_view(self, table: TableId, seat: Seat | None, person: int | None = None) -> TableView:
        """The table as that seat sees it; with a person, only if they hold it still. Raises NotSeated."""
        try:
            cached = await self._cached(table)
        except UnreadableTable as error:
            if seat is not None:
                raise
            return projection.unreadable(error.row)
        if person is not None and seat not in cached.table.seats_of(person):
            raise NotSeated()
        return projection.table_view(self._action_log.game(cached), cached, seat)

    async def ask(
        self, table: TableId, seat: Seat, person: int, number: int, picked: Sequence[str] = ()
    ) -> AnyAsk:
        """What the question of that number may be answered with next. Raises StaleQuestion."""
        cached = await self._cached(table)
        key = play.check_open(cached.table, person, seat, number)
        game = self._action_log.game(cached)
        return game.ask(state_of(game, cached.table), seat, key, picked)

    async def act(
        self, table: TableId, person: int, seat: Seat, number: int | None, text: str, press: int
    ) -> None:
        """A move; `number` is the question that it answers, None where it was typed. Then the bots play.

        Raises GameError, NotSeated, StaleQuestion, WrongPhase, NotSaved.
        """

        def decide(cached: CachedTable) -> Action:
            play.check_seat(cached.table, person, seat)
            if number is not None:
                play.check_open(cached.table, person, seat, number)
            return Action("move", self._action_log.now(), seat, person, text, press)

        await self._play(table, decide, press)

    async def resign(self, table: TableId, person: int, press: int) -> None:
        def decide(cached: CachedTable) -> Action:
            seats = cached.table.seats_of(person)
            if not seats:
                raise NotSeated()
            return Action("move", self._action_log.now(), seats[0], person, "RESIGN", press)

        await self._play(table, decide, press)

    async def moves(self, table: TableId, seat: Seat, person: int, limit: int = 200) -> tuple[str, ...]:
        """The seat's moves as text, each once; past `limit` a sample."""
        cached = await self._cached(table)
        play.check_seat(cached.table, person, seat)
        game = self._action_log.game(cached)
        return tuple(str(move) for move in moves(game, state_of(game, cached.table), seat, limit))

    async def log(
        self, table: TableId, seat: Seat | None, *, before: int | None = None, limit: int = 20
    ) -> tuple[Line, ...]:
        """The last lines that this reader may see, oldest first; those before the line of that number."""
        await self._cached(table)
        lines = projection.lines(await kept(self._store.entries(table)), seat)
        end = len(lines) if before is None else max(0, before - 1)
        return lines[max(0, end - limit) : end]

    async def since(self, table: TableId, seat: Seat) -> tuple[Event, ...]:
        """What this seat may know of from its own last move on, else from the start on."""
        await self._cached(table)
        due = await kept(self._store.running(table, seat))
        entries = await kept(self._store.entries(table))
        return projection.since(entries, seat, None if due is None else due.since)

    async def lesson(self, table: TableId, seat: Seat, person: int) -> tuple[Event, ...]:
        """How the seat might have played better in what is past. Raises NotSeated; nothing: no teacher."""
        cached = await self._cached(table)
        game = self._action_log.game(cached)
        if seat not in cached.table.seats_of(person):
            raise NotSeated()
        teacher = game if isinstance(game, Teaching) else None
        if not cached.table.state or teacher is None:
            return ()
        view = game.view(state_of(game, cached.table), seat)
        return await asyncio.to_thread(teacher.lesson, view)

    async def record(self, table: TableId) -> str:
        """The whole game as text, which `tables.verify` can deal again. Raises WrongPhase before the end."""
        cached = await self._cached(table)
        if cached.table.phase not in ("over", "closed"):
            raise WrongPhase(phase=cached.table.phase)
        return records.write(cached, [apply.entry_of(row) for row in await kept(self._store.entries(table))])

    # People and places

    async def person(self, person: int) -> Person:
        return await self.notices.person(person)

    async def set_person(self, person: int, **changes: Any) -> Person:
        """Changes settings by their names. Raises msgspec.ValidationError for a value that is none."""

        change = views.change(Person(person), changes)
        data = await kept(self._store.change_person(person, change))
        if HOURS & changes.keys():
            await kept(self._store.wake_clocks(person))
        return msgspec.msgpack.decode(data, type=Person)

    async def put_by(self, person: int, form: str, name: str, text: str) -> None:
        """Keeps what a form came to under a name, for this person alone and at every table."""
        shelf = (await self.person(person)).shelf
        await self.set_person(person, shelf=shelf | {form: shelf.get(form, {}) | {name: text}})

    async def standings(
        self, person: int, may_see: MaySee = lambda guild, channel: True
    ) -> tuple[Standing, ...]:
        """What this person's games add up to, of those that the reader may know of."""
        return standings(await kept(self._store.figures(person)), may_see)

    async def place(self, channel: int) -> Place:
        data = await kept(self._store.place(channel))
        return Place() if data is None else msgspec.msgpack.decode(data, type=Place)

    async def set_place(self, channel: int, **changes: Any) -> Place:
        """Changes settings by their names. Raises msgspec.ValidationError for a value that is none."""
        change = views.change(Place(), changes)
        return msgspec.msgpack.decode(await kept(self._store.change_place(channel, change)), type=Place)

    # Messages

    async def messages(self, table: TableId) -> tuple[Message, ...]:
        rows = await kept(self._store.messages(table))
        return tuple(
            Message(TableId(r.table), r.slot, r.channel, r.message, r.digest, r.version, r.at) for r in rows
        )

    async def shown(self, message: Message, upto: int) -> None:
        """This message now shows its table as the sight with that `upto` did."""
        await kept(self._store.shown(MessageRow(**msgspec.structs.asdict(message), upto=upto)))

    async def forget(self, table: TableId, slot: str) -> None:
        await kept(self._store.forget(table, slot))

    # Time

    async def deadline(self, table: TableId, seat: Seat) -> Deadline | None:
        """Until when that seat has time for its move; for whoever sits there, since it tells of his hours."""
        return await self._timekeeper.deadline(table, seat)

    async def beat(self, now: float, running: float) -> bool:
        """To be called first, with the time and a clock that only runs; False: decide nothing this once."""
        return await self._timekeeper.beat(now, running)

    async def tick(self, now: float) -> tuple[TableId, ...]:
        """Plays a batch of what time plays: clocks, bots, tables not started. Returns the changed tables."""
        return await self._timekeeper.tick(int(now))

    @property
    def is_behind(self) -> bool:
        """Whether more may be due than the last `tick` has played."""
        return self._timekeeper.is_behind

    # Inside

    async def _cached(self, table: TableId) -> CachedTable:
        return await self._action_log.cache.get(table)

    async def _step(
        self, table: TableId, kind: Kind, person: int, *, text: str = "", press: int | None = None
    ) -> bool:
        action = Action(kind, self._action_log.now(), person=person, text=text, press=press)
        return await self._action_log.do(table, lambda cached: action, press)

    async def _play(self, table: TableId, decide: Decide, press: int | None) -> None:
        """A move and the bots' answers; who stops waiting for them does not stop them."""
        task = asyncio.create_task(self._move(table, decide, press))
        self._playing.add(task)
        task.add_done_callback(self._played)
        await asyncio.shield(task)

    def _played(self, task: "asyncio.Task[None]") -> None:
        self._playing.discard(task)
        if not task.cancelled():
            task.exception()  # told to who waits, if anybody still does

    async def _move(self, table: TableId, decide: Decide, press: int | None) -> None:
        if await self._action_log.do(table, decide, press):
            await self._timekeeper.play_bots(table)
