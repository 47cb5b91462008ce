-- How many posts there are, and what they sum up to, by hour and platform, and by day and party, UF, office: what charts without a
-- filter are drawn from (decision 0060). A day is counted anew when its posts changed; each counting is a generation of its own.
CREATE TABLE IF NOT EXISTS post_sums (
  -- platform, party, uf or role, and its value.
  kind LowCardinality(String),
  name LowCardinality(String),
  -- The day in UTC, and the moment that it begins, or the hour where the platform is counted.
  day Date,
  at DateTime('UTC'),
  generation UInt64,
  posts UInt64,
  hateful UInt64,
  offensive UInt64,
  misleading UInt64,
  deleted UInt64,
  -- null: of none of these posts the source tells it.
  sum_views Nullable(UInt64),
  sum_likes Nullable(UInt64),
  sum_shares Nullable(UInt64),
  sum_comments Nullable(UInt64),
  written_at DateTime('UTC') DEFAULT now()
)
ENGINE = MergeTree
ORDER BY (kind, day, generation);

-- The days that a generation counted, written in one insert when all its sums are there; `covers`: all posts and settled changes up
-- to this version. 1970-01-01 stands in each for the days of which nothing had changed.
CREATE TABLE IF NOT EXISTS post_sum_days (
  day Date,
  generation UInt64,
  covers UInt64,
  noted_at DateTime('UTC') DEFAULT now()
)
ENGINE = MergeTree
ORDER BY (day, covers, generation)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
