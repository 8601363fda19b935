"""Opponents for the bot: one random, one greedy. Each is given its view only."""

from collections.abc import Callable

from games.chance import Chance, Derived
from games.stratego import questions
from games.stratego.battle.field import Field
from games.stratego.bot import choose
from games.stratego.bot.ways import distances
from games.stratego.facts import ARMY, FLAG_AT, TURRET, full_army
from games.stratego.moves import Act, Move, Ready, Recruit, SetUp
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import SPY, UNKNOWN, Kind, Options, StrategoView


def ours(view: StrategoView, chance: Chance) -> Move:
    """Returns the bot's move."""
    return choose.choose(view, tuple, chance, "strong")


def _before(view: StrategoView, chance: Chance) -> Move | None:
    """A shuffled army, and of removed pieces the strongest."""
    assert view.seat is not None
    if view.phase == "setup":
        if view.army:
            return Ready()
        army = chance.shuffle("army", full_army())
        assert len(army) == ARMY
        assert FLAG_AT < ARMY
        return SetUp(army)
    if view.phase == "recruit":
        return Recruit(max(p.rank for p in view.pieces if p.seat == view.seat and p.space is None))
    return None


def legal(view: StrategoView) -> tuple[Field, list[tuple[int, Act, Kind]]]:
    """Every action of the seat to move."""
    assert view.seat is not None
    at = questions.field(view)
    found = []
    for n in at.own(view.seat):
        start = view.pieces[n].space
        assert start is not None
        found += [(n, Act(start, end), kind) for end, kind in at.ends(n).items()]
    return at, found


def at_random(view: StrategoView, chance: Chance) -> Move:
    """Returns a random action."""
    early = _before(view, chance)
    if early is not None:
        return early
    _, found = legal(view)
    return found[chance.number("any", len(found))][1]


def greedy(view: StrategoView, chance: Chance) -> Move:
    """Most gain at once: it wins if it can, fights by the odds of a whole army, and brings the flag on."""
    early = _before(view, chance)
    if early is not None:
        return early
    at, found = legal(view)
    scored = [(_gain(view, at, *one), one[1]) for one in found]
    top = max(gain for gain, _ in scored)
    good = [move for gain, move in scored if gain == top]
    return good[chance.number("any", len(good))]


def _gain(view: StrategoView, at: Field, n: int, act: Act, kind: Kind) -> float:
    piece = view.pieces[n]
    flag = next(flag for flag in view.flags if flag.seat == view.seat)
    home = distances(view.board, TURRET)
    carried = flag.bearer == n
    if kind in ("attack", "fire"):
        other = view.pieces[at.at[act.end]]
        ranks = full_army() if other.rank == UNKNOWN else (other.rank,)
        prize = 10.0 if at.at[act.end] in at.bearers else 0.0
        if kind == "fire":
            return sum(ranks) / len(ranks) - 4.0 + prize
        gains = [_outcome(piece.rank, rank, prize, 5.0 * carried) for rank in ranks]
        return sum(gains) / len(gains)
    if kind == "hand" and (not carried or view.pieces[at.at[act.end]].seat != view.seat):
        return -1.0
    if carried:
        return 100.0 if act.end == TURRET else 1.0 * (home[act.start] - home[act.end])
    return 0.1 * (home[act.start] - home[act.end])


def _outcome(rank: int, against: int, prize: float, flag: float) -> float:
    if rank > against or (rank, against) == (SPY, 9):
        return against + prize
    if rank == against:
        return prize - flag
    return -rank - flag


Player = Callable[[StrategoView, Chance], Move]


def match(number: int, player: Player, others: Player, every: int = 4) -> State:
    """The end of a game in which every fourth, or second, seat is the player's, by the number."""
    s: State = STRATEGO.start(4, Options(), Derived(b"match %d" % number, 0)).state
    for n in range(1, 8000):
        if STRATEGO.outcome(s) is not None:
            return s
        seat = STRATEGO.waits(s)[0].seats[0]
        who = player if seat % every == number % every else others
        move = who(STRATEGO.view(s, seat), Derived(b"player %d" % number, n))
        s = STRATEGO.apply(s, seat, move, Derived(b"match %d" % number, n)).state
    raise AssertionError("the game does not end")


def wins(number: int, player: Player, others: Player) -> bool:
    """Returns whether the player has won."""
    return number % 4 in match(number, player, others).winners


def wins_of_two(number: int, player: Player, others: Player) -> bool:
    """Returns whether one of the player's two seats has won against two others."""
    return any(seat % 2 == number % 2 for seat in match(number, player, others, 2).winners)
