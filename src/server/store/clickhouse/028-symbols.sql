-- Emoji and symbols are found by an index: each of them, and every two that stand side by side (marks that are not seen apart),
-- once a post, of all that a search for them reads: the text, the description, what the network shows beside, what pictures show.
-- More signs than a search can ask for (`SYMBOLS` of terms.ts) do no harm, fewer would. Read out of the texts at every question
-- they took half a second of processor time a million posts.
-- Mentions: a dot or an "@" right before one is none of an address: the name was left out ("fim.@ana", "@@ana").
ALTER TABLE post_rows
  MODIFY COLUMN mentions Array(String)
    MATERIALIZED arrayDistinct(arrayMap(handle -> lowerUTF8(handle), extractAll(if(position(content, '@') = 0, '', content),
      '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/])@([\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*)'))),
  ADD COLUMN IF NOT EXISTS symbols Array(String)
    MATERIALIZED arrayDistinct(arrayFlatten(arrayMap(signs -> arrayConcat(ngrams(signs, 1), ngrams(signs, 2)),
      extractAll(replaceRegexpAll(concat(content, '\n', description, '\n',
          if(extras = '', '', arrayStringConcat(arrayConcat([
            JSONExtractString(extras, 'poll', 'question'), JSONExtractString(extras, 'card', 'site'),
            JSONExtractString(extras, 'card', 'title'), JSONExtractString(extras, 'card', 'description'),
            JSONExtractString(extras, 'forward', 'name'), JSONExtractString(extras, 'forward', 'author'),
            JSONExtractString(extras, 'signature')],
            arrayMap(choice -> JSONExtractString(choice, 'text'), JSONExtractArrayRaw(extras, 'poll', 'options')),
            arrayMap(file -> JSONExtractString(file, 'name'), JSONExtractArrayRaw(extras, 'files'))), '\n')), '\n',
          arrayStringConcat(arrayConcat(media_ocr, media_ocr_extra, media_generated_caption), '\n')),
        '[\\x{200D}\\x{FE0E}\\x{FE0F}]+', ''),
      '(?:[^\\x00-\\x7F\\p{L}\\p{N}\\p{M}\\p{P}\\p{Z}\\p{Cf}]|[\\x{203C}\\x{2049}\\x{2139}\\x{3030}\\x{303D}])+')))),
  ADD INDEX IF NOT EXISTS symbols_index symbols TYPE text(tokenizer = array);

ALTER TABLE post_changes
  MODIFY COLUMN mentions Array(String)
    MATERIALIZED arrayDistinct(arrayMap(handle -> lowerUTF8(handle), extractAll(if(position(content, '@') = 0, '', content),
      '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/])@([\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*)'))),
  ADD COLUMN IF NOT EXISTS symbols Array(String)
    MATERIALIZED arrayDistinct(arrayFlatten(arrayMap(signs -> arrayConcat(ngrams(signs, 1), ngrams(signs, 2)),
      extractAll(replaceRegexpAll(concat(content, '\n', description, '\n',
          if(extras = '', '', arrayStringConcat(arrayConcat([
            JSONExtractString(extras, 'poll', 'question'), JSONExtractString(extras, 'card', 'site'),
            JSONExtractString(extras, 'card', 'title'), JSONExtractString(extras, 'card', 'description'),
            JSONExtractString(extras, 'forward', 'name'), JSONExtractString(extras, 'forward', 'author'),
            JSONExtractString(extras, 'signature')],
            arrayMap(choice -> JSONExtractString(choice, 'text'), JSONExtractArrayRaw(extras, 'poll', 'options')),
            arrayMap(file -> JSONExtractString(file, 'name'), JSONExtractArrayRaw(extras, 'files'))), '\n')), '\n',
          arrayStringConcat(arrayConcat(media_ocr, media_ocr_extra, media_generated_caption), '\n')),
        '[\\x{200D}\\x{FE0E}\\x{FE0F}]+', ''),
      '(?:[^\\x00-\\x7F\\p{L}\\p{N}\\p{M}\\p{P}\\p{Z}\\p{Cf}]|[\\x{203C}\\x{2049}\\x{2139}\\x{3030}\\x{303D}])+')))),
  ADD INDEX IF NOT EXISTS symbols_index symbols TYPE text(tokenizer = array);

-- In the background, also where the engine would wait for it (ten million posts: a minute of processor time before the program
-- is ready): until a part is done its symbols are read out of its texts, its mentions are those of before.
ALTER TABLE post_rows
  MATERIALIZE COLUMN mentions, MATERIALIZE INDEX mentions_index,
  MATERIALIZE COLUMN symbols, MATERIALIZE INDEX symbols_index
  SETTINGS mutations_sync = 0;

ALTER TABLE post_changes
  MATERIALIZE COLUMN mentions, MATERIALIZE INDEX mentions_index,
  MATERIALIZE COLUMN symbols, MATERIALIZE INDEX symbols_index
  SETTINGS mutations_sync = 0;
