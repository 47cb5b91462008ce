import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost } from '../../../../test/factory.ts'
import { inventHateModel } from '../../../../test/hate-model.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { HateReport } from '../../../contract/hate/hate.ts'
import { PostsReply } from '../../../contract/posts/post.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { enrichmentSteps, enrichPost } from '../../enrich/index.ts'
import { createPostId } from '../../ingest/write/post-id.ts'
import { writePosts } from '../../ingest/write/write.ts'

let world: TestApp
let ana: Record<string, string>
let bia: Record<string, string>
const model = inventHateModel('7')
const idOf = (native_id: string) => createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id })

beforeAll(async () => {
  world = await openTestApp({ hateModel: model })
  await store({ native_id: '1', content: 'Que zurrapa é essa, zurrapa' })
  await store({ native_id: '2', content: 'zurrapa', hate: 'ofensivo' })
  await store({ native_id: '3', content: '' })
  ana = await enter('ana')
  bia = await enter('bia')
})
afterAll(() => world.close())

async function store(post: Partial<ImportedPost>) {
  await writePosts(
    world.ch,
    [enrichPost(makePost(post), enrichmentSteps({ people: new Map(), hateModel: model }))],
    'import',
  )
}

const enter = async (username: string) => ({ authorization: `Bearer ${await world.enter(username)}` })

type Method = 'GET' | 'POST' | 'DELETE'
const ask = (method: Method, url: string, headers: Record<string, string>, payload?: object) =>
  world.app.inject({ method, url, headers, ...(payload && { payload }) })

const report = async (native_id: string, headers = ana) =>
  HateReport.parse((await ask('GET', `/api/posts/${idOf(native_id)}/hate/`, headers)).json())

/** About what stands there now, unless `body` names another version. */
async function send(native_id: string, headers: Record<string, string>, body: object) {
  const { version } = await report(native_id)
  return ask('POST', `/api/posts/${idOf(native_id)}/hate-review/`, headers, { version, ...body })
}

async function review(native_id: string, headers: Record<string, string>, body: object) {
  const answer = await send(native_id, headers, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return HateReport.parse(answer.json())
}

const search = async (query: string) => {
  const answer = await ask('GET', `/api/posts/?${query}`, ana)
  return PostsReply.parse(answer.json()).items.map(({ id }) => id)
}

test('why a post was marked: label, score, kinds, engine and the words with their places', async () => {
  expect(await report('1')).toEqual({
    hate: 'discurso de ódio',
    hateScore: 0.875,
    hateKinds: ['política'],
    hateBy: 'lupa@7',
    hateReview: null,
    content: 'Que zurrapa é essa, zurrapa',
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
    explainedBy: 'lupa@7',
    marks: [
      { start: 4, end: 11, weight: 1 },
      { start: 20, end: 27, weight: 1 },
    ],
    reasons: { targets: [], violence: false, quotation: false },
    verdicts: [],
  })
})

test('a label from the source has no words to show', async () => {
  expect(await report('2')).toMatchObject({ hate: 'ofensivo', hateBy: '', explainedBy: null, marks: [], reasons: null })
})

test('a verdict is seen at once by the filter and the CSV, the label stays, and both people are kept', async () => {
  expect(await review('1', ana, { verdict: 'confirmado', note: ' É mesmo. ' })).toMatchObject({
    hate: 'discurso de ódio',
    hateReview: 'confirmado',
  })
  expect(await search('reviewed=confirmado')).toEqual([idOf('1')])
  expect(await search(`reviewed=${encodeURIComponent('sem revisão')}&reviewed=rejeitado`)).toHaveLength(2)

  const { hateReview, verdicts } = await review('1', bia, { verdict: 'rejeitado' })
  expect(hateReview).toBe('rejeitado')
  const judged = { hate: 'discurso de ódio', hateScore: 0.875, hateBy: 'lupa@7' }
  expect(verdicts).toMatchObject([
    { ...judged, verdict: 'rejeitado', note: '', author: 'bia', isOwn: true, withdrawnAt: null },
    { ...judged, verdict: 'confirmado', note: 'É mesmo.', author: 'ana', isOwn: false, withdrawnAt: null },
  ])
  const csv = (await ask('GET', '/api/posts/?format=csv&reviewed=rejeitado', ana)).body
  expect(csv).toMatch(/,hate,hate_score,hate_kinds,hate_by,hate_review,/)
  expect(csv).toMatch(/,discurso de ódio,0.875,política,lupa@7,rejeitado,/)
})

test('a verdict taken back leaves the one before in force, and stays in the history', async () => {
  const answer = await ask('DELETE', `/api/posts/${idOf('1')}/hate-review/`, bia)
  expect(HateReport.parse(answer.json())).toMatchObject({ hateReview: 'confirmado' })
  expect((await ask('DELETE', `/api/posts/${idOf('1')}/hate-review/`, bia)).statusCode).toBe(404)
  const { verdicts } = await review('1', ana, { verdict: 'rejeitado' })
  expect(verdicts.map(({ verdict, withdrawnAt }) => [verdict, withdrawnAt !== null])).toEqual([
    ['rejeitado', false],
    ['rejeitado', true],
    ['confirmado', true],
  ])
})

test('an import keeps the verdict; a text with another label has none', async () => {
  await store({ native_id: '1', content: 'Que zurrapa é essa, zurrapa', views: 5 })
  expect(await report('1')).toMatchObject({ hateReview: 'rejeitado' })
  await store({ native_id: '1', content: 'Que zurrapa é essa' })
  expect(await report('1')).toMatchObject({ hate: 'ofensivo', hateReview: null })
  expect(await search('reviewed=rejeitado')).toEqual([])
})

test('a verdict is of the text and label that were seen: another text, or another label, is refused, and is shown', async () => {
  await store({ native_id: '4', content: 'Que zurrapa é essa' })
  const seen = await report('4')
  await store({ native_id: '4', content: 'Mas que zurrapa é essa' })
  const answer = await send('4', ana, { verdict: 'confirmado', version: seen.version })
  expect(answer.statusCode).toBe(409)
  const { detail, current } = answer.json<{ detail: string; current: unknown }>()
  expect(detail).toContain('Nada foi gravado')
  expect(HateReport.parse(current)).toMatchObject({ content: 'Mas que zurrapa é essa', hate: 'ofensivo', verdicts: [] })
  expect((await send('4', ana, { verdict: 'confirmado', version: undefined })).json()).toEqual({
    version: ['Valor ausente ou de tipo inválido.'],
  })
  // Counts change nothing of what was judged.
  const now = await report('4')
  await store({ native_id: '4', content: 'Mas que zurrapa é essa', views: 9 })
  expect((await send('4', ana, { verdict: 'confirmado', version: now.version })).statusCode).toBe(201)
})

test('a verdict on a former text is in force for that text only, also after a later one is taken back', async () => {
  await store({ native_id: '5', content: 'Que zurrapa é essa' })
  await review('5', ana, { verdict: 'rejeitado', note: 'É o nome do vinho.' })
  await store({ native_id: '5', content: 'Que zurrapa é essa gente' })
  expect(await report('5')).toMatchObject({
    hate: 'ofensivo',
    hateReview: null,
    verdicts: [{ verdict: 'rejeitado', isCurrent: false, withdrawnAt: null }],
  })
  expect(await search('reviewed=rejeitado')).not.toContain(idOf('5'))
  expect((await review('5', bia, { verdict: 'confirmado' })).hateReview).toBe('confirmado')
  const answer = await ask('DELETE', `/api/posts/${idOf('5')}/hate-review/`, bia)
  expect(HateReport.parse(answer.json()).hateReview).toBeNull()
})

test('the last verdict on what stands there now is in force, whatever was said later of something else', async () => {
  await store({ native_id: '6', content: 'zurrapa boa', hate: 'ofensivo' })
  await review('6', ana, { verdict: 'rejeitado' })
  await store({ native_id: '6', content: 'zurrapa boa', hate: 'discurso de ódio' })
  await review('6', bia, { verdict: 'confirmado' })
  await store({ native_id: '6', content: 'zurrapa boa', hate: 'ofensivo' })
  const { hateReview, verdicts } = await report('6')
  expect(hateReview).toBe('rejeitado')
  expect(verdicts.map(({ author, isCurrent }) => [author, isCurrent])).toEqual([
    ['bia', false],
    ['ana', true],
  ])
})

test('verdicts at the same time end in one in force for each person, and the post follows the last', async () => {
  const body = (i: number) => ({ verdict: i % 2 === 0 ? 'confirmado' : 'rejeitado' })
  await Promise.all(Array.from({ length: 6 }, (_, i) => review('2', i < 3 ? ana : bia, body(i))))
  const { verdicts, hateReview } = await report('2')
  const inForce = verdicts.filter(({ withdrawnAt }) => withdrawnAt === null)
  expect(inForce.map(({ author }) => author).sort()).toEqual(['ana', 'bia'])
  expect(hateReview).toBe(inForce[0]?.verdict)
})

test('whoever is removed leaves the verdict without a name', async () => {
  await world.pg.deleteFrom('users').where('username', '=', 'bia').execute()
  const { verdicts } = await report('1')
  expect(verdicts.map(({ author }) => author)).toEqual(['ana', null, 'ana'])
})

test('what cannot be reviewed is refused with a sentence', async () => {
  const refuse = (native_id: string, body: object) =>
    ask('POST', `/api/posts/${idOf(native_id)}/hate-review/`, ana, { version: '0'.repeat(16), ...body })
  expect((await refuse('3', { verdict: 'confirmado' })).json()).toEqual({
    non_field_errors: ['Esta publicação não foi avaliada: não há rótulo a revisar.'],
  })
  expect((await refuse('1', { verdict: 'talvez' })).json()).toEqual({
    verdict: ['Use um destes: confirmado, rejeitado.'],
  })
  expect((await refuse('1', { verdict: 'confirmado', note: 'a'.repeat(1001) })).json()).toEqual({
    note: ['A nota pode ter até 1000 caracteres.'],
  })
  expect((await refuse('9', { verdict: 'confirmado' })).statusCode).toBe(404)
  expect((await ask('GET', '/api/posts/x/hate/', ana)).json()).toEqual({
    id: ['O identificador da publicação é um UUID.'],
  })
})
