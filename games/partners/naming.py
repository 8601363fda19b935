"""Cards, pieces and fields as parameters of texts."""

from functools import cache

from games.contract import Param, Term, Text
from games.partners.views import HOUSE, YARD, Kind


@cache
def card_term(card: Kind) -> Term:
    """Returns the term of a card; in its id `-4` and `1/14` are spelled in letters."""
    return Term("partners-card-" + {"-4": "back-4", "1/14": "1-or-14"}.get(card, card.lower()))


def piece_text(piece: int) -> Text:
    """Returns the name of a piece: its colour and its number from 1."""
    return Text(f"partners-piece-{piece // 4}", {"number": piece % 4 + 1})


def field_text(field: int) -> Param:
    """Returns the name of a field: its number, a place in the house, or the yard."""
    if field == YARD:
        return Text("partners-yard")
    return Text("partners-house", {"place": field - HOUSE + 1}) if field >= HOUSE else str(field)
