import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPglite } from './create-pglite.ts'
import { openDurablePglite } from './pglite.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-new-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('makes a database, and leaves one that is there as it is', async () => {
  const directory = join(makeFolder(), 'postgres')
  await createPglite(directory)
  expect(existsSync(join(directory, 'PG_VERSION'))).toBe(true)
  const pg = await openDurablePglite(directory)
  await pg.exec('CREATE TABLE kept (n int)')
  await pg.close()
  await createPglite(directory)
  const again = await openDurablePglite(directory)
  expect((await again.query('SELECT * FROM kept')).rows).toEqual([])
  await again.close()
})

test('what is in its way is told by who opens it', async () => {
  const file = join(makeFolder(), 'postgres')
  writeFileSync(file, '')
  await createPglite(file)
  await expect(openDurablePglite(file)).rejects.toThrow()
})
