-- Until when (chapters.updated_at) what is said in a live is found by searches; null: all of it is to be written there anew.
ALTER TABLE lives ADD COLUMN found_until timestamptz;

-- Lives that were removed, until their speech is found no longer.
CREATE TABLE removed_lives (
  id integer PRIMARY KEY
);
