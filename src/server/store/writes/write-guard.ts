/** Statements that fail if an epoch newer than their own was announced. */
import type { Writer } from '../engines/clickhouse-engine.ts'

/** Tables that a turn reads and writes back. Everything else may be written by any process at any time. */
const GUARDED = new Set([
  'post_rows',
  'post_changes',
  'post_settlements',
  'post_keys',
  'message_posts',
  'message_groups',
  'post_versions',
  'post_counts',
])

export const isGuarded = (table: string) => GUARDED.has(table)

/** Part of the error message of a refused statement. */
const PASSED = 'lupascan: a newer epoch writes'

export const isRefusal = (error: Error) => error.message.includes(PASSED)

/** A scalar that the engine evaluates when it starts the statement. */
const guard = (epoch: number) =>
  `(SELECT throwIf(max(epoch) > ${checkEpoch(epoch)}, '${PASSED}') FROM write_epochs) = 0`

function checkEpoch(epoch: number): number {
  if (!Number.isSafeInteger(epoch) || epoch < 1) throw new Error(`not an epoch: ${epoch}`)
  return epoch
}

type Column = { name: string; type: string; kind: string; expression: string }

/**
 * `INSERT … FORMAT JSONEachRow` with the guard. Rows come through `input`, which does not know the table's defaults: columns with a
 * default are read as nullable, and missing values get the default here. One block, one part, as without the guard.
 */
export async function createGuardedInsert(
  client: Pick<Writer, 'query'>,
  table: string,
): Promise<(epoch: number) => string> {
  const result = await client.query({
    query: `SELECT name, type, default_kind AS kind, default_expression AS expression FROM system.columns
      WHERE database = currentDatabase() AND table = {table:String} AND default_kind IN ('', 'DEFAULT') ORDER BY position`,
    query_params: { table },
    format: 'JSONEachRow',
  })
  const columns = await result.json<Column>()
  const names = columns.map(({ name }) => name).join(', ')
  const structure = columns.map(({ name, type, kind }) => `${name} ${kind ? toNullable(type) : type}`).join(', ')
  const values = columns.map(({ name, kind, expression }) => (kind ? `ifNull(${name}, ${expression})` : name))
  const input = `input('${structure.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')`
  return (epoch) => `INSERT INTO ${table} (${names}) SETTINGS async_insert = 0, max_insert_threads = 1
    SELECT ${values.join(', ')} FROM ${input} WHERE ${guard(epoch)} FORMAT JSONEachRow`
}

function toNullable(type: string): string {
  if (type.startsWith('Nullable(')) return type
  if (/^(Array|Map|Tuple|LowCardinality|JSON|Nested)\b/.test(type)) throw new Error(`a default on ${type} has no guard`)
  return `Nullable(${type})`
}

const CHANGE = /^\s*(ALTER TABLE \w+\s+(?:UPDATE\s.+?|DELETE)|DELETE FROM \w+)\s+WHERE\s(.+?)(?:\sSETTINGS\s(.+))?$/s
const COPY = /^\s*(INSERT INTO \w+(?: \([\w,\s]+\))?)\s+(SELECT\s.+?)(\sSETTINGS\s[^()]+)?$/s
const WRITES = /\b(?:ALTER TABLE|INSERT INTO|TRUNCATE TABLE|DELETE FROM|DROP TABLE|UPDATE)\s+(\w+)/

/** Settled changes are dropped with their partition, by any process and without a turn: no epoch makes that wrong. */
const FORGETS = /^\s*ALTER TABLE post_changes DROP PARTITION \d+\s*$/

export const changesGuarded = (query: string) => !FORGETS.test(query) && isGuarded(WRITES.exec(query)?.[1] ?? '')

/** A mutation of stored rows that is guarded when it is accepted; after that it runs to its end whatever is announced. */
export function guardChange(query: string, epoch: number): string {
  const [, into, selection, rest = ''] = COPY.exec(query) ?? []
  if (into) return `${into} SELECT * FROM (${selection}) WHERE ${guard(epoch)}${rest}`
  const parts = CHANGE.exec(query)
  if (!parts) throw new Error(`a statement without a guard in a turn: ${query.slice(0, 60)}`)
  const [, change, condition, settings] = parts
  // Evaluated on the initiator: checked once, now, and not whenever a part is rewritten.
  const all = ['mutations_execute_subqueries_on_initiator = 1', ...(settings ? [settings] : [])].join(', ')
  return `${change} WHERE ${guard(epoch)} AND (${condition}) SETTINGS ${all}`
}
