"""The moves of Fuldrigger (RULES.md 3 to 7) and their spelling. Companies are spelled 1 to 4."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from games.fuldrigger.views import Good, Left, Space, Terms, Town, Treaty
from games.kit.moves import Composite, Grammar, Resign, Spelled, Word, one_of
from games.params import Seat

MOST_TRUCE: Final = 40
"""The longest truce, in rounds."""


def _fitting(form: str, word: str) -> str:
    """Returns the word if it has that form. Raises ValueError."""
    if not re.fullmatch(form, word, re.ASCII):
        raise ValueError(word)
    return word


def _number(word: str, most: int = 99_999) -> int:
    """Returns the number from 1 to `most`. Raises ValueError."""
    if (found := int(_fitting("[1-9][0-9]{0,4}", word))) > most:
        raise ValueError(word)
    return found


_ship = partial(_number, most=6)
"""Returns the number of a ship. Raises ValueError."""


def _seat(word: str) -> Seat:
    """Returns the seat of a company, which is spelled from 1. Raises ValueError."""
    return Seat(_number(word, most=4) - 1)


def _town(word: str) -> Town:
    """Returns the town, one of the map or not. Raises ValueError."""
    return Town(_fitting("[A-Z]{3}", word))


def _good(word: str) -> Good:
    """Returns the good, one of the market or not. Raises ValueError."""
    return Good(_fitting("[A-Z]{3,7}", word).lower())


def _space(word: str) -> Space:
    """Returns the space, one of the map or not. Raises ValueError."""
    return Space(_fitting(r"[A-Z]{3}2?(-[A-Z]{3}\.[1-9][0-9]?)?|[A-Z]{3}2-[A-Z]{3}\.[1-9]", word))


Number = Annotated[int, Word(_number)]
Company = Annotated[Seat, Word(_seat, lambda other: str(other + 1))]
TownName = Annotated[Town, Word(_town)]
GoodName = Annotated[Good, Word(_good)]
OfferId = Annotated[str, Word(partial(_fitting, "[1-4][1-4]-[1-9][0-9]{0,5}"))]


class ShipMove(Spelled, frozen=True):
    """What is done with one ship, by its number."""

    ship: Annotated[int, Word(_ship)]


class Home(Spelled, frozen=True, tag="home"):
    """Chooses the home town."""

    town: TownName


class Roll(Spelled, frozen=True, tag="roll"):
    """Rolls three dice for the distance of every own ship."""


class Sail(ShipMove, frozen=True, tag="sail"):
    """Sails a ship to a space in reach, or towards a town, by the shortest or the safest way."""

    to: Space
    towards: bool = False
    safe: bool = False

    def __str__(self) -> str:
        safe = " safe" if self.safe else ""
        return f"sail {self.ship}{safe} {'towards' if self.towards else 'to'} {self.to}"


class Stop(ShipMove, frozen=True, tag="stop"):
    """Ends a ship's move where it is."""


class Buy(ShipMove, frozen=True, tag="buy"):
    """Buys a load for a ship in port; `to` becomes its course."""

    good: GoodName
    to: Town | None = None

    def __str__(self) -> str:
        return f"buy {self.good} {self.ship}" + (f" to {self.to}" if self.to else "")


class Sell(ShipMove, frozen=True, tag="sell"):
    """Sells the load of a ship in port."""


class Settle(ShipMove, frozen=True, tag="settle"):
    """Leaves a ship where it is, or as it is, for the rest of the turn."""

    form = "{what} {ship}"

    what: Left


Order = Sail | Sell | Buy | Settle


class Orders(Composite, frozen=True, tag="orders"):
    """Gives several ships orders at once, which are carried out one after the other."""

    parts: tuple[Order, ...]

    def __str__(self) -> str:
        return "orders " + "; ".join(map(str, self.parts))


class Dump(ShipMove, frozen=True, tag="dump"):
    """Throws a load overboard."""


class NewShip(Spelled, frozen=True, tag="ship"):
    """Buys a ship from the bank, in the home town."""


class Scrap(ShipMove, frozen=True, tag="scrap"):
    """Sells a ship to the bank."""


class NewFort(Spelled, frozen=True, tag="fort"):
    """Builds a fort in a town where a ship lies."""

    town: TownName


class Arm(ShipMove, frozen=True, tag="arm"):
    """Fits out a ship as a privateer, or lays it off."""

    form = "{sail} {ship}"

    sail: Annotated[bool, one_of(arm=True, disarm=False)] = True


class Deliver(ShipMove, frozen=True, tag="deliver"):
    """Sends a load over an isthmus."""


class Collect(ShipMove, frozen=True, tag="collect"):
    """Fetches a load from the own store behind an isthmus."""

    form = "collect {good} {ship}"

    good: GoodName


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

    what: Annotated[str, Word(lambda word: "fort" if word == "FORT" else str(_ship(word)))]


class Lose(ShipMove, frozen=True, tag="lose"):
    """Chooses which of the attackers is lost."""


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


class Date(Spelled, frozen=True, tag="date"):
    """Makes this round the last, because the agreed date has come; made by the table's clock."""

    form = "DATE"


Move = (
    Home | Roll | Sail | Stop | Buy | Sell | Settle | Orders | Dump | NewShip | Scrap | NewFort | Arm
    | Deliver | Collect | Declare | Join | Attack | Take | Lose | Propose | Answer | EndTurn
    | Expire | Date | Resign
)  # fmt: skip


def _clause(word: str, terms: Terms) -> list[str]:
    if terms == Terms():
        return []
    money = ["money", str(terms.money)] if terms.money else []
    ships = [part for n in terms.ships for part in ("ship", str(n))]
    return [word, *money, *ships, *(part for f in terms.forts for part in ("fort", f))]


def _read(words: Sequence[str]) -> Move:
    """Returns a move whose words depend on each other. Raises ValueError."""
    match words:
        case ["SAIL", which, *rest, "TO" | "TOWARDS" as how, place] if rest in ([], ["SAFE"]):
            to = Space(_town(place)) if how == "TOWARDS" else _space(place)
            return Sail(_ship(which), to, towards=how == "TOWARDS", safe=bool(rest))
        case ["BUY", what, which]:
            return Buy(_ship(which), _good(what))
        case ["BUY", what, which, "TO", place]:
            return Buy(_ship(which), _good(what), _town(place))
        case ["ORDERS", *rest]:
            parts = [GRAMMAR.parse(part) for part in " ".join(rest).split(";")]
            orders = tuple(part for part in parts if isinstance(part, Order))
            if len(orders) == len(parts):
                return Orders(orders)
        case ["ATTACK", other, "AT", space, "WITH", *ships] if 0 < len(ships) <= 6:
            return Attack(_seat(other), _space(space), tuple(sorted({_ship(n) for n in ships})))
        case ["PROPOSE", other, *clauses]:
            return Propose(_treaty(_seat(other), clauses))
    raise ValueError(words)


def _treaty(other: Seat, words: Sequence[str]) -> Treaty:
    """Parses the clauses of a treaty in any order; items before `give` or `get` count as given."""
    side, peace, truce, ally = "GIVE", False, 0, 0
    said: dict[str, list[tuple[str, str]]] = {"GIVE": [], "GET": []}
    rest = iter(words)
    for word in rest:
        match word:
            case "GIVE" | "GET":
                side = word
            case "PEACE":
                peace = True
            case "TRUCE":
                truce, peace = _number(next(rest, ""), MOST_TRUCE), True
            case "ALLY":
                ally = _number(next(rest, ""))
            case _:
                said[side].append((word, next(rest, "")))
    give, get = _terms(said["GIVE"]), _terms(said["GET"])
    if not (peace or ally or give != get):
        raise ValueError(words)
    return Treaty(Seat(0), other, give, get, peace, truce, ally)


def _terms(said: Sequence[tuple[str, str]]) -> Terms:
    """Parses what one side of a treaty gives. Raises ValueError, also for two amounts of money."""
    money, ships, forts = 0, set[int](), set[Town]()
    for word, value in said:
        if word == "MONEY" and not money:
            money = _number(value)
        elif word == "SHIP":
            ships.add(_ship(value))
        elif word == "FORT":
            forts.add(_town(value))
        else:
            raise ValueError(word)
    return Terms(money, tuple(sorted(ships)), tuple(sorted(forts)))


GRAMMAR: Final = Grammar[Move](
    Home, Roll, Stop, Sell, Settle, Dump, NewShip, Scrap, NewFort, Arm, Deliver, Collect, Declare, Join, Take,
    Lose, Answer, EndTurn, Expire, Date,
    forms=(
        "home KBH", "roll", "sail 2 to CAL", "sail 2 safe towards CAL", "stop 2", "buy cloth 2",
        "buy wine 2 to BAI", "sell 2", "stay 2", "keep 2", "orders sail 1 to CAL; sell 2; buy wine 3 to BAI",
        "dump 2", "ship", "scrap 2", "fort LIS", "arm 2", "disarm 2", "deliver 2", "collect tea 2", "war 3",
        "join 1 with 2", "attack 3 at GIB with 1 2", "take 2", "take fort", "lose 2",
        "propose 2 give money 50 get fort LIS truce 3", "accept 12-1", "decline 12-1", "end", "RESIGN",
    ),
    read=_read,
)  # fmt: skip
