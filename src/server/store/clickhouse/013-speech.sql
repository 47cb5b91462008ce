-- The live in which a post was said, for the filter of where words stand and for following the live; 0: it is no speech.
ALTER TABLE posts
  ADD COLUMN IF NOT EXISTS live_id UInt32 MATERIALIZED JSONExtractUInt(extras, 'live', 'id');
