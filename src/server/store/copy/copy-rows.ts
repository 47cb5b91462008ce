/** The rows of ClickHouse: those that are inserted. What views, sums and jobs make of them is made anew in the new store. */
import { z } from 'zod'
import type { ClickHouse } from '../clickhouse.ts'
import { INSERTED_TABLES } from '../cluster/shard-rows.ts'
import { identifier, sql } from '../sql.ts'

/** What is inserted at once: a part each for the engine, and memory here. */
const MOST_ROWS = 20_000
const MOST_CHARACTERS = 32_000_000

/** `rows` of `all` are copied, of every table. */
export type CopiedRows = (rows: number, all: number) => void

const Count = z.object({ rows: z.coerce.number() })
/** `sum` is the same for the same rows in whatever order. */
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

/** As the engine writes them, one text each: nothing of a number of 64 bits is lost, and nothing has to be known of columns. */
async function* readRows(ch: ClickHouse, table: string): AsyncGenerator<string[]> {
  const question = sql`SELECT formatRowNoNewline('JSONEachRow', *) AS row FROM ${identifier(table)}`
  let rows: string[] = []
  let characters = 0
  for await (const some of ch.stream<{ row: string }>('copy-rows', question)) {
    for (const { row } of some) {
      rows.push(row)
      characters += row.length
    }
    if (rows.length < MOST_ROWS && characters < MOST_CHARACTERS) continue
    yield rows
    rows = []
    characters = 0
  }
  if (rows.length > 0) yield rows
}

async function countRows(ch: ClickHouse): Promise<number> {
  let all = 0
  for (const table of INSERTED_TABLES) {
    const [found] = await ch.rows('count-rows', sql`SELECT count() AS rows FROM ${identifier(table)}`, Count)
    all += found?.rows ?? 0
  }
  return all
}

/** Tables of which the two stores do not have the same rows. */
export async function listDifferences(source: ClickHouse, target: ClickHouse): Promise<string[]> {
  const different = []
  for (const table of INSERTED_TABLES) {
    const [here, there] = await Promise.all([digestRows(source, table), digestRows(target, table)])
    if (here.rows !== there.rows || here.sum !== there.sum) different.push(table)
  }
  return different
}

/** Of a table in which a row replaces another the rows that count: which of them are merged already is chance. */
async function digestRows(ch: ClickHouse, table: string): Promise<Digest> {
  const isReplaced = !['post_rows', 'post_changes'].includes(table)
  const rows = isReplaced ? sql`${identifier(table)} FINAL` : identifier(table)
  const question = sql`SELECT count() AS rows, toString(groupBitXor(cityHash64(formatRowNoNewline('JSONEachRow', *)))) AS sum
    FROM ${rows}`
  for await (const [found] of ch.stream('compare-rows', question)) if (found) return Digest.parse(found)
  throw new Error(`no count of ${table}`)
}
