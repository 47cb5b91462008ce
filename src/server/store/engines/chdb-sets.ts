/**
 * Numbers that many queries filter by, found once and held by the engine in memory. A set is used as it is; a list, or a subquery, is
 * read and planned in each query (4 to 9 ms of processor time for 500 numbers).
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Session } from 'chdb'
import { z } from 'zod'
import { numeral, sql } from '../sql.ts'
import { type askOneOf, toEmbedded } from './chdb-readers.ts'
import type { FoundSet, LabelledQuery, TemporarySet } from './clickhouse-engine.ts'

export type Sets = {
  createSet(values: LabelledQuery): Promise<TemporarySet>
  findSet(values: LabelledQuery, signal: AbortSignal): Promise<FoundSet>
  close(): void
}

const Size = z.object({ size: z.coerce.number() })

/** The caller holds the directory lock and has connected. `ask`: on the connections of queries, for calls that may take long. */
export function openSets(directory: string, ask: ReturnType<typeof askOneOf>): Sets {
  const session = new Session(directory)
  let sets = 0n
  let created: Promise<unknown> | null = null
  const run = (text: string) => session.queryAsync(text, { format: 'JSONEachRow' })

  async function createDatabase(): Promise<void> {
    created ??= run('CREATE DATABASE IF NOT EXISTS held ENGINE = Memory')
    try {
      await created
    } catch (error) {
      created = null
      throw error
    }
  }

  async function create(fill: (into: string) => Promise<unknown>): Promise<TemporarySet> {
    sets += 1n
    const number = sets
    const name = `held.set_${number}`
    await createDatabase()
    const drop = async () => {
      await run(`DROP TABLE IF EXISTS ${name}`).catch(() => {})
    }
    await run(`CREATE TABLE ${name} (value UInt64) ENGINE = Set SETTINGS persistent = 0`)
    try {
      await fill(`INSERT INTO ${name} `)
    } catch (error) {
      await drop()
      throw error
    }
    return { name: sql`held.set_${numeral(number)}`, drop }
  }

  return {
    createSet: (values) => create((into) => run(`${into}${toEmbedded(values.query, values.label)}`)),
    async findSet(values, signal) {
      let size = 0
      const set = await create(async (into) => {
        await ask({ ...values, query: `${into}${values.query}` }, 'JSONEachRow', () => null, signal)
        const name = into.split(' ')[2]?.split('.')[1]
        const found = await run(
          `SELECT total_rows AS size FROM system.tables WHERE database = 'held' AND name = '${name}'`,
        )
        size = Size.parse(JSON.parse(found.text())).size
      })
      return { ...set, count: size }
    },
    close: () => session.close(),
  }
}

/**
 * Must run before the first connection. A set that was not dropped when the program ended leaves an empty folder, in which the engine
 * cannot create a set again; and the database has a metadata file, which would prevent all starts if it were damaged.
 */
export function removeLeftSets(directory: string): void {
  rmSync(join(directory, 'data', 'held'), { recursive: true, force: true })
  rmSync(join(directory, 'metadata', 'held.sql'), { force: true })
}
