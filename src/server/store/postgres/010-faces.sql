-- Faces are found and described only while a superuser has that turned on. What is here is what people decided about
-- faces; what a face looks like is in ClickHouse.
CREATE TABLE face_settings (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  enabled boolean NOT NULL DEFAULT false,
  purpose text NOT NULL DEFAULT '',
  changed_by text NOT NULL DEFAULT '',
  changed_at timestamptz
);
INSERT INTO face_settings DEFAULT VALUES;

-- A group is a person as far as the pictures tell, named or not. One without faces is left over from a merge that may be undone.
CREATE TABLE face_groups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE face_members (
  face_id uuid PRIMARY KEY,
  group_id integer NOT NULL REFERENCES face_groups ON DELETE CASCADE
);
CREATE INDEX face_members_group ON face_members (group_id);

-- What groups were before each change, so that it can be undone, the latest first.
CREATE TABLE face_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  kind text NOT NULL,
  before jsonb NOT NULL
);

-- Faces deleted for good: only their ids, so that another look at the same picture does not bring them back.
CREATE TABLE face_removals (
  face_id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
