"""Parameters of events and labels: towns, goods, cards, spaces."""

from functools import cache

from games.contract import Param, Text
from games.fuldrigger.facts import NEAREST, PORT, second_nearest
from games.fuldrigger.views import Card, Good, Sea, Ship, Space, Town

Told = dict[str, Param]
"""Parameters of an event or a label."""


@cache
def town_text(town: Town) -> Text:
    """Returns a town by its name."""
    return Text(f"fuldrigger-town-{town.lower()}")


@cache
def good_text(good: Good) -> Text:
    """Returns a good by its name."""
    return Text(f"fuldrigger-good-{good}")


def card_text(card: Card) -> Text:
    """Returns a chance card by its title."""
    return Text(f"fuldrigger-card-{card.lower()}")


@cache
def place_text(at: Space) -> Param:
    """Returns a space: a port by its town, any other by the nearest town; logs have its letters too."""
    if at in PORT:
        return town_text(PORT[at])
    return Text("fuldrigger-place-sea", {"space": str(at), "town": town_text(NEAREST[at])})


def space_text(at: Space, number: int) -> Text:
    """Returns a space at sea by the two nearest towns; `number` counts those of which these are the same."""
    told: Told = {"town": town_text(NEAREST[at]), "other": town_text(second_nearest(at)), "number": number}
    return Text("fuldrigger-place-space", told)


def cargo_text(ship: Ship) -> Text:
    """Returns a ship's cargo: a good, a privateer's guns, nothing."""
    if ship.load is not None:
        return good_text(ship.load.good)
    return Text("fuldrigger-cargo-privateer" if ship.privateer else "fuldrigger-cargo-empty")


def ship_text(sea: Sea, ship: Ship) -> Text:
    """Returns a ship with its place and cargo; one that is mid-move with what is left."""
    told: Told = {"ship": ship.number, "place": place_text(ship.at), "cargo": cargo_text(ship)}
    if sea.afoot is not None and sea.afoot.number == ship.number:
        return Text("fuldrigger-label-ship-on", {**told, "count": sea.afoot.left})
    return Text("fuldrigger-label-ship", told)
