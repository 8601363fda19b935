-- What a person has begun to answer and not yet played: picks too long for a button, a form's words that were
-- refused. It goes with its question, and nobody but the person may see it.
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
