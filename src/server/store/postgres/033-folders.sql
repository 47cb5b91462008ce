-- Folders of saved searches, dossiers, lists and alerts (docs/decisions/0088-folders.md). A thing is in one folder at most.
CREATE TABLE folders (
  id uuid PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX folders_owner_id ON folders (owner_id);

ALTER TABLE saved_searches ADD COLUMN folder_id uuid REFERENCES folders (id) ON DELETE SET NULL;
ALTER TABLE dossiers ADD COLUMN folder_id uuid REFERENCES folders (id) ON DELETE SET NULL;
ALTER TABLE lists ADD COLUMN folder_id uuid REFERENCES folders (id) ON DELETE SET NULL;
ALTER TABLE alerts ADD COLUMN folder_id uuid REFERENCES folders (id) ON DELETE SET NULL;
CREATE INDEX saved_searches_folder_id ON saved_searches (folder_id) WHERE folder_id IS NOT NULL;
CREATE INDEX dossiers_folder_id ON dossiers (folder_id) WHERE folder_id IS NOT NULL;
CREATE INDEX lists_folder_id ON lists (folder_id) WHERE folder_id IS NOT NULL;
CREATE INDEX alerts_folder_id ON alerts (folder_id) WHERE folder_id IS NOT NULL;
