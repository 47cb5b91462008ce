import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { findTranscription } from '../records/lives/chapters.ts'
import { createLive, findLive } from '../records/lives/lives.ts'
import { importCaptions } from './import-captions.ts'

let world: TestPostgres
let directory: string
let liveId: number
beforeAll(async () => {
  world = await openTestPostgres()
  directory = mkdtempSync('/tmp/lupascan-captions-')
  const live = { url: 'https://video.exemplo.org/1', title: 'Sessão', description: null, channel_title: null }
  liveId = (await createLive(world.pg, live, {}))?.id ?? 0
})
afterAll(async () => {
  rmSync(directory, { recursive: true })
  await world.close()
})
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

function write(name: string, ...lines: string[]): string {
  const path = join(directory, name)
  const cues = lines.map((line, index) => `00:00:0${index},000 --> 00:00:0${index + 1},000\n${line}\n\n`)
  writeFileSync(path, cues.join(''))
  return path
}

test('captions become the whole transcription, and importing them again changes nothing', async () => {
  expect(await importCaptions(world.pg, write('a.srt', 'um', 'dois', 'três'), liveId)).toBe(0)
  expect(await importCaptions(world.pg, write('b.srt', 'um', 'outro'), liveId)).toBe(0)
  const stored = await findTranscription(world.pg, liveId, {})
  expect(stored?.chapters.map(({ id, transcription }) => [id, transcription])).toEqual([
    [1, 'um'],
    [2, 'outro'],
  ])
  expect(await findLive(world.pg, liveId)).toMatchObject({ state: 'transcribed', chapter_count: 2 })
  expect(console.log).toHaveBeenLastCalledWith(expect.stringMatching(/“Sessão”\n.*\n {2}trechos gravados +2\n/))

  const written = () => world.pg.selectFrom('chapters').select('updated_at').execute()
  const before = await written()
  expect(await importCaptions(world.pg, write('b.srt', 'um', 'outro'), liveId)).toBe(0)
  expect(await written()).toEqual(before)
  expect(console.log).toHaveBeenLastCalledWith(expect.stringMatching(/trechos sem mudança +2\n/))
})

test('a live or a file that does not exist, or is none, ends with 1 and one sentence', async () => {
  const problem = async (path: string, id: number) => {
    expect(await importCaptions(world.pg, path, id)).toBe(1)
    return vi.mocked(console.error).mock.lastCall?.[0]
  }
  expect(await problem(write('a.srt', 'um'), 999)).toBe(
    'A live 999 não existe; o número está no endereço da tela dela: /transcription/999.',
  )
  expect(await problem(join(directory, 'nada.vtt'), liveId)).toMatch(/nada\.vtt não existe\.$/)
  writeFileSync(join(directory, 'x.vtt'), 'isto não é legenda')
  expect(await problem(join(directory, 'x.vtt'), liveId)).toMatch(/^x\.vtt: Não é um arquivo de legendas/)
})
