import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import { integer, sql } from '../../store/sql.ts'
import { listAccountSpans } from './coverage.ts'

/** More than a question may have rows in its answer. */
const ACCOUNTS = 150_000

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  // Of a cluster a shard: each would make all of them.
  const [one = world.ch] = world.ch.shards
  await one.command(sql`INSERT INTO post_rows (number, version, id, platform, account, native_id, date_created, hate)
    SELECT number, 1, generateUUIDv4(), if(number % 2 = 0, 'X', 'Telegram'), concat('Conta', toString(number % ${integer(ACCOUNTS)})),
      toString(number), toDateTime('2024-01-01 00:00:00', 'UTC') + number, 'sem indício'
    FROM numbers(${integer(ACCOUNTS * 2)})`)
})
afterAll(() => world.close())

const name = (number: number) => ({ platform: number % 2 === 0 ? 'X' : 'Telegram', handle: `CONTA${number}` })

test('accounts are found among far more of which nobody asks', async () => {
  const spans = await listAccountSpans(world.ch, [name(7), name(100), { platform: 'X', handle: 'conta7' }])
  expect([...spans.keys()].sort()).toEqual([accountKey('Telegram', 'conta7'), accountKey('X', 'conta100')])
  expect(spans.get(accountKey('Telegram', 'conta7'))).toEqual({
    posts: 2,
    first_post: '2024-01-01T00:00:07Z',
    last_post: '2024-01-02T17:40:07Z',
    missing_media: 0,
  })
  expect((await listAccountSpans(world.ch, [])).size).toBe(0)
})

test('as many accounts as there are can be asked about', async () => {
  const spans = await listAccountSpans(
    world.ch,
    Array.from({ length: ACCOUNTS }, (_, i) => name(i)),
  )
  expect(spans.size).toBe(ACCOUNTS)
})
