"""What stays true of every state of Kasino; the contract suite looks for this file by the game's key."""

from typing import get_args

from games.cards import DECK
from games.kasino.rules import KASINO
from games.kasino.state import State, sides
from games.kasino.values import held_values
from games.kasino.views import Phase

MAX_MOVES = 3_000
RANDOM_GAMES = 14
"""How many random games the checks of the contract play in the normal run: each has some 150 moves."""

PAIRS = 8
"""How many positions a viewer is tried with in the secrecy tests."""


def check(s: State) -> None:
    """52 cards, one build of a value and of an owner, who holds a card for it; no points from nowhere."""
    built = [card for build in s.builds for card in build.cards]
    cards = [card for pile in (*s.hands, *s.piles, s.stock, s.loose, built) for card in pile]
    assert sorted(cards) == sorted(DECK)
    assert len({build.value for build in s.builds}) == len(s.builds)
    assert len({build.owner for build in s.builds}) == len(s.builds)
    for build in s.builds:
        assert any(build.value in held_values(card) for card in s.hands[build.owner])
    for pile, faces in zip(s.piles, s.svups, strict=True):
        assert {*faces} <= {*pile}
    if s.phase == "play":
        assert s.hands[s.turn]
        assert KASINO.ask(s, s.turn, KASINO.asks(s, s.turn)[0]).values
    if s.count is not None:
        plain = sum(sum(award.points) for award in s.count.awards if award.kind != "svups")
        assert plain <= 9 + int(s.options.spades)
    assert len(s.scores) == len(sides(s.seats, s.options))
    assert (s.phase == "over") == bool(s.winners) == (KASINO.outcome(s) is not None)
    assert s.phase in get_args(Phase)
