-- The messages that show a table: which (its kind, the seat or -1, the person it was sent to or 0, and its own number
-- if another one has replaced it, else 0), where it is and what it shows.
DROP TABLE messages;
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
