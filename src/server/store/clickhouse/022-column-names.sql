-- Columns get the terms of the field (docs/glossary.md). The engine does not rename a column from which another is derived: for that
-- moment the other is derived from nothing. What is stored stays: only the definition changes, and no part is written anew. Documents
-- keep the names that they were written with; `search/posts/post-documents.ts` reads both.
ALTER TABLE post_rows MODIFY COLUMN media_undescribed Array(String) MATERIALIZED CAST([], 'Array(String)');

ALTER TABLE post_changes MODIFY COLUMN media_undescribed Array(String) MATERIALIZED CAST([], 'Array(String)');

ALTER TABLE post_rows RENAME COLUMN IF EXISTS media_said TO media_generated_caption;

ALTER TABLE post_changes RENAME COLUMN IF EXISTS media_said TO media_generated_caption;

ALTER TABLE post_rows
  MODIFY COLUMN media_undescribed Array(String)
    MATERIALIZED arrayFilter((file, type, thumb, described, generated) ->
      type = 'image' AND thumb != '' AND described = '' AND generated = '',
      arrayResize(media_file, length(media_id)), media_type, arrayResize(media_thumb, length(media_id)), media_description,
      arrayResize(media_generated_caption, length(media_id)));

ALTER TABLE post_changes
  MODIFY COLUMN media_undescribed Array(String)
    MATERIALIZED arrayFilter((file, type, thumb, described, generated) ->
      type = 'image' AND thumb != '' AND described = '' AND generated = '',
      arrayResize(media_file, length(media_id)), media_type, arrayResize(media_thumb, length(media_id)), media_description,
      arrayResize(media_generated_caption, length(media_id)));

ALTER TABLE post_rows RENAME COLUMN IF EXISTS unusual_rank TO engagement_ratio_rank;

ALTER TABLE post_changes RENAME COLUMN IF EXISTS unusual_rank TO engagement_ratio_rank;

ALTER TABLE post_rows MODIFY COLUMN engagement_ratio_rank Float32 MATERIALIZED -1;

ALTER TABLE post_changes MODIFY COLUMN engagement_ratio_rank Float32 MATERIALIZED -1;

ALTER TABLE post_rows RENAME COLUMN IF EXISTS unusual TO engagement_ratio;

ALTER TABLE post_changes RENAME COLUMN IF EXISTS unusual TO engagement_ratio;

ALTER TABLE post_rows MODIFY COLUMN engagement_ratio_rank Float32 MATERIALIZED ifNull(engagement_ratio, -1);

ALTER TABLE post_changes MODIFY COLUMN engagement_ratio_rank Float32 MATERIALIZED ifNull(engagement_ratio, -1);

ALTER TABLE post_rows RENAME COLUMN IF EXISTS media_words TO media_ocr_extra;

ALTER TABLE post_changes RENAME COLUMN IF EXISTS media_words TO media_ocr_extra;

ALTER TABLE post_rows RENAME COLUMN IF EXISTS media_waits TO media_pending;

ALTER TABLE post_changes RENAME COLUMN IF EXISTS media_waits TO media_pending;

ALTER TABLE post_rows RENAME COLUMN IF EXISTS text_seen TO text_first_seen_at;

ALTER TABLE post_changes RENAME COLUMN IF EXISTS text_seen TO text_first_seen_at;

ALTER TABLE post_rows RENAME COLUMN IF EXISTS imported_at TO written_at;

ALTER TABLE post_changes RENAME COLUMN IF EXISTS imported_at TO written_at;

ALTER TABLE news RENAME COLUMN IF EXISTS imported_at TO written_at;
