"""A whole game as text: what a reader, and `tables.verify`, needs to deal it again from the secret.

    stofa 1
    game cribbage 1
    options deals=cut target=121
    seats 2
    commitment <hex>
    secret <hex>
    presses 1001,1002
    3 start - 2 | cut 17,3 | deal 4,51,…
    4 move 0 discard 5H 6D
    9 lapse - CLOSE 9

A line of play is the number of the log entry, its kind, the seat or `-` for nobody, the text of the move, and
after each bar a draw: its purpose and what came out. No person is named.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from db import EntryRow
from games.chance import Draw
from tables.shelf import Held
from tables.table import decode_draws, decode_events

FORMAT: Final = "stofa 1"
PLAYED: Final = ("start", "move", "lapse", "undo", "aside")
"""An `undo` takes back the move before it; an `aside` (a poll, a seat that changes hands) plays nothing."""
_MOVES: Final = ("start", "move", "lapse")


class BadRecord(ValueError):
    """The text is no record; the argument is the line at fault."""


class Played(msgspec.Struct, frozen=True):
    """A line of play."""

    n: int
    kind: str
    seat: int | None
    text: str
    draws: tuple[Draw, ...]


class Record(msgspec.Struct, frozen=True):
    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    commitment: str
    secret: bytes
    presses: tuple[int, ...]
    played: tuple[Played, ...]


def write(held: Held, entries: Sequence[EntryRow]) -> str:
    """The record of a table that is over."""
    table = held.table
    head = (
        FORMAT,
        f"game {table.game} {table.rules_version}",
        "options " + " ".join(f"{name}={value}" for name, value in sorted(table.options.items())),
        f"seats {len(table.chairs)}",
        f"commitment {table.commitment}",
        f"secret {held.secret.hex()}",
        "presses " + ",".join(str(press) for press in table.presses),
    )
    begun = next((entry.n for entry in entries if entry.kind == "start"), len(entries))
    lines = [
        line(entry, len(table.chairs)) for entry in entries if entry.n >= begun and entry.kind != "close"
    ]
    return "\n".join((*head, *lines)) + "\n"


def line(entry: EntryRow, seats: int) -> str:
    if entry.kind not in _MOVES:
        has_undone = any(event.kind == "undone" for event in decode_events(entry.events))
        return f"{entry.n} {'undo' if has_undone else 'aside'} - -"
    seat = "-" if entry.seat is None else str(entry.seat)
    text = str(seats) if entry.kind == "start" else entry.text
    draws = (f"{d.purpose} {','.join(str(r) for r in d.result)}" for d in decode_draws(entry.draws))
    return " | ".join((f"{entry.n} {entry.kind} {seat} {text}", *draws))


def read(text: str) -> Record:
    """The record that a text is. Raises BadRecord."""
    lines = [row.strip() for row in text.splitlines() if row.strip()]
    if not lines or lines[0] != FORMAT:
        raise BadRecord(lines[0] if lines else "")
    head = dict(_pair(row) for row in lines[1:7])
    try:
        game, version = head["game"].split()
        return Record(
            game=game,
            rules_version=int(version),
            options=dict(_option(word) for word in head["options"].split()),
            seats=int(head["seats"]),
            commitment=head["commitment"],
            secret=bytes.fromhex(head["secret"]),
            presses=tuple(int(press) for press in head["presses"].split(",") if press),
            played=tuple(_played(row) for row in lines[7:]),
        )
    except BadRecord:
        raise
    except (KeyError, ValueError) as error:
        raise BadRecord(str(error)) from error


def _pair(row: str) -> tuple[str, str]:
    name, _, value = row.partition(" ")
    return name, value


def _option(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def _played(row: str) -> Played:
    said, *draws = row.split(" | ")
    words = said.split(" ", 3)
    if len(words) != 4 or words[1] not in PLAYED:
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
