-- What a network shows of a post besides text, files and counts: where it was forwarded from, what it answers, poll, link
-- card, kinds and names of files, the mark "edited". JSON as src/contract/extras.ts has it; empty: nothing. One column, because
-- nearly every post has none of it and lists read all columns.
ALTER TABLE posts
  ADD COLUMN IF NOT EXISTS extras String CODEC(ZSTD(1)),
  -- Whose post was passed on, for the filter; empty: nobody's.
  ADD COLUMN IF NOT EXISTS forwarded_from LowCardinality(String)
    MATERIALIZED JSONExtractString(extras, 'forward', 'name');
