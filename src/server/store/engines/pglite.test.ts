/** On a disk that is full to its last byte PostgreSQL gives up; the process must not hang with it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDurablePglite } from './pglite.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-full-'))
const MAX_CHANGES = 500
let isMounted = false

beforeAll(() => {
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', folder]).status === 0
})
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

test('after a PANIC, which is told once, whatever is asked is refused at once', async ({ skip }) => {
  if (!isMounted) skip('a small disk cannot be mounted here')
  let panics = 0
  const pg = await openDurablePglite(join(folder, 'postgres'), () => {
    panics += 1
  })
  await pg.exec('CREATE TABLE t (v text)')
  const text = 'repeat(md5(random()::text), 30)'
  await pg.exec(`INSERT INTO t SELECT ${text} FROM generate_series(1, 200)`)
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize - 1_000_000))
  const change = async () => {
    await pg.query(`UPDATE t SET v = ${text}`)
    await pg.query('VACUUM t')
  }
  for (let count = 0; panics === 0 && count < MAX_CHANGES; count += 1) await change().catch(() => {})
  expect(panics).toBe(1)
  await expect(pg.query('SELECT 1')).rejects.toMatchObject({ fault: 'store_unavailable' })
  await expect(pg.query('SELECT 1')).rejects.toMatchObject({ fault: 'store_unavailable' })
  expect(panics).toBe(1)
})
