-- Pictures of people that a source tells by an address elsewhere, and the copy that is kept here: a reader's browser asks nobody else.
CREATE TABLE portraits (
  address text PRIMARY KEY,
  -- media/… ; null: it could not be had yet.
  file text,
  failures int NOT NULL DEFAULT 0,
  tried_at timestamptz NOT NULL DEFAULT now()
);
