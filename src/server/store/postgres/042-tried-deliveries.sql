-- When the last try failed, by the clock that says when the next one is due: one that lies ahead is of a clock that was set back since.
ALTER TABLE deliveries ADD COLUMN tried_at timestamptz;
