-- A video whose speech is written down.
CREATE TABLE lives (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL UNIQUE,
  title text NOT NULL,
  description text,
  channel_title text,
  -- Folded words of title, channel, description and address, for finding.
  search_key text NOT NULL,
  is_live boolean NOT NULL DEFAULT false,
  transcribed boolean NOT NULL DEFAULT false,
  started_at timestamptz,
  finished_at timestamptz,
  demo boolean NOT NULL DEFAULT false,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX lives_created_by ON lives (created_by);

-- Pieces of the transcription, in the order of their ids. Times are hh:mm:ss.fraction from the start of the video.
CREATE TABLE chapters (
  live_id integer NOT NULL REFERENCES lives (id) ON DELETE CASCADE,
  id integer NOT NULL CHECK (id > 0),
  started_at text NOT NULL,
  finished_at text NOT NULL,
  transcription text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (live_id, id)
);

CREATE INDEX chapters_updated_at ON chapters (live_id, updated_at);
