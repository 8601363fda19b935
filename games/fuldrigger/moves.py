"""The moves of Fuldrigger (RULES.md 3 to 7), each with one spelling. Companies are called 1 … 4 in texts."""

import msgspec

from games.fuldrigger.views import Good, Space, Terms, Town, Treaty
from games.params import Seat


class Home(msgspec.Struct, frozen=True, tag="home"):
    """The home town chosen."""

    town: Town

    def __str__(self) -> str:
        return f"home {self.town}"


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """Three dice: how far every own ship may sail."""

    def __str__(self) -> str:
        return "roll"


class Sail(msgspec.Struct, frozen=True, tag="sail"):
    """A stretch of a ship's move: to a space in reach, or towards a town; by the shortest or safest way."""

    ship: int
    to: Space
    towards: bool = False
    safe: bool = False

    def __str__(self) -> str:
        safe, how = " safe" if self.safe else "", "towards" if self.towards else "to"
        return f"sail {self.ship}{safe} {how} {self.to}"


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """A ship that is mid-move stays where it is."""

    ship: int

    def __str__(self) -> str:
        return f"stop {self.ship}"


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """A load for a ship in port."""

    good: Good
    ship: int

    def __str__(self) -> str:
        return f"buy {self.good} {self.ship}"


class Sell(msgspec.Struct, frozen=True, tag="sell"):
    """The load of a ship in port."""

    ship: int

    def __str__(self) -> str:
        return f"sell {self.ship}"


class Dump(msgspec.Struct, frozen=True, tag="dump"):
    """A load thrown overboard."""

    ship: int

    def __str__(self) -> str:
        return f"dump {self.ship}"


class NewShip(msgspec.Struct, frozen=True, tag="ship"):
    """A ship of the bank's, in the home town."""

    def __str__(self) -> str:
        return "ship"


class Scrap(msgspec.Struct, frozen=True, tag="scrap"):
    """A ship sold back to the bank."""

    ship: int

    def __str__(self) -> str:
        return f"scrap {self.ship}"


class NewFort(msgspec.Struct, frozen=True, tag="fort"):
    """A fort in a town where a ship lies."""

    town: Town

    def __str__(self) -> str:
        return f"fort {self.town}"


class Arm(msgspec.Struct, frozen=True, tag="arm"):
    """A ship fitted out as a privateer, or laid off again."""

    ship: int
    sail: bool = True

    def __str__(self) -> str:
        return f"{'arm' if self.sail else 'disarm'} {self.ship}"


class Deliver(msgspec.Struct, frozen=True, tag="deliver"):
    """A load sent over an isthmus."""

    ship: int

    def __str__(self) -> str:
        return f"deliver {self.ship}"


class Collect(msgspec.Struct, frozen=True, tag="collect"):
    """A load fetched from the own store behind an isthmus."""

    good: Good
    ship: int

    def __str__(self) -> str:
        return f"collect {self.good} {self.ship}"


class Declare(msgspec.Struct, frozen=True, tag="war"):
    """War on another company."""

    other: Seat

    def __str__(self) -> str:
        return f"war {self.other + 1}"


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Entering a war of others on the side of one of them."""

    war: int
    friend: Seat

    def __str__(self) -> str:
        return f"join {self.war} with {self.friend + 1}"


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """Privateers sent against a company's ships and fort on a space."""

    other: Seat
    at: Space
    ships: tuple[int, ...]

    def __str__(self) -> str:
        return f"attack {self.other + 1} at {self.at} with {' '.join(map(str, self.ships))}"


class Take(msgspec.Struct, frozen=True, tag="take"):
    """What is captured: a ship of the defender's by its number, or `fort`."""

    what: str

    def __str__(self) -> str:
        return f"take {self.what}"


class Lose(msgspec.Struct, frozen=True, tag="lose"):
    """Which of the attackers goes down."""

    ship: int

    def __str__(self) -> str:
        return f"lose {self.ship}"


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """A treaty offered to another; `seat` is filled in when it is made."""

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
    """An offer accepted or declined; of one's own, declined is withdrawn."""

    offer: str
    yes: bool

    def __str__(self) -> str:
        return f"{'accept' if self.yes else 'decline'} {self.offer}"


class EndTurn(msgspec.Struct, frozen=True, tag="end"):
    """The turn is over."""

    def __str__(self) -> str:
        return "end"


class Expire(msgspec.Struct, frozen=True, tag="expire"):
    """Time itself: an offer that was not answered."""

    offer: str

    def __str__(self) -> str:
        return f"EXPIRE {self.offer}"


class Late(msgspec.Struct, frozen=True, tag="late"):
    """Time itself: that turn was not played to its end."""

    number: int

    def __str__(self) -> str:
        return f"LATE {self.number}"


class Date(msgspec.Struct, frozen=True, tag="date"):
    """Time itself: the agreed date has come, and this round is the last."""

    def __str__(self) -> str:
        return "DATE"


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Giving up; every game parses it and none offers it."""

    def __str__(self) -> str:
        return "RESIGN"


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
