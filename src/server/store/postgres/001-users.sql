CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  -- Lower case; two users may not differ by case alone.
  username_key text NOT NULL UNIQUE,
  email text NOT NULL DEFAULT '',
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  -- argon2id; null until a password is chosen.
  password_hash text,
  is_staff boolean NOT NULL DEFAULT false,
  is_superuser boolean NOT NULL DEFAULT false,
  transcriptor_group boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One login on one device: the family of refresh tokens that descends from it.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Number of the refresh token in force; each refresh adds one.
  generation integer NOT NULL DEFAULT 1,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  address text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT ''
);

CREATE INDEX sessions_user_id ON sessions (user_id);

-- Wrong passwords, kept for as long as the throttle looks back. `subject` stands for a username or an address.
CREATE TABLE login_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject text NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX login_failures_subject ON login_failures (subject, failed_at);
CREATE INDEX login_failures_failed_at ON login_failures (failed_at);

CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT ''
);

CREATE INDEX audit_at ON audit (at);
