-- Dossiers hold more than posts: passages of lives, people, pictures (docs/decisions/0089-what-a-dossier-holds.md).
-- `post_id` stays for posts, which searches ask for; `reference` says of every kind what is meant, once in each dossier.
ALTER TABLE dossier_items ADD COLUMN kind text NOT NULL DEFAULT 'post';
ALTER TABLE dossier_items ADD COLUMN reference text;
UPDATE dossier_items SET reference = post_id::text;
ALTER TABLE dossier_items ALTER COLUMN reference SET NOT NULL;
ALTER TABLE dossier_items ALTER COLUMN post_id DROP NOT NULL;
ALTER TABLE dossier_items ADD CHECK ((kind = 'post') = (post_id IS NOT NULL));
ALTER TABLE dossier_items DROP CONSTRAINT dossier_items_dossier_id_post_id_key;
ALTER TABLE dossier_items ADD UNIQUE (dossier_id, kind, reference);
