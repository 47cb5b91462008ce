import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'

const directory = mkdtempSync(join(tmpdir(), 'lupascan-pglite-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('embedded Postgres syncs to disk at every commit', async () => {
  let synced = 0
  const fsyncSync = fs.fsyncSync
  fs.fsyncSync = (fd) => {
    synced += 1
    fsyncSync(fd)
  }
  syncBuiltinESMExports()
  const template = inject('postgresTemplate')
  if (template) cpSync(template, directory, { recursive: true })
  const { openPostgres } = await import('./postgres.ts')
  const { pg } = await openPostgres({ directory })
  await sql`CREATE TABLE numbers (n integer)`.execute(pg)
  const before = synced
  for (let n = 0; n < 20; n += 1) await sql`INSERT INTO numbers VALUES (${n})`.execute(pg)
  expect(synced - before).toBeGreaterThanOrEqual(20)
  const { rows } = await sql`SELECT current_setting('fsync') AS fsync, count(*) AS n FROM numbers`.execute(pg)
  expect(rows).toEqual([{ fsync: 'on', n: 20 }])
  await pg.destroy()
  fs.fsyncSync = fsyncSync
  syncBuiltinESMExports()
})
