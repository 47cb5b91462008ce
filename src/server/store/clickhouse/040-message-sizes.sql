-- How many posts a message has at most, beside which messages are repeated: a search for messages of many accounts looks for these
-- accounts only where there are posts enough (decision 0149). Tables of their own: a process of the version before, if one still runs,
-- would note messages without their sizes.
CREATE TABLE IF NOT EXISTS message_sizes (
  message_group UInt64,
  size UInt32
)
ENGINE = ReplacingMergeTree(size)
ORDER BY message_group
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Written when all messages of a look are there: those that are repeated among posts and changes up to this version.
CREATE TABLE IF NOT EXISTS message_size_looks (
  covers UInt64
)
ENGINE = MergeTree
ORDER BY covers
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- The first look makes the others again, in some seconds behind the start.
DROP TABLE IF EXISTS repeated_message_looks SYNC;

DROP TABLE IF EXISTS repeated_messages SYNC;
