import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeStartFailure } from '../../start-failure.ts'
import { requireRights } from './directory-rights.ts'
import { openDurablePglite } from './pglite.ts'

const directory = join(mkdtempSync(join(tmpdir(), 'lupascan-damaged-')), 'postgres')
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('a database that lost a file is told as damaged, and no empty one is made in its place', async () => {
  const pg = await openDurablePglite(directory)
  await pg.exec('CREATE TABLE people (name text)')
  await pg.close()
  rmSync(join(directory, 'PG_VERSION'))
  const before = readdirSync(join(directory, 'base'), { recursive: true }).length
  const error = await openDurablePglite(directory).catch((thrown: unknown) => thrown)
  expect(describeStartFailure(error)).toMatch(/^O PostgreSQL embutido em .+ está danificado: .+ cópia de segurança/)
  expect(existsSync(join(directory, 'PG_VERSION'))).toBe(false)
  expect(readdirSync(join(directory, 'base'), { recursive: true })).toHaveLength(before)
})

// Root may open everything.
test.skipIf(process.getuid?.() === 0)('a directory of somebody else is not told as damaged', () => {
  const closed = join(mkdtempSync(join(tmpdir(), 'lupascan-closed-')), 'clickhouse')
  mkdirSync(join(closed, 'metadata'), { recursive: true })
  expect(() => requireRights(closed)).not.toThrow()
  chmodSync(join(closed, 'metadata'), 0o555)
  const open = () => {
    try {
      return requireRights(closed)
    } catch (error) {
      return describeStartFailure(error)
    }
  }
  expect(open()).toMatch(/metadata não pôde ser aberto ou escrito \(EACCES\)\. Confira as permissões/)
  rmSync(closed, { recursive: true })
})
