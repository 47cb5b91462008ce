-- How many frequencies stand out in a picture and in its centre: of what has few, copies must be nearer (decision 0129). Pictures that
-- were looked at before count as having all, until `enrich --step images` looks again.
ALTER TABLE media_files
  ADD COLUMN IF NOT EXISTS whole_detail UInt8 DEFAULT 255,
  ADD COLUMN IF NOT EXISTS centre_detail UInt8 DEFAULT 255;
