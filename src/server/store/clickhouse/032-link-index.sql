-- Links are found by a text index like whatever else posts share, and its dictionary tells which there are: what somebody types of
-- one is completed from it. The bloom filter stays, a tenth as large: it answers for the parts that are not done yet, and dropping
-- it would wait for whatever the engine does in the background.
ALTER TABLE post_rows ADD INDEX IF NOT EXISTS canonical_links_index canonical_links TYPE text(tokenizer = array);

ALTER TABLE post_changes ADD INDEX IF NOT EXISTS canonical_links_index canonical_links TYPE text(tokenizer = array);

-- In the background: until a part is done its links are found by the filter, and none of them is offered.
ALTER TABLE post_rows MATERIALIZE INDEX canonical_links_index SETTINGS mutations_sync = 0;

ALTER TABLE post_changes MATERIALIZE INDEX canonical_links_index SETTINGS mutations_sync = 0;
