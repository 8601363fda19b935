"""Parses the spelling of moves (RULES.md 3 to 7)."""

import re
from collections.abc import Sequence
from typing import Final

from games.fuldrigger import moves
from games.fuldrigger.moves import fitting, number, seat, ship, town
from games.fuldrigger.views import Space, Terms, Treaty
from games.kit.moves import Grammar
from games.params import Seat

FORMS: Final = (
    "home KBH", "roll", "sail 2 to CAL", "sail 2 safe towards CAL", "stop 2", "buy cloth 2",
    "buy wine 2 to BAI", "sell 2", "stay 2", "keep 2", "orders sail 1 to CAL; sell 2; buy wine 3 to BAI",
    "dump 2", "ship", "scrap 2", "fort LIS", "arm 2", "disarm 2", "deliver 2", "collect tea 2", "war 3",
    "join 1 with 2", "attack 3 at GIB with 1 2", "take 2", "take fort", "lose 2",
    "propose 2 give money 50 get fort LIS truce 3", "accept 12-1", "decline 12-1", "end", "RESIGN",
)  # fmt: skip
MOST_MONEY: Final = 99_999
MOST_TRUCE: Final = 40
_SPACE: Final = re.compile(r"[A-Z]{3}2?(-[A-Z]{3}\.[1-9][0-9]?)?|[A-Z]{3}2-[A-Z]{3}\.[1-9]", re.ASCII)


def _read(words: Sequence[str]) -> moves.Move:
    match words:
        case ["SAIL", *rest]:
            return _sail(rest)
        case ["BUY", *rest]:
            return _buy(rest)
        case ["ORDERS", *rest]:
            return moves.Orders(tuple(map(_order, " ".join(rest).split(";"))))
        case ["ATTACK", other, "AT", space, "WITH", *ships] if 0 < len(ships) <= 6:
            numbers = tuple(sorted({ship(n) for n in ships}))
            return moves.Attack(seat(other), _space(space), numbers)
        case ["PROPOSE", other, *clauses]:
            return moves.Propose(_treaty(seat(other), clauses))
    raise ValueError(words)


def _sail(words: Sequence[str]) -> moves.Sail:
    match words:
        case [which, *rest, "TO" | "TOWARDS" as how, place] if rest in ([], ["SAFE"]):
            towards = how == "TOWARDS"
            to = Space(town(place)) if towards else _space(place)
            return moves.Sail(ship(which), to, towards, bool(rest))
    raise ValueError


def _buy(words: Sequence[str]) -> moves.Buy:
    match words:
        case [good, which]:
            return moves.Buy(moves.good(good), ship(which))
        case [good, which, "TO", place]:
            return moves.Buy(moves.good(good), ship(which), town(place))
    raise ValueError


def _order(text: str) -> moves.Order:
    """Returns one of several orders. Raises ValueError."""
    match text.split():
        case ["SAIL", *rest]:
            return _sail(rest)
        case ["BUY", *rest]:
            return _buy(rest)
        case ["SELL", which]:
            return moves.Sell(ship(which))
        case ["STAY", which]:
            return moves.Settle(ship(which), "stay")
        case ["KEEP", which]:
            return moves.Settle(ship(which), "keep")
    raise ValueError(text)


def _treaty(other: Seat, words: Sequence[str]) -> Treaty:
    """Parses the clauses of a treaty in any order; items before `give` or `get` count as given."""
    sides: dict[str, dict[str, list[str]]] = {
        side: {"MONEY": [], "SHIP": [], "FORT": []} for side in ("GIVE", "GET")
    }
    side, peace, truce, ally = "GIVE", False, 0, 0
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in sides:
            side = word
        elif word == "PEACE":
            peace = True
        elif word in ("TRUCE", "ALLY", "MONEY", "SHIP", "FORT") and rest:
            value = rest.pop(0)
            if word == "TRUCE":
                truce, peace = number(value), True
            elif word == "ALLY":
                ally = number(value)
            else:
                sides[side][word].append(value)
        else:
            raise ValueError
    give, get = _terms(sides["GIVE"]), _terms(sides["GET"])
    if truce > MOST_TRUCE or not (peace or ally or give != get):
        raise ValueError
    return Treaty(Seat(0), other, give, get, peace, truce, ally)


def _terms(said: dict[str, list[str]]) -> Terms:
    if len(said["MONEY"]) > 1:
        raise ValueError
    money = number(said["MONEY"][0]) if said["MONEY"] else 0
    ships = tuple(sorted({ship(n) for n in said["SHIP"]}))
    return Terms(money, ships, tuple(sorted({town(f) for f in said["FORT"]})))


def _space(word: str) -> Space:
    return Space(fitting(_SPACE, word))


GRAMMAR: Final = Grammar[moves.Move](
    moves.Home, moves.Roll, moves.Stop, moves.Sell, moves.Settle, moves.Dump, moves.NewShip, moves.Scrap,
    moves.NewFort, moves.Arm, moves.Deliver, moves.Collect, moves.Declare, moves.Join, moves.Take, moves.Lose,
    moves.Answer, moves.EndTurn, moves.Expire, moves.Late, moves.Date,
    forms=FORMS,
    read=_read,
)  # fmt: skip
