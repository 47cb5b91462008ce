/** Concurrent changes: the second user gets the first one's version, and nothing is overwritten. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, openNewsroom } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'

let world: TestApp
let ask: Ask
beforeAll(async () => {
  world = await openTestApp()
  ask = await openNewsroom(world, ['ana', 'bia', 'chefe'])
})
afterAll(() => world.close())

type Method = 'PUT' | 'PATCH'
/** Its name, how it is created, how it is changed and by whom, and which fields are compared. */
type Shared = { is: string; create: () => Promise<string>; method: Method; who: string; first: object; second: object }

const create = async (who: string, url: string, body: object) => {
  const { id } = (await ask(who, 'POST', url, body)).json()
  return `${url}${id}/`
}

const THINGS: Shared[] = [
  {
    ...{ is: 'o grupo', who: 'chefe', method: 'PUT' },
    create: () => create('chefe', '/api/groups/', { name: 'Mesa', members: ['ana'] }),
    first: { name: 'Mesa', members: ['ana', 'bia'] },
    second: { name: 'Mesa de política', members: ['ana'] },
  },
  {
    ...{ is: 'a etiqueta', who: 'chefe', method: 'PUT' },
    create: () => create('chefe', '/api/tags/', { name: 'boato' }),
    first: { name: 'boato', color: 'red', description: 'Ninguém confirmou' },
    second: { name: 'rumor', color: 'gray', description: '' },
  },
  {
    ...{ is: 'a pasta', who: 'ana', method: 'PATCH' },
    create: () => create('ana', '/api/folders/', { title: 'Eleições' }),
    ...{ first: { title: 'Eleições de 2030' }, second: { title: 'Pleito' } },
  },
  {
    ...{ is: 'a lista', who: 'ana', method: 'PATCH' },
    create: () => create('ana', '/api/lists/', { title: 'Boatos', text: 'vacina' }),
    ...{ first: { title: 'Boatos de maio' }, second: { title: 'Rumores' } },
  },
]

/** Groups and tags are returned only in lists. */
async function read(who: string, url: string) {
  const one = await ask(who, 'GET', url)
  if (one.statusCode === 200) return one.json()
  const id = Number(/(\d+)\/$/.exec(url)?.[1])
  const all = (await ask(who, 'GET', url.replace(/\d+\/$/, ''))).json<{ id: number; version: number }[]>()
  return all.find((found) => found.id === id)
}

describe.each(THINGS)('$is', ({ is, create: make, method, who, first, second }) => {
  test('that somebody else changed is not written over; having seen it, one may', async () => {
    const url = await make()
    const { version } = await read(who, url)
    expect((await ask(who, method, url, first)).statusCode).toBe(400)
    expect((await ask(who, method, url, { ...first, version })).json()).toMatchObject(first)

    const refused = await ask(who, method, url, { ...second, version })
    const detail = `Alguém mudou ${is} enquanto você escrevia. Nada foi perdido: confira e salve de novo.`
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'conflict', detail })])
    expect(refused.json().current).toEqual(await read(who, url))
    expect(refused.json().current).toMatchObject(first)

    const seen = refused.json().current.version
    expect((await ask(who, method, url, { ...second, version: seen })).json()).toMatchObject(second)
  })

  test('of two changes at the same moment one is refused', async () => {
    const url = await make()
    const { version } = await read(who, url)
    const done = await Promise.all([first, first].map((body) => ask(who, method, url, { ...body, version })))
    expect(done.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

test('situations that somebody else changed are not written over', async () => {
  const url = '/api/dossier-statuses/'
  const { version, statuses } = (await ask('chefe', 'GET', url)).json()
  const first = [...statuses, { name: 'arquivado' }]
  const saved = await ask('chefe', 'PUT', url, { version, statuses: first })
  expect(saved.json().statuses).toMatchObject(first)
  const refused = await ask('chefe', 'PUT', url, { version, statuses: statuses.toReversed() })
  expect([refused.statusCode, refused.json().current]).toEqual([409, saved.json()])
  const seen = refused.json().current.version
  const again = await ask('chefe', 'PUT', url, { version: seen, statuses: statuses.toReversed() })
  expect(again.json().statuses.map(({ name }: { name: string }) => name)).toEqual([
    ...['publicado', 'em apuração', 'a verificar'],
  ])
})

describe('with whom something is shared', () => {
  const nobody = { everyone: null, people: [], groups: [] }
  const open = async () => {
    const id = (await ask('ana', 'POST', '/api/dossiers/', { title: 'Vacinas' })).json().id
    const url = `/api/shares/dossier/${id}/`
    return { url, shares: (await ask('ana', 'GET', url)).json() }
  }

  test('is not written over in another tab', async () => {
    const { url, shares } = await open()
    expect(shares.version).toBe(0)
    await ask('ana', 'PUT', url, { ...nobody, everyone: 'see', version: 0 })
    const refused = await ask('ana', 'PUT', url, {
      ...nobody,
      people: [{ username: 'bia', level: 'edit' }],
      version: 0,
    })
    expect([refused.statusCode, refused.json().current]).toEqual([409, (await ask('ana', 'GET', url)).json()])
    expect(refused.json().current).toMatchObject({ everyone: 'see', people: [] })
  })

  test('whoever was let in by the bell meanwhile stays', async () => {
    const { url, shares } = await open()
    await ask('bia', 'POST', `${url}requests/`)
    await ask('ana', 'PUT', `${url}requests/bia/`, { allow: true })
    const refused = await ask('ana', 'PUT', url, { ...nobody, everyone: 'see', version: shares.version })
    expect([refused.statusCode, refused.json().current.people]).toEqual([
      ...[409, [{ username: 'bia', name: 'bia', level: 'see' }]],
    ])
  })

  test('of two changes at the same moment one is refused', async () => {
    const { url } = await open()
    const done = await Promise.all(
      ['see', 'edit'].map((everyone) => ask('ana', 'PUT', url, { ...nobody, everyone, version: 0 })),
    )
    expect(done.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

test('the name of a saved search that somebody else changed is not written over', async () => {
  const url = await create('ana', '/api/saved-search/', { title: 'Vacinas', filters: { search: 'vacina' } })
  const { updated_at } = (await ask('ana', 'GET', url)).json()
  expect((await ask('ana', 'PATCH', url, { title: 'Vacinas nas escolas', updated_at })).statusCode).toBe(200)
  const refused = await ask('ana', 'PATCH', url, { title: 'Doses', updated_at })
  expect([refused.statusCode, refused.json().current.title]).toEqual([409, 'Vacinas nas escolas'])
  const seen = refused.json().current.updated_at
  expect((await ask('ana', 'PATCH', url, { title: 'Doses', updated_at: seen })).json()).toMatchObject({
    title: 'Doses',
  })
})
