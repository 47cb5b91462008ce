import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { quietLog } from '../../log.ts'
import { auditAction, COMMAND_LINE } from '../../records/audit.ts'
import { verifyAudit } from '../../records/audit-chain.ts'
import { openStores, type Stores } from '../open.ts'
import { sql } from '../sql.ts'
import { backUp } from './back-up.ts'
import { listBackups, readInstallation } from './backup-folders.ts'
import { BackupError, MANIFEST, readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const place = mkdtempSync(join(tmpdir(), 'lupascan-backup-'))
const dataDir = join(place, 'data')
const root = join(place, 'backups')
const PICTURE = 'a'.repeat(64)
const NOW = new Date('2026-03-12T03:23:00Z')
const open = (directory: string) => openStores({ dataDir: directory, databaseUrl: null, clickhouseUrl: null }, quietLog)

let source: Stores
let isOpen = false
let written = 0
/** A post, then an entry of the record that has its number: whoever has the entry has the post. */
async function writeBoth(): Promise<void> {
  const number = written + 1
  await storePosts(source.ch, [{ native_id: `n-${number}`, content: `Mensagem ${number}`, views: number }])
  await auditAction(source.pg, COMMAND_LINE, 'stores_copied', String(number))
  written = number
}
async function read({ ch, pg }: Stores) {
  const [posts] = await ch.rows(
    'test',
    sql`SELECT toUInt32(count()) AS n, toUInt32(sum(views)) AS views FROM posts`,
    z.object({ n: z.number(), views: z.number() }),
  )
  const entries = await pg.selectFrom('audit').select('subject').execute()
  return { ...posts, entries: entries.map(({ subject }) => Number(subject)).toSorted((a, b) => a - b) }
}

beforeAll(async () => {
  mkdirSync(root)
  const template = inject('storesTemplate')
  if (template) cpSync(template, dataDir, { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(dataDir, 'media', 'temporary'), { recursive: true })
  writeFileSync(join(dataDir, 'media', PICTURE), 'uma imagem')
  writeFileSync(join(dataDir, 'media', 'temporary', 'half'), 'meia')
  writeFileSync(join(dataDir, 'secret'), 's'.repeat(64))
  source = await open(dataDir)
  isOpen = true
})
afterAll(async () => {
  if (isOpen) await source.close()
  rmSync(place, { recursive: true, force: true })
})

async function makeBackup(keep: number, now: Date): Promise<string> {
  const { takeSnapshot } = source
  if (!takeSnapshot) throw new Error('embedded stores can be copied')
  const { folder, notRemoved } = await backUp({ dataDir, takeSnapshot, backup: { folder: root, keep } }, now)
  expect(notRemoved).toBeUndefined()
  return folder
}
const listTimes = async () => (await listBackups(root)).map(({ time }) => time.toISOString())

test('while posts and entries are written a backup has one moment of both, and nothing acknowledged before is missing', async () => {
  for (let i = 0; i < 5; i += 1) await writeBoth()
  let isOver = false
  const writing = (async () => {
    while (!isOver) await writeBoth()
  })()
  const before = written
  const folder = await makeBackup(7, NOW)
  isOver = true
  await writing
  expect(written).toBeGreaterThan(before)
  expect(await listTimes()).toEqual([NOW.toISOString()])
  expect(existsSync(join(dataDir, 'snapshot'))).toBe(false)
  // What is still the same is one file with two names.
  const again = await makeBackup(7, new Date(NOW.getTime() + 3_600_000))
  const isOneFile = (path: string) =>
    statSync(join(again, path)).ino === statSync(join(folder, path), { throwIfNoEntry: false })?.ino
  const parts = (await readManifest(again)).entries.filter(({ path }) => path.endsWith('/checksums.txt'))
  expect(parts.some(({ path }) => isOneFile(path))).toBe(true)
  expect(isOneFile(join('media', PICTURE))).toBe(true)
  expect(isOneFile('secret')).toBe(false)
  const now = await read(source)
  await source.close()
  isOpen = false

  for (const [name, from] of Object.entries({ folder, again })) {
    const target = join(place, name)
    mkdirSync(target)
    let copied = 0
    await restoreBackup(from, target, (bytes, all) => {
      copied = bytes / all
    })
    expect(copied).toBe(1)
    expect(readdirSync(target).toSorted()).toEqual(['clickhouse', 'media', 'postgres', 'secret'])
    expect(readdirSync(join(target, 'media'))).toEqual([PICTURE])
    const restored = await open(target)
    const found = await read(restored)
    const posts = found.n ?? 0
    expect(found.views).toBe((posts * (posts + 1)) / 2)
    expect([posts, posts - 1]).toContain(found.entries.length)
    expect(found.entries).toEqual(found.entries.map((_, i) => i + 1))
    expect(found.entries.length).toBeGreaterThanOrEqual(before)
    if (name === 'again') expect(found).toEqual(now)
    expect(await verifyAudit(restored.pg)).toMatchObject({ outcome: 'whole' })
    await restored.close()
  }
})

test('only the newest are kept; what was cut short is removed, what is of others stays', async () => {
  source = await open(dataDir)
  isOpen = true
  const own = `lupascan-${await readInstallation(dataDir)}`
  const others = ['leia-me.txt', 'lupascan-ffffffffffffffff-2020-01-01T00-00-00Z.unfinished']
  for (const name of [`${own}-2026-03-12T05-00-00Z.unfinished`, ...others])
    mkdirSync(join(root, name, 'clickhouse'), { recursive: true })
  await makeBackup(2, new Date(NOW.getTime() + 7_200_000))
  const kept = [`${own}-2026-03-12T04-23-00Z`, `${own}-2026-03-12T05-23-00Z`]
  expect(readdirSync(root).toSorted()).toEqual([...others, ...kept].toSorted())
  // A clock that ran ahead: what is written now stays.
  mkdirSync(join(root, `${own}-2036-01-01T00-00-00Z`))
  const newest = await makeBackup(1, new Date(NOW.getTime() + 10_800_000))
  expect(existsSync(newest)).toBe(true)
  expect(await listTimes()).toEqual(['2026-03-12T06-23-00Z'.replace(/T(..)-(..)-(..)Z/, 'T$1:$2:$3.000Z')])
  await makeBackup(2, new Date(NOW.getTime() + 14_400_000))
})

test('a full directory is not touched, half a restoration does not start and begins anew', async () => {
  const [newest] = await listBackups(root)
  const backup = join(root, newest?.name ?? '')
  const full = join(place, 'full')
  mkdirSync(full)
  writeFileSync(join(full, 'notas.txt'), 'minhas')
  await expect(restoreBackup(backup, full, () => {})).rejects.toThrow(/não está vazio/)
  expect(readdirSync(full)).toEqual(['notas.txt'])

  const half = join(place, 'half')
  mkdirSync(join(half, 'lost+found'), { recursive: true })
  const stop = (bytes: number) => {
    if (bytes > 1_000) throw new Error('killed')
  }
  await expect(restoreBackup(backup, half, stop)).rejects.toThrow('killed')
  await expect(open(half)).rejects.toThrow(/não terminou.*restore-backup/)
  writeFileSync(join(half, 'notas.txt'), 'minhas')
  await expect(restoreBackup(backup, half, () => {})).rejects.toThrow(/não está vazio/)
  rmSync(join(half, 'notas.txt'))
  expect(await restoreBackup(backup, half, () => {})).toEqual({ takenAt: newest?.time, lost: [] })
  expect(readdirSync(half).toSorted()).toEqual(['clickhouse', 'lost+found', 'media', 'postgres', 'secret'])
  // The next copy of what was restored knows its files.
  expect(Math.round(statSync(join(half, 'media', PICTURE)).mtimeMs)).toBe(
    Math.round(statSync(join(dataDir, 'media', PICTURE)).mtimeMs),
  )
})

test('a backup that is not what was written is refused, with what is wrong', async () => {
  const [newest, older] = (await listBackups(root)).map(({ name }) => join(root, name))
  if (!newest || !older) throw new Error('two backups')
  const restore = (folder: string) => restoreBackup(folder, mkdtempSync(join(place, 'target-')), () => {})
  const manifest = join(newest, MANIFEST)
  const whole = await readFile(manifest, 'utf8')
  // Without one picture everything else is there.
  truncateSync(join(newest, 'media', PICTURE), 1)
  expect((await restore(newest)).lost).toEqual([join('media', PICTURE)])
  await writeFile(join(newest, 'secret'), 't'.repeat(64))
  await expect(restore(newest)).rejects.toThrow('secret não é o que foi gravado')
  rmSync(join(newest, 'secret'))
  await expect(restore(newest)).rejects.toThrow('secret falta')
  const outside = '{"kind":"link","path":"l","target":"../store/a/b"}\n'
  for (const bad of [whole.slice(0, -100), '', 'x', whole.replace('"secret"', '"../secret"'), `${whole}${outside}`]) {
    await writeFile(manifest, bad)
    await expect(restore(newest)).rejects.toThrow(BackupError)
  }
  await appendFile(join(older, 'secret'), 'x')
  await expect(restore(older)).rejects.toThrow('secret não é o que foi gravado')
  await expect(restore(place)).rejects.toThrow(/não é uma cópia de segurança inteira/)
})

test('the folder is not made, and does not lie in what is copied', async () => {
  const takeSnapshot = () => Promise.reject(new Error('not asked'))
  const into = (folder: string) => backUp({ dataDir, takeSnapshot, backup: { folder, keep: 1 } }, NOW)
  await expect(into(join(place, 'nao-montado'))).rejects.toThrow(/não existe/)
  expect(existsSync(join(place, 'nao-montado'))).toBe(false)
  symlinkSync(join(dataDir, 'media'), join(place, 'atalho'))
  await expect(into(join(place, 'atalho'))).rejects.toThrow(/dentro do diretório de dados/)
})
