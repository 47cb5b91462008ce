import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeChapter } from '../../../../test/lives/lives.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { Live, LiveDetail, Transcription } from '../../../contract/lives/lives.ts'

let world: TestApp
let authorization: string
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('clara', { transcriptor_group: true })}`
})
afterAll(() => world.close())
beforeEach(() => world.pg.deleteFrom('lives').execute())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, url: string, payload?: object) =>
  world.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })

const VIDEO = 'https://video.exemplo.org/sessao.mp4'
async function createLive(fields: object = {}): Promise<Live> {
  const answer = await call('POST', '/api/lives/', { url: VIDEO, title: 'Sessão do plenário', ...fields })
  expect(answer.statusCode).toBe(201)
  return Live.parse(answer.json())
}

const time = (second: number) => `00:00:${String(second).padStart(2, '0')}.500`
const chapter = (second: number, transcription = `Trecho ${second}`) => ({
  started_at: time(second),
  finished_at: time(second + 1),
  transcription,
})
const numbered = (id: number, transcription?: string) => ({ id, ...chapter(id, transcription) })
/** The chapter as returned, without corrections. */
const answered = (id: number, transcription?: string) => makeChapter(id, numbered(id, transcription))
const append = (live: Live, chapters: object[], more = {}) =>
  call('POST', `/api/lives/${live.id}/chapters/`, { chapters, ...more })
const replace = (live: Live, chapters: object[], more = {}) =>
  call('PUT', `/api/lives/${live.id}/chapters/`, { chapters, ...more })
const listIds = (reply: Transcription) => reply.chapters.map(({ id }) => id)
async function ask(live: Live, query = ''): Promise<Transcription> {
  return Transcription.parse((await call('GET', `/api/lives/${live.id}/transcription/${query}`)).json())
}

describe('lives', () => {
  test('a live is added by its address and has every field of the specification', async () => {
    const live = await createLive({
      title: null,
      url: 'https://www.youtube.com/watch?v=abc_DEF-123',
      channel_title: 'TV Exemplo',
      started_at: '2026-03-12T20:00:00-03:00',
    })
    expect(live).toEqual({
      id: expect.any(Number),
      url: 'https://www.youtube.com/watch?v=abc_DEF-123',
      title: 'youtube.com/watch?v=abc_DEF-123',
      description: null,
      channel_title: 'TV Exemplo',
      is_live: false,
      transcribed: false,
      state: 'waiting',
      chapter_count: 0,
      started_at: '2026-03-12T23:00:00.000Z',
      finished_at: null,
      starts_at: null,
      person: null,
      listening: 'off',
      problem: null,
      retry_at: null,
      gap_count: 0,
      heard_seconds: 0,
      written_seconds: 0,
      waiting_seconds: 0,
      rewriting_count: 0,
      delay_seconds: null,
    })
  })

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['file:///etc/passwd'],
    ['//video.exemplo.org/x'],
    ['https://ana:senha@video.exemplo.org/'],
    ['http://'],
    [''],
    [`https://video.exemplo.org/${'x'.repeat(2_000)}`],
  ])('%s is not an address of a video', async (url) => {
    const answer = await call('POST', '/api/lives/', { url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ url: [expect.any(String)] })
  })

  test('the same address is not added twice', async () => {
    await createLive()
    const answer = await call('POST', '/api/lives/', { url: VIDEO })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ url: ['Esta live já foi adicionada.'] })
  })

  test('the list has the last added first and is searched without regard to accents and case', async () => {
    const first = await createLive()
    const second = await createLive({ url: 'https://b.exemplo.org/', title: 'Votação do orçamento' })
    const list = async (query = '') =>
      Live.array()
        .parse((await call('GET', `/api/lives/${query}`)).json())
        .map(({ id }) => id)
    expect(await list()).toEqual([second.id, first.id])
    expect(await list(`?before=${second.id}`)).toEqual([first.id])
    expect(await list('?search=ORCAMENTO%20votac')).toEqual([second.id])
    expect(await list('?search=%25')).toEqual([second.id, first.id])
    expect(await list('?search=nada')).toEqual([])
  })

  test('a change touches what is given and nothing else', async () => {
    const live = await createLive({ description: 'Ao vivo', is_live: true })
    const answer = await call('PATCH', `/api/lives/${live.id}/`, { is_live: false, channel_title: 'TV' })
    expect(answer.json()).toEqual({ ...live, is_live: false, channel_title: 'TV' })
    expect((await call('PATCH', `/api/lives/${live.id}/`, { title: ' ' })).statusCode).toBe(400)
    expect((await call('PATCH', `/api/lives/${live.id}/`, { demo: true })).statusCode).toBe(400)
  })

  test('a removed live is gone with its chapters', async () => {
    const live = await createLive()
    await append(live, [chapter(1)])
    expect((await call('DELETE', `/api/lives/${live.id}/`)).statusCode).toBe(204)
    for (const path of ['', 'transcription/']) {
      expect((await call('GET', `/api/lives/${live.id}/${path}`)).statusCode).toBe(404)
    }
    expect((await call('DELETE', `/api/lives/${live.id}/`)).statusCode).toBe(404)
    expect(await world.pg.selectFrom('chapters').selectAll().execute()).toEqual([])
  })

  test.each([
    ['/api/lives/abc/'],
    ['/api/lives/0/'],
    ['/api/lives/9999999999/'],
    ['/api/lives/?page=2'],
    [`/api/lives/?search=${'x'.repeat(201)}`],
    ['/api/lives/?search=%00'],
    ['/api/lives/1/transcription/?chapter_id=x'],
    ['/api/lives/1/transcription/?since=ontem'],
  ])('%s is refused with a sentence', async (url) => {
    const answer = await call('GET', url)
    expect(answer.statusCode).toBe(400)
    expect(Object.values(answer.json()).flat().join()).toMatch(/\.$/)
  })
})

describe('chapters', () => {
  test('the detail has the chapters with times as hh:mm:ss.fraction', async () => {
    const live = await createLive()
    await append(live, [chapter(1), chapter(2)])
    const detail = LiveDetail.parse((await call('GET', `/api/lives/${live.id}/`)).json())
    expect(detail).toMatchObject({ ...live, state: 'transcribing', chapter_count: 2, written_seconds: 3.5 })
    expect(detail.chapters).toEqual([answered(1), answered(2)])
  })

  test('the transcription is told from a chapter id on', async () => {
    const live = await createLive()
    await append(live, [chapter(1), chapter(2), chapter(3)])
    expect(listIds(await ask(live))).toEqual([1, 2, 3])
    expect(listIds(await ask(live, '?chapter_id=2'))).toEqual([2, 3])
    expect(listIds(await ask(live, '?chapter_id=4'))).toEqual([])
  })

  test('a chapter that changed before chapter_id is told to those who say since when they know', async () => {
    const live = await createLive()
    await append(live, [chapter(1), chapter(2), chapter(3)])
    await world.pg
      .updateTable('chapters')
      .set({ updated_at: new Date('2026-01-01') })
      .execute()
    const { until } = await ask(live)
    expect(listIds(await ask(live, `?chapter_id=3&since=${until}`))).toEqual([3])
    await replace(live, [numbered(2, 'Corrigido')])
    expect((await ask(live, `?chapter_id=3&since=${until}`)).chapters).toEqual([answered(2, 'Corrigido')])
    expect(listIds(await ask(live, `?since=${until}`))).toEqual([2])
    expect(listIds(await ask(live, '?since=2100-01-01T00:00:00Z'))).toEqual([])
  })

  test('a live that is said to be complete is not listened to any more', async () => {
    const live = await createLive({ listen: true })
    expect(live.state).toBe('queued')
    await append(live, [chapter(1)], { transcribed: true })
    expect(await ask(live)).toMatchObject({ transcribed: true, state: 'transcribed', listening: 'off' })
  })

  test('chapters sent with ids replace the tail from the first of them on', async () => {
    const live = await createLive()
    await append(live, [chapter(1), chapter(2), chapter(3)])
    const answer = await replace(live, [numbered(2, 'Outro')], { transcribed: true })
    expect(answer.json()).toMatchObject({ transcribed: true, chapters: [answered(2, 'Outro')] })
    expect((await ask(live)).chapters).toEqual([answered(1), answered(2, 'Outro')])
    expect((await append(live, [chapter(3)])).json()).toMatchObject({ transcribed: true, chapters: [answered(3)] })
  })

  test.each([
    ['no chapter', []],
    ['too many', Array.from({ length: 1_001 }, (_, index) => numbered(index + 1))],
    ['an empty text', [numbered(1, ' ')]],
    ['a NUL', [numbered(1, 'a\0b')]],
    ['a time that is none', [{ ...numbered(1), started_at: '1:2' }]],
    ['an end before the beginning', [{ ...numbered(1), started_at: time(9) }]],
    ['ids that do not count up', [numbered(2), numbered(1)]],
    ['an id beyond the bound', [{ ...numbered(1), id: 30_001 }]],
    ['an unknown field', [{ ...numbered(1), live_id: 1 }]],
  ])('%s is refused and changes nothing', async (_, chapters) => {
    const live = await createLive()
    await append(live, [chapter(5)])
    expect((await replace(live, chapters)).statusCode).toBe(400)
    expect((await ask(live)).chapters).toEqual([{ ...answered(5), id: 1 }])
  })

  test('a live has a bounded number of chapters', async () => {
    const live = await createLive()
    await replace(live, [{ ...chapter(1), id: 30_000 }])
    const answer = await append(live, [chapter(2)])
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ chapters: ['Uma live tem no máximo 30.000 trechos.'] })
  })

  test('chapters of a live that does not exist are not found', async () => {
    const live = { ...(await createLive()), id: 999 }
    expect((await append(live, [chapter(1)])).statusCode).toBe(404)
    expect((await replace(live, [numbered(1)])).statusCode).toBe(404)
  })
})

test('what the store refuses because of what was asked is refused with a sentence', async () => {
  const live = await createLive()
  const path = `/api/lives/${live.id}/`
  const answers = [
    await call('POST', '/api/lives/', { url: `${VIDEO}?2`, person: '999999999' }),
    await call('PATCH', path, { person: '999999999' }),
  ]
  const detail = 'O pedido tem um valor que não pode ser usado, ou se refere a algo que não existe.'
  for (const answer of answers)
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
      status: 400,
      detail,
      code: 'invalid_request',
    })
  for (const year of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:00', '9999-12-31T23:59:59-23:00']) {
    const refused = [
      await call('PATCH', path, { started_at: year }),
      await call('POST', '/api/lives/', { url: `${VIDEO}?${year}`, starts_at: year }),
      await call('GET', `${path}transcription/?since=${encodeURIComponent(year)}`),
    ]
    for (const answer of refused) {
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('Use um ano de 1 a 9999.')
    }
  }
  expect((await call('GET', `/api/lives/?search=${encodeURIComponent('ç'.repeat(200))}`)).statusCode).toBe(200)
  expect(await world.pg.selectFrom('lives').select('id').execute()).toHaveLength(1)
})
