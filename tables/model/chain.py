"""Lines of a record and the hash chain over them.

The hash of a line is SHA-256 over the hash of the line before (empty before the first) and the line in UTF-8.
Before the line of the opening stand game and commitment, before that of the start house rules and seats; line
feeds separate them. So the last hash in a lobby binds the secret and all presses so far. Lines contain no
person. The secret, which the commitment fixes, and the version of the rules are not hashed.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, cast

from msgspec.structs import replace

from games.chance import Draw
from tables.model import actions as acts
from tables.model.actions import Cut, Entry, Join, Lapse, Move, Open, Start, What
from tables.model.table import Table

MOVES: Final = ("start", "move", "lapse")
LOBBY: Final = (
    "join", "option", "pace", "invite", "decline", "leave", "bot", "unbot", "strength", "hints", "rate",
    "watch",
)  # fmt: skip
"""Kinds of entries before the start that keep their text. `aside` is any other that plays no move."""
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
    """The head of a record: game, commitment, house rules, the press of each seat's player."""
    return (
        f"game {game}",
        f"commitment {commitment}",
        "options " + " ".join(f"{name}={value}" for name, value in sorted(options.items())),
        "seats " + " ".join("bot" if press == BOT else str(press) for press in presses),
    )


def link(before: bytes, text: str, head: Sequence[str]) -> bytes:
    """The next hash of a chain, with this line."""
    kind = text.split(" ", 2)[1]
    first = {"open": head[:2], "start": head[2:]}.get(kind, ())
    return hashlib.sha256(before + "\n".join((*first, text)).encode()).digest()


def extended(table: Table, entry: Entry) -> Table:
    """The table with the hash of this entry, and its draws counted."""
    first, last = head(table.game, table.options, table.presses, table.commitment), table.chain
    for text in lines(entry, len(table.chairs)):
        last = link(last, text, first)
    return replace(table, drawn=table.drawn + bool(entry.draws), chain=last)


def lines(entry: Entry, seats: int) -> tuple[str, ...]:
    """The lines of an entry: its number, kind, seat, text and draws.

    A Join or a cut that starts the game has the line of the start as well, with the same number.
    """
    n, action, what = entry.n, entry.action, entry.action.what
    start = spelled(n, "start", "-", str(seats), entry.draws)
    match what:
        case Move(seat, text) | Lapse(seat, text):
            return (spelled(n, action.kind, "-" if seat is None else str(seat), text, entry.draws),)
        case Open() | Join():
            said = f"{n} {action.kind} - {action.press or 0}"
            return (said, start) if isinstance(what, Join) and what.starts else (said,)
        case Cut(seat, words):
            return f"{n} cut {seat} {words}", start
        case Start():
            return (start,)
    ids = {event.id for event in entry.events}
    undone = next((event for event in entry.events if event.kind == "undone"), None)
    if undone is not None:  # the number of moves that everybody saw, counted back
        return (f"{n} undo - {1 + cast('int', undone.params['answers'])}",)
    if ids & _ENDS:
        return (f"{n} close - -",)
    return (f"{n} {action.kind if action.kind in LOBBY else 'aside'} - {_said(what)}",)


def spelled(n: int, kind: str, seat: str, text: str, draws: Sequence[Draw]) -> str:
    """A line from its parts. `seat` is `-` for none."""
    results = (f"{d.purpose} {','.join(str(r) for r in d.result)}" for d in draws)
    return " | ".join((f"{n} {kind} {seat} {text}", *results))


def _said(what: What) -> str:
    """What a lobby action sets, as its line says it; of people the number. `-` for nothing."""
    match what:
        case acts.SetOption(name, value):
            return f"{name}={value}"
        case acts.SetPace(pace):
            return pace
        case acts.SetStrength(seat, strength):
            return f"{seat} {strength}"
        case acts.Agree(on) | acts.Rate(on):
            return "on" if on else "off"
        case acts.Invite(people):
            return str(len(people))
    return "-"
