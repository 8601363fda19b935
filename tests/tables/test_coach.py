"""Looking back: which decisions are a person's own, what they cost, and when they may be looked at."""

import os
from pathlib import Path
from typing import Any

import pytest

from games.chance import Derived
from games.contract import Seat, Text, moves
from games.judging import Judged
from games.registry import GAMES
from games.search import advance, plays
from tables import Tables
from tables.actions.play import undo_of
from tables.coach import reviews
from tables.coach.decisions import Decision, decisions
from tables.errors import NotSeated, WrongPhase
from tables.log.entries import entry_of
from tables.model import fairness
from tables.model.table import state_of
from tables.past import Choice, Moment, Review
from tables.views import TableId
from tests.contract.records import play as played
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, Clock, press
from tests.tables.seated import opened, tables_at, two

GAME = GAMES["cribbage"]
LOSING = b"l" * 32
"""The secret of a game in which the moves that are listed last lose much."""


async def against_bot(house: Tables) -> TableId:
    """Anna in seat 0 against a bot at cribbage."""
    return await opened(house, "cribbage", bots=True)


async def play(house: Tables, table: TableId, count: int) -> list[str]:
    """Anna's next moves; returns those that had alternatives."""
    made = [await move(house, table, ANNA) for _ in range(count)]
    return [text for text in made if text]


async def move(house: Tables, table: TableId, person: int) -> str:
    """Makes the last move that is listed; returns it, or nothing if it was the only one."""
    cached = await house._action_log.cache.get(table)
    (seat,) = cached.table.seats_of(person)
    legal = moves(GAME, state_of(GAME, cached.table), seat)
    await house.act(table, person, seat, None, str(legal[-1]), press())
    return str(legal[-1]) if len(legal) > 1 else ""


async def log(house: Tables, table: TableId) -> list:
    rows = await house._action_log.store.entries(table)
    return [entry_of(row) for row in rows]


async def test_decisions_are_ones_own_and_had_alternatives(house: Tables):
    """The bot's moves are left out, and moves that were the only one; each has the view of before it."""
    table = await against_bot(house)
    made = await play(house, table, 6)
    found = decisions(GAMES, await log(house, table), ANNA, 0)
    assert [one.made for one in found] == made
    assert all(one.view.seat == 0 and 0 in one.view.waiting for one in found)
    assert decisions(GAMES, await log(house, table), BJORN, 0) == ()


async def test_a_move_taken_back_is_no_decision(house: Tables):
    """A card that was taken back with the other's consent is not looked back on."""
    table = await two(house, game="cribbage")
    for person in (ANNA, BJORN):
        await move(house, table, person)
    (turn,) = (await house.table_view(table, None)).view.waiting
    mover, other = (ANNA, BJORN) if turn == 0 else (BJORN, ANNA)
    await move(house, table, mover)
    before = decisions(GAMES, await log(house, table), mover, 0)
    await house.midgame.undo(table, mover, press())
    assert decisions(GAMES, await log(house, table), mover, 0) == before
    await house.midgame.vote(table, other, "yes", press())
    assert decisions(GAMES, await log(house, table), mover, 0) == before[:-1]


@pytest.mark.sampled("coach")
async def test_only_what_is_over_is_looked_back_on(house: Tables):
    """In the first deal nothing is; then the deals that are over, one at a time; at the end the game."""
    table = await against_bot(house)
    await refused(WrongPhase, house.coach.review(table, ANNA, None))
    while (await house.table_view(table, Seat(0))).view.deal == 1:
        await play(house, table, 1)
    told = []

    async def progress(done: int, count: int) -> None:
        told.append((done, count))

    review = await house.coach.review(table, ANNA, None, progress)
    assert review.stage == 1
    assert [done for done, _ in told] == [*range(1, len(told) + 1)]
    assert {count for _, count in told} == {review.decisions + sum(most for most, _ in reviews.ROUNDS[1:])}
    assert review.decisions <= len(told) <= told[-1][1]  # where nothing was lost nothing is compared again
    assert 1 <= review.grade <= 10
    await refused(WrongPhase, house.coach.review(table, ANNA, 0))
    await refused(WrongPhase, house.coach.review(table, ANNA, 2))
    await refused(NotSeated, house.coach.review(table, BJORN, 1))
    await play(house, table, 1)
    await house.resign(table, ANNA, press())
    assert (await house.coach.review(table, ANNA, None)).stage == 0
    assert (await house.coach.review(table, ANNA, 0)).decisions > review.decisions


@pytest.mark.sampled("coach")
async def test_moments_are_dear_and_can_be_tried_again(house: Tables, monkeypatch: pytest.MonkeyPatch):
    """Moments come dearest first; the better move costs nothing, the one made what the moment says."""
    monkeypatch.setattr(fairness, "new_secret", lambda: LOSING)
    table = await against_bot(house)
    await play(house, table, 12)
    await house.resign(table, ANNA, press())
    told = []

    async def progress(done: int, count: int) -> None:
        told.append(done)

    review = await house.coach.review(table, ANNA, 0, progress)
    costs = [moment.cost for moment in review.moments]
    assert len(told) >= review.decisions + len(costs)  # those compared again count too
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0.2
    assert review.lost >= sum(costs)
    assert review.grade < 10
    first = review.moments[0]
    assert {first.made.move, first.better.move} <= {choice.move for choice in first.choices}
    assert await house.coach.cost(table, first, first.better) == 0
    assert await house.coach.cost(table, first, first.made) == first.cost
    for choice in first.choices:
        assert await house.coach.cost(table, first, choice) >= 0


async def test_what_is_over_is_compared_once(house: Tables, monkeypatch: pytest.MonkeyPatch):
    """Whatever the other changes unseen meanwhile: else the time of an answer would tell of it."""
    compared = []

    async def run(work: object, game: object, view: object, made: str, *more: object) -> Judged:
        compared.append((view, made, *more))
        return Judged(made, made, Text(""))

    monkeypatch.setattr(house.coach._workers, "run", run)
    table = await two(house, game="cribbage")
    while (view := (await house.table_view(table, None)).view).deal == 1:
        await move(house, table, (ANNA, BJORN)[view.waiting[0]])
    await move(house, table, BJORN)
    await house.coach.review(table, ANNA, 1)
    once = len(compared)
    throws = [text for text in await house.moves(table, Seat(1), BJORN) if text.startswith("discard")]
    for text in throws[:2]:
        await house.act(table, BJORN, Seat(1), None, text, press())
        await house.coach.review(table, ANNA, 1)
    assert once == len(compared) > 0


@pytest.mark.parametrize("key", sorted(key for key, game in GAMES.items() if game.coach))
def test_the_next_deal_or_round_is_never_taken_back(key: str):
    """So what a review of an earlier one says stays true."""
    game, record = GAMES[key], played(key, 1)

    def stage(s: Any) -> int:
        assert game.coach is not None
        return game.coach.gauge(game.view(s, Seat(0))).stage

    later = [entry for entry in record.entries if stage(entry.step.state) != stage(entry.before)]
    assert all(undo_of(entry.step, has_drawn=bool(entry.draws)) is None for entry in later)


GRADED = [(game.key, unit) for game in GAMES.values() if game.coach for unit in game.coach.careless]


def looked_back(key: str, unit: str, costs: list[float]) -> Review:
    """The review of decisions with these costs, of which those worth telling are shown."""
    found = [
        (Decision(n, Seat(0), 0, None, None, "x"), Judged("x", "y", Text(""), c)) for n, c in enumerate(costs)
    ]
    here = Choice("x")
    shown = tuple(
        Moment(n, Seat(0), 0, None, "", "", here, here, Text(""), cost, ())
        for n, cost in enumerate(costs)
        if cost > reviews.NOTABLE[unit]
    )
    return reviews.summed(GAMES[key], unit, 0, found, shown)


@pytest.mark.parametrize(("key", "unit"), GRADED)
def test_a_grade_agrees_with_what_was_lost(key: str, unit: str):
    """In every game a loss that is told is in the sum, and not beside the best grade, whatever others won."""
    careless = GAMES[key].coach.careless[unit]
    review = looked_back(key, unit, [3 * careless, *[-0.2 * careless] * 60])
    assert review.lost >= 3 * careless
    assert review.grade < 10
    assert looked_back(key, unit, [0.0, *[-0.1 * careless] * 60]).grade == 10
    assert looked_back(key, unit, [careless] * 60).grade == 1
    grades = [looked_back(key, unit, [part * careless / 5] * 60).grade for part in range(6)]
    assert grades == sorted(grades, reverse=True)
    assert len({*grades}) > 4


def test_moves_that_are_told_alike_are_offered_once():
    """With three empty ships in port many orders are told as one; a single button stands for them."""
    game = GAMES["fuldrigger"]
    s = game.start(2, game.Options(), Derived(b"alike", 0)).state
    for step in range(2):
        s = advance(game, s, plays(game, "strong"), Derived(b"alike", step + 1))
    (seat,) = game.waits(s)[0].seats
    listed = [str(move) for move in moves(game, s, seat, reviews.MOST_LISTED)]
    made, better = (next(text for text in listed if text.startswith(word)) for word in ("buy", "orders"))
    one = Decision(0, seat, 0, s, game.view(s, seat), made)
    moment = reviews._moment(game, one, Judged(made, better, Text("")))
    told = [choice.labels for choice in moment.choices]
    assert len(told) > 3
    assert all(labels not in told[:n] for n, labels in enumerate(told))


@pytest.mark.sampled("coach")
async def test_statistics_say_where_one_loses_most(house: Tables):
    """A finished game that was looked back on counts once, however often that is done."""
    table = await against_bot(house)
    await play(house, table, 6)
    await house.resign(table, ANNA, press())
    (before,) = await house.totals(ANNA)
    assert (before.looked_back, before.dearest) == (0, "")
    review = await house.coach.review(table, ANNA, 0)
    house.coach._reviews.clear()
    assert await house.coach.review(table, ANNA, 0) == review
    (after,) = await house.totals(ANNA)
    dearest = max(review.by_kind, key=review.by_kind.__getitem__)
    assert (after.looked_back, after.dearest) == (1, f"coach-kind-cribbage-{dearest}")
    assert after.figures == before.figures


@pytest.mark.sampled("coach")
async def test_workers_end_with_the_service(path: Path, clock: Clock):
    """After `close` no worker process is left."""
    async with tables_at(path, clock, games=GAMES) as tables:
        table = await against_bot(tables)
        await play(tables, table, 2)
        await tables.resign(table, ANNA, press())
        await tables.coach.review(table, ANNA, 0)
        (pid,) = tables.coach._workers.pids
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
