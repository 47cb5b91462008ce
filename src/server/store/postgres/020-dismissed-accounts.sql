-- Accounts of posts of which somebody said that they are no public person's: nobody is asked about them again.
CREATE TABLE IF NOT EXISTS dismissed_accounts (
  platform text NOT NULL,
  handle_key text NOT NULL,
  dismissed_by text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (platform, handle_key)
);
