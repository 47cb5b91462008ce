/** What a killed process leaves is on the disk before PostgreSQL works on it, and what PostgreSQL then changes as well. */
import fs, { cpSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncFolder, wasKilled } from './durable-files.ts'
import { openDurablePglite } from './pglite.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-durable-'))
const closed = join(folder, 'closed')
const killed = join(folder, 'killed')
const ROWS = 500

beforeAll(async () => {
  const pg = await openDurablePglite(closed)
  await pg.exec('CREATE TABLE t (n integer); CHECKPOINT')
  await pg.exec(`INSERT INTO t SELECT generate_series(1, ${ROWS})`)
  cpSync(closed, killed, { recursive: true })
  await pg.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Event = { what: 'write' | 'sync'; path: string }

/** What is written and synced, one after the other, while `work` runs. */
async function watchFiles(work: () => Promise<void>): Promise<Event[]> {
  const events: Event[] = []
  const { fsyncSync, writeSync } = fs
  const note = (what: Event['what'], fd: number) => events.push({ what, path: readlinkSync(`/proc/self/fd/${fd}`) })
  fs.fsyncSync = (fd) => {
    note('sync', fd)
    fsyncSync(fd)
  }
  fs.writeSync = ((fd: number, ...rest: [Uint8Array]) => {
    note('write', fd)
    return writeSync(fd, ...rest)
  }) as typeof writeSync
  const { syncBuiltinESMExports } = await import('node:module')
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    Object.assign(fs, { fsyncSync, writeSync })
    syncBuiltinESMExports()
  }
  return events.filter(({ path }) => path.startsWith(folder))
}

test.skipIf(process.platform !== 'linux')(
  'after a kill files are synced once, side by side; what is changed then is synced before PostgreSQL says that it is whole',
  async () => {
    expect([await wasKilled(killed), await wasKilled(closed)]).toEqual([true, false])
    const files = await syncFolder(killed)
    expect(files).toBeGreaterThan(900)
    const events = await watchFiles(async () => {
      const pg = await openDurablePglite(killed)
      expect((await pg.query('SELECT count(*)::int AS n FROM t')).rows).toEqual([{ n: ROWS }])
      await pg.close()
    })
    const syncs = events.filter(({ what }) => what === 'sync')
    expect(syncs.length).toBeGreaterThan(5)
    expect(syncs.length).toBeLessThan(files / 4)
    const lastControl = events.findLastIndex(({ path }) => path.endsWith('/global/pg_control'))
    const changed = new Set(events.filter(({ what }) => what === 'write').map(({ path }) => path))
    const tables = [...changed].filter((path) => /\/(base\/\d+|global)\/\d+(_\w+)?$/.test(path))
    expect(tables.length).toBeGreaterThan(0)
    for (const path of tables) {
      const lastWrite = events.findLastIndex((event) => event.what === 'write' && event.path === path)
      const lastSync = events.findLastIndex((event) => event.what === 'sync' && event.path === path)
      expect([path, lastSync > lastWrite, lastSync < lastControl]).toEqual([path, true, true])
    }
    expect(await wasKilled(killed)).toBe(false)
  },
)

test('a folder that is no database was not killed, and one without the state of a database neither', async () => {
  expect(await wasKilled(join(folder, 'nothing'))).toBe(false)
  const broken = join(folder, 'broken')
  fs.mkdirSync(join(broken, 'global'), { recursive: true })
  writeFileSync(join(broken, 'global', 'pg_control'), 'x')
  expect(await wasKilled(broken)).toBe(false)
})
