-- When a saved search was last looked at: posts with a higher number are news.
ALTER TABLE saved_searches ADD COLUMN seen_number bigint;
