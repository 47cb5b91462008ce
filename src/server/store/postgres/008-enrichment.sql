-- How far a step has gone over the stored posts, so that it goes on from there after an end in the middle.
CREATE TABLE enrichment_runs (
  step text NOT NULL,
  version text NOT NULL,
  -- Posts before this moment are left out; null: none are.
  since timestamptz,
  -- The last post that was looked at.
  post_id uuid,
  post_date timestamptz,
  read integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  PRIMARY KEY (step, version)
);

-- What people said about the hate label of a post. Nothing is overwritten; a person is forgotten with their account.
CREATE TABLE hate_reviews (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id uuid NOT NULL,
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  verdict text NOT NULL,
  note text NOT NULL DEFAULT '',
  -- What was judged, and what had given it.
  hate text NOT NULL,
  hate_score real,
  hate_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz
);

CREATE INDEX hate_reviews_post ON hate_reviews (post_id, id);
CREATE INDEX hate_reviews_user ON hate_reviews (user_id);
