-- Of the record of a file (and of all that its post was made with) that, imported again, changes nothing as long as this is the last
-- row of its post: such a record is counted without being read. Zero: there is none. Whoever writes a post anew for another reason
-- writes a key without it (decision 0125).
ALTER TABLE post_keys ADD COLUMN IF NOT EXISTS source_digest UUID;

-- Whether its author is a known person, which an import counts.
ALTER TABLE post_keys ADD COLUMN IF NOT EXISTS is_of_person UInt8;
