"""The lines of a record, and the hash chain over them.

The hash of an entry is SHA-256 over the hash of the entry before it (nothing before the first) and the line
of the entry in UTF-8. The line of the start follows the head of the record, with a line feed between the
lines. No person is named in a line. In neither are the secret, which its commitment fixes, and the version
of the rules.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from games.chance import Draw
from tables.model.table import Entry, Table

MOVES: Final = ("start", "move", "lapse")
_ENDS: Final = frozenset(("step-closed", "step-expired", "step-poll-end"))
BOT: Final = 0
"""Stands among the presses of a table for a seat that a bot holds."""


def head(
    game: str, options: Mapping[str, str], presses: Sequence[int], commitment: str
) -> tuple[str, str, str, str]:
    """What was agreed before the start: game, options, the press of each seat's person, commitment."""
    return (
        f"game {game}",
        "options " + " ".join(f"{name}={value}" for name, value in sorted(options.items())),
        "seats " + " ".join("bot" if press == BOT else str(press) for press in presses),
        f"commitment {commitment}",
    )


def link(before: bytes, *lines: str) -> bytes:
    """The next hash of a chain."""
    return hashlib.sha256(before + "\n".join(lines).encode()).digest()


def extended(table: Table, entry: Entry) -> Table:
    """The table after this entry, with its hash in the chain and its step of drawing counted."""
    if table.record == 1:
        return table
    lines = [line(entry, len(table.chairs))]
    if entry.action.kind == "start":
        lines = [*head(table.game, table.options, table.presses, table.commitment), *lines]
    return replace(table, drawn=table.drawn + bool(entry.draws), chain=link(table.chain, *lines))


def line(entry: Entry, seats: int) -> str:
    """An entry as it stands in a record: its number, kind, seat, text, draws."""
    action = entry.action
    if action.kind in ("open", "join"):
        return f"{entry.n} {action.kind} - {'-' if action.press is None else action.press}"
    if action.kind not in MOVES:
        return f"{entry.n} {_aside(entry)} - -"
    seat = "-" if action.seat is None else str(action.seat)
    text = str(seats) if action.kind == "start" else action.text
    return spelled(entry.n, action.kind, seat, text, entry.draws)


def spelled(n: int, kind: str, seat: str, text: str, draws: Sequence[Draw]) -> str:
    """A line from its parts."""
    results = (f"{d.purpose} {','.join(str(r) for r in d.result)}" for d in draws)
    return " | ".join((f"{n} {kind} {seat} {text}", *results))


def _aside(entry: Entry) -> str:
    if any(event.kind == "undone" for event in entry.events):
        return "undo"
    return "close" if _ENDS & {event.id for event in entry.events} else "aside"
