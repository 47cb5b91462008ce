-- The name of the field; nothing else changes. Cut short after it, the statement finds nothing to rename.
RENAME TABLE IF EXISTS picture_leaders TO image_clusters;
