"""Parameters of events and labels: towns, goods, cards, spaces."""

from games.contract import Param, Text
from games.fuldrigger.facts import PORT, nearest, second_nearest
from games.fuldrigger.views import Card, Good, Space, Town

Told = dict[str, Param]
"""Parameters of an event or a label."""


def town_text(town: Town) -> Text:
    """Returns a town by its name."""
    return Text(f"fuldrigger-town-{town.lower()}")


def good_text(good: Good) -> Text:
    """Returns a good by its name."""
    return Text(f"fuldrigger-good-{good}")


def card_text(card: Card) -> Text:
    """Returns a chance card by its title."""
    return Text(f"fuldrigger-card-{card.lower()}")


def place_text(at: Space) -> Param:
    """Returns a space: a port by its town, any other by the nearest town; logs have its letters too."""
    if at in PORT:
        return town_text(PORT[at])
    return Text("fuldrigger-place-sea", {"space": str(at), "town": town_text(nearest(at))})


def space_text(at: Space, number: int) -> Text:
    """Returns a space at sea by the two nearest towns; `number` counts those of which these are the same."""
    told: Told = {"town": town_text(nearest(at)), "other": town_text(second_nearest(at)), "number": number}
    return Text("fuldrigger-place-space", told)
