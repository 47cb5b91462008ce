-- How often a piece that was given up on was tried again without anybody asking: that has an end.
ALTER TABLE live_segments ADD COLUMN retries integer NOT NULL DEFAULT 0;
