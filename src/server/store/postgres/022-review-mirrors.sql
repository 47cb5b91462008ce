-- Posts that do not show yet what was said about their label: written with the review, deleted when they show it.
CREATE TABLE IF NOT EXISTS review_mirrors (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id uuid NOT NULL
);
