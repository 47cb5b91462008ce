import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createBackupReport } from './backups.ts'

const place = mkdtempSync(join(tmpdir(), 'lupascan-backups-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const dataDir = join(place, 'data')
const folder = join(place, 'copias')
const report = () => createBackupReport({ dataDir, backup: { folder, everyHours: 24, keep: 7 } })()

test('who looks after the program is told how old the last copy is, and when that is too old', async () => {
  expect(await createBackupReport({ dataDir, backup: null })()).toMatchObject({ state: 'off', is_trouble: false })
  expect(await report()).toMatchObject({ state: 'unwritable', last_at: null, is_trouble: true })
  mkdirSync(folder)
  mkdirSync(join(dataDir, 'postgres', 'global'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'global', 'pg_control'), Buffer.from('0123456789abcdef00', 'hex'))
  expect(await report()).toMatchObject({ state: 'none', every_hours: 24 })
  mkdirSync(join(folder, 'lupascan-0123456789abcdef-2025-03-12T06-23-00Z'))
  expect(await report()).toMatchObject({ state: 'late', last_at: '2025-03-12T06:23:00.000Z', is_trouble: true })
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  mkdirSync(join(folder, `lupascan-0123456789abcdef-${now}Z`))
  expect(await report()).toMatchObject({ state: 'fresh', is_trouble: false })
})
