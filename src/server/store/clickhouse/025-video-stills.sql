-- The stills by which a video is found, in itself or in another cut of it: a few of its frames, which stand for all others. Marks as
-- in `media_files`: columns of first words that searches read, and the other three words.
CREATE TABLE IF NOT EXISTS video_stills (
  file String,
  -- Its place among the stills of the video, 0 to 31, and how many there are.
  still UInt8,
  stills UInt8,
  -- Seconds from the beginning.
  at Float32,
  -- Of the video's frames, how many look like this one.
  share Float32,
  -- Inside bars; and of that what is left without 10 % of each side.
  whole UInt64 CODEC(NONE),
  centre UInt64 CODEC(NONE),
  whole_fine Array(UInt64),
  centre_fine Array(UInt64)
)
ENGINE = ReplacingMergeTree
ORDER BY (file, still)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
