-- A table is one game in one channel. `snapshot` is what its log folds to after `length` entries; `ticket`
-- marks the last step kept, so that a writer can tell its own from another process's.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    phase TEXT NOT NULL,
    opened INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    secret BLOB NOT NULL,
    length INTEGER NOT NULL,
    ticket INTEGER NOT NULL,
    snapshot BLOB NOT NULL
) STRICT;

-- One open table a channel.
CREATE UNIQUE INDEX tables_open_in_channel ON tables (channel) WHERE phase IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_host ON tables (host) WHERE phase IN ('lobby', 'playing');

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    person INTEGER,
    text TEXT NOT NULL,
    draws BLOB NOT NULL,
    events BLOB NOT NULL,
    at INTEGER NOT NULL,
    press INTEGER UNIQUE,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- The log only grows.
CREATE TRIGGER entries_are_not_rewritten
BEFORE UPDATE OF table_id, n, kind, seat, text, draws, events, at ON entries
BEGIN
    SELECT RAISE(ABORT, 'an entry is never rewritten');
END;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE due (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    wait TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, wait, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_by_time ON due (kind, at);

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    slot TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    upto INTEGER NOT NULL,
    PRIMARY KEY (table_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    data BLOB NOT NULL
) STRICT;

CREATE TABLE channels (
    id INTEGER PRIMARY KEY,
    data BLOB NOT NULL
) STRICT;

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    data BLOB NOT NULL
) STRICT;

CREATE TABLE applications (
    id INTEGER PRIMARY KEY,
    data BLOB NOT NULL
) STRICT;
