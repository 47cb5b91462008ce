-- What posts said before is searched as what they say now. Empty for rows of before: `ingest/fold-versions.ts` fills them.
ALTER TABLE post_versions
  ADD COLUMN IF NOT EXISTS folded String CODEC(ZSTD(1)),
  ADD COLUMN IF NOT EXISTS stems String CODEC(ZSTD(1)),
  ADD INDEX IF NOT EXISTS folded_words folded TYPE text(tokenizer = splitByNonAlpha),
  ADD INDEX IF NOT EXISTS stems_words stems TYPE text(tokenizer = splitByNonAlpha);
