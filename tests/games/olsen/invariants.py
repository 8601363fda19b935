"""Invariants of the states of Ólsen Ólsen, found by the contract tests by the game's key."""

import random
from collections import Counter

from msgspec.structs import replace

from games.chance import Derived
from games.olsen import variants
from games.olsen.rules import OLSEN
from games.olsen.state import Laid, State, held
from games.olsen.variants import pack
from games.olsen.views import LAPS, LEVELS, Options

MAX_MOVES = 60_000
"""More than any game takes: Langi Ólsen with ten random players is the longest."""
RANDOM_GAMES = 60
PAIRS = 60
LATE_GAMES = 6
"""How many games from late positions the checks of the contract play in the normal run."""

SAID_ALOUD = {
    "olsen-accused target": "7.5",
    "olsen-wrong target": "7.5",
    "olsen-named suit": "3.3",
    "olsen-played cards": "3.2",
}
"""Parameters of public events that no view contains, with the rule: the target of a wrong accusation; the
last cards of a round, in their order, and the suit named with them, as others are dealt in the same step."""

BOT_MOVES = 20_000
"""More than bots alone need: up to some 1,500 for 500 points, and upp og niður is the longest."""
VARIANTS = ("variant",)
"""House rules of which each value is played to the end by bots."""
BOT_SEEDS = 1
"""One game of each combination in the normal run."""
MOVES_A_TURN = 6
"""At most a bot's: a card hidden, three drawn, one laid, the call; an accusation takes the place of one."""


def most_moves(seats: int, options: Options) -> int:
    """Returns the number of moves within which bots end a game of at most five rounds (RULES.md 6.4).

    In Langi Ólsen a round is as long as it takes somebody to go out, and all but the last rank may fall
    for everybody.
    """
    lives = (len(LEVELS) - 1) * seats + 1 if options.variant == "long" else 1
    rounds = 5 if variants.is_scored(options) else 1
    return rounds * lives * LAPS * seats * MOVES_A_TURN


def check(s: State) -> None:
    """Checks conserved cards, an open top card, hidden cards in Svindl only, and calls with one card."""
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


def late(chooser: random.Random) -> tuple[int, State]:
    """Returns a number of seats and a position with almost no stock."""
    seats = chooser.choice((2, 3, 5))
    variant = chooser.choice(("base", "up-down", "points", "crazy", "long", "cheat"))
    options = Options(variant=variant, draw=chooser.choice(("must", "may")))
    s = OLSEN.start(seats, options, Derived(b"late", chooser.randrange(10**6))).state
    left = chooser.randint(0, 2)
    stock, rest = s.stock[:left], s.stock[left:]
    if chooser.random() < 0.5:
        hands = tuple(held((*hand, *rest[n::seats])) for n, hand in enumerate(s.hands))
        return seats, replace(s, stock=stock, hands=hands, shown=tuple(map(len, hands)))
    pile = (*(Laid(card, None) for card in rest), *s.pile)
    return seats, replace(s, stock=stock, pile=pile, height=len(pile))
