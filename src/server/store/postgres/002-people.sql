CREATE TABLE people (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Where the person came from, such as "camara:204379"; a repeated import finds them by it.
  source_id text UNIQUE,
  name text NOT NULL,
  -- Folded name, for sorting and finding: the embedded engine sorts by bytes.
  name_key text NOT NULL,
  role text NOT NULL DEFAULT '',
  party text NOT NULL DEFAULT '',
  uf text NOT NULL DEFAULT '',
  image text,
  -- A person of the demonstration set.
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX people_name_key ON people (name_key);

-- Where a person publishes. An account belongs to one person.
CREATE TABLE accounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  platform text NOT NULL,
  handle text NOT NULL,
  -- Lower case; platforms do not tell handles apart by case.
  handle_key text NOT NULL,
  UNIQUE (platform, handle_key)
);

CREATE INDEX accounts_person_id ON accounts (person_id);
