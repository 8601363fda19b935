"""Parameters of events and labels: contracts, melds, cards."""

from collections.abc import Sequence

from games.cards import Card
from games.contract import Cards, Param, Text
from games.kinaskak.melds import meld as melds
from games.kinaskak.views import Kind, Meld, Part


def asked(kinds: Sequence[Kind]) -> Text:
    """Returns the number of sets and runs as a text."""
    sets, runs = kinds.count("set"), kinds.count("run")
    told = [
        Text(f"kinaskak-{what}", {"count": count})
        for what, count in (("sets", sets), ("runs", runs))
        if count
    ]
    return Text("kinaskak-both", {"sets": told[0], "runs": told[1]}) if len(told) > 1 else told[0]


def kinds_of(parts: Sequence[Part | Meld]) -> list[Kind]:
    """Returns the kind of each part or meld."""
    return [part.kind for part in parts]


def ends(meld: Meld) -> dict[str, Param]:
    """Returns the first and last card of a run as parameters of texts."""
    if meld.kind == "set":
        return {}
    return {
        "low": Cards((melds.stands_for(meld, 0),)),
        "high": Cards((melds.stands_for(meld, len(meld.cards) - 1),)),
    }


def shown(cards: Sequence[Card]) -> Text:
    """Returns cards wrapped in a text, so that a label is not rendered as a card itself."""
    return Text("kinaskak-cards", {"cards": Cards(tuple(cards))})


def card_label(card: Card) -> Text:
    """Returns a card as a label."""
    return Text("kinaskak-label-card", {"cards": Cards((card,))})


def meld_text(meld: Meld) -> Text:
    """Returns a short text for a meld: a set by rank and size, a run by its first and last card."""
    if meld.kind == "set":
        return Text("kinaskak-set", {"cards": Cards(meld.cards[:1]), "count": len(meld.cards)})
    return Text("kinaskak-run", ends(meld))
