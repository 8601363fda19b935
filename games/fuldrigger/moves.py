"""The moves of Fuldrigger (RULES.md 3 to 7) and their spelling. Companies are spelled 1 to 4."""

import msgspec

from games.fuldrigger.views import Good, Space, Terms, Town, Treaty
from games.kit.moves import Resign, Spelled
from games.params import Seat


class Home(Spelled, frozen=True, tag="home"):
    """Chooses the home town."""

    town: Town


class Roll(Spelled, frozen=True, tag="roll"):
    """Rolls three dice for the distance of every own ship."""


class Sail(msgspec.Struct, frozen=True, tag="sail"):
    """Sails a ship to a space in reach, or towards a town, by the shortest or the safest way."""

    ship: int
    to: Space
    towards: bool = False
    safe: bool = False

    def __str__(self) -> str:
        safe, how = " safe" if self.safe else "", "towards" if self.towards else "to"
        return f"sail {self.ship}{safe} {how} {self.to}"


class Stop(Spelled, frozen=True, tag="stop"):
    """Ends a ship's move where it is."""

    ship: int


class Buy(Spelled, frozen=True, tag="buy"):
    """Buys a load for a ship in port."""

    good: Good
    ship: int


class Sell(Spelled, frozen=True, tag="sell"):
    """Sells the load of a ship in port."""

    ship: int


class Dump(Spelled, frozen=True, tag="dump"):
    """Throws a load overboard."""

    ship: int


class NewShip(Spelled, frozen=True, tag="ship"):
    """Buys a ship from the bank, in the home town."""


class Scrap(Spelled, frozen=True, tag="scrap"):
    """Sells a ship to the bank."""

    ship: int


class NewFort(Spelled, frozen=True, tag="fort"):
    """Builds a fort in a town where a ship lies."""

    town: Town


class Arm(msgspec.Struct, frozen=True, tag="arm"):
    """Fits out a ship as a privateer, or lays it off."""

    ship: int
    sail: bool = True

    def __str__(self) -> str:
        return f"{'arm' if self.sail else 'disarm'} {self.ship}"


class Deliver(Spelled, frozen=True, tag="deliver"):
    """Sends a load over an isthmus."""

    ship: int


class Collect(Spelled, frozen=True, tag="collect"):
    """Fetches a load from the own store behind an isthmus."""

    good: Good
    ship: int


class Declare(msgspec.Struct, frozen=True, tag="war"):
    """Declares war on another company."""

    other: Seat

    def __str__(self) -> str:
        return f"war {self.other + 1}"


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Enters a war of others on the side of one of them."""

    war: int
    friend: Seat

    def __str__(self) -> str:
        return f"join {self.war} with {self.friend + 1}"


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """Sends privateers against a company's ships and fort on a space."""

    other: Seat
    at: Space
    ships: tuple[int, ...]

    def __str__(self) -> str:
        return f"attack {self.other + 1} at {self.at} with {' '.join(map(str, self.ships))}"


class Take(Spelled, frozen=True, tag="take"):
    """Chooses the captured piece: a ship of the defender by number, or `fort`."""

    what: str


class Lose(Spelled, frozen=True, tag="lose"):
    """Chooses which of the attackers is lost."""

    ship: int


class Propose(msgspec.Struct, frozen=True, tag="propose"):
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


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Accepts or declines an offer; declining an own offer withdraws it."""

    offer: str
    yes: bool

    def __str__(self) -> str:
        return f"{'accept' if self.yes else 'decline'} {self.offer}"


class EndTurn(Spelled, frozen=True, tag="end"):
    """Ends the turn."""


class Expire(msgspec.Struct, frozen=True, tag="expire"):
    """Ends an offer that was not answered; made by the table's clock."""

    offer: str

    def __str__(self) -> str:
        return f"EXPIRE {self.offer}"


class Late(msgspec.Struct, frozen=True, tag="late"):
    """Ends a turn that was not finished in time; made by the table's clock."""

    number: int

    def __str__(self) -> str:
        return f"LATE {self.number}"


class Date(msgspec.Struct, frozen=True, tag="date"):
    """Makes this round the last, because the agreed date has come; made by the table's clock."""

    def __str__(self) -> str:
        return "DATE"


Timed = Expire | Late | Date
Move = (
    Home | Roll | Sail | Stop | Buy | Sell | Dump | NewShip | Scrap | NewFort | Arm | Deliver | Collect
    | Declare | Join | Attack | Take | Lose | Propose | Answer | EndTurn | Timed | Resign
)  # fmt: skip


def _clause(word: str, terms: Terms) -> list[str]:
    if terms == Terms():
        return []
    money = ["money", str(terms.money)] if terms.money else []
    ships = [part for n in terms.ships for part in ("ship", str(n))]
    return [word, *money, *ships, *(part for f in terms.forts for part in ("fort", f))]
