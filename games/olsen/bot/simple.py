"""The turns of the bots that do not look ahead: a beginner, and a player who takes the most at once."""

from collections import Counter
from collections.abc import Sequence

from games.cards import rank, suit
from games.chance import Chance
from games.kit.hands import without
from games.olsen import variants
from games.olsen.moves import Play
from games.olsen.views import OlsenView


def any_play(plays: Sequence[Play], chance: Chance) -> Play:
    """Returns any of the shortest plays: one card that fits, without a thought for the rest of the hand."""
    least = min(len(play.cards) for play in plays)
    found = [play for play in plays if len(play.cards) == least]
    return found[chance.number("bot", len(found))]


def longest(view: OlsenView, plays: Sequence[Play]) -> Play:
    """Returns the play of most cards: an ordinary card before a wild one, and a suit that is held most."""
    assert view.seat is not None  # the public view has no plays
    face = variants.Face(view.pile[-1], view.suit, view.levels[view.seat], view.pending, view.options)
    wild = variants.of(view.options).wild(face)

    def key(play: Play) -> tuple[int, bool, int]:
        held = Counter(map(suit, without(view.hand, play.cards)))
        return len(play.cards), rank(play.cards[0]) != wild, held[play.suit or suit(play.cards[-1])]

    return max(plays, key=key)
