import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeStartFailure } from '../../start-failure.ts'
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
