-- What each person searched last, for themselves alone; nobody's record of them.
ALTER TABLE users ADD COLUMN keeps_search_history boolean NOT NULL DEFAULT true;

CREATE TABLE search_history (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- SHA-256 of the filters: the same question is kept once.
  digest text NOT NULL,
  filters jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, digest)
);
CREATE INDEX search_history_asked_at ON search_history (user_id, asked_at DESC);

-- "status:" was English for the state of a post and is now how far a dossier is; what was saved goes on meaning what it meant.
UPDATE saved_searches SET filters = jsonb_set(filters, '{search}', to_jsonb(
  regexp_replace(filters->>'search', '(^|[[:space:](|{,])(-?)status:(?=(?:[^"]*"[^"]*")*[^"]*$)', '\1\2situacao:', 'gi')))
WHERE filters->>'search' ~* 'status:';
