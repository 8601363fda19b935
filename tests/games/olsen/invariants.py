"""What stays true of every state of Ólsen Ólsen; the contract suite looks for this file by the game's key."""

from collections import Counter

from games.olsen import variants
from games.olsen.rules import OLSEN
from games.olsen.state import State, pack
from games.olsen.views import LAPS, LEVELS, Options

MAX_MOVES = 60_000
"""More than any game takes: Langi Ólsen with ten random players is the longest."""
RANDOM_GAMES = 60
PAIRS = 60
MOVES_A_TURN = 6
"""At most a bot's: a card hidden, three drawn, one laid, the call; an accusation takes the place of one."""


def most_moves(seats: int, options: Options) -> int:
    """In how many moves bots alone end a game of at most five rounds (RULES.md 6.4).

    In Langi Ólsen a round is as long as it takes somebody to go out, and all but the last rank may fall
    for everybody.
    """
    lives = (len(LEVELS) - 1) * seats + 1 if options.variant == "long" else 1
    rounds = 5 if variants.is_scored(options) else 1
    return rounds * lives * LAPS * seats * MOVES_A_TURN


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
