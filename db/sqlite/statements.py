"""The SQL statements that only SQLite understands."""

from functools import cache
from typing import Final

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA mmap_size = 0",
    "PRAGMA busy_timeout = {busy}",
    # A statement of many steps buffers them while its trigger runs: in memory, not in a file.
    "PRAGMA temp_store = MEMORY",
)

STEP_COLUMNS: Final = (
    "table_id", "n", "kind", "seat", "person", "text", "draws", "events", "at", "press",
    "phase", "host", "snapshot", "chairs", "cancelled", "spent", "dues", "closed", "figures", "rated",
    "ticket",
)  # fmt: skip

# One row inserted into this view is one step. The trigger stores it only if the log has the length that the
# step expects and its press is new; otherwise the row changes nothing, and other rows are stored.
# View and trigger are TEMP: SQLite refuses JSON functions in a stored trigger while trusted_schema is off,
# and changing them needs no migration.
STEP_VIEW: Final = f"""
CREATE TEMP VIEW step ({", ".join(STEP_COLUMNS)}) AS SELECT {", ".join("0" for _ in STEP_COLUMNS)} WHERE 0;
CREATE TEMP TRIGGER step_kept INSTEAD OF INSERT ON step
WHEN EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND length = NEW.n)
 AND NOT EXISTS (SELECT 1 FROM entries WHERE press = NEW.press)
BEGIN
    INSERT INTO entries (table_id, n, kind, seat, person, text, draws, events, at, press)
    VALUES (NEW.table_id, NEW.n, NEW.kind, NEW.seat, NEW.person, NEW.text, NEW.draws, NEW.events, NEW.at,
            NEW.press);
    UPDATE tables SET length = NEW.n + 1, ticket = NEW.ticket, snapshot = NEW.snapshot, changed = NEW.at
    WHERE id = NEW.table_id;
    -- Separate from the update above, which changes no index.
    UPDATE tables SET phase = NEW.phase, host = NEW.host
    WHERE id = NEW.table_id AND (phase <> NEW.phase OR host <> NEW.host);
    DELETE FROM seats WHERE NEW.chairs IS NOT NULL AND table_id = NEW.table_id;
    INSERT INTO seats (table_id, seat, person)
    SELECT NEW.table_id, json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(NEW.chairs);
    INSERT INTO overtime (table_id, seat, since, until)
    SELECT d.table_id, d.seat, d.since, NEW.at FROM json_each(NEW.spent) c
    JOIN due d ON d.table_id = NEW.table_id AND d.kind = json_extract(c.value, '$[0]')
    AND d.wait = json_extract(c.value, '$[1]') AND d.seat = json_extract(c.value, '$[2]')
    WHERE d.since < NEW.at;
    DELETE FROM due
    WHERE table_id = NEW.table_id AND (kind, wait, seat) IN (
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
        FROM json_each(NEW.cancelled)
    );
    INSERT OR REPLACE INTO due (table_id, kind, wait, seat, at, since)
    SELECT NEW.table_id, json_extract(value, '$[0]'), json_extract(value, '$[1]'),
           json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM json_each(NEW.dues);
    DELETE FROM drafts
    WHERE NEW.closed IS NOT NULL AND table_id = NEW.table_id AND (seat, number) IN (
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(NEW.closed)
    );
    INSERT OR REPLACE INTO figures (person, table_id, seat, place, data)
    SELECT json_extract(value, '$[0]'), NEW.table_id, json_extract(value, '$[1]'),
           json_extract(value, '$[2]'), json_extract(value, '$[3]')
    FROM json_each(NEW.figures);
    INSERT INTO rated (guild, game, table_id, seat, side, place, person, strength)
    SELECT t.guild, t.game, t.id, json_extract(r.value, '$[0]'), json_extract(r.value, '$[1]'),
           json_extract(r.value, '$[2]'), json_extract(r.value, '$[3]'), json_extract(r.value, '$[4]')
    FROM json_each(NEW.rated) r JOIN tables t ON t.id = NEW.table_id;
END;
"""  # noqa: S608 - our own column names


# Plans, clocks and spans of overtime of all seats of a table, as JSON.
_OWN_ROWS: Final = """
json_array(
    json((SELECT json_group_array(json_array(p.seat, p.person, p.place, p.text))
          FROM plans p WHERE p.table_id = {0})),
    json((SELECT json_group_array(json_array(d.kind, d.wait, d.seat, d.at, d.since))
          FROM due d WHERE d.table_id = {0} AND d.kind IN ('turn', 'bank', 'plan'))),
    json((SELECT json_group_array(json_array(o.seat, o.since, o.until))
          FROM overtime o WHERE o.table_id = {0}))
)
"""
OWN_ROWS: Final = f"SELECT {_OWN_ROWS.format('?1')}"


@cache
def keep_steps(count: int) -> str:
    """A statement, and so one transaction, that stores `count` steps.

    Returns what became of each: its ticket, whether it was kept, whether its press was stored, `OWN_ROWS`.
    """
    row = f"({', '.join('?' for _ in STEP_COLUMNS)})"
    return f"""
    INSERT INTO step ({", ".join(STEP_COLUMNS)}) VALUES {", ".join([row] * count)}
    RETURNING ticket, (SELECT t.ticket FROM tables t WHERE t.id = table_id) = ticket,
              EXISTS (SELECT 1 FROM entries e WHERE e.press = step.press), {_OWN_ROWS.format("step.table_id")}
    """  # noqa: S608 - only question marks and our own column names


OPEN_TABLE: Final = """
INSERT INTO tables
(game, guild, channel, host, phase, opened, changed, secret, place, length, ticket, snapshot)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, x'') RETURNING id
"""
