"""The SQL statements of the store."""

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
    "phase", "host", "snapshot", "chairs", "cancelled", "dues", "closed", "figures", "rated", "ticket",
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
    -- A turn may have become a running bank, a notice a digest: these are cancelled with it.
    INSERT INTO overtime (table_id, seat, since, until)
    SELECT d.table_id, d.seat, d.since, NEW.at FROM json_each(NEW.cancelled) c
    JOIN due d ON d.table_id = NEW.table_id AND d.kind = 'bank'
    AND d.wait = json_extract(c.value, '$[1]') AND d.seat = json_extract(c.value, '$[2]')
    WHERE json_extract(c.value, '$[0]') = 'turn' AND d.since < NEW.at;
    DELETE FROM due
    WHERE table_id = NEW.table_id AND (kind, wait, seat) IN (
        SELECT k.kind, json_extract(c.value, '$[1]'), json_extract(c.value, '$[2]')
        FROM json_each(NEW.cancelled) c
        JOIN (SELECT 'turn' AS came, 'turn' AS kind UNION SELECT 'turn', 'bank'
              UNION SELECT 'notice', 'notice' UNION SELECT 'notice', 'digest') k
        ON k.came = json_extract(c.value, '$[0]')
        UNION
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
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, x'')
"""
TABLE_OF_PRESS: Final = "SELECT table_id FROM entries WHERE press = ?"
OPEN_TABLES_OF_HOST: Final = "SELECT count(*) FROM tables WHERE host = ? AND phase IN ('lobby', 'playing')"
OPEN_IN_CHANNEL: Final = """
SELECT id FROM tables WHERE channel = ? AND phase IN ('lobby', 'playing') AND place = 'channel'
"""
LAST_IN_CHANNEL: Final = """
SELECT id FROM tables WHERE channel = ? AND place = 'channel'
ORDER BY phase IN ('lobby', 'playing') DESC, id DESC LIMIT 1
"""
TABLE: Final = """
SELECT id, guild, channel, opened, secret, length, snapshot, game, phase, host, place
FROM tables WHERE id = ?
"""
DUES_OF_TABLE: Final = "SELECT table_id, kind, wait, seat, at, since FROM due WHERE table_id = ?"
LENGTH: Final = """
SELECT (SELECT length FROM tables WHERE id = ?), EXISTS (SELECT 1 FROM entries WHERE press = ?)
"""
ENTRIES: Final = """
SELECT n, kind, seat, person, text, draws, events, at, press FROM entries WHERE table_id = ? ORDER BY n
"""
# Not ordered by the last change: that would reveal the secret moves of others.
TABLES_OF_PERSON: Final = """
SELECT t.id, min(d.at) AS until
FROM seats s JOIN tables t ON t.id = s.table_id
LEFT JOIN due d ON d.table_id = s.table_id AND d.kind IN ('turn', 'bank', 'offer') AND d.seat = s.seat
WHERE s.person = ? AND t.phase IN ('lobby', 'playing')
GROUP BY t.id ORDER BY until IS NULL, until, t.id DESC
"""

MESSAGES: Final = """
SELECT table_id, slot, channel, message, digest, version, at, upto FROM messages
WHERE table_id = ? ORDER BY slot
"""
_MESSAGE_COLUMNS: Final = ("table_id", "slot", "channel", "message", "digest", "version", "at", "upto")


@cache
def shown(count: int) -> str:
    """A statement that stores `count` messages."""
    row = f"({', '.join('?' for _ in _MESSAGE_COLUMNS)})"
    return f"""
    INSERT OR REPLACE INTO messages ({", ".join(_MESSAGE_COLUMNS)}) VALUES {", ".join([row] * count)}
    """  # noqa: S608 - only question marks and our own column names


FORGET: Final = "DELETE FROM messages WHERE table_id = ? AND slot = ?"
SLOTS_BEHIND: Final = """
SELECT m.table_id, m.slot FROM messages m JOIN tables t ON t.id = m.table_id WHERE m.upto < t.length
UNION
SELECT t.id, ?1 FROM tables t WHERE t.phase IN ('lobby', 'playing')
AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.slot = ?1)
UNION
SELECT s.table_id, ?2 || s.seat FROM seats s JOIN tables t ON t.id = s.table_id
WHERE t.phase IN ('lobby', 'playing')
AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = s.table_id AND m.slot = ?2 || s.seat)
ORDER BY 1, 2
"""

DRAFT: Final = """
SELECT data FROM drafts WHERE table_id = ? AND seat = ? AND number = ? AND person = ? AND name = ?
"""
DRAFTS_OF_NO_QUESTION: Final = "SELECT seat, person, name, data FROM drafts WHERE table_id = ? AND number = 0"
DRAFTS_OF_QUESTION: Final = "SELECT count(*) FROM drafts WHERE table_id = ? AND seat = ? AND number = ?"
KEEP_DRAFT: Final = """
INSERT OR REPLACE INTO drafts (table_id, seat, number, person, name, data) VALUES (?, ?, ?, ?, ?, ?)
"""
DROP_DRAFT: Final = """
DELETE FROM drafts WHERE table_id = ? AND seat = ? AND number = ? AND person = ? AND name = ?
"""

DUE: Final = """
SELECT table_id, kind, wait, seat, at, since FROM due WHERE kind = ? AND at <= ?
AND NOT EXISTS (SELECT 1 FROM rests r WHERE r.table_id = due.table_id)
ORDER BY at, table_id, wait, seat LIMIT ?
"""
TAKE_DUE: Final = "DELETE FROM due WHERE table_id = ? AND kind = ? AND wait = ? AND seat = ? RETURNING 1"
TURN_INTO: Final = """
UPDATE due SET kind = ?, at = ?, since = ? WHERE table_id = ? AND kind = ? AND wait = ? AND seat = ?
"""
RECOUNT_CLOCKS: Final = """
UPDATE due SET at = since WHERE kind IN ('turn', 'bank')
AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = due.table_id AND s.seat = due.seat AND s.person = ?)
"""
REMIND_PLANS: Final = """
INSERT OR IGNORE INTO due (table_id, kind, wait, seat, at, since)
SELECT d.table_id, 'plan', d.wait, d.seat, ?2, ?3 FROM due d
JOIN seats s ON s.table_id = d.table_id AND s.seat = d.seat
WHERE s.person = ?1 AND d.kind IN ('turn', 'bank', 'offer')
"""
LAST_HEARTBEAT: Final = "SELECT at FROM pulse"
HEARTBEAT: Final = "INSERT OR REPLACE INTO pulse (one, at) VALUES (1, ?)"
GIVE_BACK: Final = "UPDATE due SET at = at + ?1, since = since + ?1 WHERE ?1 < 0 OR at > ?2"
# The statement above gives back the lost time already.
GIVE_BACK_SUSPENDED: Final = "UPDATE rests SET since = since + ?"
NOTICES_SINCE: Final = "SELECT count(*), min(at) FROM rung WHERE person = ? AND at > ?"
COUNT_NOTICE: Final = "INSERT INTO rung (person, at) VALUES (?, ?)"
FORGET_NOTICES: Final = "DELETE FROM rung WHERE at <= ?"
DROP_PLANS: Final = "DELETE FROM plans WHERE table_id = ? AND seat = ?"
KEEP_PLAN: Final = "INSERT INTO plans (table_id, seat, person, place, text) VALUES (?, ?, ?, ?, ?)"
OPEN_TABLES: Final = """
SELECT t.id, t.guild, t.channel, t.phase, r.why FROM tables t LEFT JOIN rests r ON r.table_id = t.id
WHERE t.phase IN ('lobby', 'playing') AND t.place = 'channel' ORDER BY t.id
"""
OPEN_TABLE_IN: Final = """
SELECT t.id, t.guild, t.channel, t.phase, r.why FROM tables t LEFT JOIN rests r ON r.table_id = t.id
WHERE t.channel = ? AND t.phase IN ('lobby', 'playing') AND t.place = 'channel'
"""
WHY_SUSPENDED: Final = "SELECT why FROM rests WHERE table_id = ?"
COUNT_OPEN_TABLES: Final = "SELECT count(*) FROM tables WHERE phase IN ('lobby', 'playing')"
COUNTS: Final = "SELECT game, phase, count(*) FROM tables GROUP BY game, phase"
SUSPEND: Final = "INSERT OR IGNORE INTO rests (table_id, since, why) VALUES (?, ?, ?)"
# What became due during the suspension gets back only the time since then.
RESUME: Final = """
UPDATE due SET at = due.at + ?2 - max(r.since, due.since), since = due.since + ?2 - max(r.since, due.since)
FROM rests r WHERE r.table_id = due.table_id AND due.table_id = ?1 AND max(r.since, due.since) < ?2
"""
END_SUSPENSION: Final = "DELETE FROM rests WHERE table_id = ?"
MOVE_TABLE: Final = "UPDATE tables SET channel = ? WHERE id = ?"
PUT_OFF: Final = "UPDATE due SET at = ? WHERE table_id = ? AND kind = ? AND wait = ? AND seat = ?"
PERSON_IN_SEAT: Final = "SELECT person FROM seats WHERE table_id = ? AND seat = ?"

FIGURES: Final = """
SELECT f.table_id, t.game, t.guild, t.channel, f.seat, f.place, f.data
FROM figures f JOIN tables t ON t.id = f.table_id WHERE f.person = ? ORDER BY f.table_id, f.seat
"""

_GAMES_BEGUN: Final = """
AND (?2 IS NULL OR t.game = ?2) AND (?4 IS NULL OR t.id < ?4)
AND (?3 IS NULL OR EXISTS (SELECT 1 FROM seats o WHERE o.table_id = t.id AND o.person = ?3))
AND EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id AND e.kind = 'start')
ORDER BY t.id DESC LIMIT ?5
"""
GAMES_OF_PERSON: Final = f"""
SELECT t.id, t.game, t.guild, t.opened, t.phase, t.snapshot FROM tables t
WHERE t.id IN (SELECT s.table_id FROM seats s WHERE s.person = ?1) {_GAMES_BEGUN}
"""  # noqa: S608 - only question marks
GAMES_IN_CHANNEL: Final = f"""
SELECT t.id, t.game, t.guild, t.opened, t.phase, t.snapshot FROM tables t
WHERE t.channel = ?1 AND t.place = 'channel' {_GAMES_BEGUN}
"""  # noqa: S608 - only question marks
RATED: Final = """
SELECT id, table_id, seat, side, place, person, strength FROM rated
WHERE guild = ? AND game = ? AND id > ? ORDER BY id
"""
RATED_GAMES: Final = "SELECT DISTINCT game FROM rated WHERE guild = ?"
RATED_PLACES: Final = "SELECT DISTINCT guild, game FROM rated WHERE person = ?"
RENAME_RATED: Final = "UPDATE rated SET person = ? WHERE person = ? AND guild = ? AND game = ?"
SET_FIGURES: Final = "UPDATE figures SET data = ? WHERE person = ? AND table_id = ? AND seat = ?"

PERSON: Final = "SELECT data FROM people WHERE id = ?"
SET_PERSON: Final = "INSERT OR REPLACE INTO people (id, data) VALUES (?, ?)"
PLACE: Final = "SELECT data FROM places WHERE channel = ?"
SET_PLACE: Final = "INSERT OR REPLACE INTO places (channel, data) VALUES (?, ?)"

RESTORED: Final = """
CREATE TABLE IF NOT EXISTS restored (
    one INTEGER PRIMARY KEY CHECK (one = 1), questions INTEGER NOT NULL
) STRICT
"""
"""Has a row once the database was put back from a copy."""
RENUMBER: Final = "INSERT OR REPLACE INTO restored VALUES (1, ?)"
FIRST_QUESTION: Final = "SELECT questions FROM restored"
