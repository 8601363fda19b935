"""The public API of the game service: takes users' actions, returns views and events. Never exposes state."""

import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Self

from db import Failures, Part, open_store
from games.contract import AnyGame, Event, Seat, moves
from games.registry import GAMES
from tables import projection
from tables.actions import opening, play, starting
from tables.coach.reviews import Coach
from tables.drafts import Drafts
from tables.errors import BadOption, NotSeated, UnreadableTable, WrongPhase
from tables.hints import Hints
from tables.log import records
from tables.log.cache import CachedTable
from tables.log.cluster import Cluster
from tables.log.commit import ActionLog, Decide, kept
from tables.log.entries import entry_of
from tables.log.histories import Histories
from tables.log.ratings import Ratings
from tables.messages import Messages
from tables.midgame import Midgame
from tables.model import actions as acts
from tables.model import catalogue, fairness, statistics
from tables.model.actions import (
    Action,
    AddBot,
    Agree,
    AnyAction,
    ByHand,
    Decline,
    Invite,
    Leave,
    RemoveBot,
    SetOption,
    SetStrength,
    What,
)
from tables.model.statistics import MaySee
from tables.model.table import state_of
from tables.past import History, PlayerTotals
from tables.personal import Personal
from tables.projection import FetchedTable, Seated, UnreadFetchedTable, Views
from tables.rematches import Rematches
from tables.replays.service import Replays
from tables.settings import Settings
from tables.timers.notices import Notices
from tables.timers.pacing import Pacing
from tables.timers.suspended import Suspensions
from tables.timers.timekeeper import Timekeeper
from tables.views import GameInfo, Line, NewTable, Own, Person, TableId, TableInfo, TableView

__all__ = [
    "AddBot", "Agree", "ByHand", "Decline", "Invite", "Leave", "RemoveBot", "SetOption", "SetStrength",
    "Tables", "Wish",
]  # fmt: skip

NOTICE_AFTER: Final = 180
"""Default seconds after which a player is notified of their turn."""

BOTS_WITHIN: Final = 0.5
"""Seconds that `close` waits for bots."""

Wish = AddBot | Agree | Decline | Invite | Leave | RemoveBot | SetOption | SetStrength | ByHand
"""What a person may ask of a lobby."""


class Tables:
    """All tables of one database. Create with `Tables.open`; nothing else writes to the store.

    Methods raise TableError, GameError, and NotSaved if the store fails; then nothing has changed. `press`
    is the id of the interaction and an idempotency key: a repeated one changes nothing and raises nothing.
    """

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self.notices = Notices(action_log)
        self.settings = Settings(action_log)
        self.messages = Messages(action_log)
        self.personal = Personal(action_log)
        self.ratings = Ratings(action_log)
        self._views = Views(action_log.games, action_log.store.first_question)
        self.pacing = Pacing(action_log)
        self._timekeeper = Timekeeper(action_log, self.pacing)
        self.drafts = Drafts(action_log)
        self.coach = Coach(action_log)
        self.hints = Hints(action_log, self._views)
        self.replays = Replays(action_log)
        self._histories = Histories(action_log)
        self.midgame = Midgame(action_log, self._play)
        self.suspensions = Suspensions(action_log)
        self.cluster = Cluster(action_log)
        self._playing: set[asyncio.Task[FetchedTable]] = set()
        self._rematches = Rematches(action_log, self.join)

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        now: Callable[[], float] = time.time,
        notice_after: int = NOTICE_AFTER,
        games: Mapping[str, AnyGame] = GAMES,
        alone: bool = True,
        part: Part | None = None,
    ) -> Self:
        """Opens the store, `alone` or with a `part` of the shards. Raises db.StoreError, its subclasses."""
        store = await open_store(path, alone=alone, part=part)
        return cls(ActionLog(store, games, now, notice_after, alone=alone and part is None))

    async def close(self) -> None:
        """Waits for bots for a moment, then closes the database. Late bots move after the next start."""
        try:
            while self._playing:
                _, late = await asyncio.wait(self._playing, timeout=BOTS_WITHIN)
                for task in late:
                    task.cancel()
        finally:
            await self.pacing.close()
            await self.coach.close()
            await self.replays.close()
            await self.cluster.close()
            await self._store.close()

    # Tables and games

    def catalogue(self) -> tuple[GameInfo, ...]:
        """The games that can be played."""
        return tuple(catalogue.info(game) for game in self._action_log.games.values())

    async def in_channel(self, channel: int) -> TableId | None:
        """The channel's open table, else the last one there."""
        found = await kept(self._store.in_channel(channel))
        return None if found is None else TableId(found)

    async def of_person(self, person: int) -> tuple[TableId, ...]:
        """The person's open tables: those that wait for them first, by urgency."""
        return tuple(TableId(t) for t in await kept(self._store.of_person(person)))

    async def open_in_server(self, guild: int) -> tuple[TableId, ...]:
        """The open tables of a server."""
        rows = await kept(self._store.open_tables())
        return tuple(TableId(row.table) for row in rows if row.guild == guild)

    async def open_table(self, new: NewTable) -> TableId:
        """Opens a table with its host seated. Raises ChannelTaken, Saturated, BadOption, NotInvitable."""
        if new.game not in self._action_log.games:
            raise BadOption(name="game", value=new.game)
        secret, game = fairness.new_secret(), self._action_log.games[new.game]
        taken = opening.bot_seats(game, 1 + len(new.invited), new.options) if new.bots else ()
        setup = opening.first(game, new, secret, taken)
        table = await self._action_log.open(setup, new, secret)
        if (await self._cached(table)).table.phase == "lobby":
            if new.invited:
                await self.do(table, new.host, Invite(new.invited))
            elif new.bots:
                await self.start(table, new.host, None)
        return table

    async def do(self, table: TableId, person: int, wish: Wish) -> FetchedTable:
        """Does what a person asks of a lobby. Returns the table after that.

        Raises BadOption, NoBot, NotAllowed, NotSeated, SeatsFull, WrongPhase.
        """
        return await self._step(table, wish, person)

    async def read_option(self, table: TableId, person: int, name: str, data: bytes) -> FetchedTable:
        """As `do`, with an option from a file. Raises GameError for a bad file."""
        game = self._action_log.game(await self._cached(table))
        return await self.do(table, person, SetOption(name, catalogue.read_file(game, name, data)))

    async def set_pace(self, table: TableId, person: int, pace: str) -> None:
        """Sets the pace, by the host; house rules that were usual at the old pace become those of the new.

        Raises BadOption, NotAllowed, WrongPhase.
        """
        cached = await self._cached(table)
        game = self._action_log.game(cached)
        old = catalogue.usual(game, cached.table.pace)
        await self._step(table, acts.SetPace(pace), person)
        for name, value in catalogue.usual(game, pace).items():
            if cached.table.options[name] == old[name] != value:
                await self._step(table, SetOption(name, value), person)

    async def join(
        self, table: TableId, person: int, press: int, seat: str = "", *, waits: bool = False
    ) -> FetchedTable:
        """Takes a seat, or marks a seated person as ready. Changes nothing a second time.

        The last Join of those who were named, or play again, starts the game, unless it `waits`.
        `seat` is one to take, to move to, or to hold as well. Raises BadOption, SeatsFull, WrongPhase.
        """

        def decide(cached: CachedTable) -> AnyAction | None:
            game = self._action_log.game(cached)
            join = starting.what_joins(game, cached.table, person, seat, may_start=not waits)
            return None if join is None else Action(join, self._action_log.now(), person, press)

        return await self._play(table, decide, press)

    async def cut(self, table: TableId, person: int, press: int, typed: str, shown: str) -> FetchedTable:
        """Mixes what a person typed into the deck and starts the game. `shown`: first digits of the list.

        Raises NoWords, NotReady, NotSeated, StaleList, TooFewSeats, WrongPhase.
        """

        def decide(cached: CachedTable) -> AnyAction:
            cut = starting.what_cuts(cached.table, person, typed, shown)
            return Action(cut, self._action_log.now(), person, press)

        return await self._play(table, decide, press)

    async def start(self, table: TableId, person: int, press: int | None) -> FetchedTable:
        """Starts the game, by anyone seated. Raises NotSeated, TooFewSeats, NotReady, WrongPhase."""
        action = Action(acts.Start(), self._action_log.now(), person, press)
        return await self._play(table, lambda cached: action, press)

    async def close_table(self, table: TableId, person: int, moderator: bool = False) -> None:
        """Closes a table, also an unreadable one; asks its players once a move has been made.

        At a rated one from the deal on: else somebody could look at their cards and play only the good ones.
        Raises NotAllowed, NotSeated, PollOpen, WrongPhase.
        """
        close = acts.Close("moderator" if moderator else "host")
        try:
            now = (await self._cached(table)).table
            is_begun = now.phase == "playing" and (
                now.rated or any(row.kind == "move" for row in await kept(self._store.entries(table)))
            )
            await self._step(table, acts.AskClose(moderator) if is_begun else close, person)
        except UnreadableTable as error:
            action = Action(close, self._action_log.now(), person)
            await self._action_log.close_unreadable(error.row, action)

    async def rematch(
        self, table: TableId, person: int, press: int, game: str = "", *, reseated: bool = False
    ) -> TableId:
        """Opens a table for the same players, or joins the one that another has opened.

        `game` is another one to play; `reseated`: on other seats. The press counts as a Join.
        Raises NotSeated, WrongPhase, SeatsFull, BadOption.
        """
        return await self._rematches.open(await self._cached(table), person, press, game, reseated=reseated)

    # The game

    async def fetch(self, table: TableId) -> FetchedTable:
        """The table as it is now. Raises NoTable."""
        try:
            return self._views.of(await self._cached(table))
        except UnreadableTable as error:
            return UnreadFetchedTable(error.row)

    async def is_latest(self, table: FetchedTable) -> bool:
        """Returns whether nothing has changed since the table was fetched."""
        return await self._action_log.cache.is_latest(table._cached)

    async def history(self, table: FetchedTable) -> History | None:
        """The course of a game that is over; None while it goes on and where it cannot be told."""
        is_done = table.info.phase in ("over", "closed") and not isinstance(table, UnreadFetchedTable)
        return await self._histories.of(table._cached) if is_done else None

    async def info(self, table: TableId) -> TableInfo:
        """What the channel may know about a table. Raises NoTable."""
        return (await self.fetch(table)).info

    async def table_view(self, table: TableId, seat: Seat | None) -> TableView:
        """The table as a seat, or for None the channel, sees it."""
        return (await self.fetch(table)).view(seat)

    async def has_counted(self, press: int) -> bool:
        """Whether the log of some table has an entry of this press. Raises NotSaved."""
        return (await kept(self._store.length(0, press)))[1]

    async def act(
        self, table: TableId, person: int, seat: Seat, number: int | None, text: str, press: int
    ) -> FetchedTable:
        """Makes a move, then lets bots play. `number` is the question that it answers, None if it was typed.

        Returns the table after that. Raises GameError, NotSeated, StaleQuestion, WrongPhase, NotSaved.
        """

        def decide(cached: CachedTable) -> AnyAction:
            if number is None:
                play.check_seat(cached.table, person, seat)
            else:
                self._action_log.check_open(cached, person, seat, number)
            return Action(acts.Move(seat, text), self._action_log.now(), person, press)

        return await self._play(table, decide, press)

    async def resign(self, table: TableId, person: int, press: int) -> FetchedTable:
        """Resigns the game. Returns the table after that. Raises GameOver, NotSeated, WrongPhase."""

        def decide(cached: CachedTable) -> AnyAction:
            seats = cached.table.seats_of(person)
            if not seats:
                raise NotSeated()
            return Action(acts.Move(seats[0], "RESIGN"), self._action_log.now(), person, press)

        return await self._play(table, decide, press)

    async def moves(self, table: TableId, seat: Seat, person: int, limit: int = 200) -> tuple[str, ...]:
        """The seat's legal moves as text; a sample if there are more than `limit`. Raises NotSeated."""
        cached = await self._cached(table)
        play.check_seat(cached.table, person, seat)
        game = self._action_log.game(cached)
        return tuple(str(move) for move in moves(game, state_of(game, cached.table), seat, limit))

    async def log(
        self, table: TableId, seat: Seat | None, *, before: int | None = None, limit: int = 20
    ) -> tuple[Line, ...]:
        """The last lines of the log that a viewer may see, oldest first; those before line `before`."""
        await self._cached(table)
        lines = projection.lines(await kept(self._store.entries(table)), seat)
        end = len(lines) if before is None else max(0, before - 1)
        return lines[max(0, end - limit) : end]

    async def since(self, table: TableId, seat: Seat) -> tuple[Event, ...]:
        """Events that the seat may see, from its own last move or the start of the game on."""
        await self._cached(table)
        due = await kept(self._store.seats.running(table, seat))
        entries = await kept(self._store.entries(table))
        return projection.since(entries, seat, None if due is None else due.since)

    async def record(self, table: TableId) -> str:
        """The record of the game as text for `tables.verify`. Raises WrongPhase before the end."""
        cached = await self._cached(table)
        if cached.table.phase not in ("over", "closed"):
            raise WrongPhase(phase=cached.table.phase)
        return records.write(cached, [entry_of(row) for row in await kept(self._store.entries(table))])

    # Time

    async def own(self, at: Seated, known: Person) -> Own:
        """What this person alone sees at their seat: plans and deadline. `known`: their settings."""
        return Own() if at.seat is None else await self._timekeeper.own(at.table._cached, at.seat, known)

    async def heartbeat(self, now: float, running: float) -> bool:
        """See `Timekeeper.heartbeat`. Call before each `tick`, and skip that if it returns False."""
        return await self._timekeeper.heartbeat(now, running)

    async def tick(self, now: float) -> tuple[TableId, ...]:
        """Plays a batch of due clocks, bots and lobbies. Returns the changed tables."""
        return await self._timekeeper.tick(int(now))

    @property
    def is_behind(self) -> bool:
        return self._timekeeper.is_behind

    # Figures

    async def totals(
        self, person: int, may_see: MaySee = lambda guild, channel: True
    ) -> tuple[PlayerTotals, ...]:
        """The person's totals by game, over the channels that the reader may see."""
        return statistics.totals(await kept(self._store.figures(person)), may_see)

    @property
    def failures(self) -> Failures:
        """Reads and writes of the store that have failed."""
        return self._store.failures

    @property
    def moves_made(self) -> Mapping[str, int]:
        """Number of moves that this process has stored, by game."""
        return self._action_log.moves_made

    async def counts(self) -> dict[tuple[str, str], int]:
        """Number of tables by game and phase. Raises NotSaved."""
        return await kept(self._store.counts())

    async def _cached(self, table: TableId) -> CachedTable:
        return await self._action_log.cache.get(table)

    async def _step(self, table: TableId, what: What, person: int) -> FetchedTable:
        action = Action(what, self._action_log.now(), person)
        done = await self._action_log.do(table, lambda cached: action)
        return await self.fetch(table) if done is None else self._views.of(done)

    async def _play(self, table: TableId, decide: Decide, press: int | None) -> FetchedTable:
        """Makes a move and lets bots play. Cancelling the caller does not cancel it."""
        task = asyncio.create_task(self._move(table, decide, press))
        self._playing.add(task)
        task.add_done_callback(self._played)
        return await asyncio.shield(task)

    def _played(self, task: "asyncio.Task[FetchedTable]") -> None:
        self._playing.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so that no warning is logged after a cancelled call

    async def _move(self, table: TableId, decide: Decide, press: int | None) -> FetchedTable:
        done = await self._action_log.do(table, decide, press)
        return await self.fetch(table) if done is None else self._views.of(await self.pacing.play(done))
