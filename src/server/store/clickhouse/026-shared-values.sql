-- What posts share is found by an index: whom they mention, their hashtags, their sites.
-- Mentions are names behind an "@", each once, in lower case; not inside an address of e-mail; a dot at the end is that of the
-- sentence. Read out of the texts at every question they took a second and a half of processor time a million posts.
-- Hashtags are compared without accents (`foldHashtag` of shared-values.ts, letter for letter); not stored, the index is made of it.
ALTER TABLE post_rows
  ADD COLUMN IF NOT EXISTS mentions Array(String)
    MATERIALIZED arrayDistinct(arrayMap(handle -> lowerUTF8(handle), extractAll(if(position(content, '@') = 0, '', content),
      '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/@.])@([\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*)'))),
  ADD COLUMN IF NOT EXISTS hashtag_keys Array(String)
    ALIAS arrayMap(tag -> translateUTF8(tag, 'áàâãäåāăąçćčďéèêëēęěíìîïīńñňóòôõöøōőřśšşťúùûüūůűýÿźžż',
      'aaaaaaaaacccdeeeeeeeiiiiinnnoooooooorssstuuuuuuuyyzzz'), hashtags),
  ADD INDEX IF NOT EXISTS mentions_index mentions TYPE text(tokenizer = array),
  ADD INDEX IF NOT EXISTS hashtag_keys_index hashtag_keys TYPE text(tokenizer = array),
  ADD INDEX IF NOT EXISTS domains_index domains TYPE text(tokenizer = array);

ALTER TABLE post_changes
  ADD COLUMN IF NOT EXISTS mentions Array(String)
    MATERIALIZED arrayDistinct(arrayMap(handle -> lowerUTF8(handle), extractAll(if(position(content, '@') = 0, '', content),
      '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/@.])@([\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*)'))),
  ADD COLUMN IF NOT EXISTS hashtag_keys Array(String)
    ALIAS arrayMap(tag -> translateUTF8(tag, 'áàâãäåāăąçćčďéèêëēęěíìîïīńñňóòôõöøōőřśšşťúùûüūůűýÿźžż',
      'aaaaaaaaacccdeeeeeeeiiiiinnnoooooooorssstuuuuuuuyyzzz'), hashtags),
  ADD INDEX IF NOT EXISTS mentions_index mentions TYPE text(tokenizer = array),
  ADD INDEX IF NOT EXISTS hashtag_keys_index hashtag_keys TYPE text(tokenizer = array),
  ADD INDEX IF NOT EXISTS domains_index domains TYPE text(tokenizer = array);

-- In the background: until a part is done its mentions are read out of its texts, its hashtags and sites out of their columns.
ALTER TABLE post_rows
  MATERIALIZE COLUMN mentions, MATERIALIZE INDEX mentions_index,
  MATERIALIZE INDEX hashtag_keys_index, MATERIALIZE INDEX domains_index;

ALTER TABLE post_changes
  MATERIALIZE COLUMN mentions, MATERIALIZE INDEX mentions_index,
  MATERIALIZE INDEX hashtag_keys_index, MATERIALIZE INDEX domains_index;
