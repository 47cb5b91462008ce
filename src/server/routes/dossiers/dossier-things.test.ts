/** Dossier items other than posts: pictures, passages of lives, people. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'

let world: TestApp
let ask: Ask
let dossier: string
let live: number
let person: number
let post: { id: string; media: { id: string }[] }

const chapter = (second: number, transcription: string) => ({
  ...{ started_at: `00:00:${String(second).padStart(2, '0')}.500`, transcription },
  finished_at: `00:00:${String(second + 1).padStart(2, '0')}.500`,
})

beforeAll(async () => {
  world = await openTestApp()
  await storePosts(world.ch, [
    { content: 'Veja a faixa', media: [{ type: 'image', url: null, description: 'Uma faixa na praça' }] },
  ])
  ask = await openNewsroom(world, ['ana', 'bia', 'chefe'])
  await world.pg.updateTable('users').set({ transcriptor_group: true }).where('username', '=', 'ana').execute()
  const found = await ask('ana', 'POST', '/api/lives/', { url: 'https://video.exemplo.org/a.mp4', title: 'Sessão' })
  live = found.json().id
  const chapters = [chapter(1, 'Bom dia'), chapter(2, 'a todos'), chapter(3, 'As urnas falharam'), chapter(4, 'Fim')]
  expect((await ask('ana', 'POST', `/api/lives/${live}/chapters/`, { chapters })).statusCode).toBeLessThan(300)
  await world.pg.updateTable('chapters').set({ speaker: 'Ana' }).where('id', '<', 3).execute()
  await world.pg.updateTable('chapters').set({ speaker: 'Bia' }).where('id', '=', 3).execute()
  const created = await ask('chefe', 'POST', '/api/public-persons/', {
    ...{ name: 'Ana Lima', party: 'PXA', uf: 'SP', accounts: [{ platform: 'X', handle: 'analima' }] },
  })
  person = Number(created.json().id)
  post = (await ask('ana', 'GET', '/api/posts/')).json().items[0]
  dossier = (await ask('ana', 'POST', '/api/dossiers/', { title: 'Urnas' })).json().id
  await shareThing(ask, 'ana', `/api/shares/dossier/${dossier}/`, { everyone: 'edit', people: [], groups: [] })
})
afterAll(() => world.close())

const url = (rest = '') => `/api/dossiers/${dossier}/${rest}`
const add = (who: string, thing: object) => ask(who, 'POST', url('things/'), thing)
const list = async (who = 'bia') => (await ask(who, 'GET', url('items/'))).json().items
const passage = () => ({ kind: 'passage', live, from: 2.5, to: 4.5 })
const image = () => ({ kind: 'image', post: post.id, attachment: post.media[0]?.id })

test('each goes in once, in one order with the posts, as it was and as it is', async () => {
  const once = { added: 1, already: 0, missing: 0, left: 0 }
  expect((await add('ana', passage())).json()).toEqual(once)
  expect((await ask('bia', 'POST', url('items/'), { posts: [post.id] })).json()).toEqual(once)
  expect((await add('bia', { kind: 'person', id: String(person) })).json()).toEqual(once)
  expect((await add('bia', image())).json()).toEqual(once)
  expect((await add('ana', passage())).json()).toMatchObject({ added: 0, already: 1 })
  const items = await list()
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['passage', 'post', 'person', 'image'])
  expect(items[0]).toMatchObject({ live_id: live, from: 2.5, to: 4.5, added_by: 'ana' })
  expect(items[0].snapshot).toMatchObject({
    title: 'Sessão',
    text: 'Ana: a todos\nBia: As urnas falharam',
    draft: false,
  })
  expect(items[2].snapshot).toEqual({
    ...{ name: 'Ana Lima', office: null, party: 'PXA', uf: 'SP' },
    accounts: [{ platform: 'X', handle: 'analima' }],
  })
  expect(items[3]).toMatchObject({ post_id: post.id, attachment_id: post.media[0]?.id })
  expect(items[3].snapshot).toMatchObject({ description: 'Uma faixa na praça', post: { content: 'Veja a faixa' } })
  for (const { snapshot, now } of items) expect(now).toEqual(snapshot)
  expect((await ask('ana', 'GET', url())).json().items).toBe(4)
})

test('what is not there is told, and so is what cannot be', async () => {
  const missing = { added: 0, already: 0, missing: 1, left: 0 }
  expect((await add('ana', { kind: 'person', id: '99999' })).json()).toEqual(missing)
  expect((await add('ana', { ...passage(), live: 99_999 })).json()).toEqual(missing)
  expect((await add('ana', { ...passage(), from: 1_000, to: 1_001 })).json()).toEqual(missing)
  expect((await add('ana', { ...image(), attachment: 'x' })).json()).toEqual(missing)
  expect((await add('ana', { ...passage(), to: 2.5 })).json()).toEqual({ to: ['O trecho termina antes de começar.'] })
  expect((await add('ana', { ...passage(), to: 9_000 })).json().to[0]).toContain('até 60 minutos')
  expect((await add('ana', { kind: 'post', id: post.id })).statusCode).toBe(400)
})

test('only who reads transcriptions puts a passage in; who sees the dossier reads it', async () => {
  expect((await add('bia', { ...passage(), from: 1.5 })).json().detail).toContain('Só quem transcreve')
  expect((await list('chefe'))[0].snapshot.text).toContain('As urnas falharam')
})

test('notes, tags, order, taking out and putting back are the same as of posts', async () => {
  const [first, , third] = await list()
  const note = { note: '**Conferir**', note_version: 0 }
  expect((await ask('bia', 'PUT', url(`items/${first.id}/note/`), note)).json().note_version).toBe(1)
  expect((await ask('ana', 'PUT', url(`items/${first.id}/note/`), note)).statusCode).toBe(409)
  const tag = (await ask('bia', 'POST', '/api/tags/', { name: 'urgente' })).json().id
  expect((await ask('bia', 'PUT', url(`items/${first.id}/tags/`), { add: [tag] })).json()).toHaveLength(1)
  await ask('bia', 'POST', url('comments/'), { text: 'Vi', item_id: first.id })
  await ask('bia', 'DELETE', url(`items/${third.id}/`))
  expect(await list()).toHaveLength(3)
  await ask('bia', 'POST', url(`items/${third.id}/restore/`))
  await ask('bia', 'POST', url(`items/${first.id}/move/`), { after: third.id })
  expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual(['post', 'person', 'passage', 'image'])
})

test('searches and counts of the dossier are of its posts', async () => {
  const found = await ask('ana', 'GET', `/api/posts/?dossier=${dossier}&tag=${(await list())[2].tags[0].id}`)
  expect(found.json().total_items).toBe(0)
  expect((await ask('ana', 'GET', `/api/posts/?dossier=${dossier}`)).json().total_items).toBe(1)
  const { dossiers } = (await ask('ana', 'GET', '/api/post_options/')).json()
  expect(dossiers[0].count).toBe(1)
  expect((await ask('ana', 'GET', `/api/posts/?format=csv&dossier=${dossier}`)).body).toContain('Urnas')
})

test('what changes later stands beside what was kept', async () => {
  await world.pg.updateTable('chapters').set({ transcription: 'As urnas não falharam' }).where('id', '=', 3).execute()
  await ask('chefe', 'PATCH', `/api/public-persons/${person}/`, { party: 'PXB' })
  const items = await list()
  const of = (kind: string) => items.find((item: { kind: string }) => item.kind === kind)
  expect(of('passage').snapshot.text).toContain('As urnas falharam')
  expect(of('passage').now.text).toContain('As urnas não falharam')
  expect([of('person').snapshot.party, of('person').now.party]).toEqual(['PXA', 'PXB'])
  await ask('ana', 'DELETE', `/api/lives/${live}/`)
  expect((await list()).find((item: { kind: string }) => item.kind === 'passage').now).toBeNull()
})

test('the file has everything in the order of the dossier', async () => {
  const answer = await ask('bia', 'GET', url('file/'))
  expect(answer.headers['content-type']).toContain('text/csv')
  const lines = answer.body.split('\r\n')
  // Times are of the newsroom's clock, which the heading names.
  expect(lines[0]).toMatch(
    /^\uFEFFordem,tipo,data \(Brasília\),quem,.*,entrou em \(Brasília\),posto por,situação agora$/,
  )
  expect(answer.body).toMatch(/1,publicação,2026-03-12 12:00:00,/)
  expect(lines[3]).toMatch(/,não está mais no LupaScan$/)
  expect(answer.body).toMatch(/1,publicação,[^\n]*Veja a faixa/)
  expect(answer.body).toMatch(/2,pessoa,,Ana Lima/)
  expect(answer.body).toContain('3,trecho de live,,Sessão (00:00:02 a 00:00:04)')
  expect(answer.body).toMatch(/4,imagem,[^\n]*Uma faixa na praça/)
  expect(answer.body).toContain('**Conferir**')
  const acts = await world.pg.selectFrom('audit').select('subject').where('action', '=', 'dossier_exported').execute()
  expect(acts).toEqual([{ subject: dossier }])
})

test('a large dossier is sent in parts, in its order, each item once', async () => {
  const { id } = (await ask('ana', 'POST', '/api/dossiers/', { title: 'Grande' })).json()
  await storePosts(
    world.ch,
    Array.from({ length: 1_103 }, (_, i) => ({ content: `Faixa ${i}` })),
  )
  const added = await ask('ana', 'POST', `/api/dossiers/${id}/searches/`, { filters: { search: 'faixa' } })
  expect(added.json().added).toBeGreaterThanOrEqual(1_103)
  const stored = await world.pg
    .selectFrom('dossier_items')
    .select('snapshot')
    .where('dossier_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const answer = await ask('ana', 'GET', `/api/dossiers/${id}/file/`)
  expect(answer.headers['content-length']).toBeUndefined()
  const lines = answer.body.trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(stored.length)
  expect(lines.map((line, i) => line.startsWith(`${i + 1},publicação,`)).every(Boolean)).toBe(true)
  // Type: the shape in which posts are stored.
  const texts = stored.map(({ snapshot }) => (snapshot as { content: string }).content)
  expect(lines.every((line, i) => line.includes(texts[i] ?? ''))).toBe(true)
})

test('who asks only for the headers of the file gets them, and nothing is read', async () => {
  const answer = await ask('ana', 'HEAD' as 'GET', url('file/'))
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect(answer.headers['content-disposition']).toContain('lupascan-dossie-')
})
