/** Uses programs that stand in for yt-dlp. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readVideoPage } from './yt-dlp.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-yt-dlp-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ADDRESS = 'https://video.exemplo.org/v'

function writeProgram(name: string, script: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('a video that has a single address instead of formats', async () => {
  const url = 'https://midia.exemplo.org/som.m3u8'
  const said = { title: 'Sessão', url, protocol: 'm3u8_native', ext: 'mp4', http_headers: { Referer: ADDRESS } }
  const ytDlp = writeProgram('um', `echo '${JSON.stringify(said)}'`)
  const page = await readVideoPage(ytDlp, ADDRESS, new AbortController().signal)
  expect(page.stream).toEqual({ url, isPlaylist: true, headers: { referer: ADDRESS } })
})

test('one that does not know our options is too old', async () => {
  const said = 'yt-dlp: error: no such option: --js-runtimes'
  const reading = readVideoPage(
    writeProgram('antigo', `echo '${said}' >&2; exit 2`),
    ADDRESS,
    new AbortController().signal,
  )
  await expect(reading).rejects.toMatchObject({ message: expect.stringContaining('antigo demais'), lasting: true })
})

test('it ends with the listening', async () => {
  const stop = new AbortController()
  const reading = readVideoPage(writeProgram('lento', 'exec sleep 60'), ADDRESS, stop.signal)
  stop.abort()
  await expect(reading).rejects.toThrow('interrompid')
})
