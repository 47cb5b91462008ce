/** What a process that was killed had asked a server for: it goes on there, beside whoever comes next. */
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createClickHouseDatabase } from '../../../../test/databases.ts'
import { fillFormerPosts } from '../../../../test/former-store.ts'
import { migrateUntil } from '../../../../test/migrate-until.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { type ClickHouse, openClickHouse } from '../clickhouse.ts'
import { LostWriteLockError } from '../errors.ts'
import { migrateClickHouse } from '../migrate.ts'
import { replacePostsTable } from '../posts/current-posts.ts'
import { resumeWrites } from '../posts/post-keys.ts'
import { type Sql, sql } from '../sql.ts'

const server = process.env.TEST_CLICKHOUSE_URL

describe.skipIf(!server)('statements that go on in a server (skipped: no server)', () => {
  let world: TestStores
  const opened: ClickHouse[] = []
  beforeAll(async () => {
    world = await openTestStores()
  })
  afterEach(async () => void (await Promise.all(opened.splice(0).map((one) => one.close()))))
  afterAll(() => world.close())

  /** As a process that has the posts to itself. */
  const open = async (url: string) => {
    const ch = await openClickHouse({ url }, { readLastVersion: resumeWrites })
    opened.push(ch)
    return ch
  }
  const createAddress = () => createClickHouseDatabase(server ?? '', `test_${randomBytes(6).toString('hex')}`)
  const count = async (ch: ClickHouse, question: Sql) =>
    (await ch.rows('count', sql`SELECT toUInt32(count()) AS n ${question}`, z.object({ n: z.number() })))[0]?.n
  const runs = (ch: ClickHouse, beginning: Sql) =>
    expect
      .poll(() =>
        count(ch, sql`FROM system.processes WHERE current_database = currentDatabase() AND query LIKE ${beginning}`),
      )
      .toBe(1)
  const toError = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  test('a write of the one process there was is ended by the first turn of the next', async () => {
    const url = await createAddress()
    const [killed, next] = [await open(url), await open(url)]
    await migrateClickHouse(killed)
    const write = sql`INSERT INTO post_rows (number, version, id, content)
      SELECT number + 1, 7, generateUUIDv4(), toString(sleepEachRow(0.02)) FROM numbers(100)`
    const ended = toError(killed.withWriteLock(() => killed.command(write)))
    await runs(next, sql`'INSERT INTO post_rows%'`)
    await next.withWriteLock(async () => {})
    expect(await ended).toBeInstanceOf(LostWriteLockError)
    expect(await count(next, sql`FROM post_rows`)).toBe(0)
  })

  test('a migration that goes on is ended before the next begins', async () => {
    const url = await createAddress()
    const [killed, next] = [await open(url), await open(url)]
    await migrateClickHouse(killed)
    const slow = sql`INSERT INTO migrations (number, name) SELECT 900, toString(sleepEachRow(0.02)) FROM numbers(100)`
    const ended = toError(killed.command(slow, 'migration'))
    await runs(next, sql`'INSERT INTO migrations%'`)
    expect(await migrateClickHouse(next)).toEqual([])
    expect(await ended).toMatchObject({ code: '394' })
    expect(await count(next, sql`FROM migrations WHERE number = 900`)).toBe(0)
  })

  test('a piece of the posts of before that is still being copied is not copied twice', async () => {
    const url = await createAddress()
    const [killed, next] = [await open(url), await open(url)]
    await migrateUntil(killed, 15)
    const posts = await fillFormerPosts(killed)
    await migrateClickHouse(killed)
    // Each row of the copy takes its time.
    await killed.command(sql`CREATE TABLE nowhere (n UInt8) ENGINE = Null`)
    await killed.command(
      sql`CREATE MATERIALIZED VIEW slow TO nowhere AS SELECT sleepEachRow(0.005) AS n FROM post_rows`,
    )
    const die = (copied: number) => {
      if (copied > 0) throw new Error('killed')
    }
    const ended = toError(replacePostsTable(killed, die, 300))
    await runs(next, sql`'INSERT INTO post_rows%'`)
    await next.command(sql`DROP VIEW slow`)
    await replacePostsTable(next, () => {}, 300)
    await ended
    expect(await count(next, sql`FROM post_rows`)).toBe(posts)
    expect(await count(next, sql`FROM (SELECT DISTINCT number FROM post_rows)`)).toBe(posts)
    expect(await count(next, sql`FROM post_keys FINAL WHERE number > 0`)).toBe(posts)
  })
})
