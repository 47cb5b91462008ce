import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { quietLog } from '../log.ts'
import { HANDED } from './decoder.ts'
import { openMedia } from './media.ts'

let dataDir: string
let temporary: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lupascan-temporary-'))
  temporary = join(dataDir, 'media/temporary')
  mkdirSync(join(temporary, HANDED), { recursive: true })
  for (const name of ['baixado.part', join(HANDED, 'aberto.part')]) writeFileSync(join(temporary, name), 'metade')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const listFiles = () =>
  readdirSync(temporary, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.part'))
const config = () => parseConfig({ LUPASCAN_DATA_DIR: dataDir })

test('what a process that was killed left behind is removed by the next one at once, where there is only one', async () => {
  const media = openMedia(config(), quietLog, { isAlone: true })
  await expect.poll(listFiles).toEqual([])
  // Files of the current process stay until it is done.
  expect((await media.put(Buffer.from('um arquivo'))).size).toBe(10)
  await media.close()
})

test('young files may belong to another process', async () => {
  const media = openMedia(config(), quietLog)
  await media.put(Buffer.from('um arquivo'))
  expect(listFiles()).toHaveLength(2)
  await media.close()
})
