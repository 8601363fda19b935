"""Invariants of every state of cribbage, which the contract tests find by the game's key."""

import random
from typing import get_args

from msgspec.structs import replace

from games.cards import DECK
from games.cribbage.rules import CRIBBAGE
from games.cribbage.state import State, crib, target
from games.cribbage.views import Phase
from tests.games.cribbage.positions import choosing

MAX_MOVES = 12000
"""More than any match takes: a deal is at least one point for the dealer, and has at most 16 moves."""

SAID_ALOUD = {
    "cribbage-claimed points": "6.8",
    "cribbage-corrected": "6.8",
    "cribbage-muggins": "6.9",
    "cribbage-stands": "6.9",
    "cribbage-played": "4.1",
    "cribbage-go": "4.3",
    "cribbage-pegged": "5.1",
}
"""What is announced although no view shows it, with the rule: counts, and points called as missed; the card
that wins a game of a match, since the next game is dealt in the same step."""

BOT_MOVES = 3_000
"""More than bots alone need: some 100 a game, and a match is nine games at most."""
VARIANTS = ("target",)
"""House rules that make another game: bots play each of their values to the end."""


def check(s: State) -> None:
    """Checks that cards are conserved and distinct, counts added up, pegs in order."""
    cards = [*s.hands[0], *s.hands[1]]
    if s.starter is not None:
        played = [p for row in (*s.earlier, s.series) for p in row]
        cards += [*s.given[0], *s.given[1], *(p.card for p in played), s.starter]
        for seat in (0, 1):
            own = [p.card for p in played if p.seat == seat]
            assert sorted(s.kept[seat]) == sorted([*s.hands[seat], *own])
        assert len(crib(s)) == 4
    assert len(cards) == (13 if s.starter else 12)
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(DECK)
    assert sum(value(p.card) for p in s.series) == s.count <= 31
    assert all(p.back < p.front <= target(s.options) or p.front == p.back == 0 for p in s.pegs)
    assert (s.winner is not None) == (s.phase == "over") == (CRIBBAGE.outcome(s) is not None)
    worth = max((sum(r.worth for r in s.book.results if r.winner == seat) for seat in (0, 1)), default=0)
    assert (s.phase == "over") == (worth >= int(s.options.match) or s.resigned is not None)
    assert (s.claimed is None) or (s.phase == "count" and s.options.counting == "muggins")
    assert all(tally.hands <= tally.deals <= s.deal for tally in s.book.tallies)
    assert s.phase in get_args(Phase)
    nobody_has_refused(s)


def nobody_has_refused(s: State) -> None:
    """Checks that a seat that did not play held no card that fitted (RULES.md 4.2)."""
    rows = (*s.earlier, s.series)
    played = [p for row in rows for p in row]
    for at, last in enumerate(played):
        row = next(row for row in rows if last in row)
        ended = last == row[-1] and row is not s.series
        after = played[at + 1 :]
        skips = (
            s.turn == last.seat if not after and s.phase == "play" else after and after[0].seat == last.seat
        )
        for seat in (0, 1):
            if ended or (skips and seat != last.seat):
                rest = [*s.hands[seat], *(p.card for p in after if p.seat == seat)]
                assert all(last.count + value(card) > 31 for card in rest)


def value(card: str) -> int:
    """Implemented again here, so that an error in the engine's own table is found."""
    return {"A": 1, "J": 10, "Q": 10, "K": 10}.get(card[:-1]) or int(card[:-1])


def late(chooser: random.Random) -> tuple[int, State]:
    """Returns a deal shortly before the end: the number of seats, and the position."""
    cards = chooser.sample(DECK, 12)
    goal = chooser.choice(("121", "61"))
    s = choosing(
        " ".join(cards[:6]), " ".join(cards[6:]), dealer=chooser.randrange(2), target=goal,
        scores=(int(goal) - chooser.randint(1, 9), int(goal) - chooser.randint(1, 9)),
    )  # fmt: skip
    counting = chooser.choice(("table", "own", "muggins"))
    return 2, replace(s, options=replace(s.options, counting=counting, match=chooser.choice(("1", "3"))))
