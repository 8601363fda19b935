"""Contracts, values and limits as data (RULES.md 8 and 9): the default ladder, and custom ones from a small
file.

A file is TOML in the form of `data/ladder.toml` and is never executed. It is stored as one canonical line,
which is the value of the option `ladder`:

Amma_Gunna|2s3;1s3,1r4;2r4|packs:3|jokers:3|deal:13|buys:3|fine:200|values:0,10,15,25
"""

import re
import tomllib
import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from games.cards import RANKS
from games.errors import IllegalMove
from games.kinaskak.melds.prospects import lacking
from games.kinaskak.views import Contract, Ladder, Part, Values

MOST_BYTES: Final = 4096
MOST_ROUNDS: Final = 12
MOST_MELDS: Final = 5
MOST_RUNS: Final = 4
MOST_SEATS: Final = 6
SPARE: Final = 12
"""Least number of cards left in the stock after six hands have been dealt."""
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "packs": (1, 4), "jokers": (0, 4), "deal": (5, 15), "buys": (0, 6), "fine": (0, 500),
    "sets": (0, MOST_MELDS), "runs": (0, MOST_RUNS), "set": (3, 6), "run": (3, 13),
    "pips": (0, 50), "court": (0, 50), "ace": (0, 50), "joker": (0, 100),
}  # fmt: skip
"""The least and the greatest value of each number in a file."""
_TOP: Final = frozenset(("name", "packs", "jokers", "deal", "buys", "fine", "rounds", "least", "values"))
_NAME: Final = 24
_COUNTS: Final = ("packs", "jokers", "deal", "buys", "fine")
_PART: Final = re.compile(r"([1-5])([sr])([1-9][0-9]?)", re.ASCII)


def _bad(what: str, **params: Any) -> IllegalMove:
    return IllegalMove(f"kinaskak-ladder-{what}", "9.2", **params)


def _within(name: str, value: object) -> int:
    """Returns a whole number within its limits. Raises IllegalMove."""
    low, high = LIMITS[name]
    if type(value) is not int or not low <= value <= high:
        raise _bad("number", field=name, low=low, high=high)
    return value


@lru_cache(maxsize=1)
def _house() -> dict[str, Any]:
    return tomllib.loads(files("games.kinaskak").joinpath("data/ladder.toml").read_text("utf-8"))


@lru_cache(maxsize=1)
def house() -> Ladder:
    """Returns the default ladder."""
    return _built({key: value for key, value in _house().items() if key != "status"})


@lru_cache(maxsize=1)
def example() -> str:
    """Returns an example of a ladder file."""
    return files("games.kinaskak").joinpath("data/example.toml").read_text("utf-8")


def read(data: bytes) -> Ladder:
    """Returns the ladder of a file. Raises IllegalMove with a code for what is wrong."""
    if len(data) > MOST_BYTES:
        raise _bad("large", most=MOST_BYTES)
    if b"|" in data and b"\n" not in data and b"=" not in data:
        return from_line(data.decode("utf-8", "replace"))
    try:
        said = tomllib.loads(data.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError):
        raise _bad("unreadable") from None
    if "rounds" not in said:
        raise _bad("missing", field="rounds")
    base = _house()
    nested = {part: {**base[part], **_table(said, part)} for part in ("least", "values")}
    return _built({**{k: v for k, v in base.items() if k != "status"}, **said, **nested})


def _table(said: dict[str, Any], name: str) -> dict[str, Any]:
    value = said.get(name, {})
    if not isinstance(value, dict):
        raise _bad("table", field=name)
    return value


def _known(said: dict[str, Any], known: frozenset[str]) -> None:
    for key in said:
        if key not in known:
            raise _bad("unknown", field=_clean(str(key)))


def _built(said: dict[str, Any]) -> Ladder:
    _known(said, _TOP)
    least, values = said["least"], said["values"]
    _known(least, frozenset(("set", "run")))
    _known(values, frozenset(("pips", "court", "ace", "joker")))
    rounds = said["rounds"]
    if not isinstance(rounds, list) or not 1 <= len(rounds) <= MOST_ROUNDS:
        raise _bad("rounds", most=MOST_ROUNDS)
    pips = 0 if values["pips"] == "face" else _within("pips", values["pips"])
    ladder = Ladder(
        name=_name(said["name"]),
        contracts=tuple(_contract(one, least, n) for n, one in enumerate(rounds, 1)),
        **{name: _within(name, said[name]) for name in _COUNTS},
        values=Values(pips, *(_within(name, values[name]) for name in ("court", "ace", "joker"))),
    )
    return _checked(ladder)


def _contract(said: object, least: dict[str, Any], number: int) -> Contract:
    """Returns the contract of one round; `set` and `run` in it override the least lengths for that round."""
    if not isinstance(said, dict):
        raise _bad("round", number=number)
    _known(said, frozenset(("sets", "runs", "set", "run")))
    sets, runs = _within("sets", said.get("sets", 0)), _within("runs", said.get("runs", 0))
    if not 1 <= sets + runs <= MOST_MELDS:
        raise _bad("melds", number=number, most=MOST_MELDS)
    set_least = _within("set", said.get("set", least["set"]))
    run_least = _within("run", said.get("run", least["run"]))
    return (Part("set", set_least),) * sets + (Part("run", run_least),) * runs


def _checked(ladder: Ladder) -> Ladder:
    """Checks the numbers against each other. Raises IllegalMove."""
    held = ladder.deal + 2 * ladder.buys + 1
    for number, contract in enumerate(ladder.contracts, 1):
        if sum(part.least for part in contract) > held:
            raise _bad("too-long", number=number, held=held)
        runs, sets = ([part.least for part in contract if part.kind == kind] for kind in ("run", "set"))
        # runs that lie over each other leave the sets as many ranks as there can be
        copies = [4 * ladder.packs - sum(length > place for length in runs) for place in range(len(RANKS))]
        if lacking(copies, sets) > ladder.packs * ladder.jokers:
            raise _bad("impossible", number=number)
    cards = ladder.packs * (52 + ladder.jokers)
    if cards < MOST_SEATS * ladder.deal + SPARE:
        raise _bad("few-cards", count=cards, needed=MOST_SEATS * ladder.deal + SPARE)
    return ladder


def _clean(text: str) -> str:
    """Returns the letters, digits and some punctuation of a text, shortened, for display."""
    kept = [c for c in unicodedata.normalize("NFC", text[:200]) if c.isalnum() or c in " -.'’&"]
    return " ".join("".join(kept).split())[:_NAME].strip()


def _name(said: object) -> str:
    found = _clean(said) if isinstance(said, str) else ""
    if not found:
        raise _bad("name")
    return found


# -- one line


def line(ladder: Ladder) -> str:
    """Returns the ladder as its canonical line, which `from_line` reads."""
    parts = (
        [f"{one.count(part)}{part.kind[0]}{part.least}" for part in dict.fromkeys(one)]
        for one in ladder.contracts
    )
    rounds = ";".join(map(",".join, parts))
    counts = [f"{name}:{getattr(ladder, name)}" for name in _COUNTS]
    values = ",".join(str(n) for n in msgspec.structs.astuple(ladder.values))
    return "|".join((ladder.name.replace(" ", "_"), rounds, *counts, f"values:{values}"))


@lru_cache(maxsize=64)
def from_line(text: str) -> Ladder:
    """Returns the ladder of a line. Raises IllegalMove for a text that `line` did not write."""
    try:
        name, rounds, *counts, values = text.split("|")
        numbers = {field: _counted(told, field) for told, field in zip(counts, _COUNTS, strict=True)}
        word, _, costs = values.partition(":")
        pips, court, ace, joker = (int(n) for n in costs.split(","))
    except ValueError:
        raise _bad("unreadable") from None
    contracts = tuple(_parts(told) for told in rounds.split(";"))
    ladder = Ladder(
        name=name.replace("_", " "), contracts=contracts, **numbers, values=Values(pips, court, ace, joker)
    )
    if (
        word != "values"
        or not 1 <= len(contracts) <= MOST_ROUNDS
        or _name(name.replace("_", " ")) != name.replace("_", " ")
    ):
        raise _bad("unreadable")
    for field, cost in zip(("pips", "court", "ace", "joker"), (pips, court, ace, joker), strict=True):
        _within(field, cost)
    if line(_checked(ladder)) != text:
        raise _bad("unreadable")
    return ladder


def _counted(told: str, field: str) -> int:
    word, _, number = told.partition(":")
    if word != field:
        raise ValueError(told)
    return _within(field, int(number))


def _parts(told: str) -> Contract:
    found: list[Part] = []
    for word in told.split(","):
        part = _PART.fullmatch(word)
        if part is None:
            raise _bad("unreadable")
        kind = "set" if part[2] == "s" else "run"
        found += [Part("set" if part[2] == "s" else "run", _within(kind, int(part[3])))] * int(part[1])
    runs = [part.kind == "run" for part in found]
    if not 1 <= len(found) <= MOST_MELDS or sum(runs) > MOST_RUNS or runs != sorted(runs):
        raise _bad("unreadable")
    return tuple(found)


def of(text: str) -> Ladder:
    """Returns the ladder of an option's value: the default, or a custom line. Raises IllegalMove."""
    return from_line(text) if text else house()
