-- Every two words that stand side by side, so that a phrase is found by an index: reading the texts of all posts that have
-- its words took seconds at ten million posts. Not stored; the index is made from `folded` (decision 0044).
-- The lists of posts in the text indexes are packed from now on, in each part as it is written or merged: a third less.
ALTER TABLE post_rows
  MODIFY SETTING text_index_posting_list_codec = 'bitpacking';

ALTER TABLE post_changes
  MODIFY SETTING text_index_posting_list_codec = 'bitpacking';

ALTER TABLE post_rows
  ADD COLUMN IF NOT EXISTS word_pairs Array(String)
    ALIAS arrayMap((word, next) -> concat(word, ' ', next), arrayPopBack(splitByChar(' ', folded)), arrayPopFront(splitByChar(' ', folded))),
  ADD INDEX IF NOT EXISTS word_pairs_index word_pairs TYPE text(tokenizer = array);

ALTER TABLE post_changes
  ADD COLUMN IF NOT EXISTS word_pairs Array(String)
    ALIAS arrayMap((word, next) -> concat(word, ' ', next), arrayPopBack(splitByChar(' ', folded)), arrayPopFront(splitByChar(' ', folded))),
  ADD INDEX IF NOT EXISTS word_pairs_index word_pairs TYPE text(tokenizer = array);

-- In the background: until a part is done its phrases are found as before, by their words and then their texts.
ALTER TABLE post_rows MATERIALIZE INDEX word_pairs_index;

ALTER TABLE post_changes MATERIALIZE INDEX word_pairs_index;
