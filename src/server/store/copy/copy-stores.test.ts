import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as kyselySql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createClickHouseDatabase, createDatabase } from '../../../../test/databases.ts'
import { storePosts } from '../../../../test/factory.ts'
import { createTestUser } from '../../../../test/users.ts'
import { testConfig } from '../../../../test/world.ts'
import { ConfigError, type CopyTarget } from '../../config.ts'
import { fillDemo } from '../../demo/fill.ts'
import { loadHateModel } from '../../load-hate-model.ts'
import { quietLog } from '../../log.ts'
import { openMedia } from '../../media/media.ts'
import { auditAction, COMMAND_LINE } from '../../records/audit.ts'
import { verifyAudit } from '../../records/audit-chain.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { connectStores, openStores, type Stores } from '../open.ts'
import type { Postgres } from '../postgres.ts'
import { sql, string } from '../sql.ts'
import { copyStores } from './copy-stores.ts'

const { TEST_DATABASE_URL: databases, TEST_CLICKHOUSE_URL: server, TEST_CLICKHOUSE_CLUSTER: cluster } = process.env
const NOW = new Date('2026-03-12T15:00:00Z')

describe.skipIf(!databases || !server)('a copy of embedded stores on servers (skipped: no servers)', () => {
  let source: Stores
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-test-'))
  beforeAll(async () => {
    source = await openStores({ dataDir, databaseUrl: null, clickhouseUrl: null }, quietLog)
    const media = openMedia(testConfig(dataDir))
    await fillDemo({ ...source, media }, NOW, loadHateModel())
    await media.close()
    await createTestUser(source.pg, 'editora')
    for (const views of [1, 2])
      await storePosts(source.ch, [{ native_id: 'm', content: `Às ${views}, "aspas" \\ e 🙂`, views }])
    // Of rows without a version the one that came last counts, also where the engine has not merged them.
    await source.ch.command(sql`SYSTEM STOP MERGES`)
    for (const leader of ['a', 'b'])
      await source.ch.command(
        sql`INSERT INTO image_clusters (file, leader) SELECT toString(number), ${string(leader)} FROM numbers(50000)`,
      )
    await auditAction(source.pg, COMMAND_LINE, 'stores_copied', 'teste', NOW)
  })
  afterAll(async () => {
    await source.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const createTarget = async (): Promise<CopyTarget> => {
    const name = `test_${randomBytes(6).toString('hex')}`
    const shared = new URL(server ?? '')
    shared.pathname = `/${name}`
    return {
      databaseUrl: await createDatabase(databases ?? '', name),
      clickhouseUrl: cluster ? shared.href : await createClickHouseDatabase(server ?? '', name),
      clickhouseCluster: cluster ?? null,
    }
  }
  const copy = (to: CopyTarget, onCopied: (rows: number, all: number) => void = () => {}) =>
    copyStores(source, { ...to, dataDir }, onCopied)
  const open = (to: CopyTarget) => openStores({ ...to, dataDir }, quietLog)

  test('a copy that was cut short is not started on; begun anew it has every table and number, and goes on from there', async () => {
    const to = await createTarget()
    const cut = copy(to, () => {
      throw new Error('cut short')
    })
    await expect(cut).rejects.toThrow('cut short')
    await expect(open(to)).rejects.toThrow(/cópia que não terminou/)
    const told: number[][] = []
    const tell = (...counts: number[]) => void told.push(counts)
    const ended = await Promise.allSettled([copy(to, tell), copy(to, tell)])
    const failed = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(failed).toEqual([expect.objectContaining({ message: 'Outra cópia para estes bancos está em curso.' })])
    // Rows that others replace may go meanwhile.
    expect(told.at(-1)?.[0]).toBeGreaterThan(4_000)
    expect(told.at(-1)?.[0]).toBeLessThanOrEqual(told[0]?.[1] ?? 0)
    const target = await open(to)
    expect(await describePosts(target.ch)).toEqual(await describePosts(source.ch))
    expect(await describeTables(target.pg)).toEqual(await describeTables(source.pg))
    expect(await verifyAudit(target.pg)).toEqual(await verifyAudit(source.pg))
    await storePosts(target.ch, [{ native_id: 'm', content: 'Às 3', views: 3 }])
    expect((await describePosts(target.ch)).posts).toBe((await describePosts(source.ch)).posts)
    await auditAction(target.pg, COMMAND_LINE, 'stores_copied', 'teste', NOW)
    expect(await verifyAudit(target.pg)).toMatchObject({ outcome: 'whole' })
    await createTestUser(target.pg, 'outra')
    await target.close()
  })

  test('stores that have something, also of another copy, are left as they are', async () => {
    const [taken, free] = [await createTarget(), await createTarget()]
    const { ch, pg } = await connectStores({ ...taken, dataDir }, quietLog)
    await kyselySql`CREATE TABLE notes (text text)`.execute(pg)
    await ch.command(sql`CREATE TABLE notes (text String) ENGINE = MergeTree ORDER BY text`)
    await expect(copy({ ...free, databaseUrl: taken.databaseUrl })).rejects.toThrow(
      /PostgreSQL de destino não está vazio/,
    )
    await expect(copy({ ...free, clickhouseUrl: taken.clickhouseUrl })).rejects.toThrow(
      /ClickHouse de destino não está vazio/,
    )
    await ch.command(sql`CREATE TABLE unfinished_copy_0 (n UInt8) ENGINE = MergeTree ORDER BY n`)
    await expect(copy({ ...free, clickhouseUrl: taken.clickhouseUrl })).rejects.toThrow(ConfigError)
    await ch.command(sql`DROP TABLE notes`)
    await kyselySql`DROP TABLE notes`.execute(pg)
    await Promise.all([ch.close(), pg.destroy()])
  })
})

const PostsDigest = z.object({ posts: z.coerce.number(), sum: z.string(), words: z.coerce.number() })

async function describePosts(ch: ClickHouse) {
  const question = sql`SELECT count() AS posts, toString(groupBitXor(cityHash64(formatRowNoNewline('JSONEachRow', * EXCEPT number)))) AS sum,
    countIf(hasAllTokens(posts.folded, ['saude'])) AS words FROM posts`
  const [found] = await ch.rows('test', question, PostsDigest)
  return PostsDigest.parse(found)
}

const LEFT_OUT = ['migrations', 'write_lease', 'write_waiters']

async function describeTables(pg: Postgres): Promise<Record<string, unknown>> {
  const { rows } = await kyselySql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`.execute(pg)
  const described: Record<string, unknown> = {}
  for (const { name } of rows.filter((one) => !LEFT_OUT.includes(one.name))) {
    const rows = await kyselySql<{
      row: string
    }>`SELECT t::text AS row FROM ${kyselySql.table(name)} AS t ORDER BY 1`.execute(pg)
    described[name] = rows.rows.map(({ row }) => row)
  }
  const constraints = await kyselySql<{
    n: number
  }>`SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f'`.execute(pg)
  const triggers = await kyselySql<{
    name: string
  }>`SELECT tgname::text || tgenabled::text AS name FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`.execute(pg)
  return { ...described, constraints: constraints.rows[0]?.n, triggers: triggers.rows.map(({ name }) => name) }
}
