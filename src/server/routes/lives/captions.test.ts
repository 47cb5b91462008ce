import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { CaptionsReport } from '../../../contract/lives/captions.ts'
import { LiveDetail } from '../../../contract/lives/lives.ts'
import { createLive } from '../../records/lives/lives.ts'

let world: TestApp
let authorization: string
let live: number
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('clara', { transcriptor_group: true })}`
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('lives').execute()
  const facts = { url: 'https://video.exemplo.org/1', title: 'Sessão', description: null, channel_title: null }
  live = (await createLive(world.pg, facts, {}))?.id ?? 0
})

const SRT = '1\n00:00:00,000 --> 00:00:01,000\num\n\n2\n00:00:01,000 --> 00:00:02,500\ndois três\n\n'

async function send(file: string | Uint8Array<ArrayBuffer>, id = live) {
  const form = new FormData()
  form.set('file', new Blob([file]), 'legendas.srt')
  const request = new Request('http://x/', { method: 'PUT', body: form })
  const headers = { authorization, 'content-type': request.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await request.arrayBuffer())
  return world.app.inject({ method: 'PUT', url: `/api/lives/${id}/captions/`, headers, payload })
}

async function read(): Promise<LiveDetail> {
  const answer = await world.app.inject({ method: 'GET', url: `/api/lives/${live}/`, headers: { authorization } })
  return LiveDetail.parse(answer.json())
}

test('captions take the place of the whole transcription; the same again changes nothing', async () => {
  const first = await send(SRT)
  expect(CaptionsReport.parse(first.json())).toEqual({
    ...{ read: 2, chapters: 2, unchanged: false, set_aside_count: 0, set_aside: [] },
  })
  expect(await read()).toMatchObject({
    transcribed: true,
    chapters: [{ transcription: 'um' }, { started_at: '00:00:01.000', transcription: 'dois três' }],
  })
  const again = await send(new Uint8Array(gzipSync(SRT)))
  expect(CaptionsReport.parse(again.json())).toMatchObject({ chapters: 2, unchanged: true })
})

test.each([
  ['um texto', 'isto não é legenda', /legenda/],
  ['um arquivo cortado', new Uint8Array(gzipSync(SRT.repeat(50)).subarray(0, 60)), /danificado/],
  ['um arquivo longo demais', `${SRT}${'\n'.repeat(20_000_000)}`, /passa de 20 MB/],
  ['um arquivo vazio', '', /Não é um arquivo de legendas/],
])('%s is refused with a sentence and nothing is replaced', async (_, file, said) => {
  await send(SRT)
  const answer = await send(file)
  expect([answer.statusCode, answer.json().file]).toEqual([400, [expect.stringMatching(said)]])
  expect((await read()).chapters).toHaveLength(2)
})

test('not while the live is being listened to, and not of a live that is not there', async () => {
  await world.pg.updateTable('lives').set({ listening: 'listening' }).execute()
  expect((await send(SRT)).statusCode).toBe(409)
  expect((await send(SRT, 999)).statusCode).toBe(404)
  expect((await read()).chapters).toEqual([])
})
