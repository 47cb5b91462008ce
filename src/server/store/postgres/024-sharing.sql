-- Groups of people, managed by superusers.
CREATE TABLE user_groups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE user_group_members (
  group_id integer NOT NULL REFERENCES user_groups (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (group_id, user_id)
);

CREATE INDEX user_group_members_user_id ON user_group_members (user_id);

-- Who may see or edit what is somebody's, of any kind: a person, a group, or (neither) the whole newsroom.
CREATE TABLE shares (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  thing_id uuid NOT NULL,
  user_id integer REFERENCES users (id) ON DELETE CASCADE,
  group_id integer REFERENCES user_groups (id) ON DELETE CASCADE,
  -- see or edit.
  level text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (user_id IS NULL OR group_id IS NULL)
);

CREATE INDEX shares_thing ON shares (kind, thing_id);
CREATE INDEX shares_user_id ON shares (user_id);
CREATE INDEX shares_group_id ON shares (group_id);

-- Who came by a link, may not see what it leads to, and asks its owner.
CREATE TABLE access_requests (
  kind text NOT NULL,
  thing_id uuid NOT NULL,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, thing_id, user_id)
);

CREATE INDEX access_requests_user_id ON access_requests (user_id);
