import { parse } from 'csv-parse/sync'
/** Dossiers, tags and statuses as filters, search fields and file columns, each with the caller's rights. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { MAX_DOSSIER_FILTER_POSTS } from '../../../contract/limits.ts'

let world: TestApp
let ask: Ask
/** Ana's alone; shared with everyone; Bia's alone. */
let own: string
let shared: string
let hidden: string
let urgent: number
const NOBODYS = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  world = await openTestApp()
  await storePosts(world.ch, [
    { content: 'alfa', platform: 'X' },
    { content: 'beta', platform: 'X' },
    { content: 'gama', platform: 'Telegram' },
    { content: 'delta', platform: 'Telegram' },
  ])
  ask = await openNewsroom(world, ['ana', 'bia', 'chefe'])
  const { items } = (await ask('ana', 'GET', '/api/posts/')).json<{ items: { id: string; content: string }[] }>()
  const create = async (who: string, title: string, ...contents: string[]) => {
    const id: string = (await ask(who, 'POST', '/api/dossiers/', { title })).json().id
    const posts = contents.map((content) => items.find((post) => post.content === content)?.id)
    await ask(who, 'POST', `/api/dossiers/${id}/items/`, { posts })
    return id
  }
  own = await create('ana', 'Caso Própria', 'alfa', 'beta')
  shared = await create('ana', 'De todos', 'beta', 'gama')
  hidden = await create('bia', 'Segredo', 'delta', 'alfa')
  await shareThing(ask, 'ana', `/api/shares/dossier/${shared}/`, { everyone: 'see', people: [], groups: [] })
  urgent = (await ask('ana', 'POST', '/api/tags/', { name: 'Urgente!' })).json().id
  for (const [who, id] of [
    ['ana', shared],
    ['bia', hidden],
  ] as const) {
    const found = (await ask(who, 'GET', `/api/dossiers/${id}/items/`)).json().items[0]
    await ask(who, 'PUT', `/api/dossiers/${id}/items/${found.id}/tags/`, { add: [urgent] })
  }
  const { version } = (await ask('ana', 'GET', `/api/dossiers/${shared}/`)).json()
  await ask('ana', 'PATCH', `/api/dossiers/${shared}/`, { version, status: 2 })
})
afterAll(() => world.close())

const toQuery = (filters: Record<string, string | string[]>) => {
  const pairs = Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs).toString()
}

/** The results, one word per post; or the sentence of a refusal. */
async function find(who: string, filters: Record<string, string | string[]>): Promise<string> {
  const answer = await ask(who, 'GET', `/api/posts/?${toQuery(filters)}`)
  if (answer.statusCode !== 200) return `${answer.statusCode} ${answer.body}`
  const { items, total_items } = answer.json<{ items: { content: string }[]; total_items: number }>()
  expect(items).toHaveLength(total_items)
  return items
    .map(({ content }) => content)
    .sort()
    .join(' ')
}
const search = (who: string, text: string) => find(who, { search: text })

describe('the fields of the language', () => {
  test.each([
    ['dossie:"caso propria"', 'alfa beta'],
    ['dossier:"Caso Própria","de todos"', 'alfa beta gama'],
    ['dossie:"Caso Própria" dossie:"De todos"', 'beta'],
    ['-dossie:"Caso Própria"', 'delta gama'],
    ['dossie:"De todos" OU delta', 'beta delta gama'],
    ['etiqueta:urgente', 'beta'],
    ['label:"URGENTE" beta', 'beta'],
    ['-(etiqueta:urgente OU gama)', 'alfa delta'],
    ['status:"em apuracao"', 'beta gama'],
    ['status:"a verificar","em apuração" -etiqueta:urgente', 'alfa gama'],
    ['dossier-status:publicado', ''],
  ])('%s', async (text, found) => {
    expect(await search('ana', text)).toBe(found)
  })

  test('mean what the asker sees', async () => {
    expect(await search('bia', 'status:"a verificar"')).toBe('alfa delta')
    expect(await search('bia', 'etiqueta:urgente')).toBe('beta delta')
    // Superusers see no more than other users.
    expect(await search('chefe', 'etiqueta:urgente')).toBe('beta')
    expect(await search('ana', `dossie:${own}`)).toBe('alfa beta')
  })

  test('are asked by charts, series, facets and words alike', async () => {
    const query = toQuery({ search: 'dossie:"De todos"' })
    for (const path of [`metrics/?${query}`, `post_series/?${query}&unit=day`, `post_distinguishing/?${query}`])
      expect((await ask('ana', 'GET', `/api/${path}`)).statusCode, path).toBeLessThan(300)
    expect((await ask('ana', 'GET', `/api/post_facets/?${query}`)).json().total_posts).toBe(2)
  })
})

describe('the filters', () => {
  test.each<[object, string]>([
    [{ dossier: ['own', 'shared'] }, 'alfa beta gama'],
    [{ dossier: ['-own'] }, 'delta gama'],
    [{ dossier: ['shared', '-own'] }, 'gama'],
    [{ tag: ['urgent'] }, 'beta'],
    [{ tag: ['-urgent'], dossier: ['shared'] }, 'gama'],
    [{ dossier_status: ['2'] }, 'beta gama'],
    [{ dossier_status: ['1', '2'], search: 'alfa OU gama' }, 'alfa gama'],
  ])('%j', async (filters, found) => {
    const names = { own, shared, urgent: String(urgent) }
    const read = (value: string) =>
      Object.entries(names).reduce((text, [name, id]) => text.replace(new RegExp(`^(-?)${name}$`), `$1${id}`), value)
    const real = Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.map(read) : value])
    expect(await find('ana', Object.fromEntries(real))).toBe(found)
  })

  test('a dossier that one may not see is as good as none: the same answer to every question', async () => {
    const paths = (id: string, title: string) => [
      ...[
        'posts/?',
        'posts/?format=csv&',
        'post_facets/?',
        'metrics/?',
        'post_suggestions/?',
        'post_series/?unit=day&',
      ].flatMap((path) => [
        `/api/${path}dossier=${id}`,
        `/api/${path}dossier=-${id}`,
        `/api/${path}search=dossie:${id}`,
      ]),
      `/api/posts/?search=${encodeURIComponent(`dossie:"${title}"`)}`,
    ]
    const answers = async (id: string, title: string) => {
      const all = []
      for (const path of paths(id, title)) {
        const { statusCode, body } = await ask('ana', 'GET', path)
        all.push(`${statusCode} ${body.replaceAll(title, 'X').replace(/"request_id":"[^"]*"/, '')}`)
      }
      return all
    }
    const unseen = await answers(hidden, 'Segredo')
    expect(unseen).toEqual(await answers(NOBODYS, 'Ninguém'))
    expect(unseen.every((answer) => answer.startsWith('400 '))).toBe(true)
    expect(unseen[0]).toContain('Não há este dossiê entre os que você vê.')
  })

  test('unknown tags and statuses are told, with a hint for what "status" was before', async () => {
    expect(await find('ana', { tag: '999' })).toContain('Esta etiqueta não existe mais.')
    expect(await find('ana', { dossier_status: '999' })).toContain('não existe mais')
    expect(await search('ana', 'etiqueta:outra')).toContain('Não há etiqueta “outra”')
    expect(await search('ana', 'status:deleted')).toContain('situacao:apagada')
    expect(await find('ana', { dossier: 'x' })).toContain('400')
  })
})

describe('what can be chosen', () => {
  type Named = { label: string; count: number }
  test('are the dossiers that one sees, with what they hold', async () => {
    const list = async (who: string) => {
      const { dossiers, tags, dossier_statuses } = (await ask(who, 'GET', '/api/post_options/')).json()
      const print = (all: Named[]) => all.map(({ label, count }) => `${label} ${count}`).join(', ')
      return [
        print(dossiers.toSorted((a: Named, b: Named) => a.label.localeCompare(b.label))),
        print(tags),
        print(dossier_statuses),
      ]
    }
    expect(await list('ana')).toEqual([
      'Caso Própria 2, De todos 2',
      'Urgente! 1',
      'a verificar 2, em apuração 2, publicado 0',
    ])
    expect(await list('bia')).toEqual([
      'De todos 2, Segredo 2',
      'Urgente! 2',
      'a verificar 2, em apuração 2, publicado 0',
    ])
    expect((await list('chefe'))[0]).toBe('De todos 2')
  })

  test('is counted in the search, among the dossiers that one sees', async () => {
    const { facets } = (await ask('ana', 'GET', `/api/post_facets/?platform=X&dossier=${shared}`)).json()
    expect(facets.dossier.counts).toEqual([
      { value: own, count: 2 },
      { value: shared, count: 1 },
    ])
    expect(facets.tag.counts).toEqual([{ value: String(urgent), count: 1 }])
    const seenByBia = (await ask('bia', 'GET', '/api/post_facets/')).json().facets
    expect(seenByBia.dossier.counts.map(({ value }: { value: string }) => value).sort()).toEqual(
      [hidden, shared].sort(),
    )
  })
})

test('the file has columns for tags, dossiers and statuses, as far as one sees them', async () => {
  const readFile = async (who: string, search: string) => {
    const { body } = await ask(who, 'GET', `/api/posts/?format=csv&search=${search}`)
    const rows: Record<string, string>[] = parse(body, { columns: true, bom: true })
    return rows.map(({ tags, dossiers, dossier_status }) => [tags, dossiers, dossier_status])
  }
  const both = ['Urgente!', 'Caso Própria (a verificar),De todos (em apuração)', 'a verificar,em apuração']
  expect(await readFile('ana', 'beta')).toEqual([both])
  expect(await readFile('bia', 'alfa')).toEqual([['', 'Segredo (a verificar)', 'a verificar']])
  expect(await readFile('chefe', 'alfa')).toEqual([['', '', '']])
})

test('a saved search keeps them; who reads it asks with their own rights', async () => {
  const filters = { dossier: [`-${own}`], tag: [String(urgent)], dossier_status: ['2'] }
  const saved = (await ask('ana', 'POST', '/api/saved-search/', { title: 'Com dossiê', filters })).json()
  expect(saved.filters).toEqual(filters)
  await shareThing(ask, 'ana', `/api/shares/saved_search/${saved.id}/`, { everyone: 'see', people: [], groups: [] })
  const read = (await ask('bia', 'GET', `/api/saved-search/${saved.id}/`)).json().filters
  expect(await find('bia', read)).toContain('Não há este dossiê entre os que você vê.')
})

test('the search itself can be put into a dossier', async () => {
  const { id } = (await ask('ana', 'POST', '/api/dossiers/', { title: 'Cópia' })).json()
  const add = (filters: object) => ask('ana', 'POST', `/api/dossiers/${id}/searches/`, { filters })
  expect((await add({ dossier: [shared] })).json()).toMatchObject({ added: 2 })
  expect((await add({ search: 'dossie:Segredo' })).statusCode).toBe(400)
})

test('more places than a search can ask for are refused with a sentence, and not counted', async () => {
  const { id } = (await ask('chefe', 'POST', '/api/dossiers/', { title: 'Enorme' })).json()
  await sql`INSERT INTO dossier_items (id, dossier_id, post_id, reference, position, snapshot)
    SELECT gen_random_uuid(), ${id}::uuid, post, post::text, place, '{}'
    FROM (SELECT gen_random_uuid() AS post, place FROM generate_series(1, ${MAX_DOSSIER_FILTER_POSTS + 1}) AS place) AS made`.execute(
    world.pg,
  )
  expect(await find('chefe', { dossier: id })).toContain('mais de 50.000 publicações. Escolha menos deles.')
  expect(await search('chefe', '-dossie:Enorme')).toContain('mais de 50.000 publicações')
  const { facets } = (await ask('chefe', 'GET', '/api/post_facets/')).json()
  expect([facets.dossier, facets.tag, facets.dossier_status]).toEqual([null, null, null])
  const { dossiers } = (await ask('chefe', 'GET', '/api/post_options/')).json()
  expect(dossiers.map(({ count }: { count: number | null }) => count)).toEqual([null, null])
  // For users who do not see it, search works as before.
  expect(await search('ana', 'dossie:"De todos"')).toBe('beta gama')
})
