"""Ratings as they follow from results: who gains, who is shown, and that they can be computed anew."""

import random
import sys
from collections.abc import Callable
from types import FrameType

import pytest
from msgspec.structs import replace

from db import RatedRow
from tables.model.ratings import ANCHORS, MOST_HISTORY, POINTS, PROVISIONAL, Ladder, Rating

ANNA, BJORN, CARLA, DAVE = 101, 102, 103, 104
NEW = Rating().points


class Results:
    """Rows of results, with ids and tables in order."""

    def __init__(self) -> None:
        self.rows: list[RatedRow] = []
        self.tables = 0

    def add(self, *sides: tuple[int | str, ...], places: tuple[int, ...] = ()) -> int:
        """Adds a table: for each side its people and the strengths of its bots; the first side wins."""
        self.tables += 1
        seat = 0
        for n, side in enumerate(sides):
            for who in side:
                person, strength = (who, "") if isinstance(who, int) else (None, who)
                place = places[n] if places else n
                self.rows.append(RatedRow(seat, n, place, person, strength, len(self.rows) + 1, self.tables))
                seat += 1
        return self.tables

    def ladder(self) -> Ladder:
        """The ladder that they give, computed at once."""
        ladder = Ladder()
        ladder.add(self.rows)
        return ladder


def points(ladder: Ladder, *people: int) -> list[int]:
    """The shown ratings of these people."""
    return [ladder.people[person,].points for person in people]


def test_the_winner_gains_what_the_loser_loses() -> None:
    """Between two new players as much; a draw between them changes nothing but how sure it is."""
    results = Results()
    won, drawn = results.add((ANNA,), (BJORN,)), results.add((CARLA,), (DAVE,), places=(0, 0))
    ladder = results.ladder()
    anna, bjorn, carla, dave = points(ladder, ANNA, BJORN, CARLA, DAVE)
    assert anna - NEW == NEW - bjorn > 100
    assert carla == dave == NEW
    assert [(c.person, c.before, c.after) for c in ladder.changes[won]] == [
        (ANNA, NEW, anna),
        (BJORN, NEW, bjorn),
    ]
    assert all(c.is_provisional for c in ladder.changes[drawn])
    assert [ladder.people[p,].won for p in (ANNA, BJORN, CARLA)] == [1, 0, 0]
    assert ladder.people[CARLA,].sigma < Rating().sigma


def test_places_count_among_several() -> None:
    """Of four players each gains more than who came after them."""
    results = Results()
    results.add((CARLA,), (ANNA,), (DAVE,), (BJORN,))
    ladder = results.ladder()
    assert points(ladder, CARLA, ANNA, DAVE, BJORN) == sorted(
        points(ladder, CARLA, ANNA, DAVE, BJORN), reverse=True
    )
    assert len(set(points(ladder, CARLA, ANNA, DAVE, BJORN))) == 4


@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "middle"), ("middle", "strong")])
def test_a_win_against_a_stronger_bot_is_worth_more(weaker: str, stronger: str) -> None:
    """Bots stand at fixed ratings, which their games do not change."""
    results = Results()
    for _ in range(20):
        results.add((ANNA,), (weaker,))
        results.add((BJORN,), (stronger,))
    ladder = results.ladder()
    anna, bjorn = points(ladder, ANNA, BJORN)
    assert bjorn > anna > POINTS * ANCHORS[weaker]
    assert set(ladder.people) == {(ANNA,), (BJORN,)}


def test_who_always_draws_with_a_bot_ends_at_its_rating() -> None:
    """The anchors give the numbers their scale: an equal of the strong bot is rated like it."""
    results = Results()
    for n in range(60):
        results.add((ANNA,), ("strong",), places=(n % 2, 1 - n % 2))
    assert abs(results.ladder().people[ANNA,].mu - ANCHORS["strong"]) < 1


def test_a_team_has_a_rating_of_its_own() -> None:
    """People who play together are rated each, and as that team; a team with a bot is not one of people."""
    results = Results()
    for _ in range(PROVISIONAL):
        results.add((ANNA, BJORN), (CARLA, DAVE))
    results.add((CARLA, ANNA), (BJORN, "middle"))
    ladder = results.ladder()
    assert set(ladder.teams) == {(ANNA, BJORN), (CARLA, DAVE), (ANNA, CARLA)}
    assert ladder.teams[ANNA, BJORN].points > NEW > ladder.teams[CARLA, DAVE].points
    assert ladder.teams[ANNA, CARLA].points > NEW
    assert ladder.people[ANNA,].games == PROVISIONAL + 1
    best, worst, new = ladder.standings(teams=True)
    assert (best.people, best.rank, best.needed, best.won) == ((ANNA, BJORN), 1, 0, PROVISIONAL)
    assert (worst.people, worst.rank) == ((CARLA, DAVE), 2)
    assert (new.people, new.rank, new.needed) == ((ANNA, CARLA), None, PROVISIONAL - 1)


def test_who_plays_a_whole_team_alone_is_one_player() -> None:
    """Two seats of one person count once, and make no team."""
    results, single = Results(), Results()
    results.add((ANNA, ANNA), (BJORN, BJORN))
    single.add((ANNA,), (BJORN,))
    assert points(results.ladder(), ANNA, BJORN) == points(single.ladder(), ANNA, BJORN)
    assert not results.ladder().teams


def test_what_has_no_opponents_is_not_rated() -> None:
    """Bots alone, one side alone, or somebody on both sides: nothing changes."""
    results = Results()
    results.add(("easy",), ("strong",))
    results.add((ANNA, BJORN))
    results.add((ANNA,), (ANNA,))
    assert results.ladder().people == {}


def test_provisional_players_come_last_and_have_no_rank() -> None:
    """One lucky game does not lead the list; the number of games that are missing is told."""
    results = Results()
    for _ in range(PROVISIONAL):
        results.add((ANNA,), (BJORN,))
    results.add((CARLA,), (ANNA,))
    standings = results.ladder().standings(teams=False)
    assert [(s.people, s.rank, s.needed) for s in standings] == [
        ((ANNA,), 1, 0),
        ((BJORN,), 2, 0),
        ((CARLA,), None, PROVISIONAL - 1),
    ]
    assert standings[2].points > standings[1].points
    assert standings[2].margin > standings[0].margin > 0
    assert len(standings[0].history) == PROVISIONAL + 1 <= MOST_HISTORY


def test_who_is_not_named_counts_for_the_others() -> None:
    """With another number for a person everybody else has the same rating, and nobody sees that person."""
    named, unnamed = many(400), many(400)
    unnamed.rows = [replace(row, person=-5) if row.person == ANNA else row for row in unnamed.rows]
    with_name, without = named.ladder(), unnamed.ladder()
    assert points(with_name, BJORN, CARLA, DAVE) == points(without, BJORN, CARLA, DAVE)
    for teams in (False, True):
        shown = [s for s in with_name.standings(teams=teams) if ANNA not in s.people]
        for other in (without.standings(teams=teams), with_name.standings(teams=teams, hidden={ANNA})):
            assert [(s.people, s.points) for s in other] == [(s.people, s.points) for s in shown]


def many(count: int) -> Results:
    """Random results of singles, of pairs and against bots, always the same."""
    results, chooser = Results(), random.Random(20)
    for _ in range(count):
        one, two, three, four = chooser.sample((ANNA, BJORN, CARLA, DAVE), 4)
        kinds = [
            ((one,), (two,)),
            ((one,), ("middle",)),
            ((one, two), (three, four)),
            ((one,), (two,), (three,)),
        ]
        results.add(*chooser.choice(kinds))
    return results


def test_added_step_by_step_they_are_the_same_as_at_once() -> None:
    """Ratings are derived: whoever computes them anew from the results gets exactly the same numbers."""
    results, ladder = many(300), Ladder()
    for table in range(1, results.tables + 1):
        ladder.add([row for row in results.rows if row.table == table])
    again = results.ladder()
    assert ladder.people == again.people
    assert ladder.teams == again.teams
    assert ladder.changes == again.changes
    assert ladder.last == again.last == len(results.rows)


def steps(work: Callable[[], object]) -> int:
    """Returns how many instructions of Python the work carries out."""
    count = 0

    def note(frame: FrameType, event: str, value: object) -> object:
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def test_a_game_costs_the_same_however_many_came_before() -> None:
    """A server of many games has its list soon: the next one does not go through those before it."""
    ladder, game, counts = Ladder(), Results(), []
    game.add((ANNA,), (BJORN,))
    for _ in range(2):
        ladder.add(many(300).rows)
        counts.append(steps(lambda: ladder.add(game.rows)))
    early, late = counts
    assert abs(late - early) < 300, "less than one instruction for each game between"
