"""Tables under every order of deeds: the log folds to the snapshot, it only grows, and nothing is told wrong.

Four people, two channels, and everything that the front door can ask, in any order: also stale buttons,
presses delivered twice, crashes between a commit and the telling of it, and time.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from games.contract import Seat
from games.errors import GameError
from tables import Tables
from tables.actions import polls
from tables.errors import TableError
from tables.model import deadlines
from tables.model.actions import Entry
from tables.service import AddBot, Leave, RemoveBot, SetOption
from tables.views import BOARD, Message, NewTable, TableId
from tests.tables.lives import Lives, lived
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, HOUR, press
from tests.tables.seated import behind, checked, shown
from tests.tables.toy import TOYS

PEOPLE = st.sampled_from((ANNA, BJORN, CARLA, DAVE))
CHANNELS = st.sampled_from((1, 2))
ALWAYS = {"lobby", "lapse", "turn", "bot", "poll", "offer"}
"""Kinds of dues that stay as long as what they wait for; a notice goes when it has rung."""

CAME = {"bank": "turn", "digest": "notice"}
"""What a due was before time had passed."""


class Machine(Lives):
    """One database, and what a person outside can know to be true of it."""

    def __init__(self) -> None:
        super().__init__()
        self.made: Tables | None = None
        self.logs: dict[TableId, tuple[Entry, ...]] = {}
        self.keys: dict[tuple[TableId, int, int], str] = {}
        self.presses: list[Callable[[], Awaitable[Any]]] = []
        self.boards: dict[TableId, int] = {}

    @property
    def tables(self) -> Tables:
        assert self.made is not None
        return self.made

    def attempt(self, act: Callable[[], Awaitable[Any]]) -> Any:
        """Does it, or is refused; a refusal has changed nothing, as the invariants see."""
        before = self.lengths()
        try:
            return self.run(act())
        except (TableError, GameError):
            assert self.lengths() == before
            return None

    def pressed(self, act: Callable[[int], Awaitable[Any]]) -> Any:
        """As `attempt`, by a press that may be delivered again later."""
        p = press()
        before = self.lengths()
        done = self.attempt(lambda: act(p))
        if self.lengths() != before:
            self.presses.append(lambda: act(p))
        return done

    def lengths(self) -> dict[TableId, int]:
        return {table: self.run(self.tables.table_view(table, None)).upto for table in self.logs}

    def here(self, channel: int) -> TableId | None:
        found: TableId | None = self.run(self.tables.in_channel(channel))
        return found

    @initialize(deal=st.booleans())
    def begin(self, deal: bool) -> None:
        self.start_up()
        if deal:
            self.everybody_starts(1)

    def start_up(self) -> None:
        self.made = self.run(Tables.open(self.path, now=self.clock, games=TOYS))

    @rule(channel=CHANNELS, host=PEOPLE, rounds=st.sampled_from("12"), claims=st.sampled_from(("yes", "no")))
    def open(self, channel: int, host: int, rounds: str, claims: str) -> None:
        options = {"rounds": rounds, "claims": claims}
        table = self.pressed(
            lambda p: self.tables.open_table(
                NewTable("toy", guild=1, channel=channel, host=host, press=p, options=options)
            )
        )
        if table is not None:
            self.logs.setdefault(table, ())

    def at(self, channel: int, act: Callable[[TableId, int], Awaitable[Any]]) -> Any:
        table = self.here(channel)
        return None if table is None else self.pressed(lambda p: act(table, p))

    def at_once(self, channel: int, act: Callable[[TableId], Awaitable[Any]]) -> None:
        """An action without a press."""
        table = self.here(channel)
        if table is not None:
            self.attempt(lambda: act(table))

    @rule(channel=CHANNELS, person=PEOPLE)
    def join(self, channel: int, person: int) -> None:
        self.at(channel, lambda table, p: self.tables.join(table, person, p))

    @rule(channel=CHANNELS, person=PEOPLE)
    def leave(self, channel: int, person: int) -> None:
        self.at_once(channel, lambda table: self.tables.do(table, person, Leave()))

    @rule(channel=CHANNELS, person=PEOPLE, add=st.booleans())
    def bot(self, channel: int, person: int, add: bool) -> None:
        wish = AddBot() if add else RemoveBot()
        self.at_once(channel, lambda table: self.tables.do(table, person, wish))

    @rule(channel=CHANNELS, person=PEOPLE, rounds=st.sampled_from("129"))
    def option(self, channel: int, person: int, rounds: str) -> None:
        self.at_once(channel, lambda table: self.tables.do(table, person, SetOption("rounds", rounds)))

    @rule(channel=CHANNELS, person=PEOPLE)
    def start(self, channel: int, person: int) -> None:
        self.at(channel, lambda table, p: self.tables.start(table, person, p))

    @rule(channel=CHANNELS)
    def everybody_starts(self, channel: int) -> None:
        """Games must be common among the runs: a table is opened, filled and dealt."""
        self.open(channel, ANNA, "2", "yes")
        table = self.here(channel)
        assert table is not None
        info = self.run(self.tables.table_view(table, None)).table
        for person in (info.host, *(c.person for c in info.chairs), BJORN, CARLA):
            if person is not None:
                self.join(channel, person)
        self.start(channel, info.host)

    @rule(
        channel=CHANNELS,
        person=PEOPLE,
        seat=st.integers(0, 2),
        what=st.sampled_from(("rescue", "sit", "keep")),
    )
    def about_a_seat(self, channel: int, person: int, seat: int, what: str) -> None:
        """The service is looked up at each press: after a crash it is another one."""
        self.at(channel, lambda table, p: getattr(self.tables.midgame, what)(table, person, Seat(seat), p))

    @rule(channel=CHANNELS, person=PEOPLE, answer=st.sampled_from((*polls.CHOICES, "yes", "no", "maybe")))
    def vote(self, channel: int, person: int, answer: str) -> None:
        self.at(channel, lambda table, p: self.tables.midgame.vote(table, person, answer, p))

    @rule(channel=CHANNELS, person=PEOPLE)
    def undo(self, channel: int, person: int) -> None:
        self.at(channel, lambda table, p: self.tables.midgame.undo(table, person, p))

    @rule(channel=CHANNELS, person=PEOPLE, bot=st.booleans())
    def give(self, channel: int, person: int, bot: bool) -> None:
        self.at(channel, lambda table, p: self.tables.midgame.give(table, person, p, bot=bot))

    @rule(channel=CHANNELS, person=PEOPLE, seat=st.integers(0, 2), mod=st.booleans())
    def free(self, channel: int, person: int, seat: int, mod: bool) -> None:
        self.at(
            channel, lambda table, p: self.tables.midgame.free(table, person, Seat(seat), p, moderator=mod)
        )

    @rule(person=PEOPLE)
    def missing(self, person: int) -> None:
        """They have left the server."""
        self.attempt(lambda: self.tables.midgame.missing(person, 1))

    @rule(channel=CHANNELS, person=PEOPLE)
    def watch(self, channel: int, person: int) -> None:
        self.at(channel, lambda table, p: self.tables.midgame.watch(table, person, p))

    @rule(
        channel=CHANNELS,
        person=PEOPLE,
        seat=st.integers(0, 2),
        number=st.none() | st.integers(0, 8),
        text=st.sampled_from(("bid 1", "BID 2", "bid 3", "claim", "CLOSE 1", "bid", "")),
    )
    def act(self, channel: int, person: int, seat: int, number: int | None, text: str) -> None:
        """Any press at all, most of them stale, foreign or forged."""
        self.at(channel, lambda table, p: self.tables.act(table, person, Seat(seat), number, text, p))

    @rule(channel=CHANNELS, choices=st.lists(st.integers(0, 100), min_size=1, max_size=6))
    def play(self, channel: int, choices: list[int]) -> None:
        """Open questions are answered, a second after each other."""
        for choice in choices:
            self.clock.now += 1
            table = self.here(channel)
            if table is not None:
                self.answer(table, choice)

    def answer(self, table: TableId, choice: int) -> None:
        """An open question of somebody is answered; who may not notice it must not."""
        chairs = self.run(self.tables.table_view(table, None)).table.chairs
        table_views = [self.run(self.tables.table_view(table, Seat(n))) for n in range(len(chairs))]
        open_ = [q for n, s in enumerate(table_views) for q in s.questions if chairs[n].person is not None]
        if not open_:
            return
        question = open_[choice % len(open_)]
        seat, person = question.seat, chairs[question.seat].person
        moves = self.run(self.tables.moves(table, seat, person))
        is_change = table_views[seat].view.phase == "bid" and table_views[seat].view.has_bid[seat]
        before = self.seen_by_others(table, seat, len(chairs))
        text = moves[choice % len(moves)]
        self.pressed(lambda p: self.tables.act(table, person, seat, question.number, text, p))
        if is_change:
            assert self.seen_by_others(table, seat, len(chairs)) == before

    def seen_by_others(self, table: TableId, seat: Seat, seats: int) -> list[Any]:
        others = [None, *(Seat(n) for n in range(seats) if n != seat)]
        return [
            (shown(self.run(self.tables.table_view(table, o))), self.run(self.tables.log(table, o)))
            for o in others
        ]

    @precondition(lambda self: self.presses)
    @rule(choice=st.integers(0, 1000))
    def press_again(self, choice: int) -> None:
        """A press that was done is delivered again, however late: no error, no change."""
        before = self.lengths()
        self.run(self.presses[choice % len(self.presses)]())
        assert self.lengths() == before

    @rule(channel=CHANNELS, person=PEOPLE)
    def resign(self, channel: int, person: int) -> None:
        self.at(channel, lambda table, p: self.tables.resign(table, person, p))

    @rule(channel=CHANNELS, person=PEOPLE)
    def rematch(self, channel: int, person: int) -> None:
        table = self.at(channel, lambda table, p: self.tables.rematch(table, person, p))
        if table is not None:
            self.logs.setdefault(table, ())

    @rule(channel=CHANNELS, person=PEOPLE, moderator=st.booleans())
    def close(self, channel: int, person: int, moderator: bool) -> None:
        self.at_once(channel, lambda table: self.tables.close_table(table, person, moderator))

    @rule(hours=st.sampled_from((0, 1, 9, 49)))
    def wait(self, hours: int) -> None:
        self.clock.now += hours * HOUR
        self.run(self.tables.tick(self.clock.now))
        rung = self.run(self.tables.notices.due(self.clock.now))
        assert len(set(rung)) == len(rung)
        assert self.run(self.tables.notices.due(self.clock.now)) == ()

    @rule(channel=CHANNELS)
    def tell(self, channel: int) -> None:
        """The desk brings the board up to date."""
        table = self.here(channel)
        if table is not None:
            self.boards[table] = self.run(self.tables.table_view(table, None)).upto
            message = Message(table, BOARD, channel, 9, "", 1, 0, self.boards[table])
            self.run(self.tables.messages.shown(message))

    @rule()
    def crash(self) -> None:
        """The process is gone between a commit and the telling of it; what it had in memory is lost."""
        self.run(self.tables.close())
        self.start_up()

    @invariant()
    def logs_only_grow_and_fold_to_the_snapshot(self) -> None:
        for table, old in self.logs.items():
            entries = self.run(checked(self.tables, table))
            assert entries[: len(old)] == old
            self.logs[table] = entries

    @invariant()
    def a_number_is_of_one_question_for_ever(self) -> None:
        for table in self.logs:
            cached = self.run(self.tables._cached(table)).table
            for q in cached.questions:
                assert self.keys.setdefault((table, q.seat, q.number), q.key) == q.key

    @invariant()
    def what_is_due_is_what_waits(self) -> None:
        for table in self.logs:
            cached = self.run(self.tables._cached(table)).table
            wanted = {(d.kind, d.wait, d.seat) for d in deadlines.dues(cached, 0, 0, seats=TOYS["toy"].seats)}
            rows = self.run(self.due_rows(table))
            assert rows <= wanted
            assert {r for r in wanted if r[0] in ALWAYS} <= rows

    async def due_rows(self, table: TableId) -> set[tuple[str, str, int]]:
        sql = "SELECT kind, wait, seat FROM due WHERE table_id = ?"
        rows = await self.tables._store._access.read(sql, (table,))
        return {(CAME.get(kind, kind), wait, seat) for kind, wait, seat in rows}

    @invariant()
    def boards_behind_are_known(self) -> None:
        if self.made is not None:
            lengths = self.lengths()
            told = {t for t, upto in self.boards.items() if lengths[t] == upto}
            late = {t for t in lengths if t not in told and (t in self.boards or self.is_open(t))}
            assert set(self.run(behind(self.tables))) == late

    def is_open(self, table: TableId) -> bool:
        return self.run(self.tables.table_view(table, None)).table.phase in ("lobby", "playing")

    def teardown(self) -> None:
        if self.made is not None:
            self.run(self.made.close())
        super().teardown()


TestMachine = lived(Machine, 10, 40)
TestLongHouse = pytest.mark.soak(lived(Machine, 400, 80))
