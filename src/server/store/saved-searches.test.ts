import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'

/** Migrations that write saved searches in the language of today. */
const readMigration = (file: string) => readFileSync(new URL(`./postgres/${file}`, import.meta.url), 'utf8')
const LANGUAGE = readMigration('030-saved-language.sql')
const HISTORY = readMigration('031-search-history.sql')
/** Without the tables, which are there already. */
const STATUS = HISTORY.slice(HISTORY.indexOf('UPDATE saved_searches'))

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

/** A search that was saved before the migration, after it. */
async function rewrite(migration: string, search: string): Promise<object | undefined> {
  const { pg } = world
  const name = randomUUID()
  await sql`INSERT INTO users (username, username_key) VALUES (${name}, ${name})`.execute(pg)
  await sql`INSERT INTO saved_searches SELECT gen_random_uuid(), id, 'x', ${JSON.stringify({ search, uf: ['SP'] })}::jsonb, now(), now()
    FROM users WHERE username = ${name}`.execute(pg)
  await sql.raw(migration).execute(pg)
  const { rows } = await sql<{ filters: object }>`SELECT filters FROM saved_searches s JOIN users u ON u.id = s.user_id
    WHERE u.username = ${name}`.execute(pg)
  return rows[0]?.filters
}

describe('the language of searches', () => {
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
    expect(await rewrite(LANGUAGE, search)).toEqual({ search: wanted, uf: ['SP'] })
  })
})

describe('the field of the state', () => {
  test.each([
    ['status:apagada', 'situacao:apagada'],
    ['vacina -Status:deleted', 'vacina -situacao:deleted'],
    ['(status:ativa OU urna) status:editada', '(situacao:ativa OU urna) situacao:editada'],
    ['"o status:ok do dia" status:ativa', '"o status:ok do dia" situacao:ativa'],
    ['post-status:ativa', 'post-status:ativa'],
    ['meustatus:ativa', 'meustatus:ativa'],
  ])('%j saved before becomes %j', async (search, wanted) => {
    expect(await rewrite(STATUS, search)).toEqual({ search: wanted, uf: ['SP'] })
  })
})
