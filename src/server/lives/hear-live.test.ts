/** Lives of the list, heard into the real stores; a stand-in for yt-dlp. */
import { randomUUID } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cutSound, type HlsServer, openHlsServer } from '../../../test/hls-server.ts'
import { hasFfmpeg, RISING_TONE } from '../../../test/known-sound.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { followLivesJob } from '../jobs/follow-lives.ts'
import { forgetLiveAudio } from '../records/live-audio.ts'
import { listUnheardLives } from '../records/live-follow.ts'
import { endListening, requestListening } from '../records/live-listening.ts'
import { createLive, deleteLive, findLive } from '../records/lives.ts'
import { type HearDeps, hearLive } from './hear-live.ts'

let world: TestStores
let server: HlsServer
beforeAll(async () => {
  world = await openTestStores()
})
afterEach(() => server?.close())
afterAll(() => world.close())

const never = new AbortController().signal

function hearDeps(fields: Partial<HearDeps> = {}, ytDlp: string | null = null): HearDeps {
  const { pg, media, config, log } = jobDeps(world)
  const allowed = { ...config, privateHosts: [server.host], lives: { ...config.lives, ytDlp } }
  return { pg, media, config: allowed, log, onPiece: async () => {}, pace: 0.01, ...fields }
}

async function addLive(url: string, fields: { starts_at?: string } = {}): Promise<number> {
  const none = { title: null, description: null, channel_title: null }
  const live = await createLive(world.pg, { url, listen: true, ...none, ...fields }, {})
  if (!live) throw new Error('the address is there already')
  return live.id
}

const listSegments = (id: number) =>
  world.pg.selectFrom('live_segments').selectAll().where('live_id', '=', id).orderBy('number').execute()

const isTriedAgain = (id: number) =>
  world.pg
    .selectFrom('lives')
    .select(sql<boolean>`stream_position->>'retry_at' IS NOT NULL`.as('is'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** What the lease of a listener that died does after a while. */
const forgetLease = (id: number) =>
  world.pg
    .updateTable('lives')
    .set({ stream_position: sql`jsonb_set(stream_position, '{until}', '"2020-01-01T00:00:00Z"')` })
    .where('id', '=', id)
    .execute()

function writeYtDlp(name: string, script: string): string {
  const path = join(world.dataDir, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

describe.skipIf(!hasFfmpeg())('hearing a live (skipped: no ffmpeg)', () => {
  const tone = hasFfmpeg() ? cutSound(RISING_TONE, 80) : { segments: [], seconds: 2 }

  test('pieces are files and rows; one that died is taken over once its lease is over', async () => {
    server = await openHlsServer(tone, { window: 30, first: 6 })
    const id = await addLive(server.url)
    let isDead = false
    // Nothing that it does reaches the store any more.
    const pg = new Proxy(world.pg, {
      get(store, name) {
        if (isDead) throw new Error('killed')
        const value = Reflect.get(store, name)
        return typeof value === 'function' ? value.bind(store) : value
      },
    })
    const die = async () => {
      isDead = true
      throw new Error('killed')
    }
    await expect(hearLive(hearDeps({ pg, onPiece: die }), id, never)).rejects.toThrow('killed')
    expect(await hearLive(hearDeps(), id, never)).toBe('busy')
    expect(await listUnheardLives(world.pg, new Date())).toEqual([])
    await forgetLease(id)
    expect(await listUnheardLives(world.pg, new Date())).toEqual([id])
    let told = 0
    const count = async () => {
      told += 1
    }
    expect(await hearLive(hearDeps({ onPiece: count }), id, never)).toBe('done')
    const segments = await listSegments(id)
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

  test('one that is stopped keeps what was heard, and goes on there when asked again', async () => {
    server = await openHlsServer(tone, { window: 40, first: 6 })
    const id = await addLive(server.url)
    const stop = new AbortController()
    const stopAtFirst = async () => stop.abort()
    expect(await hearLive(hearDeps({ onPiece: stopAtFirst }), id, stop.signal)).toBe('stopped')
    expect(await findLive(world.pg, id)).toMatchObject({ listening: 'listening' })
    await endListening(world.pg, id)
    expect(await hearLive(hearDeps(), id, never)).toBe('done')
    expect(await requestListening(world.pg, id, new Date())).toBe('queued')
    expect(await hearLive(hearDeps(), id, never)).toBe('done')
    const segments = await listSegments(id)
    for (const [index, segment] of segments.entries()) {
      const before = segments[index - 1]
      if (before) expect(segment.started_at + segment.overlap).toBeCloseTo(before.finished_at, 5)
    }
    expect(segments.at(-1)?.finished_at).toBeCloseTo(72, 0)
  })

  test('a full disk is said, and waited for', async () => {
    server = await openHlsServer(tone, { window: 40, first: 6 })
    const id = await addLive(server.url)
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
    expect(await hearLive(hearDeps({ media }), id, never)).toBe('done')
    expect(said.slice(0, 4)).toEqual([null, expect.stringMatching(/^O disco está cheio/), expect.any(String), null])
    expect(await listSegments(id)).toHaveLength(3)
  })

  test('a store that refuses recordings is said, and waited for', async () => {
    server = await openHlsServer(tone, { window: 40, first: 6 })
    const id = await addLive(server.url)
    const said: (string | null | undefined)[] = []
    const media = {
      ...world.media,
      put: async (bytes: Parameters<typeof world.media.put>[0]) => {
        said.push((await findLive(world.pg, id))?.problem)
        if (said.length < 3) throw new Error('O armazenamento de mídia respondeu 403.')
        return world.media.put(bytes)
      },
    }
    expect(await hearLive(hearDeps({ media }), id, never)).toBe('done')
    const refused = expect.stringMatching(/^O armazenamento de mídia não aceita a gravação/)
    expect(said.slice(0, 4)).toEqual([null, refused, refused, null])
    expect(await listSegments(id)).toHaveLength(3)
  })

  test('whatever else breaks it off is said, and it is tried again later', async () => {
    server = await openHlsServer(tone)
    const id = await addLive(server.url)
    const put = async (bytes: Parameters<typeof world.media.put>[0]) => ({
      ...(await world.media.put(bytes)),
      name: 'Postgres does not take this: \u0000',
    })
    expect(await hearLive(hearDeps({ media: { ...world.media, put } }), id, never)).toBe('done')
    expect(await findLive(world.pg, id)).toMatchObject({
      listening: 'failed',
      problem: expect.stringMatching(/^Um erro do servidor interrompeu a escuta/),
    })
    expect(await isTriedAgain(id)).toEqual({ is: true })
  })

  test('a live that is removed while it is heard leaves no file behind', async () => {
    server = await openHlsServer(tone)
    const id = await addLive(server.url)
    const names: string[] = []
    const put = async (bytes: Parameters<typeof world.media.put>[0]) => {
      // A sound that no other test has kept.
      const stored = await world.media.put(Buffer.from(`${randomUUID()}${String(bytes)}`))
      names.push(stored.name)
      await deleteLive(world.pg, id)
      return stored
    }
    expect(await hearLive(hearDeps({ media: { ...world.media, put } }), id, never)).toBe('done')
    expect(names).toHaveLength(1)
    expect(await world.media.read(names[0] ?? '')).toBeNull()
  })

  test('a page is read by yt-dlp: what nobody filled in, when it begins, where its sound is', async () => {
    server = await openHlsServer(tone)
    server.fault = (path, response) => path === '/pagina' && Boolean(response.end('<!doctype html><p>Vídeo'))
    const id = await addLive(`http://${server.host}/pagina`)
    const begin = Math.floor(Date.now() / 1000) + 3600
    const upcoming = { title: 'Sessão', live_status: 'is_upcoming', release_timestamp: begin, formats: [] }
    const before = writeYtDlp('antes', `echo '${JSON.stringify(upcoming)}'`)
    expect(await hearLive(hearDeps({}, before), id, never)).toBe('done')
    expect(await findLive(world.pg, id)).toMatchObject({
      listening: 'scheduled',
      starts_at: new Date(begin * 1000).toISOString(),
      title: 'Sessão',
    })

    await followLivesJob(jobDeps(world)).run({}, never)
    expect(await findLive(world.pg, id)).toMatchObject({ listening: 'scheduled' })
    await world.pg
      .updateTable('lives')
      .set({ starts_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    await followLivesJob(jobDeps(world)).run({}, never)
    expect(await findLive(world.pg, id)).toMatchObject({ listening: 'queued' })

    const formats = [
      { url: 'https://video.exemplo.org/v.mpd', protocol: 'http_dash_segments', acodec: 'mp4a' },
      { url: server.url, protocol: 'm3u8_native', acodec: 'mp4a', vcodec: 'avc1', tbr: 300 },
      { url: `${server.url}?grande`, protocol: 'm3u8_native', acodec: 'mp4a', vcodec: 'avc1', tbr: 3000 },
    ]
    const now = { title: 'Outra', channel: 'Canal', description: 'Sobre', is_live: true, formats }
    const during = writeYtDlp('durante', `[ "$8" = "" ] || echo '${JSON.stringify(now)}'`)
    expect(await hearLive(hearDeps({}, during), id, never)).toBe('done')
    expect(await findLive(world.pg, id)).toMatchObject({
      listening: 'ended',
      title: 'Sessão',
      channel_title: 'Canal',
      description: 'Sobre',
    })
    expect((await listSegments(id)).length).toBeGreaterThan(1)
  })

  test('what fails says why; only what may pass is tried again', async () => {
    server = await openHlsServer(tone)
    server.fault = (path, response) => path === '/privado' && Boolean(response.end('<!doctype html><p>Vídeo'))
    const id = await addLive(`http://${server.host}/privado`)
    const ytDlp = writeYtDlp('privado', 'echo "ERROR: [youtube] x: Private video. Sign in" >&2; exit 1')
    expect(await hearLive(hearDeps({}, ytDlp), id, never)).toBe('done')
    expect(await findLive(world.pg, id)).toMatchObject({ listening: 'failed', problem: 'O vídeo é privado.' })
    expect(await isTriedAgain(id)).toEqual({ is: false })
    const gone = await addLive(`http://${server.host}/nada.m3u8`)
    await hearLive(hearDeps(), gone, never)
    expect(await findLive(world.pg, gone)).toMatchObject({
      listening: 'failed',
      problem: `${server.host} respondeu 404.`,
    })
    expect(await isTriedAgain(gone)).toEqual({ is: true })
  })

  test('audio is removed once it is old and written, and only when nothing else needs the file', async () => {
    server = await openHlsServer(tone)
    const audio = (await world.media.put(Buffer.from('o mesmo silêncio'))).name
    const [one, two] = [await addLive('http://a.exemplo.org/1.mp3'), await addLive('http://a.exemplo.org/2.mp3')]
    const row = { number: 1, started_at: 0, finished_at: 20, ends_in_pause: true, audio, heard_at: new Date(0) }
    await world.pg
      .insertInto('live_segments')
      .values([
        { ...row, live_id: one, state: 'written' },
        { ...row, live_id: two },
      ])
      .execute()
    await followLivesJob(jobDeps(world)).run({}, never)
    expect((await listSegments(one))[0]?.audio).toBeNull()
    expect((await listSegments(two))[0]?.audio).toBe(audio)
    const kept = await world.media.read(audio)
    expect(kept).not.toBeNull()
    kept?.stream.destroy()
    expect(await forgetLiveAudio(world.pg, two)).toEqual([audio])
  })
})
