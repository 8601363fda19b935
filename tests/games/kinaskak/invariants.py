"""What stays true of every state of Kínaskák; the contract suite looks for this file by the game's key."""

from collections import Counter
from typing import get_args

from games.cards import DECK, JOKER
from games.kinaskak.rules import KINASKAK
from games.kinaskak.state import State, rules_of
from games.kinaskak.views import Phase
from tests.games.kinaskak.naive import is_meld

SHORT = "Short|1s3;1s3,1r4;2s3|packs:3|jokers:3|deal:13|buys:3|fine:200|values:0,10,15,25"
"""A ladder of three rounds, since random players need long for eight."""
SMALL = "Small|2s3;1r5|packs:2|jokers:2|deal:9|buys:1|fine:50|values:5,10,20,50"

OPTIONS = {"ladder": (SHORT, SMALL)}
"""The values that random games have of house rules that are no list."""
MAX_MOVES = 12_000
RANDOM_GAMES = 30
"""How many random games the checks of the contract play in the normal run."""
BOT_GAMES = 3
PAIRS = 10
"""How many positions a viewer is tried with in the secrecy tests."""


def check(s: State) -> None:
    """Cards conserved, melds legal, counters within their limits."""
    rules = rules_of(s)
    whole = Counter(dict.fromkeys(DECK, rules.packs)) + Counter({JOKER: rules.packs * rules.jokers})
    lying = [card for meld in s.melds for card in meld.cards]
    held = [card for hand in s.hands for card in hand]
    assert Counter((*held, *s.stock, *s.pile, *lying)) == whole
    assert s.phase in get_args(Phase)
    assert (s.phase == "over") == (KINASKAK.outcome(s) is not None)
    for meld in s.melds:
        assert is_meld(meld)
        assert s.laid[meld.owner]
    for seat, hand in enumerate(s.hands):
        assert not Counter(s.known[seat]) - Counter(hand)
        assert s.options.fourth == "fine" or s.buys[seat] <= rules.buys
        assert s.fines[seat] == rules.fine * max(0, s.buys[seat] - rules.buys)
    assert 1 <= s.round <= len(rules.contracts)
    assert len(s.sheet) <= len(rules.contracts)
    assert all(row[seat] >= 0 for row in s.sheet for seat in range(len(s.hands)))
