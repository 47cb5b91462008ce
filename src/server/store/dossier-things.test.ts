import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { readMigrations } from './migrate.ts'

const MIGRATION = readMigrations('postgres').find(({ number }) => number === 34)

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

test('posts of dossiers from before are what they were, once each', async () => {
  const { pg } = world
  const run = (statement: string) => sql.raw(statement).execute(pg)
  // As it was before.
  await run('ALTER TABLE dossier_items DROP COLUMN kind CASCADE, DROP COLUMN reference CASCADE')
  await run('ALTER TABLE dossier_items ALTER COLUMN post_id SET NOT NULL, ADD UNIQUE (dossier_id, post_id)')
  await run("INSERT INTO users (username, username_key) VALUES ('ana', 'ana')")
  await run(`INSERT INTO dossiers (id, title, owner_id, status_id)
    SELECT gen_random_uuid(), 'Um', users.id, dossier_statuses.id FROM users, dossier_statuses LIMIT 1`)
  await run(`INSERT INTO dossier_items (id, dossier_id, post_id, position, snapshot)
    SELECT gen_random_uuid(), id, gen_random_uuid(), 1, '{}' FROM dossiers`)
  for (const statement of MIGRATION?.statements ?? []) await run(statement)
  const items = await pg.selectFrom('dossier_items').selectAll().execute()
  expect(items).toMatchObject([{ kind: 'post', reference: items[0]?.post_id }])
  const again = `INSERT INTO dossier_items (id, dossier_id, post_id, reference, position, snapshot)
    SELECT gen_random_uuid(), dossier_id, post_id, reference, 2, '{}' FROM dossier_items`
  await expect(run(again)).rejects.toThrow(/unique/)
  await expect(run(again.replace('post_id, reference', "NULL, 'x'"))).rejects.toThrow()
})
