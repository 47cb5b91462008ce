-- One row a post to every reader, without FINAL (decision 0036). `post_rows` holds each post once and has the text indexes.
-- What changes in a stored post is a row in the small `post_changes`, which hides the post's row in `post_rows` from then
-- on; from time to time the changes are settled: brought into `post_rows`. The view `posts` shows both as one. The table
-- `posts` of earlier versions is copied by `copy-posts.ts`, which makes the view when it is done.
CREATE TABLE IF NOT EXISTS post_rows (
  -- The same for a post as long as it is stored; joins a change to its row. Nearly in the order of the table: compresses to nothing.
  number UInt64 CODEC(Delta, LZ4),
  -- Of the write that made this row: higher than of any write before, in either table.
  version UInt64 CODEC(Delta, LZ4),
  -- From platform, account and native id: the same post always gets the same id.
  id UUID,
  -- Hash of the facts that an import knows; tells an update from a repetition.
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
  -- The lists of attachments have one entry for each of `media_id`; empty: unknown, not stored, no problem.
  media_id Array(String),
  media_type Array(LowCardinality(String)),
  media_url Array(String),
  media_description Array(String),
  media_file Array(String),
  media_thumb Array(String),
  media_ocr Array(String) CODEC(ZSTD(1)),
  -- Words that only a second look at the image found; searched, not shown.
  media_words Array(String) CODEC(ZSTD(1)),
  media_problem Array(LowCardinality(String)),
  -- What a service said is on the picture.
  media_said Array(String) CODEC(ZSTD(1)),
  -- JSON as src/contract/extras.ts has it; empty: nothing.
  extras String CODEC(ZSTD(1)),

  -- null: the source does not tell, which is not 0.
  views Nullable(UInt32),
  -- How finely views are known: "1.2K" to 100. 1: exactly.
  views_step UInt32 DEFAULT 1,
  likes Nullable(UInt32),
  shares Nullable(UInt32),
  comments Nullable(UInt32),
  -- Views (or likes) against the account's posts at the same age: 1 is as usual; null: not compared.
  unusual Nullable(Float32),

  -- The author's on the day of the import; empty when unknown, 0 when no known person.
  person_id UInt32,
  party LowCardinality(String),
  role LowCardinality(String),
  uf LowCardinality(String),

  hate LowCardinality(String),
  hate_score Nullable(Float32),
  -- Against whom, and the name and version of what evaluated the text; empty: the source said it.
  hate_kinds Array(LowCardinality(String)),
  hate_by LowCardinality(String),
  -- The last word of a person: confirmado, rejeitado, or empty.
  hate_review LowCardinality(String),

  -- In the form in which links are compared; one for each of `links`.
  canonical_links Array(String) CODEC(ZSTD(1)),
  misleading_links Array(String),
  -- One for each of `misleading_links`: source, list:<id> or check:<news id>.
  misleading_by Array(String),
  -- Fact-checks of a claim that the text repeats.
  fact_checks Array(UUID),
  -- Posts with the same message have the same number; 0: nothing to compare.
  message_group UInt64,

  -- When this text, and these counts, were first seen; 1970: not known.
  text_seen DateTime('UTC'),
  counted_at DateTime('UTC'),
  -- Different texts seen, this one included.
  versions UInt16 DEFAULT 1,
  -- When another text was first seen, or when the source says it was edited; null: never edited.
  edited_at Nullable(DateTime('UTC')),
  -- Deleted at the source: seen for the last time, and missed for the first; null: not known to be deleted.
  deleted_after Nullable(DateTime('UTC')),
  deleted_before Nullable(DateTime('UTC')),

  -- What is searched: the text folded (exact forms), and its stems (plural and singular alike).
  folded String CODEC(ZSTD(1)),
  stems String CODEC(ZSTD(1)),

  -- Hosts of the links, each once, in lower case, without "www.".
  domains Array(LowCardinality(String))
    MATERIALIZED arrayDistinct(arrayFilter(host -> host != '', arrayMap(link -> domainWithoutWWW(lower(link)), links))),
  -- Words after "#", each once, in lower case. At least one letter, so that "#1" and "&#39;" are none; not inside an address.
  hashtags Array(String)
    MATERIALIZED arrayDistinct(arrayMap(tag -> lowerUTF8(tag),
      extractAll(content, '(?:^|[^\\p{L}\\p{N}_&/])#([\\p{L}\\p{N}_]*\\p{L}[\\p{L}\\p{N}_]*)'))),
  -- Whether an attachment waits to be looked at.
  media_waits UInt8
    MATERIALIZED arrayExists((url, file, problem) -> url != '' AND file = '' AND problem = '', media_url,
      arrayResize(media_file, length(media_url)), arrayResize(media_problem, length(media_url))),
  -- Files of the pictures that neither the source nor a service described.
  media_undescribed Array(String)
    MATERIALIZED arrayFilter((file, type, thumb, told, said) -> type = 'image' AND thumb != '' AND told = '' AND said = '',
      arrayResize(media_file, length(media_id)), media_type, arrayResize(media_thumb, length(media_id)), media_description,
      arrayResize(media_said, length(media_id))),
  -- Whose post was passed on; empty: nobody's. The live in which a post was said; 0: it is no speech.
  forwarded_from LowCardinality(String) MATERIALIZED JSONExtractString(extras, 'forward', 'name'),
  live_id UInt32 MATERIALIZED JSONExtractUInt(extras, 'live', 'id'),
  -- What lists are sorted by, the highest first: -1 is unknown. Sorting a column that knows null takes four times as long.
  views_rank Int64 MATERIALIZED ifNull(toInt64(views), -1),
  likes_rank Int64 MATERIALIZED ifNull(toInt64(likes), -1),
  shares_rank Int64 MATERIALIZED ifNull(toInt64(shares), -1),
  comments_rank Int64 MATERIALIZED ifNull(toInt64(comments), -1),
  hate_score_rank Float32 MATERIALIZED ifNull(hate_score, -1),
  unusual_rank Float32 MATERIALIZED ifNull(unusual, -1),

  INDEX folded_words folded TYPE text(tokenizer = splitByNonAlpha),
  INDEX stems_words stems TYPE text(tokenizer = splitByNonAlpha),
  INDEX message_group_filter message_group TYPE bloom_filter GRANULARITY 1,
  INDEX canonical_links_filter canonical_links TYPE bloom_filter GRANULARITY 1,
  -- For finding the last writes, at every start.
  INDEX version_range version TYPE minmax GRANULARITY 1
)
ENGINE = MergeTree
-- Not partitioned: an insert is one part, seen whole or not at all. Days are found by the key.
ORDER BY (date_created, id)
SETTINGS
  -- A quarter of the default: twenty posts scattered over a million are read a quarter faster for 3 % more disk.
  index_granularity = 2048,
  fsync_after_insert = 1,
  fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS post_changes AS post_rows
ENGINE = MergeTree
ORDER BY (date_created, id)
-- Changes are forgotten by the partition, some time after they are settled; a write has one version after the other.
PARTITION BY intDiv(version, 60000000)
SETTINGS index_granularity = 1024, fsync_after_insert = 1, fsync_part_directory = 1;

ALTER TABLE post_changes
  -- The date under which the row that it hides was stored.
  ADD COLUMN IF NOT EXISTS replaces_date DateTime('UTC'),
  -- Whether there is no such post any more.
  ADD COLUMN IF NOT EXISTS is_deleted UInt8;

-- All changes up to the highest version here are in `post_rows` too; once that is finished, what they replace is there no more.
CREATE TABLE IF NOT EXISTS post_settlements (
  version UInt64,
  is_finished UInt8,
  noted_at DateTime('UTC') DEFAULT now()
)
ENGINE = MergeTree
ORDER BY version
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

ALTER TABLE post_keys ADD COLUMN IF NOT EXISTS number UInt64;

DROP VIEW IF EXISTS message_posts_filled;

CREATE MATERIALIZED VIEW IF NOT EXISTS message_posts_of_rows TO message_posts
AS SELECT message_group, id, version, toUInt8(0) AS is_deleted, date_created, platform, account, full_name
FROM post_rows WHERE message_group != 0;

CREATE MATERIALIZED VIEW IF NOT EXISTS message_posts_of_changes TO message_posts
AS SELECT message_group, id, version, toUInt8(0) AS is_deleted, date_created, platform, account, full_name
FROM post_changes WHERE message_group != 0 AND is_deleted = 0;
