import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { MENTIONS_PAGE } from '../../../contract/limits.ts'
import { ChapterVersion, CorrectionConflict } from '../../../contract/lives/chapter-corrections.ts'
import { Chapter } from '../../../contract/lives/lives.ts'
import { Mention, WatchedTerm } from '../../../contract/lives/watched-terms.ts'
import { toTermKey } from '../../../text/watched-terms.ts'
import { mergePeople } from '../../records/people/people-merge.ts'

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
  await world.pg.deleteFrom('watched_terms').execute()
  live = await createLive('https://video.exemplo.org/a')
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, url: string, payload?: object) =>
  world.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })

async function createLive(url: string, fields: object = {}): Promise<number> {
  const { id } = (await call('POST', '/api/lives/', { url, title: 'Sessão', ...fields })).json()
  return id
}
async function createPerson(name: string): Promise<string> {
  const row = { name, name_key: name.toLowerCase(), role: '', party: '', uf: '' }
  return String((await world.pg.insertInto('people').values(row).returning('id').executeTakeFirstOrThrow()).id)
}
const watch = (term: string, place: object = {}) => call('POST', '/api/watched-terms/', { term, ...place })
const listTerms = async (query = '') =>
  WatchedTerm.array().parse((await call('GET', `/api/watched-terms/${query}`)).json())
const listMentions = async (query = '') => Mention.array().parse((await call('GET', `/api/mentions/${query}`)).json())
const time = (second: number) => new Date(second * 1000).toISOString().slice(11, 23)
/** Chapters of ten seconds each. */
const chapters = (texts: string[], from = 0) =>
  texts.map((transcription, at) => ({
    started_at: time(from + at * 10),
    finished_at: time(from + at * 10 + 10),
    transcription,
  }))
const say = (texts: string[], from = 0, id = live) =>
  call('POST', `/api/lives/${id}/chapters/`, { chapters: chapters(texts, from) })

describe('watched terms', () => {
  test('in one live, in those of a person, in all; a live has those that apply to it', async () => {
    const person = await createPerson('Fulana de Tal')
    const hers = await createLive('https://video.exemplo.org/b', { person })
    expect((await watch('urna', { live })).statusCode).toBe(201)
    await watch('vacina', { person })
    expect((await watch('golpe')).json()).toEqual({ id: expect.any(Number), term: 'golpe', live: null, person: null })
    expect((await listTerms()).map(({ term }) => term)).toEqual(['golpe', 'urna', 'vacina'])
    expect((await listTerms(`?live=${live}`)).map(({ term }) => term)).toEqual(['golpe', 'urna'])
    expect(await listTerms(`?live=${hers}`)).toEqual([
      expect.objectContaining({ term: 'golpe' }),
      expect.objectContaining({ term: 'vacina', person: { id: person, name: 'Fulana de Tal' } }),
    ])
    expect((await call('GET', '/api/watched-terms/?live=99999')).statusCode).toBe(404)
  })

  test.each([
    [{ term: '  ' }, 'term'],
    [{ term: '…?!' }, 'term'],
    [{ term: 'x'.repeat(101) }, 'term'],
    [{ term: 'urna', live: 99_999 }, 'live'],
    [{ term: 'urna', person: '99999' }, 'person'],
    [{ term: 'urna', live: 1, person: '1' }, 'person'],
  ])('%j is refused with a sentence at its field', async (body, field) => {
    const answer = await call('POST', '/api/watched-terms/', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ [field]: [expect.stringMatching(/\.$/)] })
  })

  test('a term is watched once, however it is written', async () => {
    await watch('Urna eletrônica')
    for (const same of ['urna ELETRONICA', 'urnas eletrônicas']) {
      expect((await watch(same)).json()).toEqual({ term: ['Este termo já é acompanhado.'] })
    }
    expect((await watch('urna eletrônica', { live })).statusCode).toBe(201)
  })

  test('a person that is merged into another brings lives and terms along', async () => {
    const [here, other] = [await createPerson('Fulana'), await createPerson('Fulana de Tal')]
    const hers = await createLive('https://video.exemplo.org/b', { person: other })
    await watch('vacina', { person: here })
    await watch('vacinas', { person: other })
    await watch('urna', { person: other })
    const keep = { name: 'this', image: 'this', affiliation: 'this' } as const
    await mergePeople(world.pg, Number(here), { other: Number(other), keep })
    expect((await listTerms(`?live=${hers}`)).map(({ term, person }) => [term, person?.id])).toEqual([
      ['urna', here],
      ['vacina', here],
    ])
  })

  test('there are at most so many', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({ term: `termo${at}`, term_key: toTermKey(`termo${at}`) }))
    await world.pg.insertInto('watched_terms').values(rows).execute()
    expect((await watch('mais um')).json()).toEqual({ term: [expect.stringContaining('500')] })
  })
})

describe('mentions', () => {
  test('a term that is said is noticed as a whole word, in any number, with its moment and what was said around it', async () => {
    await watch('urna eletrônica')
    await say(['Bom dia a todos.', 'As urnas, ELETRÔNICAS, não falham.', 'A turnê eletrônica da urna.'])
    expect(await listMentions()).toEqual([
      {
        id: expect.any(Number),
        term: 'urna eletrônica',
        live: { id: live, title: 'Sessão' },
        chapter_id: 2,
        said_at: expect.closeTo(11, 0),
        context: 'Bom dia a todos. As urnas, ELETRÔNICAS, não falham. A turnê eletrônica',
        created_at: expect.any(String),
      },
    ])
  })

  test('also where it goes over from one chapter to the next, which may come later', async () => {
    await watch('estado de sítio')
    await say(['Vamos decretar estado'])
    expect(await listMentions()).toEqual([])
    await say(['de sítio amanhã.'], 10)
    expect(await listMentions()).toEqual([
      expect.objectContaining({ chapter_id: 1, context: 'Vamos decretar estado de sítio amanhã.' }),
    ])
  })

  test('what is said afterwards comes to it; a rewritten end does not warn twice', async () => {
    await watch('fraude')
    await say(['Houve fraude'])
    const [before] = await listMentions()
    const again = chapters(['Houve fraude, disse ele.', 'Ninguém acreditou.', 'Já é tarde.'])
    await call('PUT', `/api/lives/${live}/chapters/`, { chapters: again.map((one, at) => ({ ...one, id: at + 1 })) })
    expect(await listMentions()).toEqual([
      { ...before, context: 'Houve fraude, disse ele. Ninguém acreditou. Já', said_at: before?.said_at },
    ])
    await say(['De novo a fraude.'], 60)
    expect(await listMentions()).toHaveLength(2)
    expect(await listMentions(`?after=${before?.id}`)).toEqual([expect.objectContaining({ chapter_id: 4 })])
  })

  test('of more than a page of them none is lost to who asks for those after one', async () => {
    await watch('fraude')
    const count = MENTIONS_PAGE + 7
    await say(Array.from({ length: count }, (_, at) => `Fraude ${at}.`))
    const first = await listMentions('?after=0')
    expect(first).toHaveLength(MENTIONS_PAGE)
    expect(first.at(-1)?.chapter_id).toBe(1)
    const rest = await listMentions(`?after=${first[0]?.id}`)
    expect(rest.map(({ chapter_id }) => chapter_id)).toEqual(Array.from({ length: 7 }, (_, at) => count - at))
    expect((await listMentions()).at(0)?.chapter_id).toBe(count)
  })

  test('only in the lives that the term is watched in; what was noticed stays when it is watched no longer', async () => {
    const other = await createLive('https://video.exemplo.org/b')
    const { id } = (await watch('fraude', { live: other })).json()
    await say(['Uma fraude.'])
    expect(await listMentions()).toEqual([])
    await say(['Uma fraude.'], 0, other)
    expect((await call('DELETE', `/api/watched-terms/${id}/`)).statusCode).toBe(204)
    expect((await call('DELETE', `/api/watched-terms/${id}/`)).statusCode).toBe(404)
    expect(await listMentions(`?live=${other}`)).toHaveLength(1)
    expect(await listMentions(`?live=${live}`)).toEqual([])
  })

  test('a new term is looked for in the last five minutes of lives that are being heard', async () => {
    await say(['Uma fraude antiga.'])
    await say(['Uma fraude de agora.'], 500)
    await watch('fraude')
    expect(await listMentions()).toEqual([])
    await world.pg.updateTable('lives').set({ listening: 'listening' }).execute()
    await watch('fraudes', { live })
    expect(await listMentions()).toEqual([expect.objectContaining({ chapter_id: 2, context: 'Uma fraude de agora.' })])
  })
})

describe('corrections', () => {
  const place = (id: number, more = '') => `/api/lives/${live}/chapters/${id}/${more}`
  const see = async (id: number) => {
    const said = Chapter.array().parse((await call('GET', `/api/lives/${live}/`)).json().chapters)
    const found = said.find((one) => one.id === id)
    return {
      started_at: found?.started_at ?? '00:00:00.000',
      transcription: found?.transcription ?? '',
      speaker: found?.speaker ?? null,
    }
  }
  const correct = async (id: number, body: object) => call('PATCH', place(id), { seen: await see(id), ...body })
  const listVersions = async (id: number) =>
    ChapterVersion.array().parse((await call('GET', place(id, 'versions/'))).json())

  test('what stood there before is kept, with who changed it', async () => {
    await say(['A ponti caiu.'])
    const first = Chapter.parse((await correct(1, { transcription: 'A ponte caiu.' })).json())
    expect(first).toMatchObject({ id: 1, transcription: 'A ponte caiu.', speaker: null, corrected: true, draft: false })
    expect((await correct(1, { speaker: 'Fulana' })).json()).toEqual({ ...first, speaker: 'Fulana' })
    const said = { transcription: 'A ponti caiu.', speaker: null }
    const corrected = { transcription: 'A ponte caiu.', speaker: null }
    expect(await listVersions(1)).toEqual([
      expect.objectContaining({ ...corrected, changed_by: 'clara', became: { ...corrected, speaker: 'Fulana' } }),
      expect.objectContaining({ ...said, changed_by: 'clara', became: corrected }),
    ])
    expect((await call('GET', `/api/lives/${live}/`)).json().chapters).toEqual([{ ...first, speaker: 'Fulana' }])
  })

  test('corrections of a chapter that was replaced since are not told of the one with its number now', async () => {
    await say(['A ponti caiu.', 'E o prefeito viu.'])
    for (const id of [1, 2]) await correct(id, { transcription: 'A ponte caiu.' })
    await call('PUT', `/api/lives/${live}/chapters/`, { chapters: [{ ...chapters(['Boa noitte.'], 10)[0], id: 2 }] })
    await correct(2, { transcription: 'Boa noite.' })
    expect(await listVersions(2)).toEqual([expect.objectContaining({ transcription: 'Boa noitte.' })])
    expect(await listVersions(1)).toHaveLength(1)
  })

  test('what changes nothing is no correction', async () => {
    await say(['A ponte caiu.'])
    expect((await correct(1, { transcription: 'A ponte caiu.' })).json()).toMatchObject({ corrected: false })
    expect(await listVersions(1)).toEqual([])
  })

  test('what somebody else wrote meanwhile is not overwritten: the answer tells it, and each can still have its way', async () => {
    await say(['A ponti caiu.'])
    const seen = await see(1)
    const ana = await correct(1, { transcription: 'A ponte caiu.' })
    const late = await correct(1, { transcription: 'A Ponti caiu.', seen })
    expect(late.statusCode).toBe(409)
    expect(CorrectionConflict.parse(late.json())).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/^Este trecho mudou enquanto você escrevia/),
      chapter: ana.json(),
    })
    expect(await see(1)).toMatchObject({ transcription: 'A ponte caiu.' })
    // The other field also differs from `seen`, but this correction does not change it.
    expect((await correct(1, { speaker: 'Fulana', seen })).statusCode).toBe(200)
    expect((await correct(1, { speaker: 'Beltrana', seen })).statusCode).toBe(409)
    expect((await correct(1, { transcription: 'A ponte caiu.', seen })).statusCode).toBe(200)
    expect((await correct(1, { transcription: 'A Ponti caiu.', seen: await see(1) })).statusCode).toBe(200)
    expect(await see(1)).toMatchObject({ transcription: 'A Ponti caiu.', speaker: 'Fulana' })
  })

  test('a chapter that has another start is not the one that was seen, whatever it says', async () => {
    await say(['A ponti caiu.'])
    const seen = await see(1)
    const chapter = { id: 1, started_at: '00:00:00.250', finished_at: '00:00:09.000', transcription: 'A ponti caiu.' }
    expect((await call('PUT', `/api/lives/${live}/chapters/`, { chapters: [chapter] })).statusCode).toBe(200)
    const late = await correct(1, { transcription: 'A ponte caiu.', seen })
    expect(late.statusCode).toBe(409)
    expect(CorrectionConflict.parse(late.json()).chapter).toMatchObject(chapter)
    expect((await correct(1, { transcription: 'A ponte caiu.' })).statusCode).toBe(200)
  })

  test('a draft is one no longer, and whoever asks what is new is told', async () => {
    await say(['A ponti'])
    await world.pg
      .updateTable('chapters')
      .set({ draft: true, updated_at: new Date(0) })
      .execute()
    const since = new Date(1_000).toISOString()
    const ask = async () => (await call('GET', `/api/lives/${live}/transcription/?since=${since}`)).json().chapters
    expect(await ask()).toEqual([])
    await correct(1, { transcription: 'A ponte' })
    expect(await ask()).toEqual([expect.objectContaining({ draft: false, corrected: true })])
  })

  test('it warns as well, of that chapter', async () => {
    await say(['Houve fraldes.', 'E mais fraudes.'])
    await watch('fraude')
    await correct(1, { transcription: 'Houve fraudes.' })
    expect(await listMentions()).toEqual([expect.objectContaining({ chapter_id: 1 })])
  })

  test('a chapter that is not there', async () => {
    expect((await correct(7, { speaker: 'Fulana' })).statusCode).toBe(404)
    expect((await call('GET', place(7, 'versions/'))).statusCode).toBe(404)
  })

  test.each([
    [{}],
    [{ transcription: ' ' }],
    [{ transcription: 'a\u0000b' }],
    [{ speaker: '' }],
    [{ speaker: 'x'.repeat(121) }],
    [{ speaker: 'Fulana', seen: undefined }],
    [{ speaker: 'Fulana', seen: { started_at: '00:00:00', transcription: 7, speaker: null } }],
    [{ speaker: 'Fulana', seen: { transcription: 'A ponte caiu.', speaker: null } }],
  ])('%j is refused with a sentence', async (body) => {
    await say(['A ponte caiu.'])
    const answer = await correct(1, body)
    expect(answer.statusCode).toBe(400)
    expect(Object.values(answer.json()).flat().join()).toMatch(/\.$/)
  })
})
