"""What stays true of every state of Ólsen Ólsen; the contract suite looks for this file by the game's key."""

from collections import Counter

from msgspec.structs import replace

from games.olsen import variants
from games.olsen.rules import OLSEN
from games.olsen.state import State, pack
from games.olsen.views import Options

MAX_MOVES = 60_000
"""More than any game takes: Langi Ólsen with ten random players is the longest."""
RANDOM_GAMES = 60
PAIRS = 60

SAID_ALOUD = {"olsen-accused target": "7.5", "olsen-wrong target": "7.5"}
"""What everybody hears although no view shows it, with the rule: whom somebody has accused in vain."""


def bearable(options: Options) -> Options:
    """House rules without those together with which random players hardly ever come to an end."""
    is_endless = options.variant in ("up-down", "cheat")
    return replace(options, last="auto", scored="no", packs="auto") if is_endless else options


def check(s: State) -> None:
    """Cards conserved, the top card open, nothing hidden where nobody can cheat, calls with one card."""
    cards = Counter(card for hand in s.hands for card in hand)
    cards.update(s.stock)
    cards.update(laid.card for laid in s.pile)
    assert cards == Counter(pack(s.packs))
    assert s.pile[-1].is_open
    assert s.height <= len(s.pile)
    assert all(len(hand) <= size for hand, size in zip(s.hands, s.shown, strict=True))
    if not variants.of(s.options).cheats:
        assert s.height == len(s.pile)
        assert s.shown == tuple(len(hand) for hand in s.hands)
        assert not any(s.cheats)
        assert all(laid.is_open for laid in s.pile)
    for seat, has_called in enumerate(s.called):
        assert not has_called or len(s.hands[seat]) == 1
    if s.owing is not None:
        assert len(s.hands[s.owing]) == 1
        assert not s.called[s.owing]
    assert (s.phase == "final") == (s.emptied is not None)
    assert s.direction in (1, -1)
    assert (s.phase == "over") == bool(s.winners) == (OLSEN.outcome(s) is not None)
    for seat in s.gone:
        assert not s.hands[seat]
