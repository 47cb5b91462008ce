-- Alerts that are shared: who is told of what they find, when, and by what (docs/decisions/0094-shared-alerts.md).
CREATE TABLE alert_subscriptions (
  alert_id uuid NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  cadence text NOT NULL,
  at_hour smallint NOT NULL,
  weekday smallint NOT NULL,
  quiet_from smallint,
  quiet_until smallint,
  -- What has a higher number was not told yet; of what is only counted, how much was told.
  told_number bigint NOT NULL,
  told_more bigint NOT NULL,
  -- SHA-256 of the secret in the address of this person's feed; null: there is none.
  feed_hash text UNIQUE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (alert_id, user_id)
);
CREATE INDEX alert_subscriptions_user_id ON alert_subscriptions (user_id);

-- Each find of an alert has a number, given out under the lock of its alert: what is numbered later is seen later.
ALTER TABLE alert_items ADD COLUMN number bigint;
-- Whom alone it may be shown; null: whoever sees the alert.
ALTER TABLE alert_items ADD COLUMN private_to integer REFERENCES users (id) ON DELETE CASCADE;
UPDATE alert_items SET number = placed.number, private_to = alerts.user_id
  FROM alerts, (
    SELECT item.alert_id, item.key,
      row_number() OVER (PARTITION BY item.alert_id ORDER BY told.created_at NULLS LAST, told.id, item.found_at, item.key) AS number
    FROM alert_items AS item LEFT JOIN notifications AS told ON told.id = item.notification_id) AS placed
  WHERE placed.alert_id = alert_items.alert_id AND placed.key = alert_items.key AND alerts.id = alert_items.alert_id;
ALTER TABLE alert_items ALTER COLUMN number SET NOT NULL;
CREATE UNIQUE INDEX alert_items_number ON alert_items (alert_id, number);

-- A notification tells one person of the finds after the one number, up to the other.
ALTER TABLE notifications ADD COLUMN from_number bigint NOT NULL DEFAULT 0;
ALTER TABLE notifications ADD COLUMN until_number bigint NOT NULL DEFAULT 0;
UPDATE notifications SET from_number = held.first - 1, until_number = held.last
  FROM (SELECT notification_id, min(number) AS first, max(number) AS last FROM alert_items GROUP BY notification_id) AS held
  WHERE held.notification_id = notifications.id;
ALTER TABLE notifications ALTER COLUMN from_number DROP DEFAULT;
ALTER TABLE notifications ALTER COLUMN until_number DROP DEFAULT;

ALTER TABLE alerts ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE alerts ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE alerts ADD COLUMN last_number bigint NOT NULL DEFAULT 0;
-- Finds that are counted and not kept, from the beginning.
ALTER TABLE alerts ALTER COLUMN more TYPE bigint;
UPDATE alerts SET last_number = held.last
  FROM (SELECT alert_id, max(number) AS last FROM alert_items GROUP BY alert_id) AS held WHERE held.alert_id = alerts.id;

INSERT INTO alert_subscriptions
  (alert_id, user_id, cadence, at_hour, weekday, quiet_from, quiet_until, told_number, told_more, feed_hash, created_at)
  SELECT id, user_id, cadence, at_hour, weekday, quiet_from, quiet_until,
    coalesce((SELECT max(number) FROM alert_items WHERE alert_id = alerts.id AND notification_id IS NOT NULL), 0),
    0, feed_hash, created_at
  FROM alerts;

-- A channel leads to somebody.
ALTER TABLE alert_channels ADD COLUMN user_id integer;
UPDATE alert_channels SET user_id = alerts.user_id FROM alerts WHERE alerts.id = alert_id;
ALTER TABLE alert_channels ALTER COLUMN user_id SET NOT NULL;
ALTER TABLE alert_channels ADD FOREIGN KEY (alert_id, user_id) REFERENCES alert_subscriptions (alert_id, user_id) ON DELETE CASCADE;

ALTER TABLE alert_items DROP COLUMN notification_id;
ALTER TABLE alerts DROP COLUMN cadence, DROP COLUMN at_hour, DROP COLUMN weekday, DROP COLUMN quiet_from,
  DROP COLUMN quiet_until, DROP COLUMN feed_hash;

-- What is new in a saved search is told of each person's own last visit, also of one that is shared with them.
CREATE TABLE search_visits (
  saved_search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The last version of the posts that was stored then.
  seen_number bigint NOT NULL,
  PRIMARY KEY (saved_search_id, user_id)
);
CREATE INDEX search_visits_user_id ON search_visits (user_id);
INSERT INTO search_visits (saved_search_id, user_id, seen_number)
  SELECT id, user_id, seen_number FROM saved_searches WHERE seen_number IS NOT NULL;
ALTER TABLE saved_searches DROP COLUMN seen_number;
