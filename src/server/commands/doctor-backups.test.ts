import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBackups } from './doctor-backups.ts'

const place = mkdtempSync(join(tmpdir(), 'lupascan-doctor-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-03-12T15:00:00Z')
const dataDir = join(place, 'data')
const folder = join(place, 'copias')
const backup = { folder, everyHours: 24, keep: 7 }
const embedded = { dataDir, databaseUrl: null, clickhouseUrl: null }
const check = async (at = NOW) =>
  (await checkBackups({ backup, ...embedded }, at)).map(({ state, text }) => [state, text])

test('servers copy their own, and embedded stores of which nobody named a folder are not copied', async () => {
  expect(await checkBackups({ ...embedded, backup: null, clickhouseUrl: 'http://b' }, NOW)).toEqual([])
  expect(await checkBackups({ ...embedded, backup: null }, NOW)).toMatchObject([{ state: 'aviso', subject: 'Cópias' }])
})

test('a folder that is not there, copies of others, their age, a clock that went wrong, one disk for both', async () => {
  expect(await check()).toMatchObject([
    ['falha', `A pasta ${folder} não existe ou não pode ser escrita: nenhuma é feita.`],
  ])
  mkdirSync(folder)
  expect(await check()).toEqual([])
  mkdirSync(join(dataDir, 'postgres', 'global'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'global', 'pg_control'), Buffer.from('0123456789abcdef00', 'hex'))
  const sameDisk = ['aviso', `Ficam no disco dos bancos: se ele falhar, perdem-se juntos. Ponha ${folder} noutro.`]
  mkdirSync(join(folder, 'lupascan-ffffffffffffffff-2026-03-12T12-23-00Z'))
  expect(await check()).toEqual([['aviso', `Ainda não há nenhuma em ${folder}.`], sameDisk])
  mkdirSync(join(folder, 'lupascan-0123456789abcdef-2036-01-01T00-23-00Z'))
  expect((await check())[0]).toMatchObject(['falha', expect.stringContaining('Confira o relógio')])
  const own = 'lupascan-0123456789abcdef-2026-03-12T06-23-00Z'
  mkdirSync(join(folder, own))
  mkdirSync(join(folder, 'lupascan-0123456789abcdef-2026-03-12T12-23-00Z.unfinished'))
  expect(await check()).toEqual([['ok', `A última tem 8 h (${own}).`], sameDisk])
  expect((await check(NOW + 24 * HOUR_MS))[0]?.[0]).toBe('falha')
})
