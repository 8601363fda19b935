"""Ratings: computed from the results of rated games in the order in which they ended, by openskill.

A `Ladder` is one game in one server. Each person has a rating, and so have people who have played as a team.
Bots have fixed ratings by their strength, which give the numbers their scale. A negative number is a person
without a name: they are rated like everybody else, because others' ratings depend on theirs, and never shown.
"""

import math
import secrets
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final

import msgspec

from db import Rated, RatedRow
from games.contract import AnyGame
from tables.model import catalogue
from tables.model.table import Table, state_of
from tables.past import RatingChange, Standing

POINTS: Final = 60
"""Shown points for one of openskill's: a new player has 25 of these, so 1,500."""
PROVISIONAL: Final = 10
"""Number of rated games before which a rating is provisional."""
ANCHORS: Final[Mapping[str, float]] = {"easy": 20.5, "middle": 25.0, "strong": 28.0}
"""The ratings of bots by strength: strong beats middle in 69 of 100 games between two, middle easy in 77.

Those are the means of the seven games in docs/bots.md, from contests of 100 to 400 games each.
"""
STEADY: Final = 1.0
"""Uncertainty of the ratings of bots, which never change."""
MOST_HISTORY: Final = 60
"""Number of ratings that a person's curve goes back."""

Key = tuple[int, ...]
"""The people of a team, sorted; of a single player one."""


def rows(game: AnyGame, before: Table | None, after: Table, stored: Mapping[int, int]) -> tuple[Rated, ...]:
    """Rows to store if this step has ended a rated game: one for each seat.

    A seat that a bot keeps, or that is free, counts for its last holder. `stored` has the number that is
    stored for a person, for those who stay out.
    """
    if not ends(before, after):
        return ()
    outcome = game.outcome(state_of(game, after))
    assert outcome is not None  # the game is over
    places: dict[int, int] = {seat: n for n, seats in enumerate(outcome.placing) for seat in seats}
    pairs = catalogue.partners(game, after.options)
    sides: dict[int, int] = {seat: min(pair) for pair in pairs for seat in pair}
    made = []
    for seat, chair in enumerate(after.chairs):
        person = chair.person or chair.away
        strength = "" if person is not None else catalogue.strength(game, chair.strength)
        place = places.get(seat, len(outcome.placing))
        number = None if person is None else stored.get(person, person)
        made.append(Rated(seat, sides.get(seat, seat), place, number, strength))
    return tuple(made)


def ends(before: Table | None, after: Table) -> bool:
    """Returns whether a rated game has ended between the two."""
    return after.rated and after.phase == "over" and (before is None or before.phase != "over")


def people(table: Table) -> Collection[int]:
    """The people whose seats count at a table that is over."""
    return {who for chair in table.chairs if (who := chair.person or chair.away) is not None}


def nobody() -> int:
    """A random number that stands for a person without a name."""
    return -1 - secrets.randbelow(2**53)


class Rating(msgspec.Struct):
    """The rating of a person or a team, in openskill's numbers."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0
    won: int = 0
    history: deque[int] = msgspec.field(default_factory=lambda: deque(maxlen=MOST_HISTORY))

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(POINTS * self.mu)

    def note(self, after: "Rating", *, is_won: bool) -> None:
        """Takes over the rating after a game."""
        self.mu, self.sigma = after.mu, after.sigma
        self.games += 1
        self.won += is_won
        self.history.append(self.points)


class Side(msgspec.Struct, frozen=True):
    """Those who have played together: the people, the strengths of the bots, and their place."""

    people: Key
    bots: tuple[str, ...]
    place: int
    is_won: bool
    """Whether they came first, and somebody did not."""

    @property
    def is_team(self) -> bool:
        return len(self.people) + len(self.bots) > 1


class Ladder:
    """The ratings of one game in one server, after the results that were added."""

    def __init__(self) -> None:
        self.people: dict[Key, Rating] = {}
        self.teams: dict[Key, Rating] = {}
        self.changes: dict[int, tuple[RatingChange, ...]] = {}
        """What each table has changed."""
        self.last = 0
        """Id of the last row that was added."""

    def add(self, found: Sequence[RatedRow]) -> None:
        """Adds the results of tables, whole ones in the order of their ids."""
        for table, seats in groupby(found, key=lambda row: row.table):
            self._add(table, _sides(seats))
        self.last = found[-1].id if found else self.last

    def _add(self, table: int, sides: Sequence[Side]) -> None:
        known = [person for side in sides for person in side.people]
        if len(sides) < 2 or not known or len(known) != len(set(known)):
            return
        before = {person: self.people.get((person,), Rating()).points for person in known}
        if all(side.is_team for side in sides):  # with the ratings of their people before this game
            teams = [[self._team(side)] for side in sides]
            for side, (new,) in zip(sides, _after(sides, teams), strict=True):
                if not side.bots:
                    self.teams.setdefault(side.people, Rating()).note(new, is_won=side.is_won)
        players = [[*map(self._person, side.people), *map(_anchor, side.bots)] for side in sides]
        for side, news in zip(sides, _after(sides, players), strict=True):
            for person, new in zip(side.people, news, strict=False):  # the bots stand behind the people
                self.people.setdefault((person,), Rating()).note(new, is_won=side.is_won)
        self.changes[table] = tuple(
            RatingChange(person, before[person], rating.points, rating.games < PROVISIONAL)
            for person in known
            if (rating := self.people[person,])
        )

    def _person(self, person: int) -> Rating:
        return self.people.get((person,), Rating())

    def _team(self, side: Side) -> Rating:
        """The rating of a team; with a bot in it the mean of its players, since it is not one of people."""
        if not side.bots:
            return self.teams.get(side.people, Rating())
        players = [*map(self._person, side.people), *map(_anchor, side.bots)]
        sigma = math.sqrt(sum(player.sigma**2 for player in players)) / len(players)
        return Rating(sum(player.mu for player in players) / len(players), sigma)

    def standings(self, *, teams: bool, hidden: Collection[int] = ()) -> tuple[Standing, ...]:
        """All who are named, the best first; then the provisional ones, who have no rank."""
        ratings = self.teams if teams else self.people
        shown = [(k, r) for k, r in ratings.items() if all(who > 0 and who not in hidden for who in k)]
        shown.sort(key=lambda each: (each[1].games < PROVISIONAL, -each[1].mu, each[0]))
        return tuple(standing(key, rating, n) for n, (key, rating) in enumerate(shown, 1))


def standing(key: Key, rating: Rating, rank: int) -> Standing:
    """A rating as it is shown."""
    is_provisional = rating.games < PROVISIONAL
    return Standing(
        people=key,
        points=rating.points,
        margin=round(POINTS * rating.sigma),
        games=rating.games,
        won=rating.won,
        needed=max(0, PROVISIONAL - rating.games),
        rank=None if is_provisional else rank,
        history=tuple(rating.history),
    )


def _sides(seats: Iterable[RatedRow]) -> list[Side]:
    """The sides of a table. A person who holds several seats of a side is one player."""
    by_side: dict[int, list[RatedRow]] = {}
    for row in seats:
        by_side.setdefault(row.side, []).append(row)
    places = [min(row.place for row in found) for found in by_side.values()]
    return [
        Side(
            tuple(sorted({row.person for row in found if row.person is not None})),
            tuple(row.strength for row in found if row.person is None),
            place,
            is_won=place == 0 and any(places),
        )
        for found, place in zip(by_side.values(), places, strict=True)
    ]


def _after(sides: Sequence[Side], players: Sequence[Sequence[Rating]]) -> list[list[Rating]]:
    """The ratings of the players of each side after a game with these places."""
    model = _model()
    before = [[model.rating(each.mu, each.sigma) for each in side] for side in players]
    after = model.rate(before, ranks=[side.place for side in sides])
    return [[Rating(each.mu, each.sigma) for each in side] for side in after]


def _anchor(strength: str) -> Rating:
    """The fixed rating of a bot."""
    return Rating(ANCHORS.get(strength, ANCHORS["middle"]), STEADY)


@cache
def _model() -> Any:
    """The model of openskill, loaded when the first game is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
