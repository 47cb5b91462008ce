-- The way from a message to its posts, for telling beside each post of a page who else posted it. Filled with the posts
-- themselves; a post that leaves a group gets a row with is_deleted = 1 there.
CREATE TABLE IF NOT EXISTS message_posts (
  message_group UInt64,
  id UUID,
  version UInt64,
  is_deleted UInt8,
  date_created DateTime('UTC'),
  platform LowCardinality(String),
  account String,
  full_name String
)
ENGINE = ReplacingMergeTree(version, is_deleted)
ORDER BY (message_group, id)
SETTINGS index_granularity = 1024, fsync_after_insert = 1;

CREATE MATERIALIZED VIEW IF NOT EXISTS message_posts_filled TO message_posts
AS SELECT message_group, id, version, is_deleted, date_created, platform, account, full_name
FROM posts WHERE message_group != 0 AND is_deleted = 0;

INSERT INTO message_posts SELECT message_group, id, version, is_deleted, date_created, platform, account, full_name
FROM posts FINAL WHERE message_group != 0;
