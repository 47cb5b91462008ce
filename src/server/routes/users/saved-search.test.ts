import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareThing } from '../../../../test/newsroom.ts'
import { withoutRequestId } from '../../../../test/without-request-id.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { MAX_SAVED_SEARCHES } from '../../../contract/limits.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const URL = '/api/saved-search/'
const NOBODYS = `${URL}00000000-0000-4000-8000-000000000000/`

const ANA = { username: 'ana', name: 'ana' }

let world: TestApp
const tokens = new Map<string, string>()

beforeAll(async () => {
  world = await openTestApp()
  for (const username of ['ana', 'bia', 'chefe', 'cheia']) {
    tokens.set(username, await world.enter(username, { is_superuser: username === 'chefe' }))
  }
})
afterAll(() => world.close())

const ask = (username: string, method: Method, url: string, payload?: object) =>
  world.app.inject({ method, url, headers: { authorization: `Bearer ${tokens.get(username)}` }, payload })

async function save(username: string, title: string, filters: object = {}) {
  const answer = await ask(username, 'POST', URL, { title, filters })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: string; created_at: string; title: string; filters: object }>()
}

const listTitles = async (username: string) =>
  (await ask(username, 'GET', URL)).json<{ title: string }[]>().map(({ title }) => title)

const ALL = {
  search: '"urna eletrônica" -fraude',
  start_date: '2026-01-01',
  end_date: '2026-02-01',
  party: ['PDX', 'sem partido'],
  platform: ['Telegram'],
  role: ['Deputada federal'],
  uf: ['SP'],
  hate: ['ofensivo'],
  misleading_links: 'true',
  public_person: ['12'],
  face_id: '7',
  attachment_uuid: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
}

describe('own saved searches', () => {
  test('are created, listed newest first, fetched, updated and removed', async () => {
    const first = await save('ana', '  Urnas  ', ALL)
    expect(first).toEqual({
      id: first.id,
      created_at: first.created_at,
      title: 'Urnas',
      filters: ALL,
      owner: ANA,
      level: 'own',
      folder: null,
      updated_at: first.created_at,
    })
    expect(new Date(first.created_at).getTime()).toBeGreaterThan(Date.now() - 60_000)
    const second = await save('ana', 'Vacinas', { search: 'vacina' })
    expect((await ask('ana', 'GET', URL)).json()).toEqual([second, first])
    expect((await ask('ana', 'GET', `${URL}${first.id}/`)).json()).toEqual(first)

    const changed = await ask('ana', 'PUT', `${URL}${first.id}/`, { title: 'Urnas 2', filters: { uf: ['BA'] } })
    expect(changed.statusCode).toBe(200)
    const { updated_at } = changed.json()
    expect(Date.parse(updated_at)).toBeGreaterThan(Date.parse(first.created_at))
    expect(changed.json()).toEqual({ ...first, title: 'Urnas 2', filters: { uf: ['BA'] }, updated_at })
    const renamed = await ask('ana', 'PATCH', `${URL}${first.id}/`, { title: 'Bahia' })
    expect(renamed.json()).toEqual({ ...changed.json(), title: 'Bahia', updated_at: renamed.json().updated_at })

    const removed = await ask('ana', 'DELETE', `${URL}${first.id}/`)
    expect([removed.statusCode, removed.body]).toEqual([204, ''])
    expect((await ask('ana', 'GET', URL)).json()).toEqual([second])
    expect((await ask('ana', 'DELETE', `${URL}${first.id}/`)).statusCode).toBe(404)
  })

  test('keep only non-empty filters; face and image as face_id and attachment_uuid', async () => {
    const { filters } = await save('ana', 'Quase nada', {
      ...{ search: ' ', start_date: '2026-01-01', party: [], uf: ['SP'], misleading_links: 'null' },
      ...{ face_id: '7', attachment_uuid: 'a3bb189e' },
    })
    expect(filters).toEqual({ start_date: '2026-01-01', uf: ['SP'], face_id: '7', attachment_uuid: 'a3bb189e' })
  })

  test('keep the filter of reviews', async () => {
    const reviewed = ['rejeitado', 'sem revisão']
    const { filters } = await save('ana', 'Revisadas', { reviewed })
    expect(filters).toEqual({ reviewed })
  })

  test('may have the same name, words of any script and half an emoji', async () => {
    const one = await save('ana', 'Eleição 🗳️ 選挙', { search: 'voto \ud83d' })
    const other = await save('ana', 'Eleição 🗳️ 選挙')
    expect(other.id).not.toBe(one.id)
    expect(one.filters).toEqual({ search: 'voto \ufffd' })
  })

  test('of two updates at once one is whole', async () => {
    const { id } = await save('ana', 'Disputada')
    const versions = Array.from({ length: 8 }, (_, i) => ({ title: `v${i}`, filters: { search: `busca ${i}` } }))
    await Promise.all(versions.map((version) => ask('ana', 'PUT', `${URL}${id}/`, version)))
    const { title, filters } = (await ask('ana', 'GET', `${URL}${id}/`)).json()
    expect(versions).toContainEqual({ title, filters })
  })
})

describe("another person's saved search", () => {
  const CHANGE = { title: 'Minha agora', filters: {} }
  const ATTEMPTS = [
    ['GET', undefined],
    ['PUT', CHANGE],
    ['PATCH', { title: 'Minha agora' }],
    ['DELETE', undefined],
  ] as const

  test.each(ATTEMPTS)('is refused to %s with a sentence that says nothing about it', async (method, body) => {
    const { id } = await save('ana', 'Da Ana', { uf: ['SP'] })
    for (const username of ['bia', 'chefe']) {
      const theirs = await ask(username, method, `${URL}${id}/`, body)
      expect([theirs.statusCode, theirs.json()]).toEqual([
        403,
        expect.objectContaining({
          detail: 'Esta busca salva não é compartilhada com você. Você pode pedir acesso.',
          can_ask: true,
        }),
      ])
      expect(theirs.body).not.toContain('Da Ana')
      expect((await ask(username, method, NOBODYS, body)).statusCode).toBe(404)
    }
    const { title, filters } = (await ask('ana', 'GET', `${URL}${id}/`)).json()
    expect({ title, filters }).toEqual({ title: 'Da Ana', filters: { uf: ['SP'] } })
  })

  test('is seen, changed and listed by those it is shared with, as far as it is', async () => {
    const { id } = await save('ana', 'Compartilhada', { uf: ['SP'] })
    const share = (level: string) =>
      shareThing(ask, 'ana', `/api/shares/saved_search/${id}/`, {
        ...{ everyone: null, groups: [] },
        people: [{ username: 'bia', level }],
      })
    expect((await share('see')).statusCode).toBe(200)
    expect(await listTitles('bia')).toContain('Compartilhada')
    expect((await ask('bia', 'GET', `${URL}${id}/`)).json()).toMatchObject({ owner: ANA, level: 'see' })
    expect((await ask('bia', 'PATCH', `${URL}${id}/`, { title: 'Outra' })).statusCode).toBe(403)
    await share('edit')
    expect((await ask('bia', 'PATCH', `${URL}${id}/`, { title: 'Outra' })).json()).toMatchObject({ title: 'Outra' })
    expect((await ask('bia', 'DELETE', `${URL}${id}/`)).statusCode).toBe(403)
    await ask('ana', 'DELETE', `${URL}${id}/`)
    expect(await listTitles('bia')).toEqual([])
  })

  test('two who change it at once: the second is told, and nothing is written over', async () => {
    const { id } = await save('ana', 'Nossa', { uf: ['SP'] })
    await shareThing(ask, 'ana', `/api/shares/saved_search/${id}/`, { everyone: 'edit', people: [], groups: [] })
    const { updated_at } = (await ask('bia', 'GET', `${URL}${id}/`)).json()
    const change = (who: string, uf: string) =>
      ask(who, 'PUT', `${URL}${id}/`, { title: 'Nossa', filters: { uf: [uf] }, updated_at })
    const answers = await Promise.all([change('ana', 'RJ'), change('bia', 'MG')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const kept = answers.find(({ statusCode }) => statusCode === 200)?.json()
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({ code: 'conflict', current: { filters: kept.filters, updated_at: kept.updated_at } })
    expect((await ask('ana', 'GET', `${URL}${id}/`)).json().filters).toEqual(kept.filters)
    const again = { title: 'Nossa', filters: { uf: ['BA'] } }
    expect((await ask('bia', 'PUT', `${URL}${id}/`, { ...again, updated_at: kept.updated_at })).statusCode).toBe(200)
    expect((await ask('bia', 'PUT', `${URL}${id}/`, again)).statusCode).toBe(200)
    await ask('ana', 'DELETE', `${URL}${id}/`)
  })

  test('is not in the list', async () => {
    await save('ana', 'Segredo da Ana')
    expect(await listTitles('bia')).not.toContain('Segredo da Ana')
  })

  test.each(['1', '-1', '0', '9223372036854775808', 'abc', '%00', "'", '..%2f', 'a'.repeat(150)])(
    'an id that cannot be one (%s) does not exist either',
    async (id) => {
      const nobodys = await ask('ana', 'GET', NOBODYS)
      for (const [method, body] of ATTEMPTS) {
        const answer = await ask('ana', method, `${URL}${id}/`, body)
        expect([answer.statusCode, withoutRequestId(answer)]).toEqual([404, withoutRequestId(nobodys)])
      }
    },
  )
})

describe('what cannot be saved is refused with a sentence', () => {
  test.each([
    [{ filters: {} }, 'title'],
    [{ title: '   ', filters: {} }, 'title'],
    [{ title: 'a'.repeat(201), filters: {} }, 'title'],
    [{ title: 'a\u0000b', filters: {} }, 'title'],
    [{ title: 1, filters: {} }, 'title'],
    [{ title: 'x' }, 'filters'],
    [{ title: 'x', filters: null }, 'filters'],
    [{ title: 'x', filters: [] }, 'filters'],
    [{ title: 'x', filters: {}, user_id: 1 }, 'user_id'],
    [{ title: 'x', filters: { hate: ['outro'] } }, 'filters'],
    [{ title: 'x', filters: { party: 'PDX' } }, 'filters'],
    [{ title: 'x', filters: { party: Array(201).fill('PDX') } }, 'filters'],
    [{ title: 'x', filters: { party: ['\u0000'] } }, 'filters'],
    [{ title: 'x', filters: { search: 'a'.repeat(10_001) } }, 'filters'],
    [{ title: 'x', filters: { start_date: '2026-02-30' } }, 'filters'],
    [{ title: 'x', filters: { start_date: '2026-02-01', end_date: '2026-01-01' } }, 'filters'],
    [{ title: 'x', filters: { face_id: '../1' } }, 'filters'],
    [{ title: 'x', filters: { page: '2' } }, 'page'],
  ])('%j', async (payload, field) => {
    const answer = await ask('bia', 'POST', URL, payload)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual([field])
    expect(answer.json()[field][0]).toMatch(/^[A-ZÀ-Ú].*\.$/)
    expect(await listTitles('bia')).toEqual([])
  })

  test('keys that would change the program', async () => {
    for (const payload of [
      '{"title":"x","filters":{"__proto__":{"y":1}}}',
      '{"title":"x","filters":{"constructor":{"prototype":1}}}',
    ]) {
      const headers = { authorization: `Bearer ${tokens.get('bia')}`, 'content-type': 'application/json' }
      const answer = await world.app.inject({ method: 'POST', url: URL, headers, payload })
      expect(answer.statusCode).toBe(400)
    }
    expect(Reflect.get({}, 'y')).toBeUndefined()
  })

  test(`more than ${MAX_SAVED_SEARCHES} of one person, however many are sent at once`, async () => {
    const { id: userId } = await world.pg
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'cheia')
      .executeTakeFirstOrThrow()
    const now = new Date()
    const rows = Array.from({ length: MAX_SAVED_SEARCHES - 3 }, (_, i) => ({
      ...{ id: crypto.randomUUID(), user_id: userId, title: `n${i}`, filters: '{}' },
      ...{ created_at: now, updated_at: now },
    }))
    await world.pg.insertInto('saved_searches').values(rows).execute()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('cheia', 'POST', URL, { title: 'mais uma', filters: {} })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      detail: 'Você já tem 500 buscas salvas, o máximo por pessoa. Remova uma para salvar outra.',
      code: 'quota_reached',
    })
    expect(await listTitles('cheia')).toHaveLength(MAX_SAVED_SEARCHES)
  })
})

test('saved searches go with the person', async () => {
  await save('bia', 'Até logo')
  await world.pg.deleteFrom('users').where('username', '=', 'bia').execute()
  const left = await world.pg.selectFrom('saved_searches').select('title').where('title', '=', 'Até logo').execute()
  expect(left).toEqual([])
})
