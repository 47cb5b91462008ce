-- Files that were brought in over the API, the last ones, with what became of them.
CREATE TABLE imports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  format text NOT NULL,
  -- A name in IMPORT_STATES.
  state text NOT NULL DEFAULT 'em andamento',
  -- Of the bytes, 0 to 1; null: nobody said how many there are.
  portion real,
  read integer NOT NULL DEFAULT 0,
  of_people integer NOT NULL DEFAULT 0,
  stored integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  set_aside_count integer NOT NULL DEFAULT 0,
  -- The first ones: position and reason.
  set_aside jsonb NOT NULL DEFAULT '[]',
  -- Why it ended early, in a sentence.
  problem text,
  started_by integer REFERENCES users ON DELETE SET NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- Whoever runs it says now and then that it runs.
  seen_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
-- One at a time.
CREATE UNIQUE INDEX imports_running ON imports (state) WHERE state = 'em andamento';
