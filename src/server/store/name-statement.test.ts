import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import type { QueryEvent } from './query-event.ts'

let world: TestStores
const asked: QueryEvent[] = []
beforeAll(async () => {
  world = await openTestStores((one) => void asked.push(one))
})
afterAll(() => world.close())

test('questions to Postgres are named by what they do and with which table', async () => {
  asked.length = 0
  const { pg } = world
  await pg.selectFrom('users as u').leftJoin('sessions', 'sessions.user_id', 'u.id').select('u.id').execute()
  await pg.deleteFrom('users').where('username', '=', 'marcador').execute()
  await pg.updateTable('users').set({ email: 'marcador' }).where('id', '=', 0).execute()
  await pg
    .selectFrom((inner) => inner.selectFrom('people').select('id').as('p'))
    .select('p.id')
    .execute()
  await sql`SELECT 'marcador'`.execute(pg)
  await pg
    .selectFrom('users')
    .select(sql`1 / 0`.as('n'))
    .where('id', '=', 0)
    .execute()
    .catch(() => {})
  await sql`SELECT nothing`.execute(pg).catch(() => {})
  expect(asked.map(({ question, outcome }) => `${question}: ${outcome}`)).toEqual([
    'select users: answered',
    'delete users: answered',
    'update users: answered',
    'select people: answered',
    'raw: answered',
    'select users: failed',
    'raw: failed',
  ])
  expect(JSON.stringify(asked)).not.toContain('marcador')
})
