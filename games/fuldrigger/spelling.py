"""Parses the spelling of moves (RULES.md 3 to 7)."""

import re
from collections.abc import Callable
from typing import Final

from games.errors import UnreadableMove
from games.fuldrigger.moves import (
    Answer,
    Arm,
    Attack,
    Buy,
    Collect,
    Date,
    Declare,
    Deliver,
    Dump,
    EndTurn,
    Expire,
    Home,
    Join,
    Late,
    Lose,
    Move,
    NewFort,
    NewShip,
    Propose,
    Resign,
    Roll,
    Sail,
    Scrap,
    Sell,
    Stop,
    Take,
)  # fmt: skip
from games.fuldrigger.views import Good, Space, Terms, Town, Treaty
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

_PLAIN: Final[dict[str, Move]] = {
    "ROLL": Roll(), "SHIP": NewShip(), "END": EndTurn(), "RESIGN": Resign(), "DATE": Date(),
}  # fmt: skip
_BY_SHIP: Final[dict[str, Callable[[int], Move]]] = {
    "STOP": Stop, "SELL": Sell, "DUMP": Dump, "SCRAP": Scrap, "ARM": Arm, "DELIVER": Deliver, "LOSE": Lose,
}  # fmt: skip


def parse(text: str) -> Move:
    """Returns the move that the text spells, in upper or lower case. Raises UnreadableMove."""
    words = text.upper().split()
    if len(words) > 80:
        raise UnreadableMove(forms=FORMS)
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case [word, ship] if word in _BY_SHIP:
            return _BY_SHIP[word](_ship(ship))
        case ["DISARM", ship]:
            return Arm(_ship(ship), sail=False)
        case ["HOME", town]:
            return Home(_town(town))
        case ["FORT", town]:
            return NewFort(_town(town))
        case ["BUY", good, ship]:
            return Buy(_good(good), _ship(ship))
        case ["COLLECT", good, ship]:
            return Collect(_good(good), _ship(ship))
        case ["SAIL", *rest]:
            return _sail(rest)
    return _parse_far(words)


def _parse_far(words: list[str]) -> Move:
    """Parses moves that concern other companies."""
    match words:
        case ["WAR", other]:
            return Declare(_seat(other))
        case ["JOIN", war, "WITH", friend]:
            return Join(_number(war), _seat(friend))
        case ["ATTACK", other, "AT", space, "WITH", *ships] if 0 < len(ships) <= 6:
            numbers = tuple(sorted({_ship(n) for n in ships}))
            return Attack(_seat(other), _space(space), numbers)
        case ["TAKE", "FORT"]:
            return Take("fort")
        case ["TAKE", ship]:
            return Take(str(_ship(ship)))
        case ["PROPOSE", other, *clauses]:
            return Propose(_treaty(_seat(other), clauses))
        case ["ACCEPT" | "DECLINE" as word, offer] if _OFFER.fullmatch(offer):
            return Answer(offer, word == "ACCEPT")
        case ["EXPIRE", offer] if _OFFER.fullmatch(offer):
            return Expire(offer)
        case ["LATE", number]:
            return Late(_number(number))
    raise UnreadableMove(forms=FORMS)


def _sail(words: list[str]) -> Sail:
    match words:
        case [ship, *rest, "TO" | "TOWARDS" as how, place] if rest in ([], ["SAFE"]):
            towards = how == "TOWARDS"
            to = Space(_town(place)) if towards else _space(place)
            return Sail(_ship(ship), to, towards, bool(rest))
    raise UnreadableMove(forms=FORMS)


def _treaty(other: Seat, words: list[str]) -> Treaty:
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
            raise UnreadableMove(forms=FORMS)
    give, get = _terms(sides["GIVE"]), _terms(sides["GET"])
    if truce > MOST_TRUCE or not (peace or ally or give != get):
        raise UnreadableMove(forms=FORMS)
    return Treaty(Seat(0), other, give, get, peace, truce, ally)


def _terms(said: dict[str, list[str]]) -> Terms:
    if len(said["MONEY"]) > 1:
        raise UnreadableMove(forms=FORMS)
    money = _number(said["MONEY"][0]) if said["MONEY"] else 0
    ships = tuple(sorted({_ship(n) for n in said["SHIP"]}))
    return Terms(money, ships, tuple(sorted({_town(f) for f in said["FORT"]})))


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise UnreadableMove(forms=FORMS)
    return int(word)


def _ship(word: str) -> int:
    return _up_to(word, 6)


def _seat(word: str) -> Seat:
    return Seat(_up_to(word, 4) - 1)


def _up_to(word: str, most: int) -> int:
    number = _number(word)
    if number > most:
        raise UnreadableMove(forms=FORMS)
    return number


def _town(word: str) -> Town:
    if not _TOWN.fullmatch(word):
        raise UnreadableMove(forms=FORMS)
    return Town(word)


def _space(word: str) -> Space:
    if not _SPACE.fullmatch(word):
        raise UnreadableMove(forms=FORMS)
    return Space(word)


def _good(word: str) -> Good:
    if not _GOOD.fullmatch(word.lower()):
        raise UnreadableMove(forms=FORMS)
    return Good(word.lower())
