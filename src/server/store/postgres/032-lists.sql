-- Lists of questions that are counted together (docs/decisions/0077-lists.md).
CREATE TABLE lists (
  id uuid PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  -- How a line is read: 'phrase' or 'search'.
  reading text NOT NULL,
  -- The period, for all lines.
  filters jsonb NOT NULL DEFAULT '{}',
  -- Lines that are asked, and those that cannot be.
  questions integer NOT NULL,
  refused integer NOT NULL,
  -- 'running', 'stopped' or 'done'; what a run does: 'all' counts everything, 'new' adds what came since.
  state text NOT NULL DEFAULT 'running',
  run integer NOT NULL DEFAULT 1,
  mode text NOT NULL DEFAULT 'all',
  -- Posts of the run have numbers up to this one; null: the run has not begun.
  until_number bigint,
  -- Lines counted in this run.
  done integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- By the process that counts; another one takes over when it has passed.
  leased_until timestamptz,
  worked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX lists_owner_id ON lists (owner_id);
CREATE INDEX lists_running ON lists (worked_at) WHERE state = 'running';

CREATE TABLE list_lines (
  list_id uuid NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
  -- The line in what was pasted, the first being 1.
  position integer NOT NULL,
  text text NOT NULL,
  -- What is searched for; empty where the line is refused, and why.
  search text NOT NULL,
  refused text,
  -- Why the last run could not count it.
  problem text,
  -- The run its counts are of, 0: none; and the number up to which posts are in them.
  run integer NOT NULL DEFAULT 0,
  counted_until bigint,
  posts integer NOT NULL DEFAULT 0,
  -- What the last run changed.
  change integer NOT NULL DEFAULT 0,
  PRIMARY KEY (list_id, position)
);

-- Of one line along one dimension: {"value": [posts, change]}, those with most posts.
CREATE TABLE list_counts (
  list_id uuid NOT NULL,
  position integer NOT NULL,
  dimension text NOT NULL,
  counts jsonb NOT NULL,
  PRIMARY KEY (list_id, position, dimension),
  FOREIGN KEY (list_id, position) REFERENCES list_lines (list_id, position) ON DELETE CASCADE
);

-- Of all lines of a list; written with them.
CREATE TABLE list_sums (
  list_id uuid NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
  dimension text NOT NULL,
  value text NOT NULL,
  posts integer NOT NULL,
  change integer NOT NULL,
  PRIMARY KEY (list_id, dimension, value)
);
