"""What players do during a game besides moving: undo, polls, seats, watching, plans."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from games.chance import Derived
from games.contract import Seat, moves
from games.errors import GameError, UnreadableMove
from tables import errors
from tables.actions import lobby, play
from tables.actions.steps import number
from tables.drafts import MOST, NO_QUESTION, dropped_at
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, Decide, kept
from tables.model import actions as acts
from tables.model.actions import Action, AnyAction, What
from tables.model.table import decode_events, may_see, state_of
from tables.personal import Personal
from tables.projection import FetchedTable
from tables.views import TableId

MOST_PLANS: Final = 10
LONGEST_PLAN: Final = 200
MOST_WALKED: Final = 200
"""Number of legal moves from which examples are taken."""

RESIGN: Final = "RESIGN"
NO_MOVE: Final = "?"
"""A text that no game can parse."""
TYPED: Final = "typed"

Play = Callable[[TableId, Decide, int | None], Awaitable[FetchedTable]]


class Midgame:
    """Actions during a game. Methods raise TableError, GameError or NotSaved; then nothing has changed.

    What changes one table returns it as it is then, unless it says something else.
    `press` is the id of the interaction, as for `Tables`.
    """

    def __init__(self, action_log: ActionLog, play_on: Play) -> None:
        self._action_log = action_log
        self._store = action_log.store
        self._play = play_on

    async def undo(self, table: TableId, person: int, press: int) -> FetchedTable:
        """Takes back the last move, or opens a poll. Raises NothingToUndo and its subclasses."""
        try:
            return await self._step(table, acts.Undo(), person, press)
        except errors.NothingToUndo:
            raise await self._why_not(table, person) from None

    async def _why_not(self, table: TableId, person: int) -> errors.NothingToUndo:
        """The reason why nothing can be taken back, from the events that this person may see.

        A move that a clock made for a player does not count as theirs.
        """
        seats = (await self._action_log.cache.get(table)).table.seats_of(person)
        for row in reversed(await kept(self._store.entries(table))):
            seen = [e for e in decode_events(row.events) if any(may_see(e, seat) for seat in seats)]
            if any(event.kind == "undone" for event in seen) or row.kind == "start":
                break
            if seen and row.kind in ("move", "lapse"):
                is_own = row.kind == "move" and row.seat in seats
                return errors.UndoStands() if is_own else errors.UndoNotYours()
        return errors.NothingToUndo()

    async def rescue(self, table: TableId, person: int, seat: Seat, press: int) -> FetchedTable:
        """Opens a poll about a seat whose own time for the move is used up. Raises NotOverdue."""
        if not await kept(self._store.seats.is_overdue(table, seat)):
            raise errors.NotOverdue()
        return await self._step(table, acts.Rescue(seat), person, press)

    async def vote(
        self, table: TableId, person: int, answer: str, press: int, poll: int | None = None
    ) -> FetchedTable:
        """Votes in the open poll. Raises StaleQuestion if there is none, or not the one of that number."""

        def decide(cached: CachedTable) -> AnyAction:
            now = cached.table.poll
            if poll is not None and now is not None and now.number != poll - self._store.first_question:
                raise errors.StaleQuestion()
            return Action(acts.Vote(answer), self._action_log.now(), person, press)

        return await self._play(table, decide, press)

    async def give(
        self,
        table: TableId,
        person: int,
        press: int,
        *,
        bot: bool = False,
        successor: int | None = None,
        seat: Seat | None = None,
    ) -> FetchedTable:
        """Gives up all seats of a person or one: to a bot, to a `successor`, or to anybody.

        Raises NotSeated, BadSuccessor.
        """
        give = acts.Give("bot" if bot else "open" if successor is None else successor, seat)
        return await self._step(table, give, person, press)

    async def free(
        self, table: TableId, person: int, seat: Seat, press: int, *, moderator: bool
    ) -> FetchedTable:
        """Frees a seat, by the host or a moderator. Raises NotAllowed, BotHeld, SeatHeld, StaleQuestion.

        Another player's seat can be freed only while it is overdue or a poll about that is open, that of a
        bot not in a rated game, where somebody could lose in its place, or in that of whom it plays for.
        """

        async def decide(cached: CachedTable) -> AnyAction:
            may_free = moderator or cached.table.host == person
            if may_free and cached.table.rated and any(c.bot for c in cached.table.chairs[seat : seat + 1]):
                raise errors.BotHeld()
            if may_free and not await self._may_be_freed(cached, person, seat):
                raise errors.SeatHeld()
            return Action(acts.Free(seat, moderator), self._action_log.now(), person, press)

        return await self._play(table, decide, press)

    async def _may_be_freed(self, cached: CachedTable, person: int, seat: Seat) -> bool:
        chairs, poll = cached.table.chairs, cached.table.poll
        holder = chairs[seat].person if seat < len(chairs) else None
        is_asked = poll is not None and poll.seat == seat and poll.kind in ("late", "rescue")
        return (
            holder in (None, person) or is_asked or await kept(self._store.seats.is_overdue(cached.id, seat))
        )

    async def sit(self, table: TableId, person: int, seat: Seat, press: int) -> bool:
        """Takes a free seat, or opens a poll about it. Returns whether the person sits there now.

        Raises SeatsFull, SeenAnother, PollOpen.
        """
        await self._step(table, acts.Sit(seat), person, press)
        return seat in (await self._action_log.cache.get(table)).table.seats_of(person)

    async def keep(self, table: TableId, person: int, seat: Seat, press: int) -> FetchedTable:
        """Puts a bot on a free seat. Raises NotSeated, StaleQuestion."""
        return await self._step(table, acts.KeepWithBot(seat), person, press)

    async def watch(self, table: TableId, person: int, press: int) -> FetchedTable:
        """Gives the host's seats to bots before the start; they watch the game."""
        return await self._step(table, acts.Watch(), person, press)

    async def stronger(self, table: TableId, person: int, press: int) -> FetchedTable:
        """Lets the bots play better, by the only person at the table. Raises NotAllowed, NotSeated."""
        return await self._step(table, acts.Stronger(), person, press)

    async def set_speed(self, table: TableId, person: int, seconds: str) -> FetchedTable:
        """Sets the seconds between bots' moves, by the host: see `acts.SetSpeed`. Raises BadOption."""

        def decide(cached: CachedTable) -> AnyAction:
            lobby.check_host(cached.table, person)
            return Action(acts.SetSpeed(number("speed", seconds)), self._action_log.now(), person)

        return await self._play(table, decide, None)

    async def gone(self, person: int) -> tuple[TableId, ...]:
        """Deletes a person's data: bots get their seats, they leave and decline lobbies.

        Returns the changed tables. See `Personal.forget` for what becomes of their number.
        """
        tables = tuple(TableId(t) for t in await kept(self._store.of_person(person)))
        for table in tables:
            try:
                cached = await self._action_log.cache.get(table)
            except errors.UnreadableTable:
                continue
            await self._step(table, acts.Leave() if cached.table.phase == "lobby" else acts.Gone(), person)
        declined = await self._decline_all(person)
        await Personal(self._action_log).forget(person)
        return (*tables, *declined)

    async def _decline_all(self, person: int) -> tuple[TableId, ...]:
        """Declines a person's invitations to lobbies. Returns the changed tables."""
        found: list[TableId] = []
        for table in map(TableId, await kept(self._store.personal.tables_naming(person))):
            try:
                cached = await self._action_log.cache.get(table)
            except (errors.UnreadableTable, errors.NoTable):
                continue
            if cached.table.phase == "lobby" and person in cached.table.invited:
                await self._step(table, acts.Decline(), person)
                found.append(table)
        return tuple(found)

    async def missing(self, person: int, guild: int) -> tuple[TableId, ...]:
        """Handles a person's departure from a server: leaves their lobbies there, opens polls in their games.

        Returns the changed tables. Does nothing a second time.
        """
        found: list[TableId] = []
        for table in (TableId(t) for t in await kept(self._store.of_person(person))):
            try:
                cached = await self._action_log.cache.get(table)
            except errors.UnreadableTable:
                continue
            is_there = cached.guild == guild and cached.place == "channel"
            if is_there and person not in cached.table.missing:
                await self._step(
                    table, acts.Leave() if cached.table.phase == "lobby" else acts.Missing(), person
                )
                found.append(table)
        return tuple(found)

    async def move_here(self, table: TableId, person: int, channel: int, press: int) -> bool:
        """Moves the table to another channel of its server, or opens a poll. Returns whether it is there now.

        The table moves at once without other players, or if its channel is gone. Raises ChannelTaken,
        NotSeated, PollOpen; NotAllowed for a table in direct messages.
        """
        is_suspended = await kept(self._store.is_suspended(table))
        there = await kept(self._store.open_in(channel))
        is_taken = there is not None and there.table != table

        def decide(cached: CachedTable) -> AnyAction:
            if cached.place == "direct":
                raise errors.NotAllowed()
            if is_taken:
                raise errors.ChannelTaken()
            return Action(acts.MoveTo(channel, is_suspended), self._action_log.now(), person, press)

        await self._play(table, decide, press)
        is_here = (await self._action_log.cache.get(table)).channel == channel
        if is_here and is_suspended:
            await kept(self._store.resume((table,), self._action_log.now()))
        return is_here

    # Plans

    async def plans(self, table: TableId, seat: Seat, person: int) -> tuple[str, ...]:
        """The person's plans: moves for their next turn, in order. Raises NotSeated."""
        play.check_seat((await self._action_log.cache.get(table)).table, person, seat)
        return await kept(self._store.seats.plans(table, seat, person))

    async def examples(self, table: TableId, seat: Seat, person: int) -> tuple[str, ...]:
        """Up to three of the seat's legal moves. Raises NotSeated."""
        cached = await self._action_log.cache.get(table)
        play.check_seat(cached.table, person, seat)
        game = self._action_log.game(cached)
        offered = [str(move) for move in moves(game, state_of(game, cached.table), seat, MOST_WALKED)]
        spread = (offered[:1], offered[len(offered) // 2 :][:1], offered[-1:])
        return tuple(dict.fromkeys(one for part in spread for one in part))

    async def is_out(self, table: TableId, person: int) -> bool:
        """Whether a person is out of a game that goes on: to resign is refused or changes nothing."""
        cached = await self._action_log.cache.get(table)
        seats = cached.table.seats_of(person)
        if not seats or cached.table.phase != "playing":
            return False
        game = self._action_log.game(cached)
        s = state_of(game, cached.table)
        try:
            step = game.apply(s, seats[0], game.parse(s, seats[0], RESIGN), Derived(b"", 0))
        except GameError:
            return True
        return bool(step.state == s)

    async def typed(self, table: TableId, seat: Seat, person: int) -> str:
        """The text of the person's plans that were refused, or an empty text."""
        data = await kept(self._store.seats.draft(_typed_at(table, seat, person)))
        return data.decode() if data else ""

    async def plan(self, table: TableId, seat: Seat, person: int, texts: Sequence[str]) -> None:
        """Replaces the person's plans. At their turn the first legal one is played.

        Raises BadPlan for a text that is not a move of the game, TooManyPlans; then the text is stored.
        """
        cached = await self._action_log.cache.get(table)
        play.check_seat(cached.table, person, seat)
        try:
            found = self._read_plans(cached, seat, texts)
        except (errors.BadPlan, errors.TooManyPlans):
            await kept(
                self._store.seats.keep_draft(_typed_at(table, seat, person), "\n".join(texts).encode(), MOST)
            )
            raise
        await kept(
            self._store.seats.keep_plans(table, seat, person, [move for move in found if move != RESIGN])
        )
        await kept(self._store.seats.drop_draft(dropped_at(table, seat, person)))
        await kept(self._store.seats.drop_draft(_typed_at(table, seat, person)))

    def _read_plans(self, cached: CachedTable, seat: Seat, texts: Sequence[str]) -> list[str]:
        """Parses plans to moves in their one spelling. Raises BadPlan, TooManyPlans."""
        if len(texts) > MOST_PLANS:
            raise errors.TooManyPlans(most=MOST_PLANS)
        game = self._action_log.game(cached)
        state = state_of(game, cached.table)
        found = []
        for line, text in enumerate(texts, 1):
            try:
                found.append(str(game.parse(state, seat, text if len(text) <= LONGEST_PLAN else NO_MOVE)))
            except GameError as error:
                raise errors.BadPlan(line, text, _plannable(error)) from error
        return found

    async def _step(self, table: TableId, what: What, person: int, press: int | None = None) -> FetchedTable:
        action = Action(what, self._action_log.now(), person, press)
        return await self._play(table, lambda cached: action, press)


def _typed_at(table: TableId, seat: Seat, person: int) -> tuple[int, int, int, int, str]:
    """Key of the draft that stores the text of refused plans."""
    return table, seat, NO_QUESTION, person, TYPED


def _plannable(error: GameError) -> GameError:
    """The error without `RESIGN`, which cannot be planned, in its list of forms."""
    if not isinstance(error, UnreadableMove):
        return error
    return UnreadableMove(forms=tuple(form for form in error.forms if form != RESIGN))
