/**
 * Completion of field values: values from the dictionaries of the shared-value indexes, with the counts that a search for each would
 * return.
 */
import { z } from 'zod'
import { type CompletedField, type FieldValues, MAX_COMPLETED_VALUES } from '../../../contract/posts/field-values.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, type Sql, sql, string } from '../../store/sql.ts'
import { hasHashtag, hasSite, mentionsSomebody, toHashtagKey, VALUE_INDEXES } from '../conditions/shared-values.ts'
import { countEach } from '../distinguishing/count-each.ts'
import { readWordCounts, type WordIndex } from '../distinguishing/word-counts.ts'
import { findAddresses, listSites, type Offered, readAddress } from './link-values.ts'

type Known = { index: WordIndex; has: (value: string) => Sql; begin: (typed: string) => Sql }

const begins = (typed: string) => sql`startsWith(token, ${string(typed)})`
const withoutSign = (typed: string) => typed.replace(/^[#@]/, '').toLowerCase()

const FIELDS: Readonly<Record<Exclude<CompletedField, 'link'>, Known>> = {
  hashtag: { index: VALUE_INDEXES.hashtag, has: hasHashtag, begin: (typed) => begins(toHashtagKey(typed)) },
  mencao: {
    ...{ index: VALUE_INDEXES.mention, has: (value) => mentionsSomebody([value]) },
    begin: (typed) => begins(withoutSign(typed)),
  },
  // "globo" is also a prefix of g1.globo.com.
  dominio: {
    ...{ index: VALUE_INDEXES.domain, has: hasSite },
    begin: (typed) => {
      const site = withoutSign(typed).replace(/^(https?:\/\/)?(www\.)?/, '')
      return sql`(${begins(site)} OR position(token, ${string(`.${site}`)}) > 0)`
    },
  },
}

/** At most eight. The dictionary counts rows, including replaced ones: it only chooses the values. */
export async function listFieldValues(ch: ClickHouse, field: CompletedField, typed: string): Promise<FieldValues> {
  const found = field === 'link' ? await offerLinks(ch, typed) : await offerValues(ch, field, typed)
  const isKnown = found.every(({ posts }) => posts !== null)
  const conditions = isKnown ? [] : found.map(({ condition }) => condition)
  const counts = await countEach(ch, conditions, [], 'field-values-each')
  return {
    values: found
      .map(({ value, posts }, i) => ({ value, total_posts: posts ?? counts[i] ?? 0 }))
      .filter(({ total_posts }) => total_posts > 0)
      .sort((one, other) => other.total_posts - one.total_posts),
  }
}

async function offerLinks(ch: ClickHouse, typed: string): Promise<Offered[]> {
  const address = readAddress(typed)
  if (address) return findAddresses(ch, address, MAX_COMPLETED_VALUES)
  return listSites((await findValues(ch, 'dominio', typed)).map(({ value }) => value))
}

async function offerValues(ch: ClickHouse, field: keyof typeof FIELDS, typed: string): Promise<Offered[]> {
  const { has, index } = FIELDS[field]
  const values = (await findValues(ch, field, typed)).map(({ value }) => value)
  if (values.length === 0) return []
  const { of, areExact } = await readWordCounts(ch, values, index)
  return values.map((value) => ({ value, condition: has(value), posts: areExact ? (of(value) ?? 0) : null }))
}

function findValues(ch: ClickHouse, field: keyof typeof FIELDS, typed: string) {
  const { index, begin } = FIELDS[field]
  return ch.rows(
    'field-values',
    sql`SELECT token AS value, toUInt32(sum(cardinality)) AS rows FROM ${index.words} WHERE token != '' AND ${begin(typed)}
      GROUP BY token ORDER BY rows DESC, token LIMIT ${integer(MAX_COMPLETED_VALUES)}`,
    z.object({ value: z.string(), rows: z.number() }),
  )
}
