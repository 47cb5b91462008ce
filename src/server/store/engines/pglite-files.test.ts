import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_OPEN_FILES, openDurablePglite } from './pglite.ts'

const TABLES = MAX_OPEN_FILES

test.skipIf(process.platform !== 'linux')(
  'PostgreSQL keeps no more files open than it is allowed, however many tables are read',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'lupascan-files-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const pg = await openDurablePglite(join(directory, 'postgres'))
    const numbers = Array.from({ length: TABLES }, (_, i) => i)
    await pg.exec(
      numbers.map((n) => `CREATE TABLE t${n} (n int PRIMARY KEY); INSERT INTO t${n} VALUES (1);`).join('\n'),
    )
    for (const n of numbers) expect((await pg.query(`SELECT n FROM t${n} WHERE n = 1`)).rows).toEqual([{ n: 1 }])
    expect(countOpen(directory)).toBeLessThanOrEqual(MAX_OPEN_FILES)
    await pg.close()
  },
)

/** Files below the directory that this process has open. */
function countOpen(directory: string): number {
  const targets = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      // Closed since it was listed.
      return ''
    }
  })
  return targets.filter((target) => target.startsWith(directory)).length
}
