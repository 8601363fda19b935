"""Chooses the bot's move from a view.

Estimates the ranks of hidden pieces and evaluates each action by gain, risk and progress (`thought`); the
weights depend on the strength and on the seat's style (`weights`).
"""

from collections.abc import Callable, Sequence

from games.chance import Chance
from games.params import Seat
from games.stratego.battle.field import friends
from games.stratego.bot import armies
from games.stratego.bot.guesses import WORTH
from games.stratego.bot.thought import Thought
from games.stratego.bot.ways import distances
from games.stratego.bot.weights import weights
from games.stratego.facts import TURRET, full_army
from games.stratego.moves import Act, ByLot, Draw, Move, Ready, Recruit
from games.stratego.views import StrategoView

NEAR_HOME = 3
"""Steps from the turret, with its flag, within which the bot agrees to no draw."""
SAME = 0.001
"""Difference of strength that is none."""


def choose(view: StrategoView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str) -> Move:
    """Returns the move for a seat that the table waits for."""
    assert view.seat is not None  # the public view has no moves
    if view.phase == "setup":
        return armies.army(view, chance) if strength == "strong" else army(view)
    if view.phase == "recruit":
        lost = {p.rank for p in view.pieces if p.seat == view.seat and p.space is None}
        return Recruit(max(lost, key=lambda rank: WORTH[rank]))
    if agrees(view, view.seat):
        return Draw(True)
    return best(Thought(view, view.seat, weights(view, view.seat, strength)), chance)


def best(thought: Thought, chance: Chance) -> Move:
    """Returns the best action; among nearly equal ones a random one."""
    scored: list[tuple[float, Act]] = []
    for n in thought.at.own(thought.seat):
        start = thought.view.pieces[n].space
        assert start is not None
        for end, kind in thought.at.ends(n).items():
            scored.append((thought.worth(n, start, end, kind), Act(start, end)))
    top = max(value for value, _ in scored)
    good = [move for value, move in scored if value >= top - thought.weights.noise]
    return good[chance.number("choice", len(good))]


def agrees(view: StrategoView, seat: Seat) -> bool:
    """Whether the bot agrees to a draw that others offer: not if its chances are better than its share of a
    draw, nor while its flag is about to come home.
    """
    if not view.agreed or seat in view.agreed or _is_ahead(view, seat):
        return False
    flag = next(flag for flag in view.flags if flag.seat == seat)
    if flag.bearer is None:
        return True
    bearer = view.pieces[flag.bearer]
    near = bearer.space is not None and distances(view.board, TURRET)[bearer.space] <= NEAR_HOME
    return not (near and bearer.seat == seat)


def _is_ahead(view: StrategoView, seat: Seat) -> bool:
    """Whether the seat's side has more than its share of the strength that is left on the board."""
    left = [seat for seat in range(view.seats) if seat not in view.out]
    strength = dict.fromkeys(left, sum(WORTH[rank] for rank in full_army()))
    for piece in view.pieces:
        if piece.space is None and piece.seat in strength:
            strength[piece.seat] -= WORTH[piece.rank]
    side = [one for one in left if friends(view.seats, view.options, seat, Seat(one))]
    sides = 1 + sum(1 for one in left if one not in side) / (2 if view.options.teams == "pairs" else 1)
    return sum(strength[one] for one in side) * sides > sum(strength.values()) + SAME


def army(view: StrategoView) -> Move:
    """Returns a random army, or `Ready` once there is one."""
    return Ready() if view.army else ByLot()
