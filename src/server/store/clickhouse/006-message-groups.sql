-- The first message of every group of equal and nearly equal ones: what later messages are compared with. No text is
-- kept here, only hashes of it.
CREATE TABLE IF NOT EXISTS message_groups (
  -- Hash of the first message's words: the same message begins the same group wherever it comes first.
  id UInt64,
  -- Microseconds; of two groups that fit a message it belongs to the older.
  founded UInt64,
  -- Hexadecimal; the share of equal bytes tells how alike two messages are. Empty: only an equal message fits.
  sketch String CODEC(ZSTD(1)),
  -- Under these a message that may be like it finds it.
  keys Array(UInt64)
)
ENGINE = ReplacingMergeTree
ORDER BY id
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS message_keys (
  key UInt64 CODEC(Delta, ZSTD(1)),
  message_group UInt64
)
ENGINE = ReplacingMergeTree
ORDER BY (key, message_group)
SETTINGS index_granularity = 1024;

-- A key lost in a crash only means that a message like it begins a group of its own.
CREATE MATERIALIZED VIEW IF NOT EXISTS message_keys_filled TO message_keys
AS SELECT arrayJoin(keys) AS key, id AS message_group FROM message_groups;
