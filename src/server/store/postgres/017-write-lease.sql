-- Who may write posts, where several processes do: one row. The epoch is the fencing token: it rises whenever the lease goes
-- to another holder and is never given out twice.
CREATE TABLE write_lease (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- A process, until one of its turns fails; stays when the lease is given back.
  holder uuid,
  epoch bigint NOT NULL DEFAULT 0,
  -- Given back: long ago.
  expires_at timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO write_lease DEFAULT VALUES;

-- Who waits for it; the lowest ticket that was seen lately is next.
CREATE TABLE write_waiters (
  waiter uuid PRIMARY KEY,
  ticket bigint GENERATED ALWAYS AS IDENTITY,
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
