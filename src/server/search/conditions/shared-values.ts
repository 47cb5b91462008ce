/**
 * What posts share, in the form in which it is counted and filtered: charts and conditions read it from here, so that a bar
 * and the list behind it agree.
 */
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { canonicalizeLink } from '../../../text/canonical-link.ts'
import { type Sql, sql, string, strings, type ValueIndex, valuesOf } from '../../store/sql.ts'

const ACCENTED = 'áàâãäåāăąçćčďéèêëēęěíìîïīñńňóòôõöøōőřśšşťúùûüūůűýÿźžż'
const PLAIN = 'aaaaaaaaacccdeeeeeeeiiiiinnnoooooooorssstuuuuuuuyyzzz'

/** Without accents; the stored hashtags are in lower case. */
export function foldHashtag(tag: Sql): Sql {
  return sql`translateUTF8(${tag}, ${string(ACCENTED)}, ${string(PLAIN)})`
}

/** The values of a post, each once. Links as they are compared everywhere: http and https, "www.", tracking are one. */
export const SHARED_VALUES = {
  domain: sql`posts.domains`,
  mention: sql`posts.mentions`,
  link: sql`arrayDistinct(arrayFilter(address -> address != '', posts.canonical_links))`,
} as const

/** The hashtags of a post as they are stored; of two that differ in accents only the first. Measured: pairs take twice as long. */
export const HASHTAGS_ONCE: Sql = sql`arrayFilter((tag, time) -> time = 1, posts.hashtags,
  arrayEnumerateUniq(arrayMap(tag -> ${foldHashtag(sql`tag`)}, posts.hashtags)))`

const listValues = (index: ValueIndex): Sql => sql`(
  SELECT token, cardinality FROM ${valuesOf('post_rows', index)}
  UNION ALL SELECT token, cardinality FROM ${valuesOf('post_changes', index)})`

/** Of the indexes, by part: every value, hashtags without accents, and how many rows have it. */
export const VALUE_WORDS = {
  hashtag: listValues('hashtag_keys_index'),
  mention: listValues('mentions_index'),
  domain: listValues('domains_index'),
  link: listValues('canonical_links_index'),
} as const

/** The same with what they are made of: the column of both tables whose values they have. */
export const VALUE_INDEXES = {
  hashtag: indexOf(VALUE_WORDS.hashtag, sql`hashtag_keys`),
  mention: indexOf(VALUE_WORDS.mention, sql`mentions`),
  domain: indexOf(VALUE_WORDS.domain, sql`domains`),
} as const

function indexOf(words: Sql, column: Sql) {
  return { words, column, values: column }
}

/** Posts that have all values asked for, however these are written. */
export function listSharedConditions({ hashtag, domain, link }: PostFilters): Sql[] {
  return [
    ...(hashtag?.length ? [hasHashtags(hashtag)] : []),
    ...(domain ?? []).map(hasSite),
    ...(link ?? []).map(hasLink),
  ]
}

const hasHashtags = (tags: readonly string[]) => sql`hasAll(hashtag_keys, ${strings(tags.map(toHashtagKey))})`

/** As the column has it. */
export const toHashtagKey = (tag: string) =>
  [...tag.replace(/^#/, '').normalize('NFC').toLowerCase()]
    .map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('')

export const hasHashtag = (tag: string): Sql => hasHashtags([tag])
/** One of these. */
export const mentionsSomebody = (handles: readonly string[]): Sql =>
  sql`hasAny(mentions, ${strings(handles.map((handle) => handle.toLowerCase()))})`
export const hasSite = (site: string): Sql => sql`has(${SHARED_VALUES.domain}, ${string(readSite(site))})`
export const hasLink = (address: string): Sql => sql`has(posts.canonical_links, ${string(readLink(address))})`

const readSite = (site: string) =>
  site
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .replace(/\/+$/, '')

/** What a chart calls it is taken as it is, but for a slash at the end, which none has; a pasted address is brought into that form. */
const readLink = (address: string) =>
  /^https?:\/\//i.test(address) ? (canonicalizeLink(address) ?? address) : address.replace(/\/+$/, '')
