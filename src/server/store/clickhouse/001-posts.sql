-- One row per post. A later version of a post replaces the earlier one; questions read with FINAL.
-- The key holds the date, so all versions of a post are in one partition; a post whose date changes
-- gets a row with is_deleted = 1 under the old key.
CREATE TABLE IF NOT EXISTS posts (
  -- From platform, account and native id: the same post always gets the same id.
  id UUID,
  version UInt64,
  is_deleted UInt8,
  -- Hash of everything below but the time of import; tells an update from a repetition.
  fingerprint UInt64,
  -- How the post came: import or demo.
  origin LowCardinality(String),
  imported_at DateTime('UTC'),

  platform LowCardinality(String),
  account String,
  native_id String,
  full_name String,
  date_created DateTime('UTC'),
  content String CODEC(ZSTD(1)),
  link String CODEC(ZSTD(1)),
  links Array(String) CODEC(ZSTD(1)),
  description String,
  duration Nullable(Float32),
  media_id Array(String),
  media_type Array(LowCardinality(String)),
  media_url Array(String),
  media_description Array(String),

  -- null: the source does not tell, which is not 0.
  views Nullable(UInt32),
  likes Nullable(UInt32),
  shares Nullable(UInt32),
  comments Nullable(UInt32),

  -- The author's on the day of the import; empty when unknown, 0 when no known person.
  person_id UInt32,
  party LowCardinality(String),
  role LowCardinality(String),
  uf LowCardinality(String),

  hate LowCardinality(String),
  hate_score Nullable(Float32),
  misleading_links Array(String),

  -- What is searched: the text folded (exact forms), and its stems (plural and singular alike).
  folded String CODEC(ZSTD(1)),
  stems String CODEC(ZSTD(1)),

  INDEX folded_words folded TYPE text(tokenizer = splitByNonAlpha),
  INDEX stems_words stems TYPE text(tokenizer = splitByNonAlpha)
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYear(date_created)
ORDER BY (date_created, id)
SETTINGS
  -- A quarter of the default: twenty posts scattered over a million are read a quarter faster for 3 % more disk.
  index_granularity = 2048,
  fsync_after_insert = 1,
  fsync_part_directory = 1,
  min_age_to_force_merge_seconds = 300,
  min_age_to_force_merge_on_partition_only = 1;

-- The way from an id to its post, for looking posts up before a repeated import writes them. Written by ingest after
-- the posts themselves: were it filled by a view, an ended process could leave a key here whose post was never
-- stored, and a repeated import would skip that post for good.
CREATE TABLE IF NOT EXISTS post_keys (
  id UUID,
  version UInt64,
  is_deleted UInt8,
  fingerprint UInt64,
  date_created DateTime('UTC')
)
ENGINE = ReplacingMergeTree(version)
ORDER BY id
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
