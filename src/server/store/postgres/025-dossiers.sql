-- How far a dossier is; the newsroom names them.
CREATE TABLE dossier_statuses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  position integer NOT NULL
);

INSERT INTO dossier_statuses (name, position) VALUES ('a verificar', 1), ('em apuração', 2), ('publicado', 3);

CREATE TABLE dossiers (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  purpose text NOT NULL DEFAULT '',
  owner_id integer NOT NULL REFERENCES users (id),
  responsible_id integer REFERENCES users (id) ON DELETE SET NULL,
  status_id integer NOT NULL REFERENCES dossier_statuses (id),
  due_day date,
  -- Of title, purpose, responsible, status and day: who changes them says which they saw.
  version integer NOT NULL DEFAULT 1,
  -- Grows with every change of anything in it: who looks at it learns by this number alone that there is something new.
  change integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX dossiers_owner_id ON dossiers (owner_id);

CREATE TABLE dossier_items (
  id uuid PRIMARY KEY,
  dossier_id uuid NOT NULL REFERENCES dossiers (id) ON DELETE CASCADE,
  post_id uuid NOT NULL,
  position integer NOT NULL,
  -- The post as it was when it was added: as the wire carries it, with the names of its files.
  snapshot jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  note_version integer NOT NULL DEFAULT 0,
  note_by integer REFERENCES users (id) ON DELETE SET NULL,
  added_by integer REFERENCES users (id) ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  -- Taken out, and kept for a while so that it can be put back.
  removed_at timestamptz,
  UNIQUE (dossier_id, post_id)
);

CREATE INDEX dossier_items_order ON dossier_items (dossier_id, position) WHERE removed_at IS NULL;
CREATE INDEX dossier_items_post_id ON dossier_items (post_id) WHERE removed_at IS NULL;
CREATE INDEX dossier_items_removed_at ON dossier_items (removed_at) WHERE removed_at IS NOT NULL;

-- The newsroom's own words for posts; the same in every dossier.
CREATE TABLE newsroom_tags (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL UNIQUE,
  color text NOT NULL,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE dossier_item_tags (
  item_id uuid NOT NULL REFERENCES dossier_items (id) ON DELETE CASCADE,
  tag_id integer NOT NULL REFERENCES newsroom_tags (id) ON DELETE CASCADE,
  PRIMARY KEY (item_id, tag_id)
);

CREATE INDEX dossier_item_tags_tag_id ON dossier_item_tags (tag_id);

CREATE TABLE dossier_comments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dossier_id uuid NOT NULL REFERENCES dossiers (id) ON DELETE CASCADE,
  -- null: of the dossier as a whole.
  item_id uuid REFERENCES dossier_items (id) ON DELETE CASCADE,
  author_id integer REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX dossier_comments_dossier_id ON dossier_comments (dossier_id, id);
CREATE INDEX dossier_comments_item_id ON dossier_comments (item_id);

-- Who is called by name in a comment, and whether they have seen it.
CREATE TABLE comment_mentions (
  comment_id integer NOT NULL REFERENCES dossier_comments (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seen_at timestamptz,
  PRIMARY KEY (comment_id, user_id)
);

CREATE INDEX comment_mentions_user_id ON comment_mentions (user_id, comment_id DESC);
