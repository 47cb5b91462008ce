-- Domains and addresses that a superuser calls misleading, and why. Nothing is here until somebody writes it.
CREATE TABLE misleading_links (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- domínio or endereço.
  kind text NOT NULL,
  -- The host, or the address in its canonical form.
  key text NOT NULL,
  reason text NOT NULL,
  -- Where the judgement stands: an address or a text.
  source text NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, key)
);

-- Posts that must follow a change of that list and do not yet: written with the change, deleted when ClickHouse has done it.
CREATE TABLE link_remarks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_id integer NOT NULL,
  kind text NOT NULL,
  key text NOT NULL
);

-- Where short links lead, as the services told.
CREATE TABLE link_targets (
  -- Canonical form.
  short text PRIMARY KEY,
  target text,
  -- waiting, resolved or failed.
  state text NOT NULL DEFAULT 'waiting',
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  -- When it is looked at next; null: never again.
  due_at timestamptz DEFAULT now(),
  problem text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX link_targets_due_at ON link_targets (due_at);

-- How far marking posts by what came later has got.
CREATE TABLE mark_progress (
  name text PRIMARY KEY,
  at timestamptz NOT NULL
);
