-- Of what more than one person changes: who changes it says which version they saw, and does not write over another's change.
ALTER TABLE user_groups ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE newsroom_tags ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE folders ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE lists ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE misleading_links ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Statuses are changed all at once: the highest is that of the whole list.
ALTER TABLE dossier_statuses ADD COLUMN version integer NOT NULL DEFAULT 1;
