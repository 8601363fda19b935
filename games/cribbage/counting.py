"""The show: counted by the table, or by the players, with or without muggins (RULES.md 6).

Every function appends its events to a list and returns the new state. When all three have been counted the
state stays in the phase `count`, and `course` deals again.
"""

from typing import Final

from msgspec.structs import replace

from games.contract import Cards, Event, Param
from games.cribbage.facts import TERMS
from games.cribbage.pegs import peg, scores
from games.cribbage.score import items
from games.cribbage.state import Hand, State, crib, other, target
from games.cribbage.views import Count, Laid, Source
from games.kit.rules import Events
from games.kit.seats import WHO
from games.params import Seat

STAGES: Final = 3
"""The non-dealer's hand, the dealer's hand, the crib."""
MOST: Final = 29
"""The highest count of a hand."""


def begin(s: State, events: Events) -> State:
    """Begins the show: the table counts all three, or the first hand is opened to be counted."""
    s = replace(s, phase="count", played=scores(s))
    if s.options.counting != "table":
        return lay(s, events)
    while s.phase == "count" and len(s.counts) < STAGES:
        seat, source, cards = stage(s)
        count = counted(s, seat, source, cards)
        announce_count(count, events)
        s = peg(replace(s, counts=(*s.counts, count)), seat, count.total, events)
    return s


def stage(s: State) -> tuple[Seat, Source, Hand]:
    """Returns the seat whose hand, or whose crib, is counted next (RULES.md 6.1), and the cards."""
    if len(s.counts) == 2:
        return s.dealer, "crib", crib(s)
    seat = s.dealer if s.counts else other(s.dealer)
    return seat, "hand", s.kept[seat]


def laid(s: State) -> Laid | None:
    """Returns the hand or crib that its owner is to count or the opponent to judge; None if there is none."""
    return Laid(*stage(s), s.claimed) if s.phase == "count" and len(s.counts) < STAGES else None


def lay(s: State, events: Events) -> State:
    """Opens the next hand, or the crib, for its owner to count. Does nothing after the crib."""
    if len(s.counts) == STAGES:
        return s
    seat, source, cards = stage(s)
    params: dict[str, Param] = {"who": WHO[seat], "source": TERMS[source], "cards": Cards(cards)}
    events.append(Event("cribbage-laid", params))
    return replace(s, turn=seat, claimed=None)


def claim(s: State, points: int, events: Events) -> State:
    """Applies the owner's count: too much is corrected, too little may be taken (RULES.md 6.8)."""
    seat, source, cards = stage(s)
    count = counted(s, seat, source, cards)
    right = min(points, count.total)
    events.append(Event("cribbage-claimed", {"who": WHO[seat], "source": TERMS[source], "points": points}))
    if points > count.total:
        events.append(Event("cribbage-corrected", {"points": count.total}))
    wins = s.pegs[seat].front + right >= target(s.options)
    if wins or points > count.total or s.options.counting == "own":
        return _close(s, replace(count, claimed=right), seat, right, events)
    return replace(peg(s, seat, right, events), claimed=right, turn=other(seat))


def call(s: State, points: int, events: Events) -> State:
    """Applies the opponent's call: 0 accepts the count, else missed points are taken (RULES.md 6.9)."""
    seat, source, cards = stage(s)
    count, caller, claimed = counted(s, seat, source, cards), other(seat), s.claimed or 0
    taken = min(points, count.total - claimed)
    said = Event("cribbage-muggins", {"who": WHO[caller], "points": points, "taken": taken})
    events.append(said if points else Event("cribbage-stands", {"who": WHO[caller]}))
    return _close(s, replace(count, claimed=claimed, taken=taken), caller, taken, events)


def _close(s: State, count: Count, seat: Seat, points: int, events: Events) -> State:
    """Announces the true count, pegs the points and opens the next hand."""
    announce_count(count, events)
    if missed := count.total - (count.claimed or 0) - count.taken:
        events.append(Event("cribbage-missed", {"points": missed}))
    s = peg(replace(s, counts=(*s.counts, count), claimed=None), seat, points, events)
    return s if s.phase == "over" else lay(s, events)


def counted(s: State, seat: Seat, source: Source, cards: Hand) -> Count:
    """Returns the count of a hand or the crib with the starter."""
    assert s.starter is not None  # the show comes after the play
    found = items(cards, s.starter, source == "crib")
    return Count(seat, source, cards, s.starter, found, found[-1].total if found else 0)


def announce_count(count: Count, events: Events) -> None:
    """Appends the events of a count, item by item."""
    params: dict[str, Param] = {
        "who": WHO[count.seat],
        "source": TERMS[count.source],
        "cards": Cards(count.cards),
        "starter": Cards((count.starter,)),
        "total": count.total,
    }
    events.append(Event("cribbage-counted" if count.claimed is None else "cribbage-worth", params))
    for item in count.items:
        step: dict[str, Param] = {
            "kind": TERMS[item.kind],
            "cards": Cards(item.cards),
            "points": item.points,
            "total": item.total,
        }
        events.append(Event("cribbage-item", step, kind="detail"))
    if not count.items:
        events.append(Event("cribbage-nothing"))
