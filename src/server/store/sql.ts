/**
 * ClickHouse SQL as a tagged template: `sql\`SELECT … WHERE party IN ${strings(parties)}\``. It accepts fragments made by the same tag
 * and typed values, which are sent as parameters or written as digits. A plain string cannot get into the text: the engine can open
 * files and URLs, so an injection would be more than a wrong result.
 */

import { cutValue, isLong } from './engines/large-values.ts'
import type { SqlValue } from './sql-value.ts'

export type Numeral = { readonly numeral: bigint }
export type Source = {
  readonly source: 'posts' | 'post_hour_sums' | 'post_day_sums'
  /** The definition of the view, of which `POSTS` is a part: used in place of the view if that is known to cost less. */
  readonly writtenOut?: Sql
}
/** A table with a text index named `folded_words`. */
export type WordTable = 'post_rows' | 'post_changes' | 'post_versions'
/** Further text indexes of `post_rows` and `post_changes`. */
export type ValueIndex = 'hashtag_keys_index' | 'mentions_index' | 'domains_index' | 'canonical_links_index'
export type Words = { readonly wordsOf: WordTable; readonly index: 'folded_words' | ValueIndex }
/** Sources of a single store and of a cluster; may only be read within a query that reads posts. */
export type ByStore = { readonly alone: Sql; readonly sharded: Sql }
/**
 * A condition on posts that no index can answer, such as one on texts. If the numbers of the matching posts are held
 * (`posts/match-cache.ts`), they replace it, together with the indexed part.
 */
export type ReadCondition = { readonly reads: Sql; readonly known: Sql | null; readonly numbers: Sql }
type Part = Sql | SqlValue | Numeral | Source | Words | ByStore | ReadCondition

/**
 * Where a query reads posts, one row each, under the name `posts` and without `SELECT *`: equivalent to `FROM posts`, in the form that
 * costs least at the moment (`pending-changes.ts`).
 */
export const POSTS: Source = { source: 'posts' }

/** All words of a text index, by part: `token`, and its number of rows as `cardinality`. */
export const wordsOf = (table: WordTable): Words => ({ wordsOf: table, index: 'folded_words' })
/** The same for values shared by posts. */
export const valuesOf = (table: Exclude<WordTable, 'post_versions'>, index: ValueIndex): Words => ({
  wordsOf: table,
  index,
})

export class Sql {
  readonly strings: readonly string[]
  readonly parts: readonly Part[]
  constructor(strings: TemplateStringsArray, parts: readonly Part[]) {
    this.strings = strings
    this.parts = parts
  }
}

export function sql(strings: TemplateStringsArray, ...parts: Part[]): Sql {
  return new Sql(strings, parts)
}

export const string = (value: string): SqlValue => ({ type: 'String', value })
export const strings = (value: readonly string[]): SqlValue => ({ type: 'Array(String)', value })
export const integer = (value: number): SqlValue => ({ type: 'UInt32', value })
export const integers = (value: readonly number[]): SqlValue => ({ type: 'Array(UInt32)', value })
/** Unsigned 64-bit. */
export const bigint = (value: bigint): SqlValue => ({ type: 'UInt64', value })
export const bigints = (value: readonly bigint[]): SqlValue => ({ type: 'Array(UInt64)', value })
/** The same for integers of at most 53 bits. */
export const safeIntegers = (value: readonly number[]): SqlValue => ({ type: 'Array(UInt64)', value })
export const float = (value: number): SqlValue => ({ type: 'Float64', value })
export const floats = (value: readonly number[]): SqlValue => ({ type: 'Array(Float32)', value })
export const uuids = (value: readonly string[]): SqlValue => ({ type: 'Array(UUID)', value })
/** Name of a table of ours as reported by the store: never user input. */
export function identifier(name: string): Sql {
  if (!/^\w{1,60}$/.test(name)) throw new Error('not the name of a table')
  return sql`${{ type: 'Identifier', value: name }}`
}
/** A timestamp, to the second. */
export const moment = (value: Date): SqlValue => ({
  type: "DateTime('UTC')",
  value: value.toISOString().slice(0, 19).replace('T', ' '),
})

/**
 * Unsigned 64-bit number written into the text: cheaper for the engine than a parameter, which matters for queries with hundreds (17
 * instead of 29 ms to parse one with 252).
 */
export const numeral = (value: bigint): Numeral => ({ numeral: BigInt.asUintN(64, value) })

const nothing = sql``
const comma = sql`, `
export const and = sql` AND `
export const or = sql` OR `

/** Joins fragments with a separator; an empty list gives an empty fragment. */
export function join(fragments: readonly Sql[], separator: Sql = comma): Sql {
  return fragments.reduce((whole, next, i) => (i === 0 ? next : sql`${whole}${separator}${next}`), nothing)
}

export type Statement = { text: string; params: Record<string, unknown> }

/** The source of a text index's words in a query. */
export type WordsOf = (words: Words) => Sql

const TABLES: Record<WordTable, Sql> = {
  post_rows: sql`'post_rows'`,
  post_changes: sql`'post_changes'`,
  post_versions: sql`'post_versions'`,
}
const INDEXES: Record<Words['index'], Sql> = {
  folded_words: sql`'folded_words'`,
  hashtag_keys_index: sql`'hashtag_keys_index'`,
  mentions_index: sql`'mentions_index'`,
  domains_index: sql`'domains_index'`,
  canonical_links_index: sql`'canonical_links_index'`,
}
const ownWords: WordsOf = ({ wordsOf: table, index }) =>
  sql`mergeTreeTextIndex(currentDatabase(), ${TABLES[table]}, ${INDEXES[index]})`

function readOrHeld({ reads, known }: ReadCondition, held: Sql | undefined): Sql {
  if (!held) return reads
  const isHeld = sql`posts.number IN ${held}`
  return known ? sql`(${known} AND ${isHeld})` : isHeld
}

/** Whether posts, or sums of them, are read from one of the sources above. */
export const readsPosts = (part: Part): boolean =>
  (!(part instanceof Sql) && 'source' in part) || (part instanceof Sql && part.parts.some((inner) => readsPosts(inner)))

/** The conditions of a query that have to be read, without duplicates. */
export function listReadConditions(part: Part): ReadCondition[] {
  if (part instanceof Sql) return [...new Set(part.parts.flatMap(listReadConditions))]
  return 'reads' in part ? [part] : []
}

/** Set name used after IN for the posts that match a condition; undefined: not held. */
export type CachedSets = (condition: ReadCondition) => Sql | undefined

/**
 * The text with `{p1:Type}` placeholders and their values. Equal values are sent once: a server accepts 1,000 parameters, and the
 * conditions of one search may occur three times in a query. `posts` replaces `POSTS` where it is more than the view of that name;
 * `words` gives the source of an index's words.
 */
export function renderSql(root: Sql, posts?: Sql, words: WordsOf = ownWords, heldOf?: CachedSets): Statement {
  const params: Record<string, unknown> = {}
  const known = new Map<unknown, Map<string, string>>()
  let count = 0
  const bind = ({ type, value }: SqlValue): string => {
    if (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' && isLong(value[0]))
      return `[${writeValue(string(value[0]))}]`
    count += 1
    params[`p${count}`] = value
    return `{p${count}:${type}}`
  }
  const writeValue = (whole: SqlValue): string => {
    const pieces = cutValue(whole).map(bind)
    if (pieces.length === 1) return pieces.join('')
    return `${whole.type === 'String' ? 'concat' : 'arrayConcat'}(${pieces.join(', ')})`
  }
  const writeOnce = (whole: SqlValue): string => {
    const texts = known.get(whole.value) ?? new Map<string, string>()
    known.set(whole.value, texts)
    const text = texts.get(whole.type) ?? writeValue(whole)
    texts.set(whole.type, text)
    return text
  }
  const writeSource = ({ source, writtenOut }: Source): string => {
    if (posts === undefined) return source === 'posts' ? source : `${source} AS posts`
    return writtenOut ? `(${write(writtenOut)}) AS posts` : write(posts)
  }
  const write = (part: Part): string => {
    if (part instanceof Sql)
      return part.strings.map((text, i) => text + (part.parts[i] ? write(part.parts[i]) : '')).join('')
    if ('source' in part) return writeSource(part)
    if ('reads' in part) return write(readOrHeld(part, heldOf?.(part)))
    if ('wordsOf' in part) return write(words(part))
    if ('alone' in part) return write(words === ownWords ? part.alone : part.sharded)
    return 'numeral' in part ? String(part.numeral) : writeOnce(part)
  }
  return { text: write(root), params }
}
