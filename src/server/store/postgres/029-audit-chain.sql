-- The record of who did what becomes a chain that only grows: each entry has the hash of itself and of the entry before it.
ALTER TABLE audit ADD COLUMN hash text;
ALTER TABLE audit ALTER COLUMN id DROP IDENTITY;
ALTER TABLE audit ALTER COLUMN id SET DEFAULT 0;

-- Where the chain begins (the last entry that retention has removed) and where it ends.
CREATE TABLE audit_chain (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  removed_id bigint NOT NULL DEFAULT 0,
  removed_hash text NOT NULL DEFAULT '',
  last_id bigint NOT NULL DEFAULT 0,
  last_hash text NOT NULL DEFAULT ''
);
INSERT INTO audit_chain DEFAULT VALUES;

-- SHA-256 of the fields, each behind its length in bytes ("3:ana"): no two entries read the same. records/audit-chain.ts has it again.
CREATE FUNCTION audit_hash(
  previous text, id bigint, at timestamptz, actor text, action text, subject text, address text
) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(string_agg(octet_length(convert_to(part, 'UTF8')) || ':' || part, '' ORDER BY place),
    'UTF8')), 'hex')
  FROM unnest(ARRAY[previous, id::text, (extract(epoch FROM at) * 1000000)::bigint::text, actor, action, subject, address])
    WITH ORDINALITY AS parts (part, place)
$$;

-- What was written before comes into the chain as it stands.
DO $$
DECLARE
  entry record;
  previous_id bigint := 0;
  previous text := '';
BEGIN
  FOR entry IN SELECT * FROM audit ORDER BY id LOOP
    previous := audit_hash(previous, entry.id, entry.at, entry.actor, entry.action, entry.subject, entry.address);
    previous_id := entry.id;
    UPDATE audit SET hash = previous WHERE id = entry.id;
  END LOOP;
  UPDATE audit_chain SET last_id = previous_id, last_hash = previous;
END
$$;

ALTER TABLE audit ALTER COLUMN hash SET NOT NULL;

-- One entry after the other, whichever process writes it. The lock lasts until the transaction ends: the entry is its last statement.
CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head record;
BEGIN
  PERFORM pg_advisory_xact_lock(726487020);
  SELECT last_id, last_hash INTO head FROM audit_chain;
  NEW.id := head.last_id + 1;
  NEW.hash := audit_hash(head.last_hash, NEW.id, NEW.at, NEW.actor, NEW.action, NEW.subject, NEW.address);
  UPDATE audit_chain SET last_id = NEW.id, last_hash = NEW.hash;
  RETURN NEW;
END
$$;

CREATE TRIGGER audit_is_chained BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION chain_audit();

-- Nothing is changed. Removed is only what retention names, up to an entry, within its transaction.
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.id <= coalesce(nullif(current_setting('lupascan.audit_removed_to', true), ''), '0')::bigint THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit is append-only';
END
$$;

CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION keep_audit();
CREATE TRIGGER audit_is_whole BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();

CREATE INDEX audit_actor ON audit (actor, id);
CREATE INDEX audit_action ON audit (action, id);
