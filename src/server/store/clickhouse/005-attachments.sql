-- What was found out by looking at stored files. One row for each file, whatever number of posts shows it: the same
-- bytes are looked at once. A later look replaces the earlier one.
CREATE TABLE IF NOT EXISTS media_files (
  -- In the blob store: the hash of the bytes, and the ending of what they are.
  name String,
  version UInt64,
  -- image, video or audio; empty: could not be opened.
  kind LowCardinality(String),
  format LowCardinality(String),
  bytes UInt64,
  -- Pixels as shown, and seconds; 0: unknown.
  width UInt32,
  height UInt32,
  seconds Float32,
  -- Name in the blob store; empty: none.
  thumbnail String,
  text String CODEC(ZSTD(1)),
  -- Words that only another pass of the recognition saw.
  words String CODEC(ZSTD(1)),
  -- Why it could not be looked at; empty: it could.
  problem LowCardinality(String),
  analysed_by LowCardinality(String),
  -- The three marks by which a picture is found again, four words each; all 0: nothing to compare. First words in columns of their
  -- own: a search reads those of every picture.
  whole UInt64 CODEC(NONE),
  framed UInt64 CODEC(NONE),
  centre UInt64 CODEC(NONE),
  whole_fine Array(UInt64),
  framed_fine Array(UInt64),
  centre_fine Array(UInt64),
  -- What this picture is looked for by: for each mark its probes, four words each, one after the other.
  probes Array(Array(UInt64)) CODEC(ZSTD(3))
)
ENGINE = ReplacingMergeTree(version)
ORDER BY name
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Which file an attachment of a post is. A hint: `media_file` of the post itself is the truth, and questions check it.
CREATE TABLE IF NOT EXISTS attachments (
  file String,
  media_id UUID,
  post_id UUID,
  INDEX media_id_filter media_id TYPE bloom_filter GRANULARITY 1
)
ENGINE = ReplacingMergeTree
ORDER BY (file, media_id)
SETTINGS index_granularity = 2048, fsync_after_insert = 1, fsync_part_directory = 1;

-- The first picture that was seen of all that are copies of one another.
CREATE TABLE IF NOT EXISTS picture_leaders (
  file String,
  leader String
)
ENGINE = ReplacingMergeTree
ORDER BY file
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Attachments that could not be fetched, and when that is tried again.
CREATE TABLE IF NOT EXISTS media_tries (
  media_id UUID,
  version UInt64,
  post_id UUID,
  date_created DateTime('UTC'),
  url String,
  tries UInt8,
  -- Far in the future: never again.
  next_at DateTime('UTC')
)
ENGINE = ReplacingMergeTree(version)
ORDER BY media_id
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Faces in stored pictures. Biometric data: there only while an installation has that turned on, and deleted for good.
CREATE TABLE IF NOT EXISTS faces (
  face_id UUID,
  version UInt64,
  file String,
  x0 UInt32,
  y0 UInt32,
  x1 UInt32,
  y1 UInt32,
  score Float32,
  engine LowCardinality(String),
  -- The face cut out, in the blob store; empty: none.
  cutout String,
  descriptor Array(Float32) CODEC(NONE),
  -- Which of the descriptor's numbers are high: a quick look before the exact distance.
  sign_0 UInt64 CODEC(NONE),
  sign_1 UInt64 CODEC(NONE),
  INDEX file_filter file TYPE bloom_filter GRANULARITY 1
)
ENGINE = ReplacingMergeTree(version)
ORDER BY face_id
SETTINGS index_granularity = 2048, fsync_after_insert = 1, fsync_part_directory = 1;

-- Files in which faces were looked for, whether there were any or not.
CREATE TABLE IF NOT EXISTS face_looks (
  file String,
  faces_by LowCardinality(String)
)
ENGINE = ReplacingMergeTree
ORDER BY file
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

ALTER TABLE posts
  -- Whether an attachment waits to be looked at.
  ADD COLUMN IF NOT EXISTS media_waits UInt8
    MATERIALIZED arrayExists((url, file, problem) -> url != '' AND file = '' AND problem = '', media_url,
      arrayResize(media_file, length(media_url)), arrayResize(media_problem, length(media_url)));

ALTER TABLE posts MATERIALIZE COLUMN media_waits;
