"""The SQL statements of the store, of which every engine understands the text.

SQLite takes them as they are. PostgreSQL gets `$1` for `?` and `?1`, and another word for `instr`
(`db/postgres/dialect.py`). A `?` whose type does not follow from its place stands in a CAST.
"""

from functools import cache
from typing import Final

from db.rows import Owner

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
GUILD: Final = "SELECT guild FROM tables WHERE id = ?"
DUES_OF_TABLE: Final = "SELECT table_id, kind, wait, seat, at, since FROM due WHERE table_id = ?"
LENGTH: Final = """
SELECT (SELECT length FROM tables WHERE id = ?), EXISTS (SELECT 1 FROM entries WHERE press = ?)
"""
ENTRIES: Final = """
SELECT n, kind, seat, person, text, draws, events, at, press FROM entries WHERE table_id = ? ORDER BY n
"""
# Not ordered by the last change: that would reveal the secret moves of others.
TABLES_OF_PERSON: Final = """
SELECT t.id
FROM seats s JOIN tables t ON t.id = s.table_id
LEFT JOIN due d ON d.table_id = s.table_id AND d.kind IN ('turn', 'bank', 'offer') AND d.seat = s.seat
WHERE s.person = ? AND t.phase IN ('lobby', 'playing')
GROUP BY t.id ORDER BY min(d.at) IS NULL, min(d.at), t.id DESC
"""

_SLOT: Final = ("table_id", "kind", "seat", "person", "past")
_MESSAGE_COLUMNS: Final = (*_SLOT, "channel", "message", "digest", "version", "at", "upto")
MESSAGES: Final = f"""
SELECT {", ".join(_MESSAGE_COLUMNS)} FROM messages WHERE table_id = ? ORDER BY {", ".join(_SLOT)}
"""  # noqa: S608 - our own column names


@cache
def shown(count: int) -> str:
    """A statement that stores `count` messages, but for those of which something newer is stored."""
    row = f"({', '.join('?' for _ in _MESSAGE_COLUMNS)})"
    new = ", ".join(f"{column} = excluded.{column}" for column in _MESSAGE_COLUMNS)
    return f"""
    INSERT INTO messages ({", ".join(_MESSAGE_COLUMNS)}) VALUES {", ".join([row] * count)}
    ON CONFLICT ({", ".join(_SLOT)}) DO UPDATE SET {new}
    WHERE messages.version < excluded.version
    OR (messages.version = excluded.version AND messages.upto <= excluded.upto)
    """  # noqa: S608 - only question marks and our own column names


def own(table: str, first: int) -> str:
    """A condition: the server of a row of `tables` is of this process's shards.

    `first`: number of the first of the two `Shares.values` among those of the statement.
    """
    shard = f"({table}.guild >> 22) % CAST(?{first} AS BIGINT)"
    return f"CAST(?{first + 1} AS TEXT) LIKE '%,' || ({shard}) || ',%'"


def _at_own_table(row: str, first: int) -> str:
    """A condition: the table of a row is `own`."""
    return f"EXISTS (SELECT 1 FROM tables t WHERE t.id = {row}.table_id AND {own('t', first)})"  # noqa: S608 - names


NOTHING: Final = "UPDATE heartbeats SET at = at WHERE share = 0"
FORGET: Final = f"DELETE FROM messages WHERE {' AND '.join(f'{column} = ?' for column in _SLOT)}"  # noqa: S608
SLOTS_BEHIND: Final = f"""
SELECT m.table_id, m.kind, m.seat, m.person, m.past FROM messages m JOIN tables t ON t.id = m.table_id
WHERE m.upto < t.length AND {own("t", 1)}
UNION
SELECT t.id, 'board', -1, 0, 0 FROM tables t WHERE t.phase IN ('lobby', 'playing') AND {own("t", 1)}
AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'board' AND m.past = 0)
UNION
SELECT s.table_id, 'hand', s.seat, s.person, 0 FROM seats s JOIN tables t ON t.id = s.table_id
WHERE t.phase IN ('lobby', 'playing') AND {own("t", 1)}
AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = s.table_id
AND m.kind = 'hand' AND m.seat = s.seat AND m.person = s.person AND m.past = 0)
ORDER BY 1, 2, 3, 4, 5
"""  # noqa: S608 - names and question marks
OUTDATE: Final = """
UPDATE messages SET upto = 0, digest = '' WHERE kind IN ('board', 'hand')
AND table_id IN (SELECT id FROM tables WHERE phase IN ('lobby', 'playing'))
"""
"""The database was put back: messages on Discord may show moves that it does not have."""
DROP_ANSWERS: Final = "DELETE FROM drafts WHERE number <> 0"
"""It was put back: drafts are kept by the numbers of questions, which change; 0 is of no question."""
RENUMBER: Final = """
INSERT INTO restored (one, questions) VALUES (1, ?)
ON CONFLICT (one) DO UPDATE SET questions = excluded.questions
"""
FIRST_QUESTION: Final = "SELECT questions FROM restored"

DRAFT: Final = """
SELECT data FROM drafts WHERE table_id = ? AND seat = ? AND number = ? AND person = ? AND name = ?
"""
DRAFTS_OF_NO_QUESTION: Final = "SELECT seat, person, name, data FROM drafts WHERE table_id = ? AND number = 0"
DRAFTS_OF_QUESTION: Final = "SELECT count(*) FROM drafts WHERE table_id = ? AND seat = ? AND number = ?"
KEEP_DRAFT: Final = """
INSERT INTO drafts (table_id, seat, number, person, name, data) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, seat, number, person, name) DO UPDATE SET data = excluded.data
"""
DROP_DRAFT: Final = """
DELETE FROM drafts WHERE table_id = ? AND seat = ? AND number = ? AND person = ? AND name = ?
"""


@cache
def due(kinds: tuple[str, ...]) -> str:
    """A statement: up to ?2 rows of each kind due at ?1 at own tables, by kind, the longest due first.

    Each kind is read along the index, however many rows are due.
    """
    each = (
        f"""
        SELECT * FROM (
            SELECT {place} AS place, table_id, kind, wait, seat, at, since FROM due
            WHERE kind = '{kind}' AND at <= ?1
            AND NOT EXISTS (SELECT 1 FROM suspensions r WHERE r.table_id = due.table_id)
            AND {_at_own_table("due", 3)}
            ORDER BY at, table_id, wait, seat LIMIT ?2
        ) AS kind_{place}
        """  # noqa: S608 - names and question marks
        for place, kind in enumerate(kinds)
    )
    return f"""
    SELECT table_id, kind, wait, seat, at, since FROM ({" UNION ALL ".join(each)}) AS found
    ORDER BY place, at, table_id, wait, seat
    """  # noqa: S608 - names and question marks


TAKE_DUE: Final = "DELETE FROM due WHERE table_id = ? AND kind = ? AND wait = ? AND seat = ? RETURNING 1"
TURN_INTO: Final = """
UPDATE due SET kind = ?, at = ?, since = ? WHERE table_id = ? AND kind = ? AND wait = ? AND seat = ?
"""
RECOUNT_CLOCKS: Final = """
UPDATE due SET at = since WHERE kind IN ('turn', 'bank')
AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = due.table_id AND s.seat = due.seat AND s.person = ?)
"""
REMIND_PLANS: Final = """
INSERT INTO due (table_id, kind, wait, seat, at, since)
SELECT DISTINCT d.table_id, 'plan', d.wait, d.seat, CAST(?2 AS BIGINT), CAST(?3 AS BIGINT) FROM due d
JOIN seats s ON s.table_id = d.table_id AND s.seat = d.seat
WHERE s.person = ?1 AND d.kind IN ('turn', 'bank', 'offer')
ON CONFLICT DO NOTHING
"""
HEARTBEATS: Final = "SELECT share, at FROM heartbeats"
HEARTBEAT: Final = """
INSERT INTO heartbeats (share, at) VALUES (?, ?) ON CONFLICT (share) DO UPDATE SET at = excluded.at
"""
ANY_DUE: Final = "SELECT 1 FROM due LIMIT 1"
GIVE_BACK: Final = f"""
UPDATE due SET at = at + ?1, since = since + ?1 WHERE (CAST(?1 AS BIGINT) < 0 OR at > ?2)
AND {_at_own_table("due", 3)}
"""  # noqa: S608 - names and question marks
# The statement above gives back the lost time already.
GIVE_BACK_SUSPENDED: Final = f"""
UPDATE suspensions SET since = since + ?1 WHERE {_at_own_table("suspensions", 2)}
"""  # noqa: S608 - names and question marks
NOTICES_SINCE: Final = "SELECT count(*), min(at) FROM notices WHERE person = ? AND at > ?"
COUNT_NOTICE: Final = "INSERT INTO notices (person, at) VALUES (?, ?)"
FORGET_NOTICES: Final = "DELETE FROM notices WHERE at <= ?"
INVITATIONS: Final = "SELECT person, at, rematch, answered FROM invitations WHERE host = ?"
INVITE: Final = "INSERT INTO invitations (host, person, at, rematch, answered) VALUES (?, ?, ?, ?, 0)"
ANSWER_INVITATIONS: Final = (
    "UPDATE invitations SET answered = 1 WHERE host = ? AND person = ? AND answered = 0"
)
FORGET_INVITATIONS: Final = "DELETE FROM invitations WHERE answered = 1 AND at <= ?"
DROP_PLANS: Final = "DELETE FROM plans WHERE table_id = ? AND seat = ?"
KEEP_PLAN: Final = "INSERT INTO plans (table_id, seat, person, place, text) VALUES (?, ?, ?, ?, ?)"
OPEN_TABLES: Final = f"""
SELECT t.id, t.guild, t.channel, t.phase, r.why FROM tables t LEFT JOIN suspensions r ON r.table_id = t.id
WHERE t.phase IN ('lobby', 'playing') AND t.place = 'channel' AND {own("t", 1)} ORDER BY t.id
"""  # noqa: S608 - names and question marks
OPEN_TABLE_IN: Final = """
SELECT t.id, t.guild, t.channel, t.phase, r.why FROM tables t LEFT JOIN suspensions r ON r.table_id = t.id
WHERE t.channel = ? AND t.phase IN ('lobby', 'playing') AND t.place = 'channel'
"""
WHY_SUSPENDED: Final = "SELECT why FROM suspensions WHERE table_id = ?"
OPEN_NUMBERS: Final = "SELECT id FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id"
COUNT_OPEN_TABLES: Final = "SELECT count(*) FROM tables WHERE phase IN ('lobby', 'playing')"
COUNTS: Final = "SELECT game, phase, count(*) FROM tables GROUP BY game, phase"
SUSPEND: Final = "INSERT INTO suspensions (table_id, since, why) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# What became due during the suspension gets back only the time since then.
RESUME: Final = """
UPDATE due SET
at = due.at + ?2 - CASE WHEN r.since > due.since THEN r.since ELSE due.since END,
since = due.since + ?2 - CASE WHEN r.since > due.since THEN r.since ELSE due.since END
FROM suspensions r
WHERE r.table_id = due.table_id AND due.table_id = ?1 AND r.since < ?2 AND due.since < ?2
"""
END_SUSPENSION: Final = "DELETE FROM suspensions WHERE table_id = ?"
MOVE_TABLE: Final = "UPDATE tables SET channel = ? WHERE id = ?"
PUT_OFF: Final = "UPDATE due SET at = ? WHERE table_id = ? AND kind = ? AND wait = ? AND seat = ?"
PERSON_IN_SEAT: Final = "SELECT person FROM seats WHERE table_id = ? AND seat = ?"

FIGURES: Final = """
SELECT f.table_id, t.game, t.guild, t.channel, f.seat, f.place, f.data
FROM figures f JOIN tables t ON t.id = f.table_id WHERE f.person = ? ORDER BY f.table_id, f.seat
"""

_GAMES_BEGUN: Final = """
AND (CAST(?2 AS TEXT) IS NULL OR t.game = ?2) AND (CAST(?4 AS BIGINT) IS NULL OR t.id < ?4)
AND (CAST(?3 AS BIGINT) IS NULL OR EXISTS (SELECT 1 FROM seats o WHERE o.table_id = t.id AND o.person = ?3))
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
SELECT seat, side, place, person, strength, id, table_id FROM rated
WHERE guild = ? AND game = ? AND id > ? ORDER BY id
"""
RATED_GAMES: Final = "SELECT DISTINCT game FROM rated WHERE guild = ?"
RATED_PLACES: Final = "SELECT DISTINCT guild, game FROM rated WHERE person = ?"
RENAME_RATED: Final = "UPDATE rated SET person = ? WHERE person = ? AND guild = ? AND game = ?"
SET_FIGURES: Final = "UPDATE figures SET data = ? WHERE person = ? AND table_id = ? AND seat = ?"


@cache
def settings(owner: Owner) -> str:
    """A statement that returns the settings of one owner."""
    return f"SELECT data FROM {owner} WHERE id = ?"  # noqa: S608 - the name of a table


@cache
def all_settings(owner: Owner) -> str:
    """A statement that returns the settings of all owners of a kind, with their numbers."""
    return f"SELECT id, data FROM {owner}"  # noqa: S608 - the name of a table


@cache
def set_settings(owner: Owner) -> str:
    """A statement that stores the settings of one owner."""
    return f"""
    INSERT INTO {owner} (id, data) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data
    """  # noqa: S608 - the name of a table
