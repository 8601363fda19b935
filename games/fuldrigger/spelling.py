"""Parses the spelling of moves (RULES.md 3 to 7)."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from games.fuldrigger import moves
from games.fuldrigger.views import Good, Space, Terms, Town, Treaty
from games.kit.moves import Grammar
from games.params import Seat

FORMS: Final = (
    "home KBH", "roll", "sail 2 to CAL", "sail 2 safe towards CAL", "stop 2", "buy cloth 2", "sell 2",
    "dump 2", "ship", "scrap 2", "fort LIS", "arm 2", "disarm 2", "deliver 2", "collect tea 2", "war 3",
    "join 1 with 2", "attack 3 at GIB with 1 2", "take 2", "take fort", "lose 2",
    "propose 2 give money 50 get fort LIS truce 3", "accept 12-1", "decline 12-1", "end", "RESIGN",
)  # fmt: skip
MOST_MONEY: Final = 99_999
MOST_TRUCE: Final = 40
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,4}", re.ASCII)
_OFFER: Final = re.compile(r"[1-4][1-4]-[1-9][0-9]{0,5}", re.ASCII)
_SPACE: Final = re.compile(r"[A-Z]{3}2?(-[A-Z]{3}\.[1-9][0-9]?)?|[A-Z]{3}2-[A-Z]{3}\.[1-9]", re.ASCII)
_TOWN: Final = re.compile(r"[A-Z]{3}", re.ASCII)
_GOOD: Final = re.compile(r"[a-z]{3,7}", re.ASCII)

_BY_SHIP: Final[dict[str, Callable[[int], moves.Move]]] = {
    "STOP": moves.Stop,
    "SELL": moves.Sell,
    "DUMP": moves.Dump,
    "SCRAP": moves.Scrap,
    "ARM": moves.Arm,
    "DELIVER": moves.Deliver,
    "LOSE": moves.Lose,
}


def _read(words: Sequence[str]) -> moves.Move:
    match words:
        case ["DATE"]:
            return moves.Date()
        case [word, ship] if word in _BY_SHIP:
            return _BY_SHIP[word](_ship(ship))
        case ["DISARM", ship]:
            return moves.Arm(_ship(ship), sail=False)
        case ["HOME", town]:
            return moves.Home(_town(town))
        case ["FORT", town]:
            return moves.NewFort(_town(town))
        case ["BUY", good, ship]:
            return moves.Buy(_good(good), _ship(ship))
        case ["COLLECT", good, ship]:
            return moves.Collect(_good(good), _ship(ship))
        case ["SAIL", *rest]:
            return _sail(rest)
    return _parse_far(words)


def _parse_far(words: Sequence[str]) -> moves.Move:
    """Parses moves that concern other companies."""
    match words:
        case ["WAR", other]:
            return moves.Declare(_seat(other))
        case ["JOIN", war, "WITH", friend]:
            return moves.Join(_number(war), _seat(friend))
        case ["ATTACK", other, "AT", space, "WITH", *ships] if 0 < len(ships) <= 6:
            numbers = tuple(sorted({_ship(n) for n in ships}))
            return moves.Attack(_seat(other), _space(space), numbers)
        case ["TAKE", "FORT"]:
            return moves.Take("fort")
        case ["TAKE", ship]:
            return moves.Take(str(_ship(ship)))
        case ["PROPOSE", other, *clauses]:
            return moves.Propose(_treaty(_seat(other), clauses))
        case ["ACCEPT" | "DECLINE" as word, offer] if _OFFER.fullmatch(offer):
            return moves.Answer(offer, word == "ACCEPT")
        case ["EXPIRE", offer] if _OFFER.fullmatch(offer):
            return moves.Expire(offer)
        case ["LATE", number]:
            return moves.Late(_number(number))
    raise ValueError


def _sail(words: Sequence[str]) -> moves.Sail:
    match words:
        case [ship, *rest, "TO" | "TOWARDS" as how, place] if rest in ([], ["SAFE"]):
            towards = how == "TOWARDS"
            to = Space(_town(place)) if towards else _space(place)
            return moves.Sail(_ship(ship), to, towards, bool(rest))
    raise ValueError


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
                truce, peace = _number(value), True
            elif word == "ALLY":
                ally = _number(value)
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
    money = _number(said["MONEY"][0]) if said["MONEY"] else 0
    ships = tuple(sorted({_ship(n) for n in said["SHIP"]}))
    return Terms(money, ships, tuple(sorted({_town(f) for f in said["FORT"]})))


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise ValueError
    return int(word)


def _ship(word: str) -> int:
    return _up_to(word, 6)


def _seat(word: str) -> Seat:
    return Seat(_up_to(word, 4) - 1)


def _up_to(word: str, most: int) -> int:
    number = _number(word)
    if number > most:
        raise ValueError
    return number


def _town(word: str) -> Town:
    if not _TOWN.fullmatch(word):
        raise ValueError
    return Town(word)


def _space(word: str) -> Space:
    if not _SPACE.fullmatch(word):
        raise ValueError
    return Space(word)


def _good(word: str) -> Good:
    if not _GOOD.fullmatch(word.lower()):
        raise ValueError
    return Good(word.lower())


_GRAMMAR: Final[Grammar[moves.Move]] = Grammar(
    moves.Roll, moves.NewShip, moves.EndTurn, forms=FORMS, read=_read
)
parse: Final = _GRAMMAR.parse
"""Returns the move that a text spells, in upper or lower case. Raises UnreadableMove."""
