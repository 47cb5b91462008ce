/** Copies the inserted rows of ClickHouse. Data of views, sums and jobs is computed anew in the new store. */
import { z } from 'zod'
import type { ClickHouse } from '../clickhouse.ts'
import { INSERTED_TABLES } from '../cluster/shard-rows.ts'
import { identifier, type Sql, sql } from '../sql.ts'

/** Rows per insertion: each is one part in the engine, and memory here. */
const MAX_ROWS = 20_000
const MAX_CHARACTERS = 32_000_000
/** Partitions per insertion into a table partitioned by minute: the engine accepts at most a hundred. */
const MAX_MINUTES = 50
const MINUTE = 60_000_000

/** `rows` copied of about `all`, of every table: replaced rows may be merged away at any moment. */
export type CopiedRows = (rows: number, all: number) => void

const Count = z.object({ rows: z.coerce.number() })
/** `sum` is a checksum independent of row order. */
const Digest = z.object({ rows: z.coerce.number(), sum: z.string() })
type Digest = z.infer<typeof Digest>

export async function copyRows(source: ClickHouse, target: ClickHouse, onCopied: CopiedRows): Promise<void> {
  const all = await countRows(source)
  let copied = 0
  for (const table of INSERTED_TABLES) {
    for await (const rows of readRows(source, table)) {
      await target.insert(table, rows)
      copied += rows.length
      onCopied(copied, all)
    }
  }
}

/** Rows as text, as serialised by the engine: 64-bit numbers keep their precision, and columns need not be known. */
async function* readRows(ch: ClickHouse, table: string): AsyncGenerator<string[]> {
  const order = table === 'post_changes' ? sql`ORDER BY version` : sql``
  const question = sql`SELECT formatRowNoNewline('JSONEachRow', *) AS row FROM ${fromTable(table)} ${order}`
  const batch = openBatch(table)
  for await (const some of ch.stream<{ row: string }>('copy-rows', question, undefined, 'copy')) {
    for (const { row } of some) {
      const full = batch.add(row)
      if (full) yield full
    }
  }
  const rest = batch.take()
  if (rest.length > 0) yield rest
}

/** Changes are partitioned by the minute of their version, which is in microseconds. */
function openBatch(table: string) {
  let rows: string[] = []
  let characters = 0
  const minutes = new Set<number>()
  const take = () => {
    const taken = rows
    rows = []
    characters = 0
    minutes.clear()
    return taken
  }
  return {
    take,
    add(row: string): string[] | null {
      rows.push(row)
      characters += row.length
      if (table === 'post_changes') minutes.add(Math.floor(Number(/"version":"?(\d+)/.exec(row)?.[1]) / MINUTE))
      const isFull = rows.length >= MAX_ROWS || characters >= MAX_CHARACTERS || minutes.size >= MAX_MINUTES
      return isFull ? take() : null
    },
  }
}

/** Tables with a version column, or whose rows all count: any order is allowed. */
const IN_ANY_ORDER = [
  ...['post_rows', 'post_changes', 'post_keys', 'message_posts', 'news', 'media_files', 'media_tries'],
  ...['picture_descriptions', 'fetched_files', 'faces'],
]

/** In the others the last inserted row counts, and the engine reads in no defined order: of several only that row is read. */
const fromTable = (table: string): Sql =>
  IN_ANY_ORDER.includes(table) ? identifier(table) : sql`${identifier(table)} FINAL`

async function countRows(ch: ClickHouse): Promise<number> {
  let all = 0
  for (const table of INSERTED_TABLES) {
    const [found] = await ch.rows('count-rows', sql`SELECT count() AS rows FROM ${identifier(table)}`, Count)
    all += found?.rows ?? 0
  }
  return all
}

/** Tables with different rows in the two stores. */
export async function listDifferences(source: ClickHouse, target: ClickHouse): Promise<string[]> {
  const different = []
  for (const table of INSERTED_TABLES) {
    const [here, there] = await Promise.all([digestRows(source, table), digestRows(target, table)])
    if (here.rows !== there.rows || here.sum !== there.sum) different.push(table)
  }
  return different
}

/** In tables with replaced rows, the rows that count: which ones are merged already is arbitrary. */
async function digestRows(ch: ClickHouse, table: string): Promise<Digest> {
  const isReplaced = !['post_rows', 'post_changes'].includes(table)
  const rows = isReplaced ? sql`${identifier(table)} FINAL` : identifier(table)
  const question = sql`SELECT count() AS rows, toString(groupBitXor(cityHash64(formatRowNoNewline('JSONEachRow', *)))) AS sum
    FROM ${rows}`
  for await (const [found] of ch.stream('compare-rows', question, undefined, 'copy'))
    if (found) return Digest.parse(found)
  throw new Error(`no count of ${table}`)
}
