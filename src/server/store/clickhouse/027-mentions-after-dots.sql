-- A dot before a mention ("." before "@fulana", so that everybody is shown the post) is none of an address: the name was left out.
ALTER TABLE post_rows
  MODIFY COLUMN mentions Array(String)
    MATERIALIZED arrayDistinct(arrayMap(handle -> lowerUTF8(handle), extractAll(if(position(content, '@') = 0, '', content),
      '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/@.])\\.?@([\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*)')));

ALTER TABLE post_changes
  MODIFY COLUMN mentions Array(String)
    MATERIALIZED arrayDistinct(arrayMap(handle -> lowerUTF8(handle), extractAll(if(position(content, '@') = 0, '', content),
      '(?:^|[^\\p{L}\\p{N}\\x{300}-\\x{36F}_&/@.])\\.?@([\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*)')));

-- In the background: until a part is done its mentions are those of before.
ALTER TABLE post_rows MATERIALIZE COLUMN mentions, MATERIALIZE INDEX mentions_index;

ALTER TABLE post_changes MATERIALIZE COLUMN mentions, MATERIALIZE INDEX mentions_index;
