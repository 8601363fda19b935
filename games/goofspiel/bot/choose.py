"""The bot: `easy` bids any card, `middle` high cards for high prizes, the highest for the highest left."""

from games.cards import order
from games.chance import Chance
from games.goofspiel.moves import Bid
from games.goofspiel.views import GoofspielView
from games.params import Seat


def choose(view: GoofspielView, legal: object, chance: Chance, strength: str) -> Bid:
    """Returns the bid of a seat that has not chosen."""
    seat = view.seat
    assert seat is not None  # the public view has no bids
    hand = view.hands[seat]
    if strength == "easy":
        return Bid(hand[chance.number("bot", len(hand))])
    assert view.prize is not None
    is_highest = all(order(prize) < order(view.prize) for prize in view.left)
    place = hand.index(matching(view, seat).card) + chance.number("bot", 2)
    return Bid(hand[min(place, len(hand) - 1 if is_highest else len(hand) - 2)])


def matching(view: GoofspielView, seat: Seat) -> Bid:
    """Returns the card that has the same place in the hand as the prize among the prizes left."""
    assert view.prize is not None
    return Bid(view.hands[seat][sum(order(prize) < order(view.prize) for prize in view.left)])
