"""The bot's move with its reason, from the view of one seat."""

from games.advice import Advice
from games.contract import Seat, Text
from games.kit.seats import WHO
from games.params import Param
from games.stratego.bot import choose
from games.stratego.bot.guesses import WORTH
from games.stratego.bot.thought import WON, Thought
from games.stratego.bot.weights import STRENGTHS
from games.stratego.facts import RING, TURRET
from games.stratego.moves import Act, ByLot, Draw, Move, Recruit
from games.stratego.naming import rank_term
from games.stratego.views import CANNON, Kind, Space, StrategoView


def advise(view: StrategoView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat is None or view.seat not in view.waiting:
        return None
    if view.phase == "setup":
        move = choose.army(view)
        return Advice(move, Text("stratego-hint-army" if isinstance(move, ByLot) else "stratego-hint-ready"))
    if view.phase == "recruit":
        lost = {p.rank for p in view.pieces if p.seat == view.seat and p.space is None}
        rank = max(lost, key=lambda rank: WORTH[rank])
        return Advice(Recruit(rank), Text("stratego-hint-recruit", {"rank": rank_term(rank)}))
    if choose.agrees(view, view.seat):
        return Advice(Draw(True), Text("stratego-hint-draw"))
    return _act(view, view.seat)


def _act(view: StrategoView, seat: Seat) -> Advice[Move]:
    """The first action of the highest worth."""
    thought = Thought(view, seat, STRENGTHS["strong"])
    found = []
    for n in thought.at.own(seat):
        start = view.pieces[n].space
        assert start is not None  # own pieces on the board
        for end, kind in thought.at.ends(n).items():
            found.append((thought.worth(n, start, end, kind), n, start, end, kind))
    worth, n, start, end, kind = max(found, key=lambda one: one[0])
    why = _reason(thought, n, start, end, kind)
    return Advice(Act(start, end), why if worth >= WON else _warned(thought, why))


def _warned(thought: Thought, why: Text) -> Text:
    """The reason, after who is a step from the free turret with their own flag."""
    near = [n for n, far in thought.marching.items() if far == 1 and TURRET not in thought.at.at]
    if not near:
        return why
    return Text("stratego-hint-threat", {"who": WHO[thought.view.pieces[near[0]].seat], "why": why})


def _reason(thought: Thought, n: int, start: Space, end: Space, kind: Kind) -> Text:
    """The odds of a fight, or what is best about a march."""
    if kind == "attack":
        win, tie = thought.guesses.beats(thought.view.pieces[n].rank, thought.at.at[end])
        return Text("stratego-hint-attack", {"win": round(100 * win), "tie": round(100 * tie)})
    if kind == "fire":
        worth = round(thought.guesses.worth(thought.at.at[end]), 1)
        return Text("stratego-hint-fire", {"worth": worth, "own": WORTH[CANNON]})
    steps: dict[str, Param] = {"before": thought.home[start], "after": thought.home[end]}
    if kind == "hand":
        return Text("stratego-hint-hand", steps)
    if n == thought.bearer:
        return Text("stratego-hint-flag" if steps["after"] else "stratego-hint-home", steps)
    return _march(thought, n, start, end)


def _march(thought: Thought, n: int, start: Space, end: Space) -> Text:
    """The largest part of the worth of a step."""
    if end == thought.flag.space:
        return Text("stratego-hint-fetch")
    safer, stands, progress = thought.march_parts(n, start, end)
    if safer > max(stands, progress, 0.0):
        return Text("stratego-hint-flee")
    if end == RING and stands >= progress:
        return Text("stratego-hint-ring")
    return Text("stratego-hint-march" if progress > 0 else "stratego-hint-wait")
