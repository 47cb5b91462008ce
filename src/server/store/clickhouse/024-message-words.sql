-- Messages are compared by their words in order (decision 0078), kept as hashes: what earlier versions compared by finds nothing any
-- more. `enrich --step groups` fills both tables anew; until then a post keeps its group, and a new one with equal words gets the
-- same number, because a group is named by its first text.
DROP VIEW IF EXISTS message_keys_filled;

DROP TABLE IF EXISTS message_keys;

DROP TABLE IF EXISTS message_groups;

-- The first message of every group: what later messages are compared with. No text is kept here, only hashes of it. Small granules:
-- an import asks for thousands of rows from all over both tables.
CREATE TABLE IF NOT EXISTS message_groups (
  -- Hash of the first message's words: the same message begins the same group wherever it comes first.
  id UInt64,
  -- Microseconds; of two groups that fit a message it belongs to the older.
  founded UInt64,
  -- Four characters a word: hash, first letter and kind. A point at the end: its text is cut.
  words String CODEC(ZSTD(1)),
  -- Under these a message that may be like it finds it.
  keys Array(UInt64)
)
ENGINE = ReplacingMergeTree
ORDER BY id
SETTINGS index_granularity = 128, min_compress_block_size = 16384, fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS message_keys (
  key UInt64 CODEC(Delta, ZSTD(1)),
  message_group UInt64
)
ENGINE = ReplacingMergeTree
ORDER BY (key, message_group)
SETTINGS index_granularity = 256;

-- A key lost in a crash only means that a message like it begins a group of its own.
CREATE MATERIALIZED VIEW IF NOT EXISTS message_keys_filled TO message_keys
AS SELECT arrayJoin(keys) AS key, id AS message_group FROM message_groups;
