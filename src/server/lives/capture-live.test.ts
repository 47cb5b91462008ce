/** Lives of the list, captured into the real stores. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addLive, captureDeps, isTriedAgain, listSegments } from '../../../test/lives/capture-live.ts'
import { cutTestAudio, type HlsServer, openHlsServer } from '../../../test/lives/hls-server.ts'
import { hasFfmpeg, RISING_TONE } from '../../../test/lives/known-audio.ts'
import { isOnPlainServers, openTestStores, type TestStores } from '../../../test/world.ts'
import { listUncapturedLives } from '../records/lives/live-follow.ts'
import { endListening, requestListening } from '../records/lives/live-listening.ts'
import { deleteLive, findLive } from '../records/lives/lives.ts'
import { captureLive } from './capture-live.ts'

let world: TestStores
let server: HlsServer
beforeAll(async () => {
  world = await openTestStores()
})
afterEach(() => server?.close())
afterAll(() => world.close())

const never = new AbortController().signal

/** On servers, storing is covered by the other tests; these test interruptions and their messages. */
const testEmbedded = test.skipIf(isOnPlainServers)

/** Expires the lease, as happens some time after a listener has died. */
const forgetLease = (id: number) =>
  world.pg
    .updateTable('lives')
    .set({ stream_position: sql`jsonb_set(stream_position, '{until}', '"2020-01-01T00:00:00Z"')` })
    .where('id', '=', id)
    .execute()

/** The store as seen by a listener that dies: nothing it does afterwards reaches the store. */
function openMortal() {
  let isDead = false
  const pg = new Proxy(world.pg, {
    get(store, name) {
      if (isDead) throw new Error('killed')
      const value = Reflect.get(store, name)
      return typeof value === 'function' ? value.bind(store) : value
    },
  })
  const kill = () => {
    isDead = true
  }
  return { pg, kill }
}

describe.skipIf(!hasFfmpeg())('hearing a live (skipped: no ffmpeg)', () => {
  const tone = hasFfmpeg() ? cutTestAudio(RISING_TONE, 80) : { segments: [], seconds: 2 }

  test('pieces are files and rows; one that died is taken over once its lease is over', async () => {
    server = await openHlsServer(tone, { window: 30, first: 6 })
    const id = await addLive(world, server.url)
    const { pg, kill } = openMortal()
    const die = async () => {
      kill()
      throw new Error('killed')
    }
    await expect(captureLive(captureDeps(world, server, { pg, onSegment: die }), id, never)).rejects.toThrow('killed')
    expect(await captureLive(captureDeps(world, server), id, never)).toBe('busy')
    expect(await listUncapturedLives(world.pg, new Date())).toEqual([])
    await forgetLease(id)
    expect(await listUncapturedLives(world.pg, new Date())).toEqual([id])
    let told = 0
    const count = async () => {
      told += 1
    }
    expect(await captureLive(captureDeps(world, server, { onSegment: count }), id, never)).toBe('done')
    const segments = await listSegments(world, id)
    expect(segments.map(({ number, started_at, overlap, state }) => [number, started_at, overlap, state])).toEqual([
      [1, 0, 0, 'waiting'],
      [2, 27, 3, 'waiting'],
      [3, 54, 3, 'waiting'],
    ])
    expect(told).toBe(3)
    const stored = await world.media.read(segments[0]?.audio ?? '')
    expect(stored?.size).toBe(44 + 30 * 32_000)
    stored?.stream.destroy()
    const live = await findLive(world.pg, id)
    expect(live).toMatchObject({ listening: 'ended', is_live: false, problem: null, transcribed: false })
    expect(live?.heard_seconds).toBeCloseTo(72, 0)
    expect(live?.started_at).not.toBeNull()
    expect(live?.finished_at).not.toBeNull()
  })

  test('one that died before its first piece is followed from the first sound that it had', async () => {
    server = await openHlsServer(tone, { window: 40, first: 6 })
    const id = await addLive(world, server.url)
    const { pg, kill } = openMortal()
    const put: typeof world.media.put = (bytes) => {
      kill()
      return world.media.put(bytes)
    }
    const deps = captureDeps(world, server, { pg, media: { ...world.media, put } })
    await expect(captureLive(deps, id, never)).rejects.toThrow('killed')
    await forgetLease(id)
    expect(await listSegments(world, id)).toEqual([])
    expect(await captureLive(captureDeps(world, server), id, never)).toBe('done')
    const segments = await listSegments(world, id)
    expect(segments.map(({ number, started_at }) => [number, started_at])).toEqual([
      [1, 0],
      [2, 27],
      [3, 54],
    ])
    expect((await findLive(world.pg, id))?.heard_seconds).toBeCloseTo(72, 0)
  })

  test('one that is stopped keeps what was heard, and goes on there when asked again', async () => {
    server = await openHlsServer(tone, { window: 40, first: 6 })
    const id = await addLive(world, server.url)
    const stop = new AbortController()
    const stopAtFirst = async () => stop.abort()
    expect(await captureLive(captureDeps(world, server, { onSegment: stopAtFirst }), id, stop.signal)).toBe('stopped')
    expect(await findLive(world.pg, id)).toMatchObject({ listening: 'listening', is_live: true })
    await endListening(world.pg, id)
    expect(await findLive(world.pg, id)).toMatchObject({ listening: 'ended', is_live: false })
    expect(await captureLive(captureDeps(world, server), id, never)).toBe('done')
    expect(await requestListening(world.pg, id, new Date())).toBe('queued')
    expect(await captureLive(captureDeps(world, server), id, never)).toBe('done')
    const segments = await listSegments(world, id)
    for (const [index, segment] of segments.entries()) {
      const before = segments[index - 1]
      if (before) expect(segment.started_at + segment.overlap).toBeCloseTo(before.finished_at, 5)
    }
    expect(segments.at(-1)?.finished_at).toBeCloseTo(72, 0)
  })

  testEmbedded('a full disk is said, and waited for', async () => {
    server = await openHlsServer(tone, { window: 40, first: 6 })
    const id = await addLive(world, server.url)
    const said: (string | null | undefined)[] = []
    let tries = 0
    const media = {
      ...world.media,
      put: async (bytes: Parameters<typeof world.media.put>[0]) => {
        tries += 1
        said.push((await findLive(world.pg, id))?.problem)
        if (tries < 3) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        return world.media.put(bytes)
      },
    }
    expect(await captureLive(captureDeps(world, server, { media }), id, never)).toBe('done')
    expect(said.slice(0, 4)).toEqual([null, expect.stringMatching(/^O disco está cheio/), expect.any(String), null])
    expect(await listSegments(world, id)).toHaveLength(3)
  })

  testEmbedded('a store that refuses recordings is said, and waited for', async () => {
    server = await openHlsServer(tone, { window: 40, first: 6 })
    const id = await addLive(world, server.url)
    const said: (string | null | undefined)[] = []
    const media = {
      ...world.media,
      put: async (bytes: Parameters<typeof world.media.put>[0]) => {
        said.push((await findLive(world.pg, id))?.problem)
        if (said.length < 3) throw new Error('O armazenamento de mídia respondeu 403.')
        return world.media.put(bytes)
      },
    }
    expect(await captureLive(captureDeps(world, server, { media }), id, never)).toBe('done')
    const refused = expect.stringMatching(/^O armazenamento de mídia não aceita a gravação/)
    expect(said.slice(0, 4)).toEqual([null, refused, refused, null])
    expect(await listSegments(world, id)).toHaveLength(3)
  })

  testEmbedded('whatever else breaks it off is said, and it is tried again later', async () => {
    server = await openHlsServer(tone)
    const id = await addLive(world, server.url)
    const put = async (bytes: Parameters<typeof world.media.put>[0]) => ({
      ...(await world.media.put(bytes)),
      name: 'Postgres does not take this: \u0000',
    })
    expect(await captureLive(captureDeps(world, server, { media: { ...world.media, put } }), id, never)).toBe('done')
    expect(await findLive(world.pg, id)).toMatchObject({
      listening: 'failed',
      problem: expect.stringMatching(/^Um erro do servidor interrompeu a escuta/),
    })
    expect(await isTriedAgain(world, id)).toEqual({ is: true })
  })

  test('a live that is removed while it is heard leaves no file behind', async () => {
    server = await openHlsServer(tone)
    const id = await addLive(world, server.url)
    const names: string[] = []
    const put = async (bytes: Parameters<typeof world.media.put>[0]) => {
      // A sound that no other test has stored.
      const stored = await world.media.put(Buffer.from(`${randomUUID()}${String(bytes)}`))
      names.push(stored.name)
      await deleteLive(world.pg, id)
      return stored
    }
    expect(await captureLive(captureDeps(world, server, { media: { ...world.media, put } }), id, never)).toBe('done')
    expect(names).toHaveLength(1)
    expect(await world.media.read(names[0] ?? '')).toBeNull()
  })
})
