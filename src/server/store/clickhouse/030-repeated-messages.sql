-- Messages of which there was more than one post, each of them and some that have one by now: counting each message once tells only
-- their posts apart, and a message of many accounts is one of them (decision 0114).
CREATE TABLE IF NOT EXISTS repeated_messages (
  message_group UInt64
)
ENGINE = ReplacingMergeTree
ORDER BY message_group
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Written when all messages of a look are there: those that are repeated among posts and changes up to this version.
CREATE TABLE IF NOT EXISTS repeated_message_looks (
  covers UInt64
)
ENGINE = MergeTree
ORDER BY covers
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
