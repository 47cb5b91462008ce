-- Far fewer accounts than posts: names of accounts are kept once in a part, with a number at each post. Telling accounts apart reads
-- these numbers and folds each name once, and ten million posts take 30 MB less. The column alone is written anew, and read as before
-- until then; a start that ends in between goes on at the next one.
ALTER TABLE post_rows MODIFY COLUMN account LowCardinality(String);

ALTER TABLE post_changes MODIFY COLUMN account LowCardinality(String);
