import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFormer } from './former-backup.ts'
import { readManifest } from './manifest.ts'
import { takeSnapshot } from './take-snapshot.ts'
import { writeBackup } from './write-backup.ts'

const OWN = '0123456789abcdef'
const NOW = new Date('2026-03-12T03:23:00Z')

function openPlace() {
  const place = mkdtempSync(join(tmpdir(), 'lupascan-copy-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const root = join(place, 'backups')
  const media = join(place, 'media')
  mkdirSync(root)
  mkdirSync(media)
  let hours = 0
  const write = (former?: Parameters<typeof writeBackup>[1]) => {
    hours += 1
    const now = new Date(NOW.getTime() + hours * 3_600_000)
    return writeBackup({ sources: [{ folder: place, name: 'media' }], root, installation: OWN, now }, former)
  }
  return { place, root, media, write }
}

/** A text whose hash begins with this digit: that round looks closely at it. */
function findText(digit: string): string {
  for (let n = 0; ; n += 1)
    if (createHash('sha256').update(`imagem ${n}`).digest('hex').startsWith(digit)) return `imagem ${n}`
}

test('a picture that the copy before has no more as it was is copied anew', async () => {
  const { media, write } = openPlace()
  writeFileSync(join(media, 'a'), findText('0'))
  writeFileSync(join(media, 'b'), findText('1'))
  const first = await write()
  writeFileSync(join(first, 'media', 'a'), 'x')
  writeFileSync(join(first, 'media', 'b'), findText('1').replace('imagem', 'damage'))
  const second = await write()
  for (const name of ['a', 'b'])
    expect(readFileSync(join(second, 'media', name), 'utf8')).toBe(readFileSync(join(media, name), 'utf8'))
  const third = await write()
  expect(statSync(join(third, 'media', 'a')).ino).toBe(statSync(join(second, 'media', 'a')).ino)
})

test('on a disk on which a file has one name each copy is whole, and names that lead elsewhere stand in its list', async () => {
  const { root, media, write } = openPlace()
  writeFileSync(join(media, 'a'), 'imagem')
  const first = await write()
  const refuse = () => Promise.reject(Object.assign(new Error('no links'), { code: 'EPERM' }))
  const second = await write(await openFormer(root, OWN, refuse))
  expect(statSync(join(second, 'media', 'a')).ino).not.toBe(statSync(join(first, 'media', 'a')).ino)
  expect(readFileSync(join(second, 'media', 'a'), 'utf8')).toBe('imagem')
  expect(readdirSync(root)).toHaveLength(2)

  mkdirSync(join(media, '..', 'clickhouse', 'metadata'), { recursive: true })
  symlinkSync('../store/a/b', join(media, '..', 'clickhouse', 'metadata', 'default'))
  const sources = [{ folder: join(media, '..'), name: 'clickhouse' }]
  const third = await writeBackup({ sources, root, installation: OWN, now: new Date('2026-03-13T03:23:00Z') })
  expect(readdirSync(join(third, 'clickhouse', 'metadata'))).toEqual([])
  expect((await readManifest(third)).entries).toContainEqual({
    kind: 'link',
    path: 'clickhouse/metadata/default',
    target: '../store/a/b',
  })
})

test('one that fails leaves nothing', async () => {
  const { place, root, media } = openPlace()
  writeFileSync(join(media, 'a'), 'imagem')
  const sources = [{ folder: place, name: 'media' }]
  const plan = { sources, root, installation: OWN, now: NOW, signal: AbortSignal.abort() }
  await expect(writeBackup(plan)).rejects.toThrow()
  expect(readdirSync(root)).toEqual([])
  await writeBackup({ ...plan, signal: undefined })
  await expect(writeBackup({ ...plan, signal: undefined })).rejects.toThrow(/já existe/)
  expect(readdirSync(root)).toHaveLength(1)
})

test('PostgreSQL is copied while it is asked nothing, and within the time in which nobody writes to ClickHouse', async () => {
  const { place: dataDir } = openPlace()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17')
  mkdirSync(join(dataDir, 'clickhouse', 'store', 'a', 'b', 'all_1_1_0'), { recursive: true })
  mkdirSync(join(dataDir, 'clickhouse', 'store', 'a', 'b', 'all_0_0_0'))
  const folder = join(dataDir, 'snapshot')
  const copied = () => existsSync(join(folder, 'postgres', 'PG_VERSION'))
  const order: unknown[] = []
  const holdStill = async <T>(work: (parts: readonly string[]) => Promise<T>) => {
    order.push('held')
    const result = await work([join(dataDir, 'clickhouse', 'store', 'a', 'b', 'all_1_1_0/')])
    order.push('let go')
    return result
  }
  const runExclusive = async <T>(work: () => Promise<T>) => {
    order.push(copied())
    const result = await work()
    order.push(copied())
    return result
  }
  await takeSnapshot({ dataDir, holdStill, pglite: { runExclusive } }, folder)
  expect(order).toEqual(['held', false, true, 'let go'])
  expect(readdirSync(join(folder, 'clickhouse', 'store', 'a', 'b'))).toEqual(['all_1_1_0'])
  const gone = {
    dataDir,
    holdStill: <T>(work: (parts: readonly string[]) => Promise<T>) => work(['store/a/b/all_2_2_0']),
  }
  await expect(takeSnapshot({ ...gone, pglite: { runExclusive } }, folder)).rejects.toThrow(/all_2_2_0/)
})
