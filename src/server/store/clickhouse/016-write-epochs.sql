-- The newest holder of the lease to write posts (Postgres: write_lease) puts its epoch here before its first statement,
-- and those of an older epoch are refused from then on. Where one process has the store to itself this stays empty.
CREATE TABLE IF NOT EXISTS write_epochs (
  epoch UInt64
)
ENGINE = ReplacingMergeTree(epoch)
ORDER BY tuple()
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
