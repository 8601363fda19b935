-- The results of rated games, a row for each seat, in the order in which they ended. Seats that play together have the
-- same `side`; `place` is 0 for who won. A bot has no `person`, but a `strength`. A negative `person` is somebody
-- who is not named. Ratings are computed from these rows and not stored.
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
