ALTER TABLE users ADD COLUMN last_login_at timestamptz;

-- The one link with which a user may choose a password. The link itself is kept nowhere: only its digest is here.
CREATE TABLE password_links (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- SHA-256 of 256 random bits, in hexadecimal.
  token_digest text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
