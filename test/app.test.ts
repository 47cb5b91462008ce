/** The application as a client sees it: responses, refusals, headers, downloads. */

import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askUntilReady, isGood } from './ask-until-ready.ts'
import { storePosts } from './factory.ts'
import { createTestUser, PASSWORD } from './users.ts'
import { openTestApp, type TestApp } from './world.ts'

let world: TestApp
let headers: { authorization: string }

beforeAll(async () => {
  world = await openTestApp()
  await createTestUser(world.pg, 'ana')
  const login = await world.app.inject({
    method: 'POST',
    url: '/api/token/',
    payload: { username: 'ana', password: PASSWORD },
  })
  headers = { authorization: `Bearer ${login.json().access}` }
  await storePosts(
    world.ch,
    Array.from({ length: 45 }, (_, i) => ({
      content: i % 2 === 0 ? `Vacina número ${i}` : `=HYPERLINK("x") número ${i}`,
      party: i % 3 === 0 ? 'PDX' : 'PBR',
      views: i,
    })),
  )
})
afterAll(() => world.close())

const get = (url: string) => world.app.inject({ url, headers })

describe('GET /api/posts/', () => {
  test('answers the first page with the exact total', async () => {
    const response = await get('/api/posts/')
    expect(response.statusCode).toBe(200)
    const { items, ...rest } = response.json()
    expect(items).toHaveLength(20)
    expect(rest).toEqual({
      page: 1,
      page_size: 20,
      total_items: 45,
      total_posts: 45,
      total_pages: 3,
      attachments: [],
      faces: [],
      next_cursor: expect.any(String),
    })
  })

  test('takes one value or many, as repeated keys', async () => {
    expect((await get('/api/posts/?party=PDX')).json().total_items).toBe(15)
    expect((await get('/api/posts/?party=PDX&party=PBR')).json().total_items).toBe(45)
    expect((await get('/api/posts/?party=PDX&search=vacinas')).json().total_items).toBe(8)
  })

  test.each([
    { query: 'page=0', field: 'page' },
    { query: 'page=-1', field: 'page' },
    { query: 'page=1.5', field: 'page' },
    { query: 'page=abc', field: 'page' },
    { query: 'page=999999999', field: 'page' },
    { query: 'page=99999999999999999999', field: 'page' },
    { query: 'page_size=1000000', field: 'page_size' },
    { query: 'page_size=21', field: 'page_size' },
    { query: 'start_date=2026-13-01', field: 'start_date' },
    { query: 'start_date=2026-02-30', field: 'start_date' },
    { query: 'start_date=01/02/2026', field: 'start_date' },
    { query: 'start_date=0001-01-01', field: 'start_date' },
    { query: 'start_date=2026-02-01&end_date=2026-01-01', field: 'end_date' },
    { query: 'sort_by=content', field: 'sort_by' },
    { query: 'sort_by=views;DROP', field: 'sort_by' },
    { query: 'sort_order=up', field: 'sort_order' },
    { query: 'hate=outro', field: 'hate' },
    { query: 'misleading_links=talvez', field: 'misleading_links' },
    { query: 'public_person=0', field: 'public_person' },
    { query: 'public_person=--1', field: 'public_person' },
    { query: 'public_person=99999999999', field: 'public_person' },
    { query: 'party=%00', field: 'party' },
    { query: 'search=%00', field: 'search' },
    { query: 'search=a&search=b', field: 'search' },
    { query: 'format=xml', field: 'format' },
    { query: 'face_id=1', field: 'face_id' },
    { query: '__proto__=1', field: '__proto__' },
    { query: 'constructor[prototype]=1', field: 'constructor[prototype]' },
    { query: Array(5000).fill('party=PT').join('&'), field: 'party' },
    { query: `search=${'a'.repeat(1_000_000)}`, field: 'search' },
    { query: `party=${'a'.repeat(1_000)}`, field: 'party' },
  ])('a wrong $field is refused with a sentence that names it (%#)', async ({ query, field }) => {
    const response = await get(`/api/posts/?${query}`)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json())).toEqual([field])
    expect(response.json()[field][0]).toMatch(/^[A-ZÀ-Ú].*\.$/)
    expect(response.body.length).toBeLessThan(2_000)
  })

  test('an empty filter is no filter', async () => {
    const response = await get('/api/posts/?search=')
    expect(response.json().total_items).toBe(45)
  })
})

describe('GET /api/posts/?format=csv', () => {
  test('downloads everything that the list counts, safe for a spreadsheet', async () => {
    const response = await get('/api/posts/?format=csv&party=PBR&sort_by=views&page=7')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="lupascan-publicacoes-[\d-]+\.csv"$/)
    const rows = parse<Record<string, string>>(response.body, { bom: true, columns: true })
    expect(rows).toHaveLength(30)
    expect(rows[0]?.views).toBe('44')
    expect(rows.find(({ views }) => views === '43')?.content).toBe('\'=HYPERLINK("x") número 43')
  })

  test('an empty result is a header line', async () => {
    const response = await get('/api/posts/?format=csv&search=inexistente')
    expect(parse(response.body, { bom: true })).toHaveLength(1)
  })
})

describe('GET /api/post_options/', () => {
  test('has every option with how many posts have it', async () => {
    const options = (await get('/api/post_options/')).json()
    expect(options.parties).toEqual([
      { label: 'PBR', value: 'PBR', count: 30 },
      { label: 'PDX', value: 'PDX', count: 15 },
    ])
    expect(options.hates.map((one: { label: string }) => one.label)).toEqual([
      'discurso de ódio',
      'ofensivo',
      'sem indício',
      'não avaliado',
    ])
    expect(options.hates.at(-1)).toEqual({ label: 'não avaliado', value: 'não avaliado', count: 45 })
    expect(options.misinformations.map(({ count }: { count: number }) => count)).toEqual([45, 0, 45])
    expect(options.published_at).toEqual({ start: '2026-03-12', end: '2026-03-12' })
    expect(options.public_persons).toEqual([])
  })
})

describe('every answer', () => {
  test.each(['/api/posts/', '/api/nada', '/api/token/', '/api/health/', '/nada/'])(
    '%s carries the security headers',
    async (url) => {
      const { headers: sent } = await world.app.inject({ url })
      expect(sent['content-security-policy']).toContain("script-src 'self'")
      expect(sent['content-security-policy']).toContain("require-trusted-types-for 'script';trusted-types default")
      expect(sent['content-security-policy']).toContain("img-src 'self' data: blob:;")
      expect(sent['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/)
      expect(sent).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        // Turned off in the browser of the end-to-end tests.
        'cross-origin-opener-policy': 'same-origin',
      })
    },
  )

  test.each(['/', '/consulta?search=a.b', '/nada/'])('%s is the page', async (url) => {
    const response = await world.app.inject({ url })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  })

  test.each(['/assets/x.js', '/secret.txt', '/..%2f..%2fpackage.json'])('%s is no page', async (url) => {
    expect((await world.app.inject({ url })).statusCode).toBe(404)
  })

  test.each([
    ['PUT', '/api/posts/', 'GET, HEAD'],
    ['GET', '/api/token/', 'POST'],
    ['DELETE', '/api/post/1/related-news?page=2', 'GET, HEAD'],
    ['OPTIONS', '/api/users/', 'GET, HEAD, POST'],
  ] as const)('%s %s is refused with what is accepted there', async (method, url, allow) => {
    const response = await world.app.inject({ method, url })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe(allow)
    expect(response.json().detail).toBe('Este endereço não aceita esse tipo de pedido.')
  })

  test('what does not exist is 404 in JSON under /api/', async () => {
    const response = await get('/api/nada/')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      detail: 'Não encontrado.',
      code: 'not_found',
      request_id: response.headers['x-request-id'],
    })
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json;charset',
    ' application/json x',
    'multipart/form-data; boundary=x',
    '',
  ])('a body of type %j never reaches a handler', async (type) => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/token/',
      headers: { 'content-type': type },
      payload: 'username=ana&password=x',
    })
    expect([400, 415]).toContain(response.statusCode)
    expect(response.json()).toHaveProperty('detail')
  })

  test('a body that is broken or too large is refused with a sentence', async () => {
    const post = (payload: string) =>
      world.app.inject({ method: 'POST', url: '/api/token/', headers: { 'content-type': 'application/json' }, payload })
    expect((await post('{"username":')).statusCode).toBe(400)
    expect((await post(`{"username":"${'a'.repeat(2_000_000)}"}`)).statusCode).toBe(413)
    expect((await post('{"__proto__":{"x":1},"username":"a","password":"b"}')).statusCode).toBe(400)
    expect((await post('{}')).json()).toEqual({
      username: ['Este campo é obrigatório.'],
      password: ['Este campo é obrigatório.'],
    })
  })
})

describe('documentation and health', () => {
  test('OpenAPI knows every call of the contract', async () => {
    const { paths } = (await get('/api/docs/json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/posts/',
        '/api/post_options/',
        '/api/token/',
        '/api/token/refresh/',
        '/api/users/profile/',
      ]),
    )
    expect(paths['/api/posts/'].get.parameters.map(({ name }: { name: string }) => name)).toContain('misleading_links')
  })

  test('/api/docs opens', async () => {
    expect((await get('/api/docs/')).statusCode).toBe(200)
  })

  test('live and ready', async () => {
    expect((await get('/api/health/')).json()).toEqual({ status: 'ok' })
    const ready = await askUntilReady(() => get('/api/health/ready'), isGood)
    expect(ready.json()).toEqual({ status: 'ok', clickhouse: true, postgres: true })
  })
})
