-- Where a table is: `channel`, one open table a channel or thread; or `direct`, in the direct messages of its
-- players, with channel 0. Of those there may be any number.
ALTER TABLE tables ADD COLUMN place TEXT NOT NULL DEFAULT 'channel';

DROP INDEX tables_open_in_channel;
CREATE UNIQUE INDEX tables_open_in_channel ON tables (channel)
WHERE phase IN ('lobby', 'playing') AND place = 'channel';
