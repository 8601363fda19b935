"""What people do around a game that goes on: take back, ask the table, hand seats on, watch, plan ahead."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from games.contract import Seat, moves
from games.errors import GameError, UnreadableMove
from tables.actions import lobby, play, seats
from tables.drafts import MOST, NO_QUESTION, dropped_at
from tables.errors import (
    BadPlan,
    ChannelTaken,
    NothingToUndo,
    NotOverdue,
    SeatHeld,
    TooManyPlans,
    UndoNotYours,
    UndoStands,
    UnreadableTable,
)
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, Decide, kept
from tables.model.table import Action, Kind, decode_events, may_see, state_of
from tables.views import Planned, TableId

MOST_PLANS: Final = 10
LONGEST_PLAN: Final = 200
MOST_WALKED: Final = 200
"""From how many of the moves on offer examples are taken."""

RESIGN: Final = "RESIGN"
NO_MOVE: Final = "?"
"""What no game can read."""
TYPED: Final = "typed"

Play = Callable[[TableId, Decide, int | None], Awaitable[None]]


class Around:
    """Every method raises TableError or GameError, and NotSaved; then nothing has changed.

    A `press` is the id of the interaction, as for `Tables`.
    """

    def __init__(self, action_log: ActionLog, play_on: Play) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self._play = play_on

    async def undo(self, table: TableId, person: int, press: int) -> None:
        """Takes the last move back, or asks the others. Raises NothingToUndo and its kinds."""
        try:
            await self._step(table, "undo", person, press=press)
        except NothingToUndo:
            raise await self._why_not(table, person) from None

    async def _why_not(self, table: TableId, person: int) -> NothingToUndo:
        """Why nothing can be taken back, by the log as this person may read it: the unseen does not count.

        A move that time made for him counts as not his.
        """
        seats = (await self._action_log.cache.get(table)).table.seats_of(person)
        for row in reversed(await kept(self._store.entries(table))):
            seen = [e for e in decode_events(row.events) if any(may_see(e, seat) for seat in seats)]
            if any(event.kind == "undone" for event in seen) or row.kind == "start":
                break
            if seen and row.kind in ("move", "lapse"):
                is_own = row.kind == "move" and row.seat in seats
                return UndoStands() if is_own else UndoNotYours()
        return NothingToUndo()

    async def rescue(self, table: TableId, person: int, seat: Seat, press: int) -> None:
        """Asks the table what is to be done about a seat that is waited for. Raises NotOverdue.

        Not before its own time for a move is over: nobody is to lose his seat by the others' haste.
        """
        if not await kept(self._store.is_overdue(table, seat)):
            raise NotOverdue()
        await self._step(table, "rescue", person, str(seat), press)

    async def vote(self, table: TableId, person: int, answer: str, press: int) -> None:
        """An answer to what the table is asked. Raises StaleQuestion where it is asked nothing."""
        await self._step(table, "vote", person, answer, press)

    async def give(
        self,
        table: TableId,
        person: int,
        press: int,
        *,
        bot: bool = False,
        successor: int | None = None,
        seat: Seat | None = None,
    ) -> None:
        """Gives up one's seats, or one of them: to a bot, to a `successor`, or to whom the table agrees to.

        Raises NotSeated, BadSuccessor.
        """
        to = seats.TO_BOT if bot else seats.TO_ANYBODY if successor is None else str(successor)
        await self._step(table, "give", person, to if seat is None else f"{to} {seat}", press)

    async def free(self, table: TableId, person: int, seat: Seat, press: int, *, moderator: bool) -> None:
        """Frees a seat, by the host or a moderator. Raises NotAllowed, SeatHeld, StaleQuestion.

        Another person's only while it is overdue or the table is being asked about it for that.
        """
        by = f" {lobby.BY_MODERATOR}" if moderator else ""

        async def decide(cached: CachedTable) -> Action:
            may_free = moderator or cached.table.host == person
            if may_free and not await self._may_be_freed(cached, person, seat):
                raise SeatHeld()
            return Action("free", self._action_log.now(), person=person, text=f"{seat}{by}", press=press)

        await self._play(table, decide, press)

    async def _may_be_freed(self, cached: CachedTable, person: int, seat: Seat) -> bool:
        chairs, poll = cached.table.chairs, cached.table.poll
        holder = chairs[seat].person if seat < len(chairs) else None
        is_asked = poll is not None and poll.seat == seat and poll.kind in ("late", "rescue")
        return holder in (None, person) or is_asked or await kept(self._store.is_overdue(cached.id, seat))

    async def sit(self, table: TableId, person: int, seat: Seat, press: int) -> bool:
        """Takes a free seat, or one's own back, or asks the table for it; whether the person sits there now.

        Raises SeatsFull, SeenAnother, PollOpen.
        """
        await self._step(table, "sit", person, str(seat), press)
        return seat in (await self._action_log.cache.get(table)).table.seats_of(person)

    async def keep(self, table: TableId, person: int, seat: Seat, press: int) -> None:
        """Lets a bot sit on a free seat."""
        await self._step(table, "keep", person, str(seat), press)

    async def watch(self, table: TableId, person: int, press: int) -> None:
        """Before the start: the host's own seat goes to a bot, and he only looks on."""
        await self._step(table, "watch", person, press=press)

    async def set_speed(self, table: TableId, person: int, seconds: str) -> None:
        """How long bots that play among themselves take for a move, by the host."""
        await self._step(table, "speed", person, seconds)

    async def gone(self, person: int) -> tuple[TableId, ...]:
        """Bots keep this person's seats, his lobbies are left, and what is kept of him goes.

        Returns the tables that have changed.
        """
        tables = tuple(TableId(t) for t in await kept(self._store.of_person(person)))
        for table in tables:
            try:
                cached = await self._action_log.cache.get(table)
            except UnreadableTable:
                continue
            await self._step(table, "leave" if cached.table.phase == "lobby" else "gone", person)
        await kept(self._store.forget_person(person))
        return tables

    async def missing(self, person: int, guild: int) -> tuple[TableId, ...]:
        """This person has left that server: his lobbies there are left, and tables that play are asked.

        Returns the tables that have changed; those that know of it already have not.
        """
        found: list[TableId] = []
        for table in (TableId(t) for t in await kept(self._store.of_person(person))):
            try:
                cached = await self._action_log.cache.get(table)
            except UnreadableTable:
                continue
            if cached.guild == guild and person not in cached.table.missing:
                await self._step(table, "leave" if cached.table.phase == "lobby" else "missing", person)
                found.append(table)
        return tuple(found)

    async def move_here(self, table: TableId, person: int, channel: int, press: int) -> bool:
        """Asks the table to go to another channel of its server; whether it stands there now.

        It goes at once where nobody else sits, or where its own channel is gone. Raises ChannelTaken,
        NotSeated, PollOpen.
        """
        rows = await kept(self._store.open_tables())
        rests = any(row.rests for row in rows if row.table == table)
        is_taken = any(row.channel == channel for row in rows if row.table != table)

        def decide(cached: CachedTable) -> Action:
            if is_taken:
                raise ChannelTaken()
            text = f"{channel} rests" if rests else str(channel)
            return Action("channel", self._action_log.now(), person=person, text=text, press=press)

        await self._play(table, decide, press)
        is_here = (await self._action_log.cache.get(table)).channel == channel
        if is_here and rests:
            await kept(self._store.wake((table,), self._action_log.now()))
        return is_here

    # Plans

    async def plans(self, table: TableId, seat: Seat, person: int) -> tuple[str, ...]:
        """The moves that this person has left for his turn, in order."""
        play.check_seat((await self._action_log.cache.get(table)).table, person, seat)
        return await kept(self._store.plans(table, seat, person))

    async def planned(self, table: TableId, seat: Seat, person: int) -> Planned:
        """The moves that this person has left for his turn, and when they are played."""
        moves = await self.plans(table, seat, person)
        return Planned(moves, await kept(self._store.plan_at(table, seat))) if moves else Planned()

    async def examples(self, table: TableId, seat: Seat, person: int) -> tuple[str, ...]:
        """Some moves that this seat is offered now; none while it is offered nothing."""
        cached = await self._action_log.cache.get(table)
        play.check_seat(cached.table, person, seat)
        game = self._action_log.game(cached)
        offered = [str(move) for move in moves(game, state_of(game, cached.table), seat, MOST_WALKED)]
        spread = (offered[:1], offered[len(offered) // 2 :][:1], offered[-1:])
        return tuple(dict.fromkeys(one for part in spread for one in part))

    async def typed(self, table: TableId, seat: Seat, person: int) -> str:
        """The plans as this person typed them, while they could not be kept."""
        data = await kept(self._store.draft(_typed_at(table, seat, person)))
        return data.decode() if data else ""

    async def dropped(self, table: TableId, seat: Seat, person: int) -> tuple[str, ...]:
        """Those of this person's plans that were not legal when his turn last came."""
        data = await kept(self._store.draft(dropped_at(table, seat, person)))
        return tuple(data.decode().split("\n")) if data else ()

    async def plan(self, table: TableId, seat: Seat, person: int, texts: Sequence[str]) -> None:
        """Leaves these moves, in place of those before; when it is his turn, the first that is legal is made.

        Raises BadPlan for what is no move of this game, TooManyPlans; then what was typed is kept.
        """
        cached = await self._action_log.cache.get(table)
        play.check_seat(cached.table, person, seat)
        try:
            found = self._read_plans(cached, seat, texts)
        except (BadPlan, TooManyPlans):
            await kept(
                self._store.keep_draft(_typed_at(table, seat, person), "\n".join(texts).encode(), MOST)
            )
            raise
        await kept(self._store.keep_plans(table, seat, person, [move for move in found if move != RESIGN]))
        await kept(self._store.drop_draft(dropped_at(table, seat, person)))
        await kept(self._store.drop_draft(_typed_at(table, seat, person)))

    def _read_plans(self, cached: CachedTable, seat: Seat, texts: Sequence[str]) -> list[str]:
        """The spellings of these moves."""
        if len(texts) > MOST_PLANS:
            raise TooManyPlans(most=MOST_PLANS)
        game = self._action_log.game(cached)
        state = state_of(game, cached.table)
        found = []
        for number, text in enumerate(texts, 1):
            try:
                found.append(str(game.parse(state, seat, text if len(text) <= LONGEST_PLAN else NO_MOVE)))
            except GameError as error:
                raise BadPlan(number, text, _plannable(error)) from error
        return found

    async def _step(
        self, table: TableId, kind: Kind, person: int, text: str = "", press: int | None = None
    ) -> None:
        def decide(cached: CachedTable) -> Action:
            return Action(kind, self._action_log.now(), person=person, text=text, press=press)

        await self._play(table, decide, press)


def _typed_at(table: TableId, seat: Seat, person: int) -> tuple[int, int, int, int, str]:
    """Where plans are kept that were typed and could not be read."""
    return table, seat, NO_QUESTION, person, TYPED


def _plannable(error: GameError) -> GameError:
    """The refusal without the one move that is never planned among those that it names."""
    if not isinstance(error, UnreadableMove):
        return error
    return UnreadableMove(forms=tuple(form for form in error.forms if form != RESIGN))
