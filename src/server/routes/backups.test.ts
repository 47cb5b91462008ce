import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../test/world.ts'
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

test('the bell of a superuser counts it, and of nobody else', async () => {
  const world = await openTestApp({ environment: { LUPASCAN_BACKUP_DIR: join(place, 'desligado') } })
  try {
    const count = async (access: string) => {
      const headers = { authorization: `Bearer ${access}` }
      return (await world.app.inject({ url: '/api/notifications/unread/', headers })).json().backups
    }
    expect(await count(await world.enter('dora', { is_superuser: true }))).toBe(1)
    expect(await count(await world.enter('ana'))).toBe(0)
  } finally {
    await world.close()
  }
})
