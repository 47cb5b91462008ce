-- Alerts on saved searches, and what they told whom (decision 0067).
CREATE TABLE alerts (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- null: the search was removed; the alert stays and says so.
  saved_search_id uuid REFERENCES saved_searches (id) ON DELETE SET NULL,
  -- Of the search, as it was named last.
  title text NOT NULL,
  rule text NOT NULL,
  threshold integer NOT NULL,
  span text NOT NULL,
  cadence text NOT NULL,
  at_hour smallint NOT NULL,
  weekday smallint NOT NULL,
  quiet_from smallint,
  quiet_until smallint,
  time_zone text NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  -- Posts with a higher number came after it was switched on.
  since_number bigint NOT NULL,
  since timestamptz NOT NULL,
  -- What was written after this version could not be looked at; null: all was.
  behind_from bigint,
  -- Matches of the pending notification beyond those that are kept one by one.
  more integer NOT NULL DEFAULT 0,
  problem text,
  evaluated_at timestamptz,
  -- SHA-256 of the secret in the address of its feed; null: it has none.
  feed_hash text UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX alerts_user_id ON alerts (user_id, created_at);
CREATE INDEX alerts_saved_search_id ON alerts (saved_search_id);

CREATE TABLE alert_channels (
  id uuid PRIMARY KEY,
  alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- Of a webhook; empty: the owner's mail.
  address text NOT NULL DEFAULT '',
  -- What a webhook is signed with; the chat of a Telegram bot.
  secret text NOT NULL DEFAULT '',
  chat text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE INDEX alert_channels_alert_id ON alert_channels (alert_id, created_at);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  items integer NOT NULL,
  more integer NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_user_id ON notifications (user_id, created_at);
CREATE INDEX notifications_alert_id ON notifications (alert_id);

-- What an alert found: a message, an account's first post, a window. One line each, however many posts it has.
CREATE TABLE alert_items (
  alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  key text NOT NULL,
  -- The post as it was found.
  post jsonb NOT NULL,
  posts integer NOT NULL,
  is_late boolean NOT NULL,
  found_at timestamptz NOT NULL,
  -- null: not told yet.
  notification_id uuid REFERENCES notifications (id) ON DELETE CASCADE,
  PRIMARY KEY (alert_id, key)
);
CREATE INDEX alert_items_notification_id ON alert_items (notification_id);
CREATE INDEX alert_items_pending ON alert_items (alert_id) WHERE notification_id IS NULL;
CREATE INDEX alert_items_found_at ON alert_items (found_at);

-- Which posts an alert has seen, so that a change of one is no second find.
CREATE TABLE alert_posts (
  alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  post_key text NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (alert_id, post_key)
);
CREATE INDEX alert_posts_found_at ON alert_posts (found_at);

-- What was told to whom, by way of what: two alerts of one person tell a message once.
CREATE TABLE told_items (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  target text NOT NULL,
  key text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, target, key)
);
CREATE INDEX told_items_told_at ON told_items (told_at);

-- The outbox: written with its notification, taken from by a lease.
CREATE TABLE deliveries (
  id uuid PRIMARY KEY,
  notification_id uuid NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  channel_id uuid NOT NULL REFERENCES alert_channels (id) ON DELETE CASCADE,
  keys jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  leased_until timestamptz,
  answer text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX deliveries_waiting ON deliveries (next_at) WHERE state = 'waiting';
CREATE INDEX deliveries_channel_id ON deliveries (channel_id, created_at);
CREATE INDEX deliveries_notification_id ON deliveries (notification_id);

-- Up to which version of the posts all alerts were evaluated.
CREATE TABLE alert_progress (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version bigint NOT NULL
);
INSERT INTO alert_progress (version) VALUES (0);
