-- From where a session was opened, as guesses are counted: an IPv6 /64 is one place (records/users/network-place.ts).
ALTER TABLE sessions ADD COLUMN place text NOT NULL DEFAULT '';

DO $$
DECLARE
  session record;
  network text;
BEGIN
  FOR session IN SELECT id, address FROM sessions LOOP
    BEGIN
      IF lower(session.address) ~ '^::ffff:\d+\.\d+\.\d+\.\d+$' THEN
        UPDATE sessions SET place = substr(session.address, 8) WHERE id = session.id;
      ELSIF family(session.address::inet) = 6 THEN
        network := encode(substring(inet_send(session.address::inet) FROM 5 FOR 8), 'hex');
        UPDATE sessions
        SET place = concat_ws(':',
          to_hex(('x' || substr(network, 1, 4))::bit(16)::int), to_hex(('x' || substr(network, 5, 4))::bit(16)::int),
          to_hex(('x' || substr(network, 9, 4))::bit(16)::int), to_hex(('x' || substr(network, 13, 4))::bit(16)::int))
          || '::/64'
        WHERE id = session.id;
      ELSE
        UPDATE sessions SET place = session.address WHERE id = session.id;
      END IF;
    -- A proxy may have told anything.
    EXCEPTION WHEN OTHERS THEN
      UPDATE sessions SET place = session.address WHERE id = session.id;
    END;
  END LOOP;
END
$$;

-- Whether anybody has a session from a place is asked at each login.
CREATE INDEX sessions_place ON sessions (place, expires_at) WHERE revoked_at IS NULL;
