import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { MAX_DOSSIER_ITEMS } from '../../../contract/limits.ts'

let world: TestApp
let ask: Ask
let posts: { id: string; content: string }[]
let dossier: string

beforeAll(async () => {
  world = await openTestApp()
  await storePosts(world.ch, [
    { content: 'vacina salva', likes: 10 },
    { content: 'vacina mata' },
    { content: 'urna', views: 5 },
  ])
  ask = await openNewsroom(world, ['ana', 'bia', 'caio', 'chefe'])
  posts = (await ask('ana', 'GET', '/api/posts/')).json().items
})
afterAll(() => world.close())

beforeEach(async () => {
  dossier = (await ask('ana', 'POST', '/api/dossiers/', { title: 'Vacinas' })).json().id
  await share('edit')
})

const share = (everyone: string | null) =>
  shareThing(ask, 'ana', `/api/shares/dossier/${dossier}/`, { everyone, people: [], groups: [] })
const url = (rest = '') => `/api/dossiers/${dossier}/${rest}`
const add = async (...ids: string[]) => (await ask('ana', 'POST', url('items/'), { posts: ids })).json()
const list = async (who = 'ana') =>
  (await ask(who, 'GET', url('items/'))).json<{ items: Item[]; total_items: number }>()
const idOf = (content: string) => posts.find((post) => post.content === content)?.id ?? ''
const texts = async () => (await list()).items.map(({ snapshot }) => snapshot.content)
const findChange = async () => (await ask('bia', 'GET', url('change/'))).json().change

type Item = {
  id: string
  post_id: string
  snapshot: { content: string; likes: number | null; versions: number }
  now: { content: string; likes: number | null } | null
  note: string
  note_version: number
  tags: { name: string }[]
  comments: number
}

describe('posts of a dossier', () => {
  test('stand in the order in which they were added, once each, and can be moved', async () => {
    expect(await add(idOf('urna'), idOf('vacina salva'))).toEqual({ added: 2, already: 0, missing: 0, left: 0 })
    const nobodys = crypto.randomUUID()
    expect(await add(idOf('urna'), nobodys)).toEqual({ added: 0, already: 1, missing: 1, left: 0 })
    await add(idOf('vacina mata'))
    const { items } = await list()
    expect(items.map(({ snapshot }) => snapshot.content)).toEqual(['urna', 'vacina salva', 'vacina mata'])
    await ask('bia', 'POST', url(`items/${items[2]?.id}/move/`), { after: null })
    expect(await texts()).toEqual(['vacina mata', 'urna', 'vacina salva'])
    await ask('bia', 'POST', url(`items/${items[2]?.id}/move/`), { after: items[0]?.id })
    expect(await texts()).toEqual(['urna', 'vacina mata', 'vacina salva'])
  })

  test('stay as they were when they were added, beside what they are now', async () => {
    await storePosts(world.ch, [{ native_id: '77', content: 'antes', likes: 1 }])
    const { id } = (await ask('ana', 'GET', '/api/posts/?search=antes')).json().items[0]
    await add(id)
    await storePosts(world.ch, [{ native_id: '77', content: 'depois', likes: 900 }])
    const [item] = (await list()).items
    expect(item?.snapshot).toMatchObject({ content: 'antes', likes: 1, versions: 1 })
    expect(item?.now).toMatchObject({ content: 'depois', likes: 900, versions: 2 })
  })

  test('that were taken out are put back where they were, with their note', async () => {
    await add(idOf('urna'), idOf('vacina salva'))
    const [first] = (await list()).items
    await ask('ana', 'PUT', url(`items/${first?.id}/note/`), { note: 'Conferir', note_version: 0 })
    expect((await ask('bia', 'DELETE', url(`items/${first?.id}/`))).statusCode).toBe(204)
    expect(await texts()).toEqual(['vacina salva'])
    expect((await ask('bia', 'POST', url(`items/${first?.id}/restore/`))).statusCode).toBe(204)
    expect((await list()).items[0]).toMatchObject({ post_id: idOf('urna'), note: 'Conferir' })
    expect((await ask('bia', 'POST', url(`items/${first?.id}/restore/`))).statusCode).toBe(404)
  })

  test('of a whole search come at once; asking again adds nothing', async () => {
    const search = { filters: { search: 'vacina' } }
    expect((await ask('ana', 'POST', url('searches/'), search)).json()).toEqual({
      added: 2,
      already: 0,
      missing: 0,
      left: 0,
    })
    expect((await ask('ana', 'POST', url('searches/'), search)).json()).toMatchObject({ added: 0, already: 2 })
  })

  test('are at most as many as fit, and what did not fit is said', async () => {
    await world.pg
      .insertInto('dossier_items')
      .values(
        Array.from({ length: MAX_DOSSIER_ITEMS - 1 }, (_, i) => i)
          .slice(0, 5_000)
          .map((i) => filler(i)),
      )
      .execute()
    await world.pg
      .insertInto('dossier_items')
      .values(Array.from({ length: MAX_DOSSIER_ITEMS - 1 - 5_000 }, (_, i) => filler(i + 5_000)))
      .execute()
    expect((await ask('ana', 'POST', url('searches/'), { filters: { search: 'vacina' } })).json()).toEqual({
      ...{ added: 1, already: 0, missing: 0, left: 1 },
    })
    const refused = await ask('ana', 'POST', url('items/'), { posts: [idOf('urna')] })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'O dossiê tem 10.000 itens, o máximo. Tire alguns ou crie outro.',
    ])
  })

  const filler = (position: number) => {
    const post_id = crypto.randomUUID()
    return {
      ...{ id: crypto.randomUUID(), dossier_id: dossier, post_id, reference: post_id, position },
      ...{ snapshot: '{}', added_by: null, note_by: null, removed_at: null },
    }
  }

  test('100,000 in one call are refused with a sentence', async () => {
    const answer = await ask('ana', 'POST', url('items/'), { posts: Array(100_000).fill(idOf('urna')) })
    expect([400, 413]).toContain(answer.statusCode)
    expect(answer.body).toMatch(/até 100 publicações por vez|grande demais/)
  })
})

describe('two people at once', () => {
  test('of two notes over the same version one is written; the other gets both texts', async () => {
    await add(idOf('urna'))
    const [item] = (await list()).items
    const write = (who: string, note: string, note_version: number) =>
      ask(who, 'PUT', url(`items/${item?.id}/note/`), { note, note_version })
    const answers = await Promise.all([write('ana', 'Da Ana', 0), write('bia', 'Da Bia', 0)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json()
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    const name = winner.note === 'Da Ana' ? 'ana' : 'bia'
    expect(refused).toMatchObject({ code: 'conflict', current: { ...winner, note_by: name } })
    expect(refused.detail).toBe(
      `${name} mudou esta nota enquanto você escrevia. Nada foi perdido: veja os dois textos.`,
    )
    expect((await write('caio', 'Juntas', 1)).json()).toEqual({ note: 'Juntas', note_version: 2 })
  })

  test('what the other wrote of the dossier itself is not overwritten', async () => {
    const first = await ask('ana', 'PATCH', url(), {
      version: 1,
      title: 'Vacinas 2026',
      due_day: '2026-12-01',
      responsible: 'BIA',
    })
    expect(first.json()).toMatchObject({ version: 2, due_day: '2026-12-01', responsible: { username: 'bia' } })
    const second = await ask('bia', 'PATCH', url(), { version: 1, title: 'Outro nome' })
    expect([second.statusCode, second.json().current.title]).toEqual([409, 'Vacinas 2026'])
    const { statuses } = (await ask('bia', 'GET', '/api/dossier-statuses/')).json()
    expect(statuses.map(({ name }: { name: string }) => name)).toEqual(['a verificar', 'em apuração', 'publicado'])
    const third = await ask('bia', 'PATCH', url(), { version: 2, status: statuses[1].id, responsible: null })
    expect(third.json()).toMatchObject({ status: { name: 'em apuração' }, responsible: null, title: 'Vacinas 2026' })
  })

  test('every change moves the number by which others learn of it', async () => {
    const seen = [await findChange()]
    const step = async () => seen.push(await findChange())
    await add(idOf('urna'))
    await step()
    const [item] = (await list()).items
    await ask('ana', 'PUT', url(`items/${item?.id}/note/`), { note: 'x', note_version: 0 })
    await step()
    await ask('ana', 'POST', url('comments/'), { text: 'x' })
    await step()
    await ask('ana', 'DELETE', url(`items/${item?.id}/`))
    await step()
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('comments', () => {
  test('call people by name, who find them until they have seen them; who does not see the dossier is not told', async () => {
    await shareThing(ask, 'ana', `/api/shares/dossier/${dossier}/`, {
      everyone: null,
      people: [{ username: 'bia', level: 'see' }],
      groups: [],
    })
    const text = 'Vejam @bia, @CAIO. e contato@bia.example'
    const created = (await ask('ana', 'POST', url('comments/'), { text })).json()
    expect(created).toMatchObject({ text, author: { username: 'ana' }, is_own: true, untold: ['caio'] })
    expect((await ask('caio', 'GET', '/api/comment-mentions/')).json()).toEqual([])
    const [mention] = (await ask('bia', 'GET', '/api/comment-mentions/')).json()
    expect(mention).toMatchObject({ dossier: { id: dossier, title: 'Vacinas' }, author: 'ana', text, is_seen: false })
    await ask('bia', 'POST', '/api/comment-mentions/seen/', { until: mention.comment_id })
    expect((await ask('bia', 'GET', '/api/comment-mentions/')).json()[0]).toMatchObject({ is_seen: true })
    await share(null)
    expect((await ask('bia', 'GET', '/api/comment-mentions/')).json()).toEqual([])
  })
})

describe('tags', () => {
  test('are the same however they are written; merged, the posts of one have the other', async () => {
    const create = async (name: string) => (await ask('bia', 'POST', '/api/tags/', { name, color: 'red' })).json()
    const one = await create('Boato')
    expect(await create('BOATO ')).toEqual({ name: ['Já há uma etiqueta com este nome.'] })
    const other = await create('Rumor')
    await add(idOf('urna'), idOf('vacina salva'))
    const { items } = await list()
    const put = (i: number, add: number[], remove: number[] = []) =>
      ask('ana', 'PUT', url(`items/${items[i]?.id}/tags/`), { add, remove })
    await put(0, [one.id])
    await put(1, [one.id, other.id])
    expect((await put(1, [], [one.id])).json()).toMatchObject([{ name: 'Rumor' }])
    expect((await put(0, [999_999])).statusCode).toBe(400)
    await ask('chefe', 'POST', `/api/tags/${one.id}/merge/`, { into: other.id })
    expect((await list()).items.map(({ tags }) => tags.map(({ name }) => name))).toEqual([['Rumor'], ['Rumor']])
  })

  test('a situation that a dossier has is not taken away', async () => {
    const before = (await ask('chefe', 'GET', '/api/dossier-statuses/')).json()
    const replace = (statuses: object[]) =>
      ask('chefe', 'PUT', '/api/dossier-statuses/', { version: before.version, statuses })
    const refused = await replace(before.statuses.slice(1))
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { statuses: ['Há dossiês na situação “a verificar”; mude-os antes.'] },
    ])
    expect((await replace([...before.statuses, { name: 'arquivado' }])).json().statuses).toHaveLength(4)
  })
})
