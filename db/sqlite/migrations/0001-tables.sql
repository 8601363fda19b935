-- A table is one game. `snapshot` is the state to which its log leads after `length` entries. `place` is
-- `channel`, or `direct`: in the direct messages of its players, with channel 0. `ticket` marks the last step that was
-- stored, so that a writer can tell its own from another process's.
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
    snapshot BLOB NOT NULL,
    place TEXT NOT NULL
) STRICT;

-- One open table a channel; of those in direct messages there may be any number.
CREATE UNIQUE INDEX tables_open_in_channel ON tables (channel)
WHERE phase IN ('lobby', 'playing') AND place = 'channel';
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_host ON tables (host) WHERE phase IN ('lobby', 'playing');

-- The log of each table. It only grows. `press` is the id of the interaction, so that none is stored twice.
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

CREATE TRIGGER entries_are_not_rewritten
BEFORE UPDATE OF table_id, n, kind, seat, text, draws, events, at ON entries
BEGIN
    SELECT RAISE(ABORT, 'an entry is never rewritten');
END;

-- The people at a table, by seat.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person);

-- What comes due at a table, and since when it waits: so time that has run can be told from time in which a
-- clock stood still.
CREATE TABLE due (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    wait TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, wait, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_by_time ON due (kind, at);

-- What a seat has used of its time bank: each span from the end of a move's own time to the move.
CREATE TABLE overtime (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

CREATE INDEX overtime_by_seat ON overtime (table_id, seat);

-- The messages that show a table: which (its kind, the seat or -1, the person it was sent to or 0, and its own
-- number if another one has replaced it, else 0), where it is and what it shows.
CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    past INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    upto INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, seat, person, past)
) STRICT, WITHOUT ROWID;

CREATE INDEX messages_by_person ON messages (person);

-- Settings, each by the number at Discord of whom they are.
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

-- What a person has begun to answer and not yet played: picks that are too long for a button, the words of a form
-- that were refused. Deleted with its question; nobody but the person may see it.
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, number, person, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX drafts_by_person ON drafts (person);

-- Moves that a person has left for their next turn, in order. Nobody else may see that there are any.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    place INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_by_person ON plans (person);

-- Statistics of a person's game that is over. `place` is 0 for who won, and NULL where nobody did; `data` are the
-- game's own figures. By person, so that a person can be forgotten.
CREATE TABLE figures (
    person INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    place INTEGER,
    data TEXT NOT NULL,
    PRIMARY KEY (person, table_id, seat)
) STRICT, WITHOUT ROWID;

-- The results of rated games, a row for each seat, in the order in which they ended. Seats that play together have
-- the same `side`; `place` is 0 for who won. A bot has no `person`, but a `strength`. A negative `person` is
-- somebody who is not named. Ratings are computed from these rows and not stored.
CREATE TABLE rated (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    side INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person INTEGER,
    strength TEXT NOT NULL,
    UNIQUE (table_id, seat)
) STRICT;

CREATE INDEX rated_by_game ON rated (guild, game);
CREATE INDEX rated_by_person ON rated (person);

-- When each share (db/shares.py) was last awake, so that the time in between is given back. Share 1 is that of a
-- process that has everything.
CREATE TABLE heartbeats (
    share INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- The notices that people got within the last day, of which there is a limit.
CREATE TABLE notices (
    person INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX notices_by_person ON notices (person, at);

-- Invitations by direct message, of which there is a limit: who was asked by whom, whether for a rematch, and whether
-- they have joined or declined since (1) or not (0).
CREATE TABLE invitations (
    host INTEGER NOT NULL,
    person INTEGER NOT NULL,
    at INTEGER NOT NULL,
    rematch INTEGER NOT NULL,
    answered INTEGER NOT NULL
) STRICT;

CREATE INDEX invitations_by_host ON invitations (host, person);
CREATE INDEX invitations_by_person ON invitations (person);

-- Games that nobody can reach: their server has removed the bot, or their channel is gone. Nothing comes due there,
-- and the time is given back when they can be reached again.
CREATE TABLE suspensions (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    since INTEGER NOT NULL,
    why TEXT NOT NULL
) STRICT;

-- Has a row once the database was put back from a copy: what is added to the numbers of questions.
CREATE TABLE restored (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    questions INTEGER NOT NULL
) STRICT;

-- The write-ahead log of the last run: see db/sqlite/runs.py.
CREATE TABLE run (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    log INTEGER
) STRICT;
