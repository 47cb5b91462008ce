/**
 * Series that are compared are asked for at the same moment, and many have the same group: while a count is under way, whoever asks
 * the same waits for it.
 */
import type { Counted } from '../../../contract/posts/post-series.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { renderSql, type Sql } from '../../store/sql.ts'

/** By store: an asker has a form of it that ends with them, over the same shards. */
const underWay = new WeakMap<ClickHouse, Map<string, Promise<Counted>>>()

/** `question`: what tells one count from another. Who began may give up: then the first of those who waited begins anew. */
export async function countTogether(ch: ClickHouse, question: Sql, count: () => Promise<Counted>): Promise<Counted> {
  const store = ch.shards[0] ?? ch
  const counts = underWay.get(store) ?? new Map<string, Promise<Counted>>()
  underWay.set(store, counts)
  const key = nameQuestion(question)
  const others = counts.get(key)
  if (others)
    return others.catch((error) => (isAbort(error) ? countTogether(ch, question, count) : Promise.reject(error)))
  const own = count()
  counts.set(key, own)
  const forget = () => counts.delete(key)
  own.then(forget, forget)
  return own
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

function nameQuestion(question: Sql): string {
  const { text, params } = renderSql(question)
  return JSON.stringify([text, params], (_, value) => (typeof value === 'bigint' ? `${value}` : value))
}
