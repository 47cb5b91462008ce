import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { askInstalledPrograms } from './installed-programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-programs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = join(folder, 'ffmpeg')
const calls = join(folder, 'chamadas')

function install(version: string): void {
  writeFileSync(path, `#!/bin/sh\necho . >>'${calls}'\necho 'ffmpeg version ${version} Copyright'\n`)
  chmodSync(path, 0o755)
}

const countCalls = () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n').length : 0)

test('programs are started once a minute, whoever asks; what was known is said meanwhile', async () => {
  install('7.1')
  let time = 0
  const config = parseConfig({ LUPASCAN_DATA_DIR: folder, FFMPEG_PATH: path })
  const ask = askInstalledPrograms(config, () => time)
  for (let asked = 0; asked < 5; asked += 1) expect(await ask()).toEqual({ ffmpeg: '7.1', ytDlp: null })
  expect(countCalls()).toBe(1)
  install('8.0')
  time = 61_000
  expect(await ask()).toMatchObject({ ffmpeg: '7.1' })
  await expect.poll(async () => (await ask()).ffmpeg, { timeout: 30_000 }).toBe('8.0')
  expect(countCalls()).toBe(2)
})
