-- Accounts, names and hashtags repeat: a part has each of them once, and for its posts the numbers of them. They are read in a half of
-- the time, grouped by in less, and take a third of the room (decision 0126).
-- In the background, also where the engine would wait for it (ten million posts: eight seconds): until a part is done its values are
-- read as before.
ALTER TABLE post_rows
  MODIFY COLUMN account LowCardinality(String),
  MODIFY COLUMN full_name LowCardinality(String),
  MODIFY COLUMN hashtags Array(LowCardinality(String))
    MATERIALIZED arrayDistinct(arrayMap(tag -> lowerUTF8(normalizeUTF8NFC(tag)),
      extractAll(content, '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/])#([\\p{L}\\p{N}\\x{300}-\\x{36F}_]*\\p{L}[\\p{L}\\p{N}\\x{300}-\\x{36F}_]*)')))
  SETTINGS alter_sync = 0;

ALTER TABLE post_changes
  MODIFY COLUMN account LowCardinality(String),
  MODIFY COLUMN full_name LowCardinality(String),
  MODIFY COLUMN hashtags Array(LowCardinality(String))
    MATERIALIZED arrayDistinct(arrayMap(tag -> lowerUTF8(normalizeUTF8NFC(tag)),
      extractAll(content, '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/])#([\\p{L}\\p{N}\\x{300}-\\x{36F}_]*\\p{L}[\\p{L}\\p{N}\\x{300}-\\x{36F}_]*)')))
  SETTINGS alter_sync = 0;
