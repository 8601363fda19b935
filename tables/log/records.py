"""Records: a whole game as text, from which `tables.verify` replays it with the secret.

    stofa 3
    rules 1
    game cribbage
    commitment <hex>
    options deals=cut target=61
    seats 1001 1002
    0 open - 1001
    1 join - 1002
    2 option - target=61
    3 cut 1 my own words
    3 start - 2 | cut 17 | cut 3 | deal 4,51,...
    4 move 0 discard 5H 6D
    9 lapse - CLOSE 9
    10 undo - 1
    secret <hex>
    hash <hex>

`seats` has for each seat the press of the person who held it at the start, or `bot`. A line of the log has
the number of the entry, its kind, the seat or `-` for none, its text, and after each bar a draw with its
purpose and results. The text is that of the move, the id of the press, what is set in the lobby, or how many
moves are taken back. A Join or a cut that starts the game is one entry of two lines. `hash` is the last hash
of the chain (`model.chain`). Records contain no person.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.chance import Draw
from tables.log.cache import CachedTable
from tables.model import chain
from tables.model.actions import Entry

FORMAT: Final = "stofa 3"
"""The first line of a record."""
KINDS: Final = ("open", *chain.LOBBY, "cut", *chain.MOVES, "undo", "aside", "close")
"""`undo` takes back the last moves that everybody saw."""


class BadRecord(ValueError):
    """The text is not a record. The argument is the faulty line."""


class Played(msgspec.Struct, frozen=True):
    """A line of the log of a record."""

    n: int
    kind: str
    seat: int | None
    text: str
    draws: tuple[Draw, ...]


class Record(msgspec.Struct, frozen=True):
    """A parsed record. `presses` are by seat, `chain.BOT` for a bot."""

    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    commitment: str
    secret: bytes
    presses: tuple[int, ...]
    played: tuple[Played, ...]
    hash: str = ""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The presses in the seed, as `Table.numbers`."""
        pressed = [int(played.text) for played in self.played if played.kind in ("open", "join")]
        return tuple(dict.fromkeys(p for n, p in enumerate(pressed) if not n or p in self.presses))

    @property
    def cut(self) -> str:
        """The words with which somebody cut the deck."""
        return next((played.text for played in self.played if played.kind == "cut"), "")


def write(cached: CachedTable, entries: Sequence[Entry]) -> str:
    """The record of a finished table."""
    table = cached.table
    head = chain.head(table.game, table.options, table.presses, table.commitment)
    log = [line for entry in entries for line in chain.lines(entry, len(table.chairs))]
    return _text(table.rules_version, head, log, cached.secret, table.chain.hex())


def _text(rules: int, head: Sequence[str], log: Sequence[str], secret: bytes, last: str) -> str:
    lines = (FORMAT, f"rules {rules}", *head, *log, f"secret {secret.hex()}", f"hash {last}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Parses a record. Raises BadRecord for anything but the text that `write` returns.

    What editors change counts for nothing: line ends, a byte order mark, blank lines at the end.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n") + "\n"
    try:
        record = _record(text.split("\n")[:-1])
        if respelled(record) != text:
            raise BadRecord("")
        return record
    except BadRecord:
        raise
    except (LookupError, ValueError) as error:
        raise BadRecord(str(error)) from error


def respelled(record: Record) -> str:
    """The text of a record."""
    head = chain.head(record.game, record.options, record.presses, record.commitment)
    log = [line(played) for played in record.played]
    return _text(record.rules_version, head, log, record.secret, record.hash)


def line(played: Played) -> str:
    """The text of a line of the log."""
    seat = "-" if played.seat is None else str(played.seat)
    return chain.spelled(played.n, played.kind, seat, played.text, played.draws)


def _record(lines: Sequence[str]) -> Record:
    if lines[:1] != [FORMAT]:
        raise BadRecord(lines[0] if lines else "")
    head, tail = _pairs(lines[1:6], " "), _pairs(lines[-2:], " ")
    presses = tuple(chain.BOT if word == "bot" else _press(word) for word in head["seats"].split())
    return Record(
        game=head["game"],
        rules_version=int(head["rules"]),
        options=_pairs(head["options"].split(), "="),
        seats=len(presses),
        commitment=head["commitment"],
        secret=bytes.fromhex(tail["secret"]),
        presses=presses,
        played=tuple(_played(row) for row in lines[6:-2]),
        hash=tail["hash"],
    )


def _press(word: str) -> int:
    if int(word) <= chain.BOT or str(int(word)) != word:
        raise BadRecord(word)
    return int(word)


def _pairs(words: Sequence[str], between: str) -> dict[str, str]:
    return {name: value for name, _, value in (word.partition(between) for word in words)}


def _played(row: str) -> Played:
    words = row.split(" ", 3)
    if len(words) != 4 or words[1] not in KINDS:
        raise BadRecord(row)
    n, kind, seat, rest = words
    text, *draws = [rest] if kind == "cut" else rest.split(" | ")
    if kind in ("open", "join"):
        _press(text)
    try:
        drawn = [
            Draw(purpose, tuple(map(int, results.split(","))))
            for purpose, _, results in (draw.rpartition(" ") for draw in draws)
        ]
        return Played(int(n), kind, None if seat == "-" else int(seat), text, tuple(drawn))
    except ValueError as error:
        raise BadRecord(row) from error
