/** Sessions from before places were kept: known as those are that are opened from now on. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { namePlace } from '../records/users/network-place.ts'
import { readMigrations } from './migrate.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

const ADDRESSES = [
  '192.0.2.7',
  '::ffff:192.0.2.7',
  '2001:db8:0:1:aaaa::1',
  '2001:0DB8::1:bbbb:0:0:2',
  '::1',
  'fe80::1',
  '64:ff9b::192.0.2.7',
  'unknown',
  ':::',
  '',
]

test('every session gets the place that its address has', async () => {
  await world.pg.transaction().execute(async (tx) => {
    await sql`CREATE SCHEMA former`.execute(tx)
    await sql`SET LOCAL search_path TO former`.execute(tx)
    for (const { number, statements } of readMigrations('postgres')) {
      if (number === 39) {
        await sql`INSERT INTO users (username, username_key) VALUES ('ana', 'ana')`.execute(tx)
        for (const address of ADDRESSES)
          await sql`INSERT INTO sessions (id, user_id, expires_at, address)
            SELECT gen_random_uuid(), id, now(), ${address} FROM users`.execute(tx)
      }
      for (const statement of statements) await sql.raw(statement).execute(tx)
    }
    const { rows } = await sql<{ address: string; place: string }>`SELECT address, place FROM sessions`.execute(tx)
    const places = Object.fromEntries(rows.map(({ address, place }) => [address, place]))
    expect(places).toEqual(Object.fromEntries(ADDRESSES.map((address) => [address, namePlace(address)])))
  })
})

test('the question of each login is answered by an index', async () => {
  await world.pg.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`EXPLAIN SELECT id FROM sessions
      WHERE place = '192.0.2.7' AND revoked_at IS NULL AND expires_at > now() LIMIT 1`.execute(tx)
    expect(JSON.stringify(rows)).toContain('sessions_place')
  })
})
