"""Reviews: what a person's decisions at a table cost, and which were the dearest."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from math import ceil
from typing import Final

from games.advice import Unit
from games.contract import AnyGame, Seat, moves
from games.errors import GameError
from games.judging import Judged, judge
from tables.coach.decisions import Decision, decisions
from tables.errors import NotSeated, WrongPhase
from tables.hints import way_to
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, kept
from tables.log.entries import entry_of
from tables.model import statistics
from tables.model.table import state_of
from tables.past import Choice, Moment, Review
from tables.views import TableId
from workers import YIELDING, Workers

MOST_MOMENTS: Final = 3
ROUNDS: Final = ((1000, 1), (8, 4), (4, 12))
"""Rounds of comparison: how many decisions, at most, those that seem dearest so far; in how many imagined
positions each. They are new in every round, so that none is dear by luck."""
AGAIN: Final = 32
"""Number of imagined positions in which another choice is compared."""
NOTABLE: Final[dict[Unit, float]] = {"points": 0.2, "spaces": 1.0, "money": 5.0, "chance": 2.0, "share": 2.0}
"""The least cost of a decision that is shown, by unit."""
CHOICES: Final = 8
"""Number of moves offered at a moment."""
MOST_LISTED: Final = 200
KEPT: Final = 32
"""Number of reviews in memory."""

Progress = Callable[[int, int], Awaitable[None]]
"""Called with the number of comparisons that are done, and of all, at most."""
Run = Callable[..., Awaitable[Judged | None]]
"""Returns what a function does with these arguments, elsewhere."""
Key = tuple[TableId, int, int]
"""Table, person and stage. A stage that is over stays as it is: the next one has begun by a draw, which is
never taken back. The length of the log would tell by the time of an answer that somebody moved unseen."""


class Coach:
    """Reviews of people's own decisions, each from the view of its seat at that moment."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._workers = Workers(1, YIELDING)
        self._reviews: OrderedDict[Key, Review] = OrderedDict()

    async def close(self) -> None:
        """Ends the worker processes."""
        await asyncio.to_thread(self._workers.close)

    async def review(
        self, table: TableId, person: int, stage: int | None, progress: Progress | None = None
    ) -> Review:
        """What the person's decisions cost: in a finished deal or round, or in the finished game (stage 0).

        Without a stage it is the game if that is over, else the last deal or round that is over. Raises
        NotSeated; WrongPhase while nothing is over.
        """
        cached = await self._action_log.cache.get(table)
        if not cached.table.seats_of(person):
            raise NotSeated()
        game = self._action_log.game(cached)
        stage = _checked(game, cached, stage)
        key = (table, person, stage)
        if key not in self._reviews:
            self._reviews[key] = await self._review(game, cached, person, stage, progress)
            if not stage:
                await self._remember(cached, person, self._reviews[key])
        self._reviews.move_to_end(key)
        while len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)
        return self._reviews[key]

    async def cost(self, table: TableId, moment: Moment, choice: Choice) -> float:
        """What the better move of a moment brings more than this choice."""
        game = self._action_log.game(await self._action_log.cache.get(table))
        if choice.move in (moment.made.move, moment.better.move):
            return moment.cost if choice.move == moment.made.move else 0.0
        seed = f"again {table} {moment.number}".encode()
        found = await self._workers.run(judge, game, moment.view, choice.move, AGAIN, seed)
        return max(0.0, found.cost) if found is not None else 0.0

    async def _review(
        self, game: AnyGame, cached: CachedTable, person: int, stage: int, progress: Progress | None
    ) -> Review:
        assert game.coach is not None  # checked by `_checked`
        rows = await kept(self._action_log.store.entries(cached.id))
        try:
            entries = [entry_of(row) for row in rows]
            found = await asyncio.to_thread(decisions, self._action_log.games, entries, person, stage)
        except (ValueError, LookupError, GameError):  # of an earlier version of the rules
            found = ()
        if not found:
            return Review(stage, "points")
        unit = game.coach.gauge(found[0].view).unit
        judged = await compared(self._workers.run, game, cached.id, found, progress)
        dear = [both for both in judged if both[1].cost > max(NOTABLE[unit], both[1].error)]
        dear.sort(key=lambda both: -both[1].cost)
        shown = [await asyncio.to_thread(_moment, game, *both) for both in dear[: ROUNDS[-1][0]]]
        moments = tuple(one for one in shown if len(_told_apart((one.made, one.better))) > 1)[:MOST_MOMENTS]
        return summed(game, unit, stage, judged, moments)

    async def _remember(self, cached: CachedTable, person: int, review: Review) -> None:
        """Stores what the decisions of a finished game cost, for the person's statistics."""
        rows = await kept(self._action_log.store.figures(person))
        row = next((row for row in rows if row.table == cached.id), None)
        if row is not None and review.decisions:
            data = statistics.looked_back(row.data, row.game, review.by_kind)
            await kept(self._action_log.store.set_figures(person, row.table, row.seat, data))


async def compared(
    run: Run, game: AnyGame, table: TableId, found: Sequence[Decision], progress: Progress | None = None
) -> list[tuple[Decision, Judged]]:
    """Compares each decision with what the strongest bot prefers, the dearest more often; `run` does one."""
    judged: dict[int, tuple[Decision, Judged]] = {}
    done, most = 0, len(found) + sum(count for count, _ in ROUNDS[1:])
    for number, (count, worlds) in enumerate(ROUNDS):
        dear = sorted(judged.values(), key=lambda both: -both[1].cost)[:count]
        for one in found if not number else [one for one, said in dear if said.cost > 0]:
            seed = f"{number} {table} {one.number}".encode()
            said = await run(judge, game, one.view, one.made, worlds, seed)
            if said is not None:
                judged[one.number] = one, said
            done += 1
            if progress is not None:
                await progress(done, most)
    return [judged[one.number] for one in found if one.number in judged]


def summed(
    game: AnyGame,
    unit: Unit,
    stage: int,
    judged: Sequence[tuple[Decision, Judged]],
    moments: tuple[Moment, ...],
) -> Review:
    """Returns the review; what was lost is at least what the moments cost."""
    assert game.coach is not None  # checked by `_checked`
    by_kind: defaultdict[str, float] = defaultdict(float)
    for one, said in judged:
        by_kind[kind_of(game, one.made)] += said.cost
    lost = max(sum(by_kind.values()), sum(moment.cost for moment in moments))
    return Review(
        stage=stage,
        unit=unit,
        decisions=len(judged),
        matched=sum(said.is_best for _, said in judged),
        lost=max(0.0, lost),
        grade=grade(unit, lost, game.coach.careless[unit] * len(judged)),
        moments=moments,
        by_kind={kind: max(0.0, cost) for kind, cost in by_kind.items()},
    )


def grade(unit: Unit, lost: float, by_chance: float) -> int:
    """Returns 10 if nothing was lost that is worth telling, 1 for as much as moves by chance lose.

    0 without decisions.
    """
    if not by_chance:
        return 0
    return 10 if lost <= NOTABLE[unit] else max(1, 10 - ceil(9 * lost / by_chance))


def _checked(game: AnyGame, cached: CachedTable, stage: int | None) -> int:
    """The stage, which is over: 0, or None, for a game that is; None also for the last deal or round.

    Raises WrongPhase for a stage that is not over, so that nobody is advised in a running deal.
    """
    table = cached.table
    if not table.state or game.coach is None:
        raise WrongPhase(phase=table.phase)
    is_over = table.phase != "playing"
    last = game.coach.gauge(game.view(state_of(game, table), Seat(0))).stage - (not is_over)
    if stage is None:
        stage = 0 if is_over else last
    if stage > last or (stage < 1 and not is_over):
        raise WrongPhase(phase=table.phase)
    return stage


def kind_of(game: AnyGame, move: str) -> str:
    """What a move decides, as the end of a text id."""
    assert game.coach is not None  # checked by `_checked`
    return game.coach.kinds.get(move.split(" ", 1)[0], game.coach.kinds[""])


def _moment(game: AnyGame, one: Decision, said: Judged) -> Moment:
    """A decision with some of the moves that it allowed, the made and the better one among them."""
    made, better = _choice(game, one, said.made), _choice(game, one, said.better)
    listed = [str(move) for move in moves(game, one.state, one.seat, MOST_LISTED)]
    same = {kind_of(game, said.made), kind_of(game, said.better)}
    others = [text for text in listed if kind_of(game, text) in same and text not in (said.made, said.better)]
    step = max(1, -(-len(others) // (CHOICES - 2)))
    offered = _told_apart((made, better, *(_choice(game, one, text) for text in others[::step])))
    place = _place(listed)
    return Moment(
        number=one.number,
        seat=one.seat,
        stage=one.stage,
        view=one.view,
        asked=game.ask(one.state, one.seat, game.asks(one.state, one.seat)[0]).question,
        kind=kind_of(game, said.made),
        made=made,
        better=better,
        why=said.why,
        cost=said.cost,
        choices=tuple(sorted(offered, key=lambda choice: place(choice.move))),
    )


def _told_apart(choices: Iterable[Choice]) -> Sequence[Choice]:
    """The choices without those that are told as one before them."""
    found: list[Choice] = []
    for choice in choices:
        if not choice.labels or all(choice.labels != other.labels for other in found):
            found.append(choice)
    return found


def _place(listed: Sequence[str]) -> Callable[[str], int]:
    """The place of a move among those listed; one that is not listed is last."""
    places = {text: n for n, text in enumerate(listed)}
    return lambda text: places.get(text, len(places))


def _choice(game: AnyGame, one: Decision, text: str) -> Choice:
    move = game.parse(one.state, one.seat, text)
    way = way_to(game, one.state, one.seat, move)
    return Choice(text, () if way is None else way.labels)
