"""Ratings: computed from the results of rated games in the order in which they ended, by openskill.

A `Ladder` is one game in one server. Each person has a rating, and so have people who have played as a team.
Bots have fixed ratings by their strength, which give the numbers their scale. A negative number is a person
without a name: they are rated like everybody else, because others' ratings depend on theirs, and never shown.
"""

import math
import secrets
from collections import Counter, deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from db import Rated, RatedRow
from games.contract import AnyGame, Seat
from tables.model import catalogue
from tables.model.table import Table, Turns, state_of
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
LENT: Final = 3
"""Number of turns by a bot or somebody else from which on a result that is not lost counts for nobody."""
MOST_HISTORY: Final = 60
"""Number of ratings that a person's curve goes back."""

Key = tuple[int, ...]
"""The people of a team, sorted; of a single player one."""


def rows(game: AnyGame, before: Table | None, after: Table, stored: Mapping[int, int]) -> tuple[Rated, ...]:
    """Rows to store if this step has ended a rated game: one for each seat.

    A seat whose result is nobody's (`owner`) stands for the others as a bot. `stored` has the number that
    is stored for a person, for those who stay out.
    """
    if not ends(before, after):
        return ()
    pairs = catalogue.partners(game, after.options)
    sides: dict[int, int] = {seat: min(pair) for pair in pairs for seat in pair}
    places = _places(game, after, sides)
    made = []
    for seat, (chair, place) in enumerate(zip(after.chairs, places, strict=True)):
        is_lost = sum(each < place for each in places) > sum(each > place for each in places)
        person = owner(after, seat, is_lost=is_lost)
        strength = "" if person is not None else catalogue.strength(game, chair.strength)
        number = None if person is None else stored.get(person, person)
        made.append(Rated(seat, sides.get(seat, seat), place, number, strength))
    return tuple(made)


def _places(game: AnyGame, table: Table, sides: Mapping[int, int]) -> list[int]:
    """The place of each seat from 0. If somebody has resigned by closing, the sides that count are last."""
    seats = range(len(table.chairs))
    if table.resigned is not None:
        lost = {sides.get(s, s) for s in seats if owner(table, s, is_lost=True)}
        return [int(sides.get(seat, seat) in lost) for seat in seats]
    outcome = game.outcome(state_of(game, table))
    assert outcome is not None  # the game is over
    places: dict[int, int] = {seat: n for n, placed in enumerate(outcome.placing) for seat in placed}
    return [places.get(seat, len(outcome.placing)) for seat in seats]


def owner(table: Table, seat: int, *, is_lost: bool) -> int | None:
    """The person whose result a seat's is; None if it counts for nobody.

    It is that of the holder with the most turns, those of a bot that kept the seat for them included. What is
    not lost counts only if they, or that bot, hold the seat at the end, and all bots, and others after they
    first held it, have moved in less than `LENT` of its turns, and a tenth of them at most. Of a game that
    somebody resigned by closing it, only their own seats count, and those that were handed on to them.
    """
    now = table.chairs[seat].person or table.chairs[seat].away
    found = [turns for turns in table.turns if turns.seat == seat]
    made: Counter[int] = Counter()
    for turns in found:
        made[turns.person] += turns.made
    most = max(made, key=made.__getitem__) if made else now
    if not most or table.resigned not in (None, most, now):
        return None
    first = next((n for n, turns in enumerate(found) if turns.person == most), 0)
    lent = sum(t.by_bot if t.person == most or n < first else t.made for n, t in enumerate(found))
    is_own = most == now and lent < LENT and 10 * lent <= made.total()
    return most if is_lost or is_own else None


def counted(table: Table, seat: Seat | None, *, is_bot: bool) -> tuple[Turns, ...]:
    """The turns of the table with a move of the seat that is made now, if it is rated.

    A move for which the table does not wait adds none, such as a change of what was chosen.
    """
    wait = next((wait.id for wait in table.waits if seat in wait.seats and wait.pace == "turn"), "")
    if not table.rated or seat is None or not wait:
        return table.turns
    who = table.chairs[seat].person or table.chairs[seat].away or 0
    old = _last(table, seat)
    if old is None or old.person != who:
        table, old = replace(table, turns=(*table.turns, new := Turns(seat, who))), new
    is_lent = is_bot and wait != old.lent
    turn = replace(
        old,
        made=old.made + (wait != old.last),
        by_bot=old.by_bot + is_lent,
        last=wait,
        lent=wait if is_lent else old.lent,
    )
    return _put(table, old, turn)


def taken_back(table: Table, seat: Seat, *, is_counted: bool) -> tuple[Turns, ...]:
    """The turns of the table whose last move of the seat was taken back. A bot's stay while they can."""
    old = _last(table, seat)
    if old is None or not is_counted:
        return table.turns
    made = old.made - 1
    return _put(table, old, replace(old, made=made, by_bot=min(old.by_bot, made), last=""))


def _last(table: Table, seat: Seat) -> Turns | None:
    """The turns of the seat's last holder."""
    return next((turn for turn in reversed(table.turns) if turn.seat == seat), None)


def _put(table: Table, old: Turns, new: Turns) -> tuple[Turns, ...]:
    return tuple(new if turn is old else turn for turn in table.turns)


def ends(before: Table | None, after: Table) -> bool:
    """Returns whether a rated game has ended between the two, and not without a result."""
    is_ended = after.phase == "over" or (after.phase == "closed" and after.resigned is not None)
    return after.rated and is_ended and (before is None or before.phase == "playing")


def people(table: Table) -> Collection[int]:
    """The people for whom a seat can count at a table that is over."""
    now = {who for chair in table.chairs if (who := chair.person or chair.away) is not None}
    return now | {who for turns in table.turns if (who := turns.person)}


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
