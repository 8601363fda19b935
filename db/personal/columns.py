"""Every column of the database, by what it holds of a person. `PRIVACY.md` lists those that hold any."""

from typing import Final, Literal

Holds = Literal["number", "theirs", "mentions"]
"""`number`: a person's Discord number. `theirs`: something of the person whose number is in the row, or who
has the seat in it. `mentions`: numbers of people within a longer value."""

PERSONAL: Final[dict[str, dict[str, Holds]]] = {
    "people": {"id": "number", "data": "mentions"},
    "servers": {"data": "mentions"},
    "tables": {"host": "number", "snapshot": "mentions"},
    "seats": {"person": "number", "seat": "theirs"},
    "entries": {
        "person": "number", "press": "theirs", "kind": "theirs", "text": "mentions", "events": "mentions",
        "at": "theirs",
    },
    "messages": {
        "person": "number", "kind": "theirs", "seat": "theirs", "past": "theirs", "channel": "theirs",
        "message": "theirs", "at": "theirs",
    },
    "drafts": {"person": "number", "name": "theirs", "data": "theirs"},
    "plans": {"person": "number", "text": "theirs"},
    "figures": {"person": "number", "seat": "theirs", "place": "theirs", "data": "theirs"},
    "rated": {"person": "number", "seat": "theirs", "side": "theirs", "place": "theirs"},
    "notices": {"person": "number", "at": "theirs"},
    "invitations": {
        "host": "number", "person": "number", "at": "theirs", "rematch": "theirs", "answered": "theirs",
    },
    "due": {"at": "theirs", "since": "theirs"},
    "overtime": {"since": "theirs", "until": "theirs"},
}  # fmt: skip
"""The columns that hold something of a person, by table."""

IMPERSONAL: Final[dict[str, tuple[str, ...]]] = {
    "channels": ("id", "data"),
    "servers": ("id",),
    "applications": ("id", "data"),
    "tables": (
        "id", "game", "guild", "channel", "phase", "opened", "changed", "secret", "length", "ticket",
        "place",
    ),
    "seats": ("table_id",),
    "entries": ("table_id", "n", "seat", "draws"),
    "messages": ("table_id", "digest", "version", "upto"),
    "drafts": ("table_id", "seat", "number"),
    "plans": ("table_id", "seat", "place"),
    "figures": ("table_id",),
    "rated": ("id", "guild", "game", "table_id", "strength"),
    "due": ("table_id", "kind", "wait", "seat"),
    "overtime": ("table_id", "seat"),
    "heartbeats": ("share", "at"),
    "suspensions": ("table_id", "since", "why"),
    "run": ("one", "log"),
    "restored": ("one", "questions"),
    "migrations": ("number", "name", "checksum", "at"),
    "sqlite_sequence": ("name", "seq"),
}  # fmt: skip
"""All other columns."""

EXPORTED: Final[dict[str, str]] = {
    "settings": "SELECT data FROM people WHERE id = ?1",
    "opened": """
        SELECT id AS "table", game, guild AS server, channel, opened, phase FROM tables WHERE host = ?1
    """,
    "seats": """
        SELECT s.table_id AS "table", t.game, t.guild AS server, t.channel, s.seat, t.phase
        FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ?1
    """,
    "actions": """
        SELECT table_id AS "table", kind, seat, text, at, press FROM entries WHERE person = ?1
        ORDER BY table_id, n
    """,
    "messages": """
        SELECT table_id AS "table", kind, nullif(seat, -1) AS seat, channel, message, at FROM messages
        WHERE person = ?1
    """,
    "drafts": """
        SELECT table_id AS "table", seat, number AS question, name, data FROM drafts WHERE person = ?1
    """,
    "plans": 'SELECT table_id AS "table", seat, place, text FROM plans WHERE person = ?1',
    "results": """
        SELECT f.table_id AS "table", t.game, t.guild AS server, t.channel, f.seat, f.place, f.data
        FROM figures f JOIN tables t ON t.id = f.table_id WHERE f.person = ?1
    """,
    "rated games": """
        SELECT table_id AS "table", game, guild AS server, seat, side, place FROM rated WHERE person = ?1
    """,
    "notices": "SELECT at FROM notices WHERE person = ?1",
    "invitations sent": "SELECT at, rematch, answered FROM invitations WHERE host = ?1",
    "invitations received": "SELECT at, rematch, answered FROM invitations WHERE person = ?1",
    "clocks": """
        SELECT d.table_id AS "table", d.kind, d.seat, d.since, d.at FROM due d
        JOIN seats s ON s.table_id = d.table_id AND s.seat = d.seat WHERE s.person = ?1
    """,
    "overtime": """
        SELECT o.table_id AS "table", o.seat, o.since, o.until FROM overtime o
        JOIN seats s ON s.table_id = o.table_id AND s.seat = o.seat WHERE s.person = ?1
    """,
}
"""What a person gets of their data, by section.

Draws, events and snapshots hold the hands of others, and the number of an entry counts their secret moves.
"""

NAMED: Final = """
SELECT table_id FROM entries
WHERE person = ?1 OR instr(text, ?2) > 0 OR instr(events, ?3) > 0
UNION SELECT id FROM tables WHERE host = ?1 OR instr(snapshot, ?4) > 0 OR instr(snapshot, ?3) > 0
UNION SELECT table_id FROM seats WHERE person = ?1
UNION SELECT table_id FROM figures WHERE person = ?1
UNION SELECT table_id FROM rated WHERE person = ?1
UNION SELECT table_id FROM messages WHERE person = ?1
"""
"""Tables that name a person: by number, as text (?2 and ?3), as msgpack has it (?4). Reads every entry."""

KNOWN: Final = " UNION ".join(
    f"SELECT {column} FROM {table}"  # noqa: S608 - our names
    for table, columns in PERSONAL.items()
    for column, holds in columns.items()
    if holds == "number"
)
"""Everybody whose number is in a column of its own. Reads every entry."""
