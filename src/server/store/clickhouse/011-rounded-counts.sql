-- How finely views are known: "1.2K" to 100. 1: exactly.
ALTER TABLE posts
  ADD COLUMN IF NOT EXISTS views_step UInt32 DEFAULT 1;

ALTER TABLE post_counts
  ADD COLUMN IF NOT EXISTS views_step UInt32 DEFAULT 1;
