/** Lives whose address is a web page, which a stand-in for yt-dlp reads. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addLive, captureDeps, isTriedAgain, listSegments, writeYtDlp } from '../../../test/lives/capture-live.ts'
import { cutTestAudio, type HlsServer, openHlsServer } from '../../../test/lives/hls-server.ts'
import { hasFfmpeg, RISING_TONE } from '../../../test/lives/known-audio.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { followLivesJob } from '../jobs/follow-lives.ts'
import { requestListening } from '../records/lives/live-listening.ts'
import { findLive } from '../records/lives/lives.ts'
import { captureLive } from './capture-live.ts'

let world: TestStores
let server: HlsServer
beforeAll(async () => {
  world = await openTestStores()
})
afterEach(() => server?.close())
afterAll(() => world.close())

const never = new AbortController().signal
const open = (path: string, hosts: string[] = []) => ({ path, hosts })

describe.skipIf(!hasFfmpeg())('a page (skipped: no ffmpeg)', () => {
  const tone = hasFfmpeg() ? cutTestAudio(RISING_TONE, 80) : { segments: [], seconds: 2 }

  test('a page is read by yt-dlp: what nobody filled in, when it begins, where its sound is', async () => {
    server = await openHlsServer(tone)
    server.fault = (path, response) => path === '/pagina' && Boolean(response.end('<!doctype html><p>Vídeo'))
    const id = await addLive(world, `http://${server.host}/pagina`)
    const begin = Math.floor(Date.now() / 1000) + 3600
    const upcoming = { title: 'Sessão', live_status: 'is_upcoming', release_timestamp: begin, formats: [] }
    const before = writeYtDlp(world, 'antes', `echo '${JSON.stringify(upcoming)}'`)
    expect(await captureLive(captureDeps(world, server, {}, open(before)), id, never)).toBe('done')
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
    const during = writeYtDlp(world, 'durante', `[ "$8" = "" ] || echo '${JSON.stringify(now)}'`)
    expect(await captureLive(captureDeps(world, server, {}, open(during)), id, never)).toBe('done')
    expect(await findLive(world.pg, id)).toMatchObject({
      listening: 'ended',
      title: 'Sessão',
      channel_title: 'Canal',
      description: 'Sobre',
    })
    expect((await listSegments(world, id)).length).toBeGreaterThan(1)
  })

  test('one that does not begin is looked for often for a day, then more and more rarely, and after a week no more', async () => {
    server = await openHlsServer(tone)
    server.fault = (path, response) => path === '/estreia' && Boolean(response.end('<!doctype html><p>Vídeo'))
    const id = await addLive(world, `http://${server.host}/estreia`)
    const MINUTE = 60_000
    const look = async (lateMinutes: number | null) => {
      const announced = lateMinutes === null ? null : Math.floor((Date.now() - lateMinutes * MINUTE) / 1000)
      const said = { live_status: 'is_upcoming', release_timestamp: announced, formats: [] }
      await world.pg.updateTable('lives').set({ listening: 'queued', starts_at: null }).where('id', '=', id).execute()
      const before = Date.now()
      const ytDlp = writeYtDlp(world, 'atrasada', `echo '${JSON.stringify(said)}'`)
      await captureLive(captureDeps(world, server, {}, open(ytDlp)), id, never)
      const live = await findLive(world.pg, id)
      return { ...live, wait: live?.retry_at ? Math.round((Date.parse(live.retry_at) - before) / MINUTE) : null }
    }
    expect(await look(1)).toMatchObject({ listening: 'scheduled', wait: 1, problem: null })
    expect(await look(12)).toMatchObject({ listening: 'scheduled', wait: 3 })
    expect(await look(4 * 60)).toMatchObject({ listening: 'scheduled', wait: 5 })
    expect(await look(23 * 60)).toMatchObject({ listening: 'scheduled', wait: 5 })
    expect(await look(28 * 60)).toMatchObject({ listening: 'scheduled', wait: 60 })
    expect(await look(6 * 24 * 60)).toMatchObject({ listening: 'scheduled', wait: 24 * 60 })
    const over = await look(8 * 24 * 60)
    expect(over).toMatchObject({ listening: 'failed', wait: null, is_live: false })
    expect(over.problem).toMatch(/^A transmissão não começou, uma semana depois do esperado/)
    // Without an announced time, the delay counts from the first check.
    await requestListening(world.pg, id, new Date())
    expect(await look(null)).toMatchObject({ listening: 'scheduled', wait: 1 })
    const since = JSON.stringify(new Date(Date.now() - 8 * 24 * 60 * MINUTE).toISOString())
    await world.pg
      .updateTable('lives')
      .set({ stream_position: sql`jsonb_set(stream_position, '{waiting_since}', ${since}::jsonb)` })
      .where('id', '=', id)
      .execute()
    expect(await look(null)).toMatchObject({ listening: 'failed', wait: null })
  })

  test('what fails says why; only what may pass is tried again', async () => {
    server = await openHlsServer(tone)
    server.fault = (path, response) => path === '/privado' && Boolean(response.end('<!doctype html><p>Vídeo'))
    const id = await addLive(world, `http://${server.host}/privado`)
    const ytDlp = writeYtDlp(world, 'privado', 'echo "ERROR: [youtube] x: Private video. Sign in" >&2; exit 1')
    expect(await captureLive(captureDeps(world, server, {}, open(ytDlp)), id, never)).toBe('done')
    expect(await findLive(world.pg, id)).toMatchObject({ listening: 'failed', problem: 'O vídeo é privado.' })
    expect(await isTriedAgain(world, id)).toEqual({ is: false })
    const gone = await addLive(world, `http://${server.host}/nada.m3u8`)
    await captureLive(captureDeps(world, server, { pace: 0.001 }), gone, never)
    expect(await findLive(world.pg, gone)).toMatchObject({
      listening: 'failed',
      problem: `${server.host} respondeu 404.`,
      retry_at: expect.any(String),
    })
    expect(await isTriedAgain(world, gone)).toEqual({ is: true })
  })

  test('yt-dlp is not started for an address that is not public or not of the sites that it may open', async () => {
    server = await openHlsServer(tone)
    server.fault = (path, response) => {
      if (path === '/desvio') return Boolean(response.writeHead(302, { location: 'http://10.0.0.7/' }).end())
      return path === '/pagina' && Boolean(response.end('<!doctype html><p>Vídeo'))
    }
    const [note, host] = [join(world.dataDir, 'chamado'), server.host]
    const ytDlp = writeYtDlp(world, 'espia', `echo "$@" >>'${note}'; exit 1`)
    for (const address of ['http://10.0.0.7/v', 'http://127.0.0.1:9/v', 'http://[::1]/v', `http://${host}/desvio`]) {
      const id = await addLive(world, address)
      await captureLive(captureDeps(world, server, {}, open(ytDlp)), id, never)
      expect(await findLive(world.pg, id)).toMatchObject({
        listening: 'failed',
        problem: expect.stringMatching(/públic|portas/),
      })
      expect(await isTriedAgain(world, id)).toEqual({ is: false })
    }
    const page = await addLive(world, `http://${host}/pagina`)
    await captureLive(captureDeps(world, server, {}, open(ytDlp, ['youtube.com'])), page, never)
    expect(await findLive(world.pg, page)).toMatchObject({
      problem: '127.0.0.1 não está entre os sites cujas páginas são lidas aqui: youtube.com.',
    })
    expect(existsSync(note)).toBe(false)
    await requestListening(world.pg, page, new Date())
    await captureLive(captureDeps(world, server, { pace: 0.001 }, open(ytDlp, ['0.0.1'])), page, never)
    expect(existsSync(note)).toBe(true)
  })
})
