-- Games that nobody can get at: their server has let the bot go, or their channel is gone. Nothing that waits
-- there comes due meanwhile, and the time is given back when they can be seen again.
CREATE TABLE rests (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    since INTEGER NOT NULL,
    why TEXT NOT NULL
) STRICT;
