-- A person's own searches. The id is drawn, so that nothing can be learned by counting.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  -- Only the non-empty filters, as labels.
  filters jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX saved_searches_user_id ON saved_searches (user_id, created_at);

-- Permissions to fetch one download once, for a browser that sends no token with a download.
CREATE TABLE download_tickets (
  -- SHA-256 of the ticket: who reads the table cannot download with it.
  hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  query jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX download_tickets_session_id ON download_tickets (session_id);
CREATE INDEX download_tickets_expires_at ON download_tickets (expires_at);
