-- What a post was before: nothing that was seen is overwritten.
ALTER TABLE posts
  -- When this text, and these counts, were first seen; 1970 for posts stored before this was kept.
  ADD COLUMN IF NOT EXISTS text_seen DateTime('UTC'),
  ADD COLUMN IF NOT EXISTS counted_at DateTime('UTC'),
  -- Different texts seen, this one included.
  ADD COLUMN IF NOT EXISTS versions UInt16 DEFAULT 1,
  -- When another text was first seen, or when the source says it was edited; null: never edited.
  ADD COLUMN IF NOT EXISTS edited_at Nullable(DateTime('UTC')),
  -- Deleted at the source: seen for the last time, and missed for the first; null: not known to be deleted.
  ADD COLUMN IF NOT EXISTS deleted_after Nullable(DateTime('UTC')),
  ADD COLUMN IF NOT EXISTS deleted_before Nullable(DateTime('UTC')),
  -- Views (or likes) against the account's posts at the same age: 1 is as usual; null: not compared.
  ADD COLUMN IF NOT EXISTS unusual Nullable(Float32);

-- Every text a post had, once the second was seen. A post with one text has no row here.
CREATE TABLE IF NOT EXISTS post_versions (
  post_id UUID,
  seen_at DateTime('UTC'),
  content String CODEC(ZSTD(1)),
  links Array(String) CODEC(ZSTD(1)),
  media_type Array(LowCardinality(String)),
  media_url Array(String) CODEC(ZSTD(1))
)
ENGINE = ReplacingMergeTree
ORDER BY (post_id, seen_at, content)
SETTINGS index_granularity = 2048, fsync_after_insert = 1, fsync_part_directory = 1;

-- Counts at a moment, once they changed. The latest stand in the post itself.
CREATE TABLE IF NOT EXISTS post_counts (
  post_id UUID,
  taken_at DateTime('UTC'),
  views Nullable(UInt32),
  likes Nullable(UInt32),
  shares Nullable(UInt32),
  comments Nullable(UInt32)
)
ENGINE = ReplacingMergeTree
ORDER BY (post_id, taken_at)
SETTINGS index_granularity = 2048, fsync_after_insert = 1, fsync_part_directory = 1;
