import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { createLive } from '../../records/lives/lives.ts'

let world: TestApp
let authorization: string
let id: number
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('clara', { transcriptor_group: true })}`
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('lives').execute()
  const none = { title: null, description: null, channel_title: null }
  id = (await createLive(world.pg, { url: 'https://video.exemplo.org/live.m3u8', ...none }, {}))?.id ?? 0
})

const remove = (path: string) =>
  world.app.inject({ method: 'DELETE', url: `/api/lives/${id}/${path}`, headers: { authorization } })

async function addSegment(number: number, state: 'waiting' | 'written' | 'failed'): Promise<string> {
  const { name } = await world.media.put(Buffer.from(`som ${number}`))
  const row = { live_id: id, number, started_at: number * 20, finished_at: number * 20 + 20, ends_in_pause: true }
  await world.pg
    .insertInto('live_segments')
    .values({ ...row, state, audio: name })
    .execute()
  return name
}

async function isThere(name: string): Promise<boolean> {
  const file = await world.media.read(name)
  file?.stream.destroy()
  return file !== null
}

describe('the audio of a live', () => {
  test('is not removed while some of it waits to be written, unless that is asked for', async () => {
    const names = [await addSegment(1, 'written'), await addSegment(2, 'waiting')]
    const refused = await remove('audio/')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/^Parte do áudio ainda não foi escrita/),
    })
    expect(await Promise.all(names.map(isThere))).toEqual([true, true])
    expect((await remove('audio/?unwritten=talvez')).statusCode).toBe(400)
    expect((await remove('audio/?unwritten=remove')).statusCode).toBe(204)
    expect(await Promise.all(names.map(isThere))).toEqual([false, false])
  })

  test('nor while some of it could not be written: it can be tried again', async () => {
    const name = await addSegment(1, 'failed')
    expect((await remove('audio/')).statusCode).toBe(409)
    expect(await isThere(name)).toBe(true)
    expect((await remove('audio/?unwritten=remove')).statusCode).toBe(204)
  })

  test('is removed once all is written, and with its live', async () => {
    const first = await addSegment(1, 'written')
    expect((await remove('audio/')).statusCode).toBe(204)
    expect(await isThere(first)).toBe(false)
    const second = await addSegment(2, 'waiting')
    expect((await remove('')).statusCode).toBe(204)
    expect(await isThere(second)).toBe(false)
  })
})

describe('writing again', () => {
  const retry = () => world.app.inject({ method: 'POST', url: `/api/lives/${id}/writing/`, headers: { authorization } })

  test('is refused where nobody can write, and what failed stays so', async () => {
    await addSegment(1, 'failed')
    const refused = await retry()
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/^A transcrição automática está desligada/),
    })
    const { state } = await world.pg.selectFrom('live_segments').select('state').executeTakeFirstOrThrow()
    expect(state).toBe('failed')
  })
})
