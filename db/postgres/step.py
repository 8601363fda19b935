"""One statement that stores any number of steps: one round trip, and a transaction by itself.

Its parameters are arrays, so that it is prepared once. All its parts see the database as it was before, so
no key is deleted and inserted in it: what becomes due or is seated anew is updated. Its order of tables keeps
two processes from waiting for each other.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final

from db.rows import Step

_ARRAYS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "s": (
        ("table_id", "bigint"), ("n", "bigint"), ("kind", "text"), ("seat", "bigint"), ("person", "bigint"),
        ("text", "text"), ("draws", "bytea"), ("events", "bytea"), ("at", "bigint"), ("press", "bigint"),
        ("phase", "text"), ("host", "bigint"), ("snapshot", "bytea"), ("is_seated", "boolean"),
    ),
    "c": (("table_id", "bigint"), ("seat", "bigint"), ("person", "bigint")),
    "e": (("table_id", "bigint"), ("kind", "text"), ("wait", "text"), ("seat", "bigint")),
    "p": (("table_id", "bigint"), ("kind", "text"), ("wait", "text"), ("seat", "bigint")),
    "d": (
        ("table_id", "bigint"), ("kind", "text"), ("wait", "text"), ("seat", "bigint"), ("at", "bigint"),
        ("since", "bigint"),
    ),
    "q": (("table_id", "bigint"), ("seat", "bigint"), ("number", "bigint")),
    "f": (
        ("table_id", "bigint"), ("person", "bigint"), ("seat", "bigint"), ("place", "bigint"),
        ("data", "text"),
    ),
    "r": (
        ("table_id", "bigint"), ("seat", "bigint"), ("side", "bigint"), ("place", "bigint"),
        ("person", "bigint"), ("strength", "text"),
    ),
}  # fmt: skip
"""Columns of the rows in a step.

s: the step, c: chairs, e: cancelled, p: spent, d: dues, q: closed, f: figures, r: rated.
"""


def _unnested() -> str:
    """The arrays as tables."""
    number, parts = 0, []
    for name, columns in _ARRAYS.items():
        values = ", ".join(f"${number + n}::{kind}[]" for n, (_, kind) in enumerate(columns, 1))
        number += len(columns)
        names = ", ".join(column for column, _ in columns)
        parts.append(f"{name} AS (SELECT * FROM unnest({values}) AS {name} ({names}))")  # noqa: S608 - our names
    return ",\n".join(parts)


KEEP: Final = f"""
WITH {_unnested()},
k AS (
    INSERT INTO entries (table_id, n, kind, seat, person, text, draws, events, at, press)
    SELECT s.table_id, s.n, s.kind, s.seat, s.person, s.text, s.draws, s.events, s.at, s.press FROM s
    WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id AND t.length = s.n)
    ORDER BY s.table_id ON CONFLICT DO NOTHING RETURNING table_id
),
updated AS (
    UPDATE tables t
    SET length = s.n + 1, snapshot = s.snapshot, changed = s.at, phase = s.phase, host = s.host
    FROM s JOIN k ON k.table_id = s.table_id WHERE t.id = s.table_id
),
left_seats AS (
    DELETE FROM seats x USING s, k
    WHERE k.table_id = s.table_id AND s.is_seated AND x.table_id = s.table_id
    AND NOT EXISTS (SELECT 1 FROM c WHERE c.table_id = x.table_id AND c.seat = x.seat)
),
seated AS (
    INSERT INTO seats (table_id, seat, person)
    SELECT c.table_id, c.seat, c.person FROM c JOIN k ON k.table_id = c.table_id
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person
),
used AS (
    INSERT INTO overtime (table_id, seat, since, until)
    SELECT x.table_id, x.seat, x.since, s.at FROM p
    JOIN k ON k.table_id = p.table_id JOIN s ON s.table_id = p.table_id
    JOIN due x ON x.table_id = p.table_id AND x.kind = p.kind AND x.wait = p.wait AND x.seat = p.seat
    WHERE x.since < s.at
),
ended AS (
    DELETE FROM due x USING e, k
    WHERE k.table_id = e.table_id AND x.table_id = e.table_id AND x.kind = e.kind AND x.wait = e.wait
    AND x.seat = e.seat AND NOT EXISTS (
        SELECT 1 FROM d
        WHERE d.table_id = x.table_id AND d.kind = x.kind AND d.wait = x.wait AND d.seat = x.seat
    )
),
begun AS (
    INSERT INTO due (table_id, kind, wait, seat, at, since)
    SELECT d.table_id, d.kind, d.wait, d.seat, d.at, d.since FROM d JOIN k ON k.table_id = d.table_id
    ON CONFLICT (table_id, kind, wait, seat) DO UPDATE SET at = excluded.at, since = excluded.since
),
closed AS (
    DELETE FROM drafts x USING q, k
    WHERE k.table_id = q.table_id AND x.table_id = q.table_id AND x.seat = q.seat AND x.number = q.number
),
counted AS (
    INSERT INTO figures (person, table_id, seat, place, data)
    SELECT f.person, f.table_id, f.seat, f.place, f.data FROM f JOIN k ON k.table_id = f.table_id
    ON CONFLICT (person, table_id, seat) DO UPDATE SET place = excluded.place, data = excluded.data
),
results AS (
    INSERT INTO rated (guild, game, table_id, seat, side, place, person, strength)
    SELECT t.guild, t.game, t.id, r.seat, r.side, r.place, r.person, r.strength
    FROM r JOIN k ON k.table_id = r.table_id JOIN tables t ON t.id = r.table_id ORDER BY t.id, r.seat
)
SELECT s.table_id, k.table_id IS NOT NULL, EXISTS (SELECT 1 FROM entries y WHERE y.press = s.press)
FROM s LEFT JOIN k ON k.table_id = s.table_id
"""  # noqa: S608 - our own names
"""Returns of each step: its table, whether it was kept, whether its press was stored before."""

_OWN_ROWS: Final = """
json_build_array(
    (SELECT coalesce(json_agg(json_build_array(p.seat, p.person, p.place, p.text)), '[]')
     FROM plans p WHERE p.table_id = {0}),
    (SELECT coalesce(json_agg(json_build_array(d.kind, d.wait, d.seat, d.at, d.since)), '[]')
     FROM due d WHERE d.table_id = {0} AND d.kind IN ('turn', 'bank', 'plan')),
    (SELECT coalesce(json_agg(json_build_array(o.seat, o.since, o.until)), '[]')
     FROM overtime o WHERE o.table_id = {0})
)::text
"""
OWN_ROWS: Final = f"SELECT {_OWN_ROWS.format('CAST(?1 AS BIGINT)')}"
OWN_ROWS_OF: Final = f"SELECT t.id, {_OWN_ROWS.format('t.id')} FROM unnest($1::bigint[]) AS t (id)"  # noqa: S608 - our names
OPEN_TABLE: Final = """
INSERT INTO tables (game, guild, channel, host, phase, opened, changed, secret, place, length, snapshot)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, '') RETURNING id
"""


def parameters(steps: Sequence[Step]) -> list[list[Any]]:
    """The arrays of `KEEP` for steps of different tables."""
    rows: tuple[Iterable[tuple[Any, ...]], ...] = (
        (_plain(s) for s in steps),
        ((s.table, *chair) for s in steps for chair in s.chairs or ()),
        ((s.table, x.kind, x.wait, x.seat) for s in steps for x in s.cancelled),
        ((s.table, x.kind, x.wait, x.seat) for s in steps for x in s.spent),
        ((s.table, x.kind, x.wait, x.seat, x.at, x.since) for s in steps for x in s.dues),
        ((s.table, *question) for s in steps for question in s.closed),
        ((s.table, x.person, x.seat, x.place, x.data) for s in steps for x in s.figures),
        ((s.table, x.seat, x.side, x.place, x.person, x.strength) for s in steps for x in s.rated),
    )
    arrays = (_columns(one, len(columns)) for one, columns in zip(rows, _ARRAYS.values(), strict=True))
    return list(chain.from_iterable(arrays))


def _plain(s: Step) -> tuple[Any, ...]:
    return (
        s.table, s.n, s.kind, s.seat, s.person, s.text, s.draws, s.events, s.at, s.press, s.phase, s.host,
        s.snapshot, s.chairs is not None,
    )  # fmt: skip


def _columns(rows: Iterable[tuple[Any, ...]], count: int) -> list[list[Any]]:
    """The rows by column; `count` empty columns without rows."""
    columns = [list(column) for column in zip(*rows, strict=True)]
    return columns or [[] for _ in range(count)]
