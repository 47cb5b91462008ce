-- What a followed account brought besides new posts.
ALTER TABLE sources ADD COLUMN posts_changed integer NOT NULL DEFAULT 0;
ALTER TABLE sources ADD COLUMN posts_deleted integer NOT NULL DEFAULT 0;
