-- A notification that somebody asked for to try the bell.
ALTER TABLE notifications ADD COLUMN is_test boolean NOT NULL DEFAULT false;
