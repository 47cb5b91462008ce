-- Personal tokens. Of the token itself only a digest is kept; a revoked one is a row that is gone.
CREATE TABLE api_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  digest text NOT NULL UNIQUE,
  -- Its last characters, by which a person knows which one it is.
  ending text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz
);

CREATE INDEX api_tokens_user_id ON api_tokens (user_id);
