-- What LupaScan adds to a post.
ALTER TABLE posts
  -- Against whom (closed list in the contract), and the name and version of what evaluated the text; empty: the source said it.
  ADD COLUMN IF NOT EXISTS hate_kinds Array(LowCardinality(String)),
  ADD COLUMN IF NOT EXISTS hate_by LowCardinality(String),
  -- The last word of a person: confirmado, rejeitado, or empty.
  ADD COLUMN IF NOT EXISTS hate_review LowCardinality(String),

  -- The links in the form in which they are compared, shorteners followed as far as is known; one for each of `links`.
  ADD COLUMN IF NOT EXISTS canonical_links Array(String) CODEC(ZSTD(1)),
  -- One for each of `misleading_links`: source, list:<id> or check:<news id>.
  ADD COLUMN IF NOT EXISTS misleading_by Array(String),
  -- Fact-checks of a claim that the text repeats.
  ADD COLUMN IF NOT EXISTS fact_checks Array(UUID),

  -- One for each of `media_id`; empty: not stored, no thumbnail, no text, no problem. `media_words`: words that only a
  -- second look at the image found; searched, not shown.
  ADD COLUMN IF NOT EXISTS media_file Array(String),
  ADD COLUMN IF NOT EXISTS media_thumb Array(String),
  ADD COLUMN IF NOT EXISTS media_ocr Array(String) CODEC(ZSTD(1)),
  ADD COLUMN IF NOT EXISTS media_words Array(String) CODEC(ZSTD(1)),
  ADD COLUMN IF NOT EXISTS media_problem Array(LowCardinality(String)),

  -- Posts with the same message have the same number; 0: nothing to compare.
  ADD COLUMN IF NOT EXISTS message_group UInt64,
  ADD INDEX IF NOT EXISTS message_group_filter message_group TYPE bloom_filter,
  ADD INDEX IF NOT EXISTS canonical_links_filter canonical_links TYPE bloom_filter;
