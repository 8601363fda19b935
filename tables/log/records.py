"""Records: a whole game as text, from which `tables.verify` replays it with the secret.

    stofa 2
    rules 1
    game cribbage
    options deals=cut target=121
    seats 1002 bot
    commitment <hex>
    0 open - 1001
    1 join - 1002
    2 aside - -
    3 start - 2 | cut 17 | cut 3 | deal 4,51,...
    4 move 0 discard 5H 6D
    9 lapse - CLOSE 9
    secret <hex>
    hash <hex>

`seats` has for each seat the press of the person who held it at the start, or `bot`. A line of the log has
the number of the entry, its kind, the seat or `-` for none, the text of the move or the id of the press, and
after each bar a draw with its purpose and results. `hash` is the last hash of the chain (`model.chain`).
Records contain no person. Tables opened before this format keep `stofa 1`: the lines from the start on,
without hashes.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.chance import Draw
from tables.log.cache import CachedTable
from tables.model import chain
from tables.model.actions import Close, Entry, Start

PLAYED: Final = ("start", "move", "lapse", "undo", "aside")
"""`undo` takes back the previous move; `aside` is any action that plays no move."""
KINDS: Final = ("open", "join", *PLAYED, "close")


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
    """A parsed record. `presses` are by seat, `chain.BOT` for a bot; in format 1 those in the seed."""

    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    commitment: str
    secret: bytes
    presses: tuple[int, ...]
    played: tuple[Played, ...]
    hash: str = ""
    format: int = 2


def write(cached: CachedTable, entries: Sequence[Entry]) -> str:
    """The record of a finished table."""
    table = cached.table
    if table.record == 1:
        return _write_first(cached, entries)
    lines = (
        "stofa 2",
        f"rules {table.rules_version}",
        *chain.head(table.game, table.options, table.presses, table.commitment),
        *(chain.line(entry, len(table.chairs)) for entry in entries),
        f"secret {cached.secret.hex()}",
        f"hash {table.chain.hex()}",
    )
    return "\n".join(lines) + "\n"


def _write_first(cached: CachedTable, entries: Sequence[Entry]) -> str:
    """The record, in format 1, of a table that was opened before format 2."""
    table = cached.table
    game, options, _, commitment = chain.head(table.game, table.options, (), table.commitment)
    begun = next((entry.n for entry in entries if isinstance(entry.action.what, Start)), len(entries))
    lines = (
        "stofa 1",
        f"{game} {table.rules_version}",
        options,
        f"seats {len(table.chairs)}",
        commitment,
        f"secret {cached.secret.hex()}",
        "presses " + ",".join(str(press) for press in table.presses),
        *(
            chain.line(entry, len(table.chairs)).replace(" close - -", " aside - -")
            for entry in entries
            if entry.n >= begun and not isinstance(entry.action.what, Close)
        ),
    )
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Parses a record. Raises BadRecord for anything but the exact text that `write` returns."""
    try:
        lines = text.splitlines()
        if lines[:1] == ["stofa 1"]:
            return _first([row.strip() for row in lines if row.strip()])
        record = _second(lines)
        if respelled(record) != text:
            raise BadRecord("")
        return record
    except BadRecord:
        raise
    except (LookupError, ValueError) as error:
        raise BadRecord(str(error)) from error


def respelled(record: Record) -> str:
    """The text of a record of format 2."""
    lines = (
        "stofa 2",
        f"rules {record.rules_version}",
        *chain.head(record.game, record.options, record.presses, record.commitment),
        *(line(played) for played in record.played),
        f"secret {record.secret.hex()}",
        f"hash {record.hash}",
    )
    return "\n".join(lines) + "\n"


def line(played: Played) -> str:
    """The text of a line of the log."""
    seat = "-" if played.seat is None else str(played.seat)
    return chain.spelled(played.n, played.kind, seat, played.text, played.draws)


def _second(lines: Sequence[str]) -> Record:
    if lines[:1] != ["stofa 2"]:
        raise BadRecord(lines[0] if lines else "")
    head, tail = dict(map(_pair, lines[1:6])), dict(map(_pair, lines[-2:]))
    presses = tuple(chain.BOT if word == "bot" else _press(word) for word in head["seats"].split())
    return Record(
        game=head["game"],
        rules_version=int(head["rules"]),
        options=dict(_option(word) for word in head["options"].split()),
        seats=len(presses),
        commitment=head["commitment"],
        secret=bytes.fromhex(tail["secret"]),
        presses=presses,
        played=tuple(_played(row, KINDS) for row in lines[6:-2]),
        hash=tail["hash"],
    )


def _press(word: str) -> int:
    if int(word) <= chain.BOT:
        raise BadRecord(word)
    return int(word)


def _first(lines: Sequence[str]) -> Record:
    head = dict(_pair(row) for row in lines[1:7])
    game, version = head["game"].split()
    return Record(
        game=game,
        rules_version=int(version),
        options=dict(_option(word) for word in head["options"].split()),
        seats=int(head["seats"]),
        commitment=head["commitment"],
        secret=bytes.fromhex(head["secret"]),
        presses=tuple(int(press) for press in head["presses"].split(",") if press),
        played=tuple(_played(row, PLAYED) for row in lines[7:]),
        format=1,
    )


def _pair(row: str) -> tuple[str, str]:
    name, _, value = row.partition(" ")
    return name, value


def _option(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def _played(row: str, kinds: Sequence[str]) -> Played:
    said, *draws = row.split(" | ")
    words = said.split(" ", 3)
    if len(words) != 4 or words[1] not in kinds:
        raise BadRecord(row)
    n, kind, seat, text = words
    try:
        return Played(
            int(n), kind, None if seat == "-" else int(seat), text, tuple(_draw(draw) for draw in draws)
        )
    except ValueError as error:
        raise BadRecord(row) from error


def _draw(text: str) -> Draw:
    purpose, _, results = text.rpartition(" ")
    return Draw(purpose, tuple(int(r) for r in results.split(",")))
