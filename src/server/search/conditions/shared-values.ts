/**
 * Values shared by posts (hashtags, links, …) in the form in which they are counted and filtered: charts and conditions both use it,
 * so that a bar and the list behind it agree.
 */
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { canonicalizeLink } from '../../../text/canonical-link.ts'
import { type Sql, sql, string, strings, type ValueIndex, valuesOf } from '../../store/sql.ts'

const ACCENTED = 'áàâãäåāăąçćčďéèêëēęěíìîïīñńňóòôõöøōőřśšşťúùûüūůűýÿźžż'
const PLAIN = 'aaaaaaaaacccdeeeeeeeiiiiinnnoooooooorssstuuuuuuuyyzzz'

/** Without accents; the stored hashtags are lower case. */
export function foldHashtag(tag: Sql): Sql {
  return sql`translateUTF8(${tag}, ${string(ACCENTED)}, ${string(PLAIN)})`
}

/** Distinct values of a post. Links are normalised: http and https, "www." and tracking parameters do not matter. */
export const SHARED_VALUES = {
  domain: sql`posts.domains`,
  mention: sql`posts.mentions`,
  link: sql`arrayDistinct(arrayFilter(address -> address != '', posts.canonical_links))`,
} as const

/** The hashtags of a post as stored; of two that differ only in accents the first. Measured: pairs take twice as long. */
export const HASHTAGS_ONCE: Sql = sql`arrayFilter((tag, time) -> time = 1, posts.hashtags,
  arrayEnumerateUniq(arrayMap(tag -> ${foldHashtag(sql`tag`)}, posts.hashtags)))`

const listValues = (index: ValueIndex): Sql => sql`(
  SELECT token, cardinality FROM ${valuesOf('post_rows', index)}
  UNION ALL SELECT token, cardinality FROM ${valuesOf('post_changes', index)})`

/** Dictionaries of the indexes, by part: all values, hashtags without accents, and their document frequencies. */
export const VALUE_WORDS = {
  hashtag: listValues('hashtag_keys_index'),
  mention: listValues('mentions_index'),
  domain: listValues('domains_index'),
  link: listValues('canonical_links_index'),
} as const

/** The same with their indexed columns, which both tables have. */
export const VALUE_INDEXES = {
  hashtag: indexOf(VALUE_WORDS.hashtag, 'hashtag_keys_index', sql`hashtag_keys`),
  mention: indexOf(VALUE_WORDS.mention, 'mentions_index', sql`mentions`),
  domain: indexOf(VALUE_WORDS.domain, 'domains_index', sql`domains`),
} as const

function indexOf(words: Sql, index: ValueIndex, column: Sql) {
  return { words, rowWords: sql`${valuesOf('post_rows', index)}`, column, values: column }
}

/** Posts with all requested values, in any spelling. */
export function listSharedConditions({ hashtag, domain, link }: PostFilters): Sql[] {
  return [
    ...(hashtag?.length ? [hasHashtags(hashtag)] : []),
    ...(domain ?? []).map(hasSite),
    ...(link ?? []).map(hasLink),
  ]
}

const hasHashtags = (tags: readonly string[]) => sql`hasAll(hashtag_keys, ${strings(tags.map(toHashtagKey))})`

/** In the form of the column. */
export const toHashtagKey = (tag: string) =>
  [...tag.replace(/^#/, '').normalize('NFC').toLowerCase()]
    .map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('')

export const hasHashtag = (tag: string): Sql => hasHashtags([tag])
/** Any of these values. */
export const mentionsSomebody = (handles: readonly string[]): Sql =>
  sql`hasAny(mentions, ${strings(handles.map((handle) => handle.toLowerCase()))})`
export const hasSite = (site: string): Sql => sql`has(${SHARED_VALUES.domain}, ${string(readSite(site))})`
export const hasLink = (address: string): Sql => sql`has(posts.canonical_links, ${string(readLink(address))})`

const readSite = (site: string) =>
  site
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .replace(/\/+$/, '')

/** Values from charts are used as they are, except for a trailing slash, which none has; a pasted URL is normalised. */
const readLink = (address: string) =>
  /^https?:\/\//i.test(address) ? (canonicalizeLink(address) ?? address) : address.replace(/\/+$/, '')
