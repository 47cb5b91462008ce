import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost, storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { Extras } from '../../../contract/posts/extras.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { enrichmentSteps } from '../../enrich/index.ts'
import { countCopies } from '../../search/posts/count-copies.ts'
import { writeCsv } from '../../search/posts/csv.ts'
import { exportPosts } from '../../search/posts/export-posts.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { readCsv } from '../../sources/files/csv.ts'
import { importPosts } from '../import/import-posts.ts'
import { listPlacesAfter } from '../rewrite/post-places.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const ZONE = 'America/Sao_Paulo'
const search = async (text: string) => (await listPosts(world.ch, PostsQuery.parse({ search: text }), ZONE)).items
const store = (native_id: string, extras: Extras | undefined, given = {}) =>
  storePosts(world.ch, [{ native_id, content: `texto ${native_id}`, ...given, extras }])
const getPost = async (native_id: string) => (await search(`"texto ${native_id}"`))[0]

const FORWARD = { name: 'Canal da Serra', link: 'https://t.me/serra/9', author: null }
const POLL = {
  question: 'Haverá segundo turno?',
  kind: 'Anonymous Poll',
  options: [
    { text: 'Certamente', percent: 84, votes: null },
    { text: 'Jamais', percent: 16, votes: null },
  ],
  voters: 1200,
  votersStep: 100,
}
const CARD = { url: 'https://jornal.example/a', site: 'Jornal', title: 'Manchete inaudita', description: null }
const REPLY = { link: 'https://t.me/canal/5', author: 'Outro', text: 'o que se cita' }
const VOICE = { kind: 'mensagem de voz' as const, name: 'recado.ogg', bytes: 2048, seconds: 31 }
const AUDIO = [{ type: 'audio' as const, url: null, description: null }]
const ALL: Extras = {
  ...{ forward: FORWARD, reply: REPLY, poll: POLL, card: CARD, signature: 'Bia', files: [VOICE] },
  edited: { at: Date.parse('2026-03-13T10:00:00Z') / 1000 },
}
const WIRE = {
  ...{ forwardedFrom: FORWARD, replyTo: REPLY, poll: POLL, linkCard: CARD, signature: 'Bia' },
  ...{ media: [{ facts: VOICE }], editedAt: '2026-03-13T10:00:00Z', state: 'editado', versions: 1 },
}

test('everything that a network shows reaches the reader', async () => {
  await store('1', ALL, { media: AUDIO })
  expect(await getPost('1')).toMatchObject(WIRE)
  await store('2', undefined)
  const nothing = { forwardedFrom: null, replyTo: null, poll: null, linkCard: null, signature: null }
  expect(await getPost('2')).toMatchObject({ ...nothing, editedAt: null, state: 'ativo' })
})

test('it is searched, but not with the text as one phrase; what others wrote is not', async () => {
  for (const text of ['"segundo turno" jamais', 'inaudita', 'serra', 'recado', 'bia'])
    expect(await search(text), text).toHaveLength(1)
  expect(await search('"1 Haverá"')).toHaveLength(0)
  expect(await search('"o que se cita"')).toHaveLength(0)
  await store('3', undefined, { description: 'Descrição do vídeo sobre paralelepípedos' })
  expect(await search('paralelepípedo')).toMatchObject([{ content: 'texto 3' }])
})

test('what was passed on from one account is found by its name, whatever its capitals', async () => {
  const list = async (forwarded_from: string) =>
    (await listPosts(world.ch, PostsQuery.parse({ forwarded_from }), ZONE)).items
  for (const name of ['Canal da Serra', 'CANAL da serra'])
    expect(await list(name), name).toMatchObject([{ content: 'texto 1' }])
  expect(await list('Canal da')).toEqual([])
})

test('a later file that does not tell it erases nothing, and one that tells more adds to it', async () => {
  await store('1', undefined, { views: 7 })
  expect(await getPost('1')).toMatchObject({ ...WIRE, views: 7 })
  const votes = {
    ...POLL,
    kind: null,
    options: [
      { text: 'Certamente', percent: null, votes: 900 },
      { text: 'Jamais', percent: 16, votes: null },
    ],
  }
  await store('1', { poll: votes, forward: { ...FORWARD, link: null }, edited: { at: null } }, { media: AUDIO })
  const told = { kind: 'Anonymous Poll', options: [{ percent: 84, votes: 900 }, { percent: 16 }] }
  expect(await getPost('1')).toMatchObject({ ...WIRE, poll: told, views: 7 })
  await store('1', { forward: { name: 'Outro canal', link: null, author: null } })
  expect(await getPost('1')).toMatchObject({ forwardedFrom: { name: 'Outro canal', link: null }, linkCard: CARD })
})

test('the same again is no change, and a rewrite keeps it', async () => {
  const places = await listPlacesAfter(world.ch, null)
  expect(await rewritePosts(world.ch, places, (post) => post)).toBe(0)
  const steps = enrichmentSteps({ people: new Map() })
  await store('4', ALL, { media: AUDIO })
  const again = makePost({ native_id: '4', content: 'texto 4', media: AUDIO, extras: ALL })
  const report = await importPosts(world.ch, [{ position: 1, post: again }], { steps, origin: 'import' })
  expect(report).toMatchObject({ unchanged: 1, updated: 0 })
  const written = await rewritePosts(world.ch, places, ({ draft, later }) => ({
    draft,
    later: { ...later, hate_review: 'confirmado' },
  }))
  expect(written).toBe(places.length)
  expect(await getPost('1')).toMatchObject({ linkCard: CARD, signature: 'Bia', hateReview: 'confirmado' })
})

test('the mark "edited" that comes later dates the edit at the moment when it was seen', async () => {
  await store('5', undefined)
  expect(await getPost('5')).toMatchObject({ state: 'ativo' })
  await store('5', { edited: { at: null } })
  expect(await getPost('5')).toMatchObject({
    state: 'editado',
    versions: 1,
    editedAt: expect.stringMatching(/^20\d\d-/),
  })
})

test('a poll that an older version wrote into the description is told once', async () => {
  await store('6', undefined, { description: 'Enquete: Haverá segundo turno?\n– Certamente (80%)' })
  await store('6', { poll: POLL })
  expect(await getPost('6')).toMatchObject({ description: null, poll: POLL })
})

test('our own CSV tells it in columns, and brings all of it back', async () => {
  const rows = exportPosts(',', world.ch, PostsQuery.parse({ search: '"texto 4"' }), ZONE)
  const csv = (await Array.fromAsync(writeCsv(countCopies(world.ch, rows), ','))).join('')
  expect(csv).toContain(
    'Canal da Serra,https://t.me/serra/9,https://t.me/canal/5,"Haverá segundo turno?\n– Certamente (84%)',
  )
  const [item] = await Array.fromAsync(readCsv(Readable.from([csv])))
  expect(item && 'post' in item ? item.post.extras : item).toEqual(ALL)
})

test('a document in whose place there is a photo now does not leave its name behind', async () => {
  const file = { kind: null, name: 'laudo.pdf', bytes: 900, seconds: null }
  const media = (type: 'document' | 'image', url: string) => [{ type, url, description: null }]
  await store('troca', { files: [file] }, { media: media('document', 'https://a.example/laudo.pdf') })
  expect((await getPost('troca'))?.media).toMatchObject([{ facts: { name: 'laudo.pdf' } }])
  await store('troca', undefined, { media: media('image', 'https://a.example/foto.jpg') })
  expect((await getPost('troca'))?.media).toMatchObject([{ type: 'image', facts: null }])
})
