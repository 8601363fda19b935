"""The questions to a seat and their answers (RULES.md 3, 4 and 6)."""

from collections.abc import Sequence

from games.cards import Card, by_rank
from games.contract import Ask, Cards, Seat, Text, Value, narrow
from games.cribbage import counting
from games.cribbage.legality import legal
from games.cribbage.moves import Claim, Discard, Move, Muggins, Play
from games.cribbage.state import State
from games.errors import IllegalMove


def asks(s: State, seat: Seat) -> tuple[str, ...]:
    """Returns the key of the seat's question, if it has one."""
    if s.phase == "discard":
        given = "-".join(s.given[seat])
        return (f"discard-{s.deal}-{given}" if given else f"discard-{s.deal}",)
    return (turn_id(s),) if s.phase in ("play", "count") and s.turn == seat else ()


def turn_id(s: State) -> str:
    """Returns an id of the current turn, in the play or the show, that is never used twice."""
    if s.phase == "play":
        return f"play-{s.deal}-{8 - len(s.hands[0]) - len(s.hands[1])}"
    return f"{'count' if s.claimed is None else 'call'}-{s.deal}-{len(s.counts)}"


def ask(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns what the seat may answer next. Raises IllegalMove for impossible picks."""
    if s.phase == "discard":
        return narrow(
            [(by_rank(move.cards), move) for move in legal(s, seat) if isinstance(move, Discard)],
            picked,
            "cribbage-field-discard-own" if s.dealer == seat else "cribbage-field-discard-other",
            lambda token: Text("cribbage-label-discard", {"cards": Cards((Card(token),))}),
            take=2,
            loose=True,
        )
    if s.phase == "play":
        return narrow(
            [((move.card,), move) for move in legal(s, seat) if isinstance(move, Play)],
            picked,
            "cribbage-field-play",
            lambda token: Text("cribbage-label-play", {"cards": Cards((Card(token),))}),
            params={"count": s.count},
        )
    return _ask_points(s, seat, picked)


def _ask_points(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ask for a number, listed or by a form. All numbers are offered, so that none is a hint."""
    what = "count" if s.claimed is None else "muggins"
    of = counting.stage(s)[1]
    if not picked:
        values = tuple(
            Value(str(m.points), _points_label(what, m.points))
            for m in legal(s, seat)
            if isinstance(m, Claim | Muggins)
        )
        return Ask(f"cribbage-field-{what}-{of}", values, form_id=f"cribbage-{what}")
    found = [m for m in legal(s, seat) if isinstance(m, Claim | Muggins) and (str(m.points),) == (*picked,)]
    if not found:
        raise IllegalMove()
    return Ask(f"cribbage-field-{what}-{of}", whole=found[0])


def _points_label(what: str, points: int) -> Text:
    if what == "muggins" and not points:
        return Text("cribbage-label-stands")
    return Text(f"cribbage-label-{what}", {"points": points})
