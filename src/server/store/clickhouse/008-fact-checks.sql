-- What a fact-check says about addresses: the class of its verdict (falso, enganoso, verdadeiro, outro; empty: not told),
-- and where the claim it examines was published, in the canonical form of links.
ALTER TABLE news
  ADD COLUMN IF NOT EXISTS verdict LowCardinality(String),
  ADD COLUMN IF NOT EXISTS appearance_keys Array(String) CODEC(ZSTD(1)),
  ADD INDEX IF NOT EXISTS appearance_keys_filter appearance_keys TYPE bloom_filter;
