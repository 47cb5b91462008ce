-- What a post shares, for the charts: the engine derives both from columns that are there already, for every post that
-- is written from now on and, in the background, for those stored before. Until that is done they are derived while
-- reading: right from the first moment, only slower.
ALTER TABLE posts
  -- Hosts of the links, each once, in lower case, without "www.".
  ADD COLUMN IF NOT EXISTS domains Array(LowCardinality(String))
    MATERIALIZED arrayDistinct(arrayFilter(host -> host != '', arrayMap(link -> domainWithoutWWW(lower(link)), links))),
  -- Words after "#", each once, in lower case. At least one letter, so that "#1" and "&#39;" are none; not inside an address.
  ADD COLUMN IF NOT EXISTS hashtags Array(String)
    MATERIALIZED arrayDistinct(arrayMap(tag -> lowerUTF8(tag),
      extractAll(content, '(?:^|[^\\p{L}\\p{N}_&/])#([\\p{L}\\p{N}_]*\\p{L}[\\p{L}\\p{N}_]*)')));

ALTER TABLE posts MATERIALIZE COLUMN domains, MATERIALIZE COLUMN hashtags;
