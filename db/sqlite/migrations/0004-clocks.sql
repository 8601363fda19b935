-- From when on something waits, so that time which has run can be told from time at which a clock rested.
ALTER TABLE due ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

-- What a seat has used of its bank: each span from the end of a move's own time to the move.
CREATE TABLE overtime (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

CREATE INDEX overtime_by_seat ON overtime (table_id, seat);

-- When the house was last awake, so that what it has slept is given back.
CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;

-- The notices of the last day, of which nobody gets more than a few.
CREATE TABLE rung (
    person INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX rung_by_person ON rung (person, at);

-- Moves that a person has left for when it will be his turn, in order. Nobody else ever sees that there are any.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    place INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_by_person ON plans (person);
