import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { sql } from '../store/sql.ts'
import { pingPosts } from './ping.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

test('whether the store is ready is found out from a few of its rows, however many there are', async () => {
  await pingPosts(world.ch)
  await world.ch.command(sql`INSERT INTO post_rows (number, version, id, platform, account, native_id, date_created, hate)
    SELECT number, 1, generateUUIDv4(), 'X', 'alguem', toString(number), toDateTime('2024-01-01 00:00:00', 'UTC') + number, 'sem indício'
    FROM numbers(200000)`)
  const strict: ClickHouse = {
    ...world.ch,
    rows: (label, question, row) =>
      world.ch.rows(label, sql`${question} SETTINGS max_rows_to_read = 10000, max_bytes_to_read = 1000000`, row),
  }
  await pingPosts(strict)
})

test('a store that greets but has no posts table is not ready', async () => {
  await world.ch.command(sql`DROP TABLE posts`)
  await world.ch.rows('greet', sql`SELECT 1 AS n`, z.unknown())
  await expect(pingPosts(world.ch)).rejects.toThrow()
})
