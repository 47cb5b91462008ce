import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'

const FOLDER = join(import.meta.dirname, 'postgres')
const FILE = readdirSync(FOLDER).find((name) => name.endsWith('-search-history.sql')) ?? ''
const MIGRATION = readFileSync(join(FOLDER, FILE), 'utf8')
/** Without the tables, which are there already. */
const REWRITE = MIGRATION.slice(MIGRATION.indexOf('UPDATE saved_searches'))

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

test.each([
  ['status:apagada', 'situacao:apagada'],
  ['vacina -Status:deleted', 'vacina -situacao:deleted'],
  ['(status:ativa OU urna) status:editada', '(situacao:ativa OU urna) situacao:editada'],
  ['"o status:ok do dia" status:ativa', '"o status:ok do dia" situacao:ativa'],
  ['post-status:ativa', 'post-status:ativa'],
  ['meustatus:ativa', 'meustatus:ativa'],
])('%j saved before becomes %j', async (search, wanted) => {
  const { pg } = world
  const name = randomUUID()
  await sql`INSERT INTO users (username, username_key) VALUES (${name}, ${name})`.execute(pg)
  await sql`INSERT INTO saved_searches SELECT gen_random_uuid(), id, 'x', ${JSON.stringify({ search, uf: ['SP'] })}::jsonb, now(), now()
    FROM users WHERE username = ${name}`.execute(pg)
  await sql.raw(REWRITE).execute(pg)
  const { rows } = await sql<{ filters: object }>`SELECT filters FROM saved_searches s JOIN users u ON u.id = s.user_id
    WHERE u.username = ${name}`.execute(pg)
  expect(rows[0]?.filters).toEqual({ search: wanted, uf: ['SP'] })
})
