-- What a service that was configured for it said is on a picture. One row for each file: the same bytes are asked about once.
CREATE TABLE IF NOT EXISTS picture_descriptions (
  file String,
  version UInt64,
  -- Empty: it had nothing to say, or did not answer.
  text String CODEC(ZSTD(1)),
  -- The model, as it was configured.
  said_by LowCardinality(String),
  -- Answers that did not come.
  tries UInt8,
  -- Without a text: not asked again before. Far in the future: never.
  next_at DateTime('UTC')
)
ENGINE = ReplacingMergeTree(version)
ORDER BY file
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

ALTER TABLE posts
  -- One for each of `media_id`; empty: nothing was said.
  ADD COLUMN IF NOT EXISTS media_said Array(String) CODEC(ZSTD(1)),
  -- Files of the pictures that neither the source nor a service described.
  ADD COLUMN IF NOT EXISTS media_undescribed Array(String)
    MATERIALIZED arrayFilter((file, type, thumb, told, said) -> type = 'image' AND thumb != '' AND told = '' AND said = '',
      arrayResize(media_file, length(media_id)), media_type, arrayResize(media_thumb, length(media_id)), media_description,
      arrayResize(media_said, length(media_id)));

ALTER TABLE posts MATERIALIZE COLUMN media_undescribed;
