"""Cards from a line of text, for the positions of all games of cards."""

from games.cards import DECK, JOKER, Card


def cards(text: str) -> tuple[Card, ...]:
    """Returns the cards with these ids: `5H 10D JK`."""
    found = tuple(map(Card, text.split()))
    assert {*found} <= {*DECK, JOKER}
    return found
