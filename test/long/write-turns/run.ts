/** Four processes write in turns while they are killed and paused; then acknowledged writes are compared with stored ones. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { createRandom } from '../../../src/server/sources/demo/random.ts'
import type { ClickHouse } from '../../../src/server/store/clickhouse.ts'
import { sql } from '../../../src/server/store/sql.ts'
import { createKey, KEYS, readPosts } from './counted-post.ts'
import { judge, type Verdict } from './judge.ts'
import { trouble } from './trouble.ts'

const WRITER = join(import.meta.dirname, 'writer.ts')
const NAMES = ['api-1', 'api-2', 'worker-1', 'worker-2']

export type Run = { seconds: number; leaseSeconds: number; seed: string }
export type Result = Verdict & { kills: number; pauses: number; handovers: number }

/** @param ch with migrated stores and no other writers */
export async function writeUnderTrouble(
  ch: ClickHouse,
  addresses: { clickhouseUrl: string; databaseUrl: string; clickhouseCluster?: string | null },
  { seconds, leaseSeconds, seed }: Run,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-write-turns-'))
  const file = join(folder, 'promises')
  const { clickhouseUrl, databaseUrl, clickhouseCluster } = addresses
  const where = [clickhouseUrl, databaseUrl, String(leaseSeconds), file, clickhouseCluster ?? '']
  const start = (name: string) => [WRITER, name, ...where]
  const troubled = trouble(NAMES, start, { random: createRandom(seed), leaseSeconds })
  try {
    await waitForEach(file)
    troubled.begin()
    await sleep(seconds * 1000)
    await troubled.calm()
    // Paused processes now attempt their pending writes; none stays paused.
    await waitForEach(file)
    await troubled.end()
    // Statements sent before the end may still be executed.
    await Promise.all(ch.shards.map(waitForStatements))
    const ids = Array.from({ length: KEYS }, (_, n) => createKey(n))
    const verdict = judge(readLines(file), await readPosts(ch, ids), await readKeys(ch))
    return {
      ...verdict,
      ...troubled.counts,
      handovers: await readNumber(ch.shards[0] ?? ch, sql`SELECT max(epoch) AS n FROM write_epochs`),
    }
  } finally {
    await troubled.end()
    rmSync(folder, { recursive: true })
  }
}

/** Waits until each process has had one more write acknowledged. */
async function waitForEach(file: string): Promise<void> {
  const from = readLines(file).length
  const missing = () => {
    const kept = readLines(file).slice(from)
    return NAMES.some((name) => !kept.some((line) => line.startsWith(`kept ${name}-`)))
  }
  while (missing()) await sleep(100)
}

/** The last line is incomplete while it is being written. */
const readLines = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [])

const readKeys = (ch: ClickHouse) =>
  ch.rows(
    'read-keys',
    sql`SELECT toString(id) AS id, toString(version) AS version FROM post_keys FINAL`,
    z.object({ id: z.string(), version: z.coerce.number() }),
  )

async function readNumber(ch: ClickHouse, question: ReturnType<typeof sql>): Promise<number> {
  const [row] = await ch.rows('read-number', question, z.object({ n: z.coerce.number() }))
  return row?.n ?? 0
}

async function waitForStatements(ch: ClickHouse): Promise<void> {
  const running = sql`SELECT count() AS n FROM system.processes WHERE query_id LIKE 'write-epoch-%'
    AND current_database = currentDatabase()`
  while ((await readNumber(ch, running)) > 0) await sleep(50)
}
