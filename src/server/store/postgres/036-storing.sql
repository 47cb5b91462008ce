-- Ids of new posts, or news, that a run is just storing; one that is killed before it counts them leaves them to the next.
-- Who has a source: its lease is short, and renewed as long as it is being read.
ALTER TABLE sources
  ADD COLUMN storing jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN claimed_by uuid;
