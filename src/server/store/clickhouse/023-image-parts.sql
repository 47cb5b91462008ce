-- Pictures within a stored picture: what a screenshot shows between its headings and texts, and what lies inside flat bars, one row
-- each. Marks as in `media_files`: a column of first words that every search reads, and the other three words.
CREATE TABLE IF NOT EXISTS image_parts (
  file String,
  -- 0 to 5: what it shows, the largest first. 6: inside bars.
  part UInt8,
  first UInt64 CODEC(NONE),
  fine Array(UInt64)
)
ENGINE = ReplacingMergeTree
ORDER BY (file, part)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- From here on what is inside bars is searched in this table alone: most pictures have none, and `framed` repeats `whole`. Once more
-- changes nothing.
INSERT INTO image_parts (file, part, first, fine)
SELECT name, 6, framed, framed_fine FROM media_files FINAL WHERE notEmpty(framed_fine) AND framed != whole;
