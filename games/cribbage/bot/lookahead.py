"""Search in the play: to the end of the deal, against hands that the opponent may hold.

The opponent is assumed to play each of these hands as a sensible player who looks one card ahead. The player,
while holding more than two cards, chooses what is best against all hands that are still possible, by the
probability to win the game. A hand is less likely if a sensible player would have played it otherwise so far.
Cards are ranks here, ace 1 to king 13: suits do not count in the play.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Self

from games.cards import RANKS, Card, order
from games.cribbage.bot.crib_value import COPIES, CRIB
from games.cribbage.bot.opponent import Ranks, likely_hands, thinned
from games.cribbage.bot.win_chance import after_show
from games.cribbage.knowledge import plays, target
from games.cribbage.score import FULL, WEIGHTS, row, show
from games.cribbage.views import CribbageView
from games.params import Seat

GUESSES: Final = {4: 120, 3: 160, 2: 240}
"""Number of the opponent's possible hands that are played out, by the number of cards held."""
SENSIBLE: Final = 2
"""With so few cards left the player is assumed to play like the opponent instead of choosing."""
STRANGE: Final = 0.1
"""Factor on a hand's likelihood for each card that a sensible player would not have played."""


class Habit(NamedTuple):
    """A choice of the opponent: the card played, all that it played later, and the cards on the table."""

    played: Ranks
    series: Ranks
    reached: int
    against: int


class World(NamedTuple):
    """A hand that the opponent may hold: its likelihood, and the show of all four cards."""

    held: Ranks
    weight: float
    show: int


class Course(NamedTuple):
    """The public course of the play, the player's hand, and the points that both still need."""

    mine: Ranks
    series: Ranks
    reached: int
    needs: tuple[int, int]

    @classmethod
    def of(cls, view: CribbageView, needs: tuple[int, int]) -> Self:
        """Returns the course of the play as the viewer sees it."""
        return cls(
            mine=tuple(sorted(order(card) for card in view.hand)),
            series=tuple(order(p.card) for p in view.series),
            reached=view.count,
            needs=needs,
        )


Leaf = Callable[[tuple[int, int], World], float]
"""What it is worth when the play has left us and the other to need so much, in that world."""
_WORTH: Final = (0, *(min(rank, 10) for rank in range(1, len(RANKS) + 1)))

_TENS: Final = tuple(range(10, len(RANKS) + 1))
_ALIKE: Final = (2, 6, 12)


@lru_cache(maxsize=1 << 17)
def gains(series: Ranks) -> dict[int, int]:
    """Returns the ranks that earn points after these, and the points, without go and last card."""
    count = sum(_WORTH[rank] for rank in series)
    found: dict[int, int] = {}
    for full in (15, FULL):
        need = full - count
        if 0 < need <= 10:
            for rank in _TENS if need == 10 else (need,):
                found[rank] = 2
    if series:
        for rank, points in (*_runs(series).items(), (series[-1], _pair(series))):
            if points and count + _WORTH[rank] <= FULL:
                found[rank] = found.get(rank, 0) + points
    return found


def _pair(series: Ranks) -> int:
    """Returns the points of another card of the last rank."""
    alike = 1
    while alike < len(series) and series[-alike - 1] == series[-1]:
        alike += 1
    return _ALIKE[alike - 1] if alike < COPIES else 0


def _runs(series: Ranks) -> dict[int, int]:
    """Returns the ranks that end a run, with the longest that each ends."""
    found: dict[int, int] = {}
    low = high = series[-1]
    seen = {low}
    for rank in reversed(series[:-1]):
        if rank in seen:  # a repeated rank breaks every longer run
            break
        seen.add(rank)
        low, high = min(low, rank), max(high, rank)
        gap = high - low + 1 - len(seen)
        if gap == 0:
            ends = (low - 1, high + 1)
        elif gap == 1:
            ends = (next(r for r in range(low, high) if r not in seen),) * 2
        else:
            continue
        found.update((end, len(seen) + 1) for end in ends if 0 < end <= len(RANKS))
    return found


def gain(series: Ranks, rank: int) -> int:
    """Returns what a card of this rank earns after these, without go and last card."""
    return gains(series).get(rank, 0)


@lru_cache(maxsize=1 << 17)
def answer(held: Ranks, series: Ranks, count: int, against: int) -> int:
    """Returns the index of the card that a sensible player plays, `against` so many cards.

    It depends only on the hand and this series, which many deals share, so that
    most answers are cached.
    """
    room = FULL - count
    if len(held) == 1 or _WORTH[held[1]] > room:
        return 0
    best, place = -99.0, 0
    left = _left(tuple(sorted((*held, *series))))
    last = 0
    for at, rank in enumerate(held):
        if _WORTH[rank] <= room and rank != last:
            worth = gain(series, rank) - _risk((*series, rank), count + _WORTH[rank], against, left)
            worth += _WORTH[rank] / 100
            if worth > best:
                best, place = worth, at
        last = rank
    return place


@lru_cache(maxsize=1 << 15)
def _left(seen: Ranks) -> Ranks:
    """Returns how many cards of each rank, ace first, are not among those."""
    return tuple(COPIES - seen.count(rank) for rank in range(1, len(RANKS) + 1))


def _risk(series: Ranks, count: int, against: int, left: Ranks) -> float:
    """Returns what so many unknown cards earn next on average, from the cards left of each rank."""
    if count == FULL or not against:
        return 0.0
    total = most = 0
    for rank, points in gains(series).items():
        if copies := left[rank - 1]:
            total += points * copies
            if points > most:
                most = points
    return min(total * against / sum(left), most) if most else 0.0


def habits(view: CribbageView, seat: Seat) -> tuple[Habit, ...]:
    """Returns the choices of that seat in this deal."""
    made: list[Habit] = []
    played = [order(p.card) for p in plays(view) if p.seat == seat]
    against = 4
    for line in (*view.earlier, view.series):
        for at, play in enumerate(line):
            if play.seat != seat:
                against -= 1
                continue
            before = line[:at]
            count = before[-1].count if before else 0
            made.append(Habit(tuple(played), tuple(order(p.card) for p in before), count, against))
            played.pop(0)
    return tuple(made)


def trust(hand: Ranks, made: Sequence[Habit]) -> float:
    """Returns how well that hand agrees with what its holder has played."""
    trust = 1.0
    for habit in made:
        held = tuple(sorted((*hand, *habit.played)))
        place = answer(held, habit.series, habit.reached, habit.against)
        if held[place] != habit.played[0]:
            trust *= STRANGE
    return trust


def follow(course: Course, theirs: Ranks, mover: int) -> tuple[Course, Ranks, Ranks]:
    """Returns the play until the player chooses again or the deal is over, after a card of `mover`.

    The course then, what the opponent holds then, and the cards it has played. The player has no card
    left, or one needs nothing more, when the play is over.
    """
    mine, series, count, needs = course
    need, played = list(needs), []
    while need[mover] > 0:
        held = (mine, theirs)
        after = held[1 - mover]
        if after and count + _WORTH[after[0]] <= FULL:
            turn = 1 - mover
        elif held[mover] and count + _WORTH[held[mover][0]] <= FULL:
            turn = mover
        else:
            need[mover] -= count < FULL
            series, count = (), 0
            turn = 1 - mover if after else mover
            if need[mover] <= 0 or not held[turn]:
                break
        if turn == 0:
            if len(mine) > SENSIBLE and mine[0] != mine[-1] and count + _WORTH[mine[1]] <= FULL:
                break
            at = answer(mine, series, count, len(theirs))
            card, mine = mine[at], mine[:at] + mine[at + 1 :]
        else:
            at = answer(theirs, series, count, len(mine))
            card, theirs = theirs[at], theirs[:at] + theirs[at + 1 :]
            played.append(card)
        need[turn] -= gain(series, card)
        series, count, mover = (*series, card), count + _WORTH[card], turn
    return Course(mine, series, count, (need[0], need[1])), theirs, tuple(played)


def worths(course: Course, worlds: Sequence[World], leaf: Leaf) -> dict[int, float]:
    """Returns for each rank that may be played the sum over the worlds of weight times probability to win."""
    found: dict[int, float] = {}
    for at, rank in enumerate(course.mine):
        if rank not in found and course.reached + _WORTH[rank] <= FULL:
            found[rank] = _worth(course, at, worlds, leaf)
    return found


def _worth(course: Course, at: int, worlds: Sequence[World], leaf: Leaf) -> float:
    """Returns the same for the card at that index; the opponent's answers tell the worlds apart."""
    rank = course.mine[at]
    mine, theirs = course.needs
    after = Course(
        course.mine[:at] + course.mine[at + 1 :],
        (*course.series, rank),
        course.reached + _WORTH[rank],
        (mine - gain(course.series, rank), theirs),
    )
    total = 0.0
    groups: dict[Ranks, tuple[Course, list[World]]] = {}
    for world in worlds:
        then, held, played = follow(after, world.held, 0)
        if min(then.needs) <= 0 or not then.mine:
            total += world.weight * leaf(then.needs, world)
        else:
            groups.setdefault(played, (then, []))[1].append(world._replace(held=held))
    for then, still in groups.values():
        total += max(worths(then, still, leaf).values())
    return total


def worlds_of(view: CribbageView) -> list[World]:
    """Returns what the opponent may hold now."""
    assert view.starter is not None  # the play comes after the starter
    assert view.seat is not None  # the channel does not play
    other = Seat(1 - view.seat)
    shown = tuple(order(p.card) for p in plays(view) if p.seat == other)
    starter = order(view.starter)
    made = habits(view, other)
    guesses = [(hand, weight * trust(hand, made)) for hand, weight in likely_hands(view)]
    return [
        World(hand, weight, row(sum(WEIGHTS[rank - 1] for rank in (*hand, *shown)))[starter - 1])
        for hand, weight in thinned(guesses, GUESSES.get(len(view.hand), 240))
    ]


def play_worths(view: CribbageView, cards: Sequence[Card]) -> list[float]:
    """Returns for each of the cards the probability to win the game, over the opponent's possible hands."""
    assert view.seat is not None  # the channel does not play
    assert view.starter is not None  # the play comes after the starter
    goal = target(view)
    needs = (goal - view.scores[view.seat], goal - view.scores[1 - view.seat])
    one, two = (order(card) - 1 for card in view.given)
    hand, crib, own = show(view.kept, view.starter), CRIB[one][two] / 100, view.dealer == view.seat
    found = worths(
        Course.of(view, needs),
        worlds_of(view),
        lambda left, world: after_show(left, hand, world.show, crib, own=own),
    )
    return [found[order(card)] for card in cards]
