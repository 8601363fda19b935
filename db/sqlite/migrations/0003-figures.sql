-- What is remembered of a person's game that is over. `place` is 0 for who won, and NULL where nobody did;
-- `data` are the game's own figures. Keyed by person, so that a person can be forgotten.
CREATE TABLE figures (
    person INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    place INTEGER,
    data TEXT NOT NULL,
    PRIMARY KEY (person, table_id, seat)
) STRICT, WITHOUT ROWID;
