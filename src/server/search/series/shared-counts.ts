/**
 * Series of a comparison are requested at the same time, and many have the same group: requests for a count that is already in
 * progress share its result.
 */
import type { Counted } from '../../../contract/posts/post-series.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { renderSql, type Sql } from '../../store/sql.ts'

/** By store: each caller has a view of it that ends with the request, over the same shards. */
const underWay = new WeakMap<ClickHouse, Map<string, Promise<Counted>>>()

/** `question`: cache key of a count. If the caller that started it gives up, the first of the waiting ones starts it again. */
export async function countTogether(ch: ClickHouse, question: Sql, count: () => Promise<Counted>): Promise<Counted> {
  const store = ch.shards[0] ?? ch
  const counts = underWay.get(store) ?? new Map<string, Promise<Counted>>()
  underWay.set(store, counts)
  const key = nameQuery(question)
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

function nameQuery(question: Sql): string {
  const { text, params } = renderSql(question)
  return JSON.stringify([text, params], (_, value) => (typeof value === 'bigint' ? `${value}` : value))
}
