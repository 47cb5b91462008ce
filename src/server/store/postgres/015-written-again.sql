-- A piece that was given up on and is tried again: it fills its gap, after everything that is new.
ALTER TABLE live_segments ADD COLUMN again boolean NOT NULL DEFAULT false;

CREATE INDEX live_segments_failed ON live_segments (written_at) WHERE state = 'failed';
