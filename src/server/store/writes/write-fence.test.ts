import { type ClientRequest, request } from 'node:http'
import { sql as kyselySql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { openClickHouse } from '../clickhouse.ts'
import { openCluster } from '../cluster/cluster.ts'
import { openServer } from '../engines/clickhouse-server.ts'
import { LostWriteLockError } from '../errors.ts'
import { integer, type Sql, sql } from '../sql.ts'
import { openWriteFence, type WriteFence } from './write-fence.ts'
import { createGuardedInsert } from './write-guard.ts'
import { openWriteLease } from './write-lease.ts'

const url = process.env.TEST_CLICKHOUSE_URL
const hasServers = Boolean(url && process.env.TEST_DATABASE_URL)

describe.skipIf(!hasServers)('the fence before the tables of posts (skipped: no servers)', () => {
  let world: TestStores
  let fence: WriteFence
  let engine: ReturnType<typeof openServer>
  beforeAll(async () => {
    world = await openTestStores()
    engine = openServer(world.clickhouseUrl ?? '')
    fence = openWriteFence(engine.writer)
  })
  afterAll(async () => {
    await engine.close()
    await world.close()
  })

  /** An epoch above all that were announced, announced. */
  const begin = async () => {
    const epoch = (await fence.applyNewestPage()) + 1
    await fence.announce(epoch)
    return { epoch, isLost: false }
  }
  const count = async (question: Sql) =>
    (await one().rows('count', sql`SELECT toUInt32(count()) AS n ${question}`, z.object({ n: z.number() })))[0]?.n
  /** The server itself; of a cluster the first shard, whose address is the store's. */
  const one = () => world.ch.shards[0] ?? world.ch

  test('stores what an insertion without it would store', async () => {
    const turn = await begin()
    const rows = {
      post_rows: {
        number: 1,
        id: createId(1),
        version: 1,
        date_created: 1_700_000_000,
        content: 'É "isto"\n\\',
        links: ["a'b"],
        likes: 3,
      },
      post_changes: { number: 1, id: createId(1), version: 2, content: 'depois', is_deleted: 0 },
      post_keys: { id: createId(1), version: 1, date_created: 1_700_000_000, fingerprint: '18446744073709551615' },
      message_posts: { message_group: 1, id: createId(1), version: 1, full_name: null },
      message_groups: { id: 1, keys: [1, 2] },
      post_versions: { post_id: createId(1), seen_at: 5, content: 'antes' },
      post_counts: { post_id: createId(1), taken_at: 5, views: null, views_step: null },
    }
    const read = async (table: string) => {
      const result = await engine.writer.query({ query: `SELECT * FROM ${table}`, format: 'JSONEachRow' })
      const stored = await result.json()
      await engine.writer.command({ query: `TRUNCATE TABLE ${table}` })
      return stored
    }
    for (const [table, row] of Object.entries(rows)) {
      await one().insert(table, [row])
      const expected = await read(table)
      expect(expected).toHaveLength(1)
      await fence.insert(turn, table, [row])
      expect(await read(table)).toEqual(expected)
    }
  })

  test("an insertion is one part, its view's too", async () => {
    const turn = await begin()
    const content = 'palavra '.repeat(250)
    const rows = Array.from({ length: 10_000 }, (_, i) => {
      return { id: createId(i), version: 1, date_created: 1_600_000_000 + i, content, message_group: i + 1 }
    })
    await engine.writer.command({ query: 'TRUNCATE TABLE message_posts' })
    await fence.insert(turn, 'post_rows', rows)
    for (const table of ['post_rows', 'message_posts']) {
      const query = `SELECT toUInt32(uniqExact(_part)) AS parts, toUInt32(count()) AS rows FROM ${table}`
      const result = await engine.writer.query({ query, format: 'JSONEachRow' })
      expect(await result.json(), table).toEqual([{ parts: 1, rows: 10_000 }])
    }
  })

  test('an older epoch is refused, changes too; the newest and other tables are not', async () => {
    const [former, newest] = [await begin(), await begin()]
    await expect(fence.insert(former, 'post_rows', [{ id: createId(1) }])).rejects.toThrow(LostWriteLockError)
    const change =
      'ALTER TABLE post_rows UPDATE uf = {p1:String} WHERE version = 1 OR version = 2 SETTINGS mutations_sync = 2'
    await expect(fence.command(former, change, { p1: 'SP' })).rejects.toThrow(LostWriteLockError)
    await fence.insert(newest, 'post_rows', [{ id: createId(50_000), version: 2 }])
    await fence.command(newest, change, { p1: 'SP' })
    expect(await count(sql`FROM post_rows WHERE version = ${integer(2)} AND uf = 'SP'`)).toBe(1)
    expect(await count(sql`FROM system.mutations WHERE database = currentDatabase() AND table = 'post_rows'`)).toBe(1)
  })

  test('what had begun is ended, and what comes later is refused', async () => {
    const former = await begin()
    const query = (await createGuardedInsert(engine.writer, 'post_keys'))(former.epoch)
    const row = (i: number) => `${JSON.stringify({ id: createId(i), version: 777 })}\n`
    // The engine begins a statement when it has read a quarter of a megabyte of its rows, or all.
    const half = Array.from({ length: 20_000 }, (_, i) => row(i)).join('')
    const begun = send(world.clickhouseUrl, query, `write-epoch-${former.epoch}-begun`)
    begun.request.write(half)
    const late = send(world.clickhouseUrl, query, `write-epoch-${former.epoch}-late`)
    late.request.write(row(1))
    const running = sql`FROM system.processes WHERE query_id LIKE 'write-epoch-%' AND current_database = currentDatabase()`
    await expect.poll(() => count(running)).toBe(1)
    const announced = begin()
    await expect.poll(() => count(sql`${running} AND is_cancelled`)).toBe(1)
    // What is ended is there until its rows have come or the server has waited for them long enough.
    begun.request.end(row(2))
    await announced
    expect(await count(running)).toBe(0)
    late.request.end(row(2))
    expect(await late.answer).toContain('a newer epoch')
    expect(await count(sql`FROM post_keys WHERE version = 777`)).toBe(0)
  })

  test('a turn that another came in the place of fails as such, and the store goes on', async () => {
    const { clickhouseCluster: cluster, clickhouseUrl } = world
    const address = clickhouseUrl ?? ''
    const options = { lease: openWriteLease(world.pg) }
    const other = cluster
      ? (await openCluster(address, cluster, options)).ch
      : await openClickHouse({ url: address }, options)
    const row = { id: createId(7), version: 900, date_created: 1_700_000_000 }
    const lost = world.ch.withWriteLock(async () => {
      // As if it had stood still for longer than the lease.
      await kyselySql`UPDATE write_lease SET expires_at = '-infinity'`.execute(world.pg)
      await other.withWriteLock(async () => other.insert('post_rows', [row]))
      await world.ch.insert('post_rows', [{ ...row, version: 901 }])
    })
    await expect(lost).rejects.toThrow(LostWriteLockError)
    await world.ch.withWriteLock(async () => world.ch.insert('post_rows', [{ ...row, version: 902 }]))
    const versions = await world.ch.rows(
      'versions',
      sql`SELECT toUInt32(version) AS n FROM post_rows WHERE version >= ${integer(900)} ORDER BY n`,
      z.object({ n: z.number() }),
    )
    expect(versions.map(({ n }) => n)).toEqual([900, 902])
    await other.close()
  })
})

const createId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A statement whose rows come when the test says. */
function send(
  target: string | null,
  query: string,
  queryId: string,
): { request: ClientRequest; answer: Promise<string> } {
  const { origin, pathname } = new URL(target ?? '')
  const address = new URL(origin)
  address.search = new URLSearchParams({ query, query_id: queryId, database: pathname.slice(1) }).toString()
  const sent = request(address, { method: 'POST' })
  const answer = new Promise<string>((resolve) => {
    sent.on('error', (error) => resolve(error.message))
    sent.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text))
    })
  })
  return { request: sent, answer }
}
