-- Searches saved before the language knew fields, hashtags and more (decision 0061) go on meaning what they meant: signs that mean
-- something now are taken away from single words, words that hold one inside were a phrase and are quoted, emoji were passed over.
UPDATE saved_searches SET filters = jsonb_set(filters, '{search}', to_jsonb((
  SELECT coalesce(string_agg(
    CASE
      WHEN word ~ '^["“”„‟«»＂()|[:space:]]' THEN word
      WHEN word !~ '[#@:=~{}*\U0001F000-\U0001FAFF☀-➿]' THEN word
      -- A beginning of words, and bold pasted from a messenger.
      WHEN word ~ '^[^ -)+-/:-@\[-`{-\x7F]+$' AND (word ~ '[^*]\*$' OR filters->>'search' ~ '[^*[:space:]]\*') THEN word
      WHEN word ~ '[^ -/:-@\[-`{-\x7F\U0001F000-\U0001FAFF☀-➿][ -/:-@\[-`{-\x7F]+[^ -/:-@\[-`{-\x7F\U0001F000-\U0001FAFF☀-➿]'
        THEN regexp_replace(word, '^([-‐-―−]*)(.*)$', '\1"\2"')
      ELSE regexp_replace(word, '[#@:=~{}*\U0001F000-\U0001FAFF☀-➿]', '', 'g')
    END, '' ORDER BY place), '')
  FROM regexp_matches(filters->>'search', '["“”„‟«»＂][^"“”„‟«»＂]*["“”„‟«»＂]?|[()|[:space:]]+|[^()|[:space:]"“”„‟«»＂]+', 'g')
    WITH ORDINALITY AS cut (pieces, place), LATERAL (SELECT pieces[1] AS word) AS one)))
WHERE filters->>'search' IS NOT NULL;
