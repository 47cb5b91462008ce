-- Files of collected posts are kept as soon as the post is stored, since their addresses expire; looking at them comes later.
CREATE TABLE IF NOT EXISTS fetched_files
(
  url String,
  -- In the blob store.
  file String,
  bytes UInt64,
  fetched_at DateTime('UTC')
)
ENGINE = ReplacingMergeTree(fetched_at)
ORDER BY url
TTL fetched_at + INTERVAL 30 DAY;
