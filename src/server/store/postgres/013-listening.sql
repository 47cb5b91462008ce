-- A live that is listened to: what is heard, what of it is written, and who is warned of which words.
ALTER TABLE lives
  -- A name in LISTENING_STATES.
  ADD COLUMN listening text NOT NULL DEFAULT 'off',
  -- Why it is not heard, in a sentence.
  ADD COLUMN problem text,
  -- When it is announced to begin.
  ADD COLUMN starts_at timestamptz,
  -- Seconds from the start of the recording that are on disk, and when the last of them was said.
  ADD COLUMN heard_seconds double precision NOT NULL DEFAULT 0,
  ADD COLUMN heard_at timestamptz,
  -- Where in the stream to go on; what stands in it is the listener's own (lives/stream-position.ts).
  ADD COLUMN stream_position jsonb,
  -- Who speaks in it, as far as one person can be named.
  ADD COLUMN person_id integer REFERENCES people (id) ON DELETE SET NULL;

CREATE INDEX lives_listening ON lives (listening) WHERE listening NOT IN ('off', 'ended');
CREATE INDEX lives_person ON lives (person_id);

-- Pieces of the recording in their order. Each begins `overlap` seconds before the end of the one before.
CREATE TABLE live_segments (
  live_id integer NOT NULL REFERENCES lives (id) ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  -- Seconds from the start of the recording.
  started_at double precision NOT NULL,
  finished_at double precision NOT NULL,
  overlap double precision NOT NULL DEFAULT 0,
  -- It ends in silence: no word goes on in the next one.
  ends_in_pause boolean NOT NULL,
  -- The name of the WAV file; null once it was removed.
  audio text,
  -- A name in SEGMENT_STATES.
  state text NOT NULL DEFAULT 'waiting',
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  problem text,
  engine text,
  heard_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  written_at timestamptz,
  PRIMARY KEY (live_id, number)
);

CREATE INDEX live_segments_waiting ON live_segments (live_id, number) WHERE state = 'waiting';
CREATE INDEX live_segments_audio ON live_segments (audio);

ALTER TABLE chapters
  -- The segment it was written from; null: from captions or by a person.
  ADD COLUMN segment integer,
  -- May still change: the next segment says its last words again.
  ADD COLUMN draft boolean NOT NULL DEFAULT false,
  ADD COLUMN speaker text,
  -- Set once a person changed it; then no engine does.
  ADD COLUMN corrected_at timestamptz;

-- What a chapter said before each correction. Nothing is overwritten.
CREATE TABLE chapter_versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  live_id integer NOT NULL REFERENCES lives (id) ON DELETE CASCADE,
  chapter_id integer NOT NULL,
  transcription text NOT NULL,
  speaker text,
  -- Who replaced it by what came after.
  changed_by integer REFERENCES users (id) ON DELETE SET NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX chapter_versions_chapter ON chapter_versions (live_id, chapter_id, id);
CREATE INDEX chapter_versions_changed_by ON chapter_versions (changed_by);

-- Words to be warned of: in one live, in the lives of one person, or (both null) in all of them.
CREATE TABLE watched_terms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  term text NOT NULL,
  -- Folded words, for comparing.
  term_key text NOT NULL,
  live_id integer REFERENCES lives (id) ON DELETE CASCADE,
  person_id integer REFERENCES people (id) ON DELETE CASCADE,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (live_id IS NULL OR person_id IS NULL),
  UNIQUE NULLS NOT DISTINCT (term_key, live_id, person_id)
);

CREATE INDEX watched_terms_live ON watched_terms (live_id);
CREATE INDEX watched_terms_person ON watched_terms (person_id);
CREATE INDEX watched_terms_created_by ON watched_terms (created_by);

-- A watched term that was said. It stays when the term is watched no longer.
CREATE TABLE mentions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  live_id integer NOT NULL REFERENCES lives (id) ON DELETE CASCADE,
  chapter_id integer NOT NULL,
  -- Seconds from the start of the recording.
  said_at double precision NOT NULL,
  term text NOT NULL,
  term_id integer REFERENCES watched_terms (id) ON DELETE SET NULL,
  -- What was said from some 15 seconds before until some 15 seconds after.
  context text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX mentions_live ON mentions (live_id, id);
CREATE INDEX mentions_term ON mentions (term_id);
