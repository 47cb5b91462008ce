/** Four processes write in turns while they are killed and stopped; then what each was promised is compared with what is stored. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

/** @param ch of migrated stores that nobody else writes to */
export async function writeUnderTrouble(
  ch: ClickHouse,
  addresses: { clickhouseUrl: string; databaseUrl: string },
  { seconds, leaseSeconds, seed }: Run,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-write-turns-'))
  const file = join(folder, 'promises')
  const { clickhouseUrl, databaseUrl } = addresses
  const start = (name: string) => [WRITER, name, clickhouseUrl, databaseUrl, String(leaseSeconds), file]
  const troubled = trouble(NAMES, start, { random: createRandom(seed), leaseSeconds })
  try {
    await sleep(seconds * 1000)
    await troubled.calm()
    // What a paused process still wants to write, it tries now.
    await sleep(leaseSeconds * 1000 + 1000)
    await troubled.end()
    // What was sent before the end may still be stored.
    await waitForStatements(ch)
    const ids = Array.from({ length: KEYS }, (_, n) => createKey(n))
    const lines = readFileSync(file, 'utf8').split('\n')
    const verdict = judge(lines, await readPosts(ch, ids), await readKeys(ch))
    return {
      ...verdict,
      ...troubled.counts,
      handovers: await readNumber(ch, sql`SELECT max(epoch) AS n FROM write_epochs`),
    }
  } finally {
    await troubled.end()
    rmSync(folder, { recursive: true })
  }
}

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
