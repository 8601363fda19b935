"""Lines of a record and the hash chain over them.

The hash of an entry is SHA-256 over the hash of the previous entry (empty before the first) and the entry's
line in UTF-8. The head of the record stands before the line of the start; line feeds separate them. Lines
contain no person. The secret, which the commitment fixes, and the version of the rules are not hashed.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from games.chance import Draw
from tables.model.actions import Entry, Join, Lapse, Move, Open, Start
from tables.model.table import Table

MOVES: Final = ("start", "move", "lapse")
_ENDS: Final = frozenset(
    (
        "step-closed", "step-closed-by", "step-closed-agreed", "step-closed-early",
        "step-closed-resigned", "step-expired", "step-poll-end",
    )
)  # fmt: skip
"""Events of an entry that closes a table."""
BOT: Final = 0
"""Entry in the presses of a table for a seat that a bot holds."""


def head(
    game: str, options: Mapping[str, str], presses: Sequence[int], commitment: str
) -> tuple[str, str, str, str]:
    """The head of a record: game, options, the press of each seat's player, commitment."""
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
    """The table with the hash of this entry, and its draws counted."""
    lines = [line(entry, len(table.chairs))]
    if isinstance(entry.action.what, Start):
        lines = [*head(table.game, table.options, table.presses, table.commitment), *lines]
    return replace(table, drawn=table.drawn + bool(entry.draws), chain=link(table.chain, *lines))


def line(entry: Entry, seats: int) -> str:
    """The line of an entry: its number, kind, seat, text and draws."""
    action = entry.action
    match action.what:
        case Open() | Join():
            return f"{entry.n} {action.kind} - {'-' if action.press is None else action.press}"
        case Start():
            return spelled(entry.n, action.kind, "-", str(seats), entry.draws)
        case Move(seat, text) | Lapse(seat, text):
            return spelled(entry.n, action.kind, "-" if seat is None else str(seat), text, entry.draws)
    return f"{entry.n} {_kind(entry)} - -"


def spelled(n: int, kind: str, seat: str, text: str, draws: Sequence[Draw]) -> str:
    """A line from its parts. `seat` is `-` for none."""
    results = (f"{d.purpose} {','.join(str(r) for r in d.result)}" for d in draws)
    return " | ".join((f"{n} {kind} {seat} {text}", *results))


def _kind(entry: Entry) -> str:
    """Kind of an entry that plays no move."""
    if any(event.kind == "undone" for event in entry.events):
        return "undo"
    return "close" if _ENDS & {event.id for event in entry.events} else "aside"
