-- Accounts that are followed.
CREATE TABLE sources (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A name in NETWORKS.
  network text NOT NULL,
  handle text NOT NULL,
  handle_key text NOT NULL,
  name text,
  followers integer,
  -- nova, ativa, sem prévia, não existe, com erro
  state text NOT NULL DEFAULT 'nova',
  -- Why, in a sentence.
  problem text,
  failures integer NOT NULL DEFAULT 0,
  is_paused boolean NOT NULL DEFAULT false,
  -- How far back to go at the first reading; null: only from now on.
  since timestamptz,
  -- How far it has been read: contract/reading.ts.
  reading jsonb NOT NULL,
  -- Whoever works on it has it until then; a worker that died loses it.
  claimed_until timestamptz,
  next_run_at timestamptz NOT NULL DEFAULT now(),
  last_run_at timestamptz,
  last_good_at timestamptz,
  posts_stored integer NOT NULL DEFAULT 0,
  created_by integer REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (network, handle_key)
);
CREATE INDEX sources_due ON sources (next_run_at) WHERE NOT is_paused;
