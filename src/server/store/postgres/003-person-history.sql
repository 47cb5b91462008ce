-- What a person was before: role, party and state until a change. The current ones stand in `people`; posts carry those of their day.
CREATE TABLE person_affiliations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  role text NOT NULL DEFAULT '',
  party text NOT NULL DEFAULT '',
  uf text NOT NULL DEFAULT '',
  -- null: since before anything is known.
  valid_from timestamptz,
  valid_until timestamptz NOT NULL
);

CREATE INDEX person_affiliations_person_id ON person_affiliations (person_id);

-- Under what else a person is known since two records were merged: a repeated import and an old address find who stayed.
CREATE TABLE person_aliases (
  former_id integer PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  source_id text UNIQUE,
  name text NOT NULL,
  name_key text NOT NULL
);

CREATE INDEX person_aliases_person_id ON person_aliases (person_id);

-- Posts that must follow a change of people and do not yet: written with the change, deleted when ClickHouse has done it.
CREATE TABLE post_moves (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whose posts: a person's, or an account's (platform and lower-case handle).
  from_person integer,
  platform text,
  handle_key text,
  -- 0: nobody's.
  to_person integer NOT NULL
);
