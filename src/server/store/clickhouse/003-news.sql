-- News and fact-checks, as feeds and files tell them. A later version of an article replaces the earlier one; questions
-- read with FINAL. Only the words of an article are kept, not its text.
CREATE TABLE IF NOT EXISTS news (
  -- From the address and, for a fact-check, the claim: one page may check many.
  id UUID,
  version UInt64,
  -- Hash of everything below but the time of import.
  fingerprint UInt64,
  -- How it came: import or demo.
  origin LowCardinality(String),
  imported_at DateTime('UTC'),

  content_type LowCardinality(String),
  title String CODEC(ZSTD(1)),
  url String CODEC(ZSTD(1)),
  published_at Nullable(DateTime('UTC')),
  featured_image_url String CODEC(ZSTD(1)),
  publisher LowCardinality(String),
  claim String CODEC(ZSTD(1)),
  rating LowCardinality(String),

  -- Its own address and those it speaks of, in the form in which addresses are compared.
  link_keys Array(String) CODEC(ZSTD(1)),
  -- What is compared with a post: the stems of title and claim, and of the summary too, each once, common words left out.
  title_stems Array(String) CODEC(ZSTD(1)),
  stems Array(String) CODEC(ZSTD(1)),

  INDEX stems_words stems TYPE text(tokenizer = array),
  INDEX link_keys_filter link_keys TYPE bloom_filter
)
ENGINE = ReplacingMergeTree(version)
ORDER BY id
SETTINGS index_granularity = 2048, fsync_after_insert = 1, fsync_part_directory = 1;
