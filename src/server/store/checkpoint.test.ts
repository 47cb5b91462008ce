import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { checkpointWhenLong } from './checkpoint.ts'
import { openPostgres } from './postgres.ts'

const directory = mkdtempSync(join(tmpdir(), 'lupascan-checkpoint-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const MEGABYTE = 1024 * 1024

test('what the embedded PostgreSQL would go through after a kill is bounded, and so are its files', async () => {
  const template = inject('postgresTemplate')
  if (template) cpSync(template, directory, { recursive: true })
  const { pg } = await openPostgres({ directory })
  await sql`CREATE TABLE t (v text)`.execute(pg)
  const write = () => sql`INSERT INTO t SELECT repeat(md5(n::text), 30) FROM generate_series(1, 4000) n`.execute(pg)
  const countLogFiles = () =>
    readdirSync(join(directory, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
  let checkpoints = 0
  for (let round = 0; round < 40; round += 1) {
    await write()
    if (await checkpointWhenLong(pg, 32 * MEGABYTE)) checkpoints += 1
  }
  // 160 MB were written, in files of 16 MB.
  expect(checkpoints).toBeGreaterThan(2)
  expect(countLogFiles()).toBeLessThan(8)
  expect(await checkpointWhenLong(pg, 32 * MEGABYTE)).toBe(false)
  await pg.destroy()
})
