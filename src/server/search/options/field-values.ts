/** Values of fields while they are typed: what the indexes of shared values know, counted as a search for each counts. */
import { z } from 'zod'
import { type CompletedField, type FieldValues, MAX_COMPLETED_VALUES } from '../../../contract/posts/field-values.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, type Sql, sql, string } from '../../store/sql.ts'
import { hasHashtag, hasSite, mentionsSomebody, toHashtagKey, VALUE_WORDS } from '../conditions/shared-values.ts'
import { countEach } from '../distinguishing/count-each.ts'
import { compareRows } from '../distinguishing/word-counts.ts'
import { findAddresses, listSites, type Offered, readAddress } from './link-values.ts'

type Known = { words: Sql; has: (value: string) => Sql; begin: (typed: string) => Sql }

const begins = (typed: string) => sql`startsWith(token, ${string(typed)})`
const withoutSign = (typed: string) => typed.replace(/^[#@]/, '').toLowerCase()

const FIELDS: Readonly<Record<Exclude<CompletedField, 'link'>, Known>> = {
  hashtag: { words: VALUE_WORDS.hashtag, has: hasHashtag, begin: (typed) => begins(toHashtagKey(typed)) },
  mencao: {
    ...{ words: VALUE_WORDS.mention, has: (value) => mentionsSomebody([value]) },
    begin: (typed) => begins(withoutSign(typed)),
  },
  // "globo" is the beginning of g1.globo.com too.
  dominio: {
    ...{ words: VALUE_WORDS.domain, has: hasSite },
    begin: (typed) => {
      const site = withoutSign(typed).replace(/^(https?:\/\/)?(www\.)?/, '')
      return sql`(${begins(site)} OR position(token, ${string(`.${site}`)}) > 0)`
    },
  },
}

/** At most eight. The dictionary counts rows, also those that were replaced: where there are such, it chooses, and the posts are counted. */
export async function listFieldValues(ch: ClickHouse, field: CompletedField, typed: string): Promise<FieldValues> {
  const found = field === 'link' ? await offerLinks(ch, typed) : await offerValues(ch, field, typed)
  const counts = await countPostsOf(ch, found)
  return {
    values: found
      .map(({ value }, i) => ({ value, total_posts: counts[i] ?? 0 }))
      .filter(({ total_posts }) => total_posts > 0)
      .sort((one, other) => other.total_posts - one.total_posts),
  }
}

async function countPostsOf(ch: ClickHouse, found: readonly Offered[]): Promise<number[]> {
  const rows = found.flatMap((one) => one.rows ?? [])
  if (found.length === 0 || (rows.length === found.length && (await compareRows(ch)).areExact)) return rows
  const conditions = found.map(({ condition }) => condition)
  return countEach(ch, conditions, [], 'field-values-each')
}

async function offerLinks(ch: ClickHouse, typed: string): Promise<Offered[]> {
  const address = readAddress(typed)
  if (address) return findAddresses(ch, address, MAX_COMPLETED_VALUES)
  return listSites((await offerValues(ch, 'dominio', typed)).map(({ value }) => value))
}

async function offerValues(ch: ClickHouse, field: keyof typeof FIELDS, typed: string): Promise<Offered[]> {
  const { words, has, begin } = FIELDS[field]
  const found = await ch.rows(
    'field-values',
    sql`SELECT token AS value, toUInt32(sum(cardinality)) AS rows FROM ${words} WHERE token != '' AND ${begin(typed)}
      GROUP BY token ORDER BY rows DESC, token LIMIT ${integer(MAX_COMPLETED_VALUES)}`,
    z.object({ value: z.string(), rows: z.number() }),
  )
  return found.map(({ value, rows }) => ({ value, condition: has(value), rows }))
}
