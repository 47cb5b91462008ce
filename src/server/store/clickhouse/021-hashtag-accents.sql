-- Accents that follow their letter as a character of their own (texts of macOS, of PDFs, of some telephones) belong to the
-- hashtag: "#eleição" written so was counted as "#eleic". Only the tags found are composed: whole texts would cost more, and
-- the engine composes no text with broken characters.
ALTER TABLE post_rows
  MODIFY COLUMN hashtags Array(String)
    MATERIALIZED arrayDistinct(arrayMap(tag -> lowerUTF8(normalizeUTF8NFC(tag)),
      extractAll(content, '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/])#([\\p{L}\\p{N}\\x{300}-\\x{36F}_]*\\p{L}[\\p{L}\\p{N}\\x{300}-\\x{36F}_]*)')));

ALTER TABLE post_changes
  MODIFY COLUMN hashtags Array(String)
    MATERIALIZED arrayDistinct(arrayMap(tag -> lowerUTF8(normalizeUTF8NFC(tag)),
      extractAll(content, '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/])#([\\p{L}\\p{N}\\x{300}-\\x{36F}_]*\\p{L}[\\p{L}\\p{N}\\x{300}-\\x{36F}_]*)')));

-- In the background: until a part is done its hashtags are those of before.
ALTER TABLE post_rows MATERIALIZE COLUMN hashtags;

ALTER TABLE post_changes MATERIALIZE COLUMN hashtags;
