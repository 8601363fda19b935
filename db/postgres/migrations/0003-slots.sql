-- The messages that show a table: which (its kind, the seat or -1, the person it was sent to or 0, and its own number
-- if another one has replaced it, else 0), where it is and what it shows.
DROP TABLE messages;
CREATE TABLE messages (
    table_id bigint NOT NULL REFERENCES tables (id),
    kind text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    person bigint NOT NULL,
    past bigint NOT NULL,
    channel bigint NOT NULL,
    message bigint NOT NULL,
    digest text NOT NULL,
    version bigint NOT NULL,
    at bigint NOT NULL,
    upto bigint NOT NULL,
    PRIMARY KEY (table_id, kind, seat, person, past)
);

CREATE INDEX messages_by_person ON messages (person);
