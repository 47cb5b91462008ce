import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'

const MIGRATION = readFileSync(new URL('./postgres/030-saved-language.sql', import.meta.url), 'utf8')

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

test.each([
  ['vacina -gripe "a b" OU c', 'vacina -gripe "a b" OU c'],
  ['#VacinaJá @fulana -#tag', 'VacinaJá fulana -tag'],
  ['partido:PT -de:2026', '"partido:PT" -"de:2026"'],
  ['eleição: sim', 'eleição sim'],
  ['=vacina vacina~1 "a b"~5', 'vacina "vacina~1" "a b"5'],
  ['va*na *cracia', '"va*na" cracia'],
  ['vacin* *urna mata*', 'vacin* *urna mata*'],
  ['{a, b} (c:d|e)', 'a, b ("c:d"|e)'],
  ['vacina 🔥 🔥fogo', 'vacina  fogo'],
  ['"#a 🔥"', '"#a 🔥"'],
  ['covid-19 https://g1.globo.com/a', 'covid-19 "https://g1.globo.com/a"'],
])('%j saved before becomes %j', async (search, wanted) => {
  const { pg } = world
  const name = randomUUID()
  await sql`INSERT INTO users (username, username_key) VALUES (${name}, ${name})`.execute(pg)
  await sql`INSERT INTO saved_searches SELECT gen_random_uuid(), id, 'x', ${JSON.stringify({ search, uf: ['SP'] })}::jsonb, now(), now()
    FROM users WHERE username = ${name}`.execute(pg)
  await sql.raw(MIGRATION).execute(pg)
  const { rows } = await sql<{ filters: object }>`SELECT filters FROM saved_searches s JOIN users u ON u.id = s.user_id
    WHERE u.username = ${name}`.execute(pg)
  expect(rows[0]?.filters).toEqual({ search: wanted, uf: ['SP'] })
})
