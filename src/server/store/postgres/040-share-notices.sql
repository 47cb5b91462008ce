-- What was shared with somebody who has not looked at it yet; who has is told of it no more, and the row is gone.
CREATE TABLE share_notices (
  kind text NOT NULL,
  thing_id uuid NOT NULL,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  shared_by integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  shared_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, thing_id, user_id)
);

CREATE INDEX share_notices_user_id ON share_notices (user_id);
CREATE INDEX share_notices_shared_by ON share_notices (shared_by);
