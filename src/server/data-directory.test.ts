import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { lockDirectory } from './lock.ts'
import { readSecret } from './secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-dados-'))
const umask = process.umask()
afterAll(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
})
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('only its owner enters the data directory, also one that stood open, and what is made in it is theirs', async () => {
  const before = join(folder, 'aberto')
  mkdirSync(before)
  chmodSync(before, 0o777)
  for (const directory of [before, join(folder, 'novo')]) {
    process.umask(0)
    const lock = await lockDirectory(directory)
    writeFileSync(join(directory, 'base'), '')
    expect([modeOf(directory), modeOf(join(directory, 'base'))]).toEqual(['700', '600'])
    await lock.release()
  }
})

test('without an embedded store the directory of the secret is closed too', () => {
  process.umask(0)
  const dataDir = join(folder, 'segredo')
  expect(readSecret({ secret: null, dataDir })).toHaveLength(64)
  expect([modeOf(dataDir), modeOf(join(dataDir, 'secret'))]).toEqual(['700', '600'])
})

test.each(['', '\n', 'curto'])('a secret file that holds too little is refused: %j', (content) => {
  const dataDir = mkdtempSync(join(folder, 'vazio-'))
  writeFileSync(join(dataDir, 'secret'), content)
  expect(() => readSecret({ secret: null, dataDir })).toThrow(ConfigError)
})
