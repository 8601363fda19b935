"""The moves of Fuldrigger (RULES.md 3 to 7) and their spelling. Companies are spelled 1 to 4."""

import re
from functools import partial
from typing import Annotated, Final

from games.fuldrigger.views import Good, Left, Space, Terms, Town, Treaty
from games.kit.moves import Composite, Resign, Spelled, Word, one_of
from games.params import Seat

_NUMBER: Final = re.compile(r"[1-9][0-9]{0,4}", re.ASCII)
_OFFER: Final = re.compile(r"[1-4][1-4]-[1-9][0-9]{0,5}", re.ASCII)
_TOWN: Final = re.compile(r"[A-Z]{3}", re.ASCII)
_GOOD: Final = re.compile(r"[A-Z]{3,7}", re.ASCII)


def fitting(form: re.Pattern[str], word: str) -> str:
    """Returns the word if it has that form. Raises ValueError."""
    if not form.fullmatch(word):
        raise ValueError(word)
    return word


def number(word: str, most: int = 99_999) -> int:
    """Returns the number from 1 to `most`. Raises ValueError."""
    if (found := int(fitting(_NUMBER, word))) > most:
        raise ValueError(word)
    return found


ship = partial(number, most=6)
"""Returns the number of a ship. Raises ValueError."""


def seat(word: str) -> Seat:
    """Returns the seat of a company, which is spelled from 1. Raises ValueError."""
    return Seat(number(word, most=4) - 1)


def town(word: str) -> Town:
    """Returns the town, one of the map or not. Raises ValueError."""
    return Town(fitting(_TOWN, word))


def good(word: str) -> Good:
    """Returns the good, one of the market or not. Raises ValueError."""
    return Good(fitting(_GOOD, word).lower())


ShipNumber = Annotated[int, Word(ship)]
Number = Annotated[int, Word(number)]
Company = Annotated[Seat, Word(seat, lambda other: str(other + 1))]
TownName = Annotated[Town, Word(town)]
GoodName = Annotated[Good, Word(good)]
OfferId = Annotated[str, Word(partial(fitting, _OFFER))]


class Home(Spelled, frozen=True, tag="home"):
    """Chooses the home town."""

    town: TownName


class Roll(Spelled, frozen=True, tag="roll"):
    """Rolls three dice for the distance of every own ship."""


class Sail(Spelled, frozen=True, tag="sail"):
    """Sails a ship to a space in reach, or towards a town, by the shortest or the safest way."""

    ship: ShipNumber
    to: Space
    towards: bool = False
    safe: bool = False

    def __str__(self) -> str:
        safe = " safe" if self.safe else ""
        return f"sail {self.ship}{safe} {'towards' if self.towards else 'to'} {self.to}"


class Stop(Spelled, frozen=True, tag="stop"):
    """Ends a ship's move where it is."""

    ship: ShipNumber


class Buy(Spelled, frozen=True, tag="buy"):
    """Buys a load for a ship in port; `to` becomes its course."""

    good: GoodName
    ship: ShipNumber
    to: Town | None = None

    def __str__(self) -> str:
        return f"buy {self.good} {self.ship}" + (f" to {self.to}" if self.to else "")


class Sell(Spelled, frozen=True, tag="sell"):
    """Sells the load of a ship in port."""

    ship: ShipNumber


class Settle(Spelled, frozen=True, tag="settle"):
    """Leaves a ship where it is, or as it is, for the rest of the turn."""

    form = "{what} {ship}"

    ship: ShipNumber
    what: Left


Order = Sail | Sell | Buy | Settle


class Orders(Composite, frozen=True, tag="orders"):
    """Gives several ships orders at once, which are carried out one after the other."""

    parts: tuple[Order, ...]

    def __str__(self) -> str:
        return "orders " + "; ".join(map(str, self.parts))


class Dump(Spelled, frozen=True, tag="dump"):
    """Throws a load overboard."""

    ship: ShipNumber


class NewShip(Spelled, frozen=True, tag="ship"):
    """Buys a ship from the bank, in the home town."""


class Scrap(Spelled, frozen=True, tag="scrap"):
    """Sells a ship to the bank."""

    ship: ShipNumber


class NewFort(Spelled, frozen=True, tag="fort"):
    """Builds a fort in a town where a ship lies."""

    town: TownName


class Arm(Spelled, frozen=True, tag="arm"):
    """Fits out a ship as a privateer, or lays it off."""

    form = "{sail} {ship}"

    ship: ShipNumber
    sail: Annotated[bool, one_of(arm=True, disarm=False)] = True


class Deliver(Spelled, frozen=True, tag="deliver"):
    """Sends a load over an isthmus."""

    ship: ShipNumber


class Collect(Spelled, frozen=True, tag="collect"):
    """Fetches a load from the own store behind an isthmus."""

    good: GoodName
    ship: ShipNumber


class Declare(Spelled, frozen=True, tag="war"):
    """Declares war on another company."""

    other: Company


class Join(Spelled, frozen=True, tag="join"):
    """Enters a war of others on the side of one of them."""

    form = "join {war} with {friend}"

    war: Number
    friend: Company


class Attack(Spelled, frozen=True, tag="attack"):
    """Sends privateers against a company's ships and fort on a space."""

    form = "attack {other} at {at} with {ships}"

    other: Company
    at: Space
    ships: tuple[int, ...]


class Take(Spelled, frozen=True, tag="take"):
    """Chooses the captured piece: a ship of the defender by number, or `fort`."""

    what: Annotated[str, Word(lambda word: "fort" if word == "FORT" else str(ship(word)))]


class Lose(Spelled, frozen=True, tag="lose"):
    """Chooses which of the attackers is lost."""

    ship: ShipNumber


class Propose(Spelled, frozen=True, tag="propose"):
    """Offers a treaty to another company; its `seat` is filled in when it is made."""

    treaty: Treaty

    def __str__(self) -> str:
        t = self.treaty
        words = ["propose", str(t.other + 1), *_clause("give", t.give), *_clause("get", t.get)]
        if t.peace and not t.truce:
            words.append("peace")
        words += ["truce", str(t.truce)] if t.truce else []
        words += ["ally", str(t.ally)] if t.ally else []
        return " ".join(words)


class Answer(Spelled, frozen=True, tag="answer"):
    """Accepts or declines an offer; declining an own offer withdraws it."""

    form = "{yes} {offer}"

    offer: OfferId
    yes: Annotated[bool, one_of(accept=True, decline=False)]


class EndTurn(Spelled, frozen=True, tag="end"):
    """Ends the turn."""


class Expire(Spelled, frozen=True, tag="expire"):
    """Ends an offer that was not answered; made by the table's clock."""

    form = "EXPIRE {offer}"

    offer: OfferId


class Late(Spelled, frozen=True, tag="late"):
    """Ends a turn that was not finished in time; made by the table's clock."""

    form = "LATE {number}"

    number: Number


class Date(Spelled, frozen=True, tag="date"):
    """Makes this round the last, because the agreed date has come; made by the table's clock."""

    form = "DATE"


Timed = Expire | Late | Date
ShipMove = Sail | Stop | Buy | Sell | Settle | Dump | Scrap | Arm | Deliver | Collect
"""What is done with one ship, by its number."""
Move = (
    Home | Roll | Sail | Stop | Buy | Sell | Settle | Orders | Dump | NewShip | Scrap | NewFort | Arm
    | Deliver | Collect | Declare | Join | Attack | Take | Lose | Propose | Answer | EndTurn | Timed | Resign
)  # fmt: skip


def _clause(word: str, terms: Terms) -> list[str]:
    if terms == Terms():
        return []
    money = ["money", str(terms.money)] if terms.money else []
    ships = [part for n in terms.ships for part in ("ship", str(n))]
    return [word, *money, *ships, *(part for f in terms.forts for part in ("fort", f))]
