import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyAudit } from '../../../../test/audit.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { openTestStores, type TestStores, testConfig } from '../../../../test/world.ts'
import { buildApp } from '../../app.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')

let world: TestStores
let app: FastifyInstance
let dora: string

beforeAll(async () => {
  world = await openTestStores()
  const deps = {
    ch: world.ch,
    pg: world.pg,
    queue: world.queue,
    media: world.media,
    config: testConfig(world.dataDir),
    secret,
  }
  app = await buildApp(deps, { webFolder: '/nowhere' })
})
afterAll(async () => {
  await app.close()
  await world.close()
})

beforeEach(async () => {
  await emptyAudit(world.pg)
  for (const table of ['login_failures', 'users'] as const) await world.pg.deleteFrom(table).execute()
  await createTestUser(world.pg, 'dora', { is_superuser: true })
  dora = await enter('dora')
})

async function enter(username: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/token/', payload: { username, password: PASSWORD } })
  expect(answer.statusCode).toBe(200)
  return answer.json().access
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, url: string, payload?: object, access = dora) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${access}` }, ...(payload && { payload }) })

const profileStatus = async (access: string) => (await call('GET', '/api/users/profile/', undefined, access)).statusCode

const listAudit = async () => {
  const rows = await world.pg.selectFrom('audit').selectAll().orderBy('id').execute()
  return rows.filter(({ action }) => action !== 'login').map(({ actor, action, subject }) => [actor, action, subject])
}

describe('GET /api/users/', () => {
  test('lists every user by name, with roles, state and last login, and never a hash', async () => {
    await createTestUser(world.pg, 'Bia', { is_active: false, password_hash: null })
    const answer = await call('GET', '/api/users/')
    expect(answer.json()).toEqual([
      expect.objectContaining({ username: 'Bia', is_active: false, has_password: false, last_login: null }),
      {
        username: 'dora',
        email: '',
        first_name: '',
        last_name: '',
        is_superuser: true,
        transcriptor_group: false,
        is_active: true,
        has_password: true,
        last_login: expect.stringMatching(/^\d{4}-.*Z$/),
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        link_expires_at: null,
      },
    ])
    expect(answer.body).not.toContain('argon2')
  })
})

describe('POST /api/users/', () => {
  test('creates a user without rights and a link that is shown once', async () => {
    const fields = { username: 'ana', email: 'ana@redacao.exemplo', first_name: 'Ana', last_name: 'Prado' }
    const answer = await call('POST', '/api/users/', fields)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...fields,
      is_superuser: false,
      transcriptor_group: false,
      is_active: true,
      has_password: false,
      password_link: { delivery: 'shown', link: expect.stringMatching(/^\/senha\/[\w-]{43}$/) },
    })
    const days = (new Date(answer.json().password_link.expires_at).getTime() - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await listAudit()).toEqual([['dora', 'user_created', 'ana']])
    const stored = JSON.stringify(await world.pg.selectFrom('password_links').selectAll().execute())
    expect(stored).not.toContain(answer.json().password_link.link.slice('/senha/'.length))
  })

  test.each([
    [{}, 'username'],
    [{ username: '' }, 'username'],
    [{ username: '   ' }, 'username'],
    [{ username: 'ana maria' }, 'username'],
    [{ username: 'ana\u0000' }, 'username'],
    [{ username: 'áéí' }, 'username'],
    [{ username: 'a'.repeat(151) }, 'username'],
    [{ username: 'Profile' }, 'username'],
    [{ username: 'DORA' }, 'username'],
    [{ username: ['ana'] }, 'username'],
    [{ username: 'ana', email: 'ana' }, 'email'],
    [{ username: 'ana', email: 'ana@x' }, 'email'],
    [{ username: 'ana', email: 'ana@x.br\r\nBcc: todos@x.br' }, 'email'],
    [{ username: 'ana', email: 'ana@x.br,bia@x.br' }, 'email'],
    [{ username: 'ana', email: `${'a'.repeat(250)}@x.br` }, 'email'],
    [{ username: 'ana', first_name: 'A\u0000' }, 'first_name'],
    [{ username: 'ana', last_name: 'a'.repeat(151) }, 'last_name'],
    [{ username: 'ana', is_superuser: 'sim' }, 'is_superuser'],
    [{ username: 'ana', password_hash: 'x' }, 'password_hash'],
    [{ username: 'ana', is_staff: true }, 'is_staff'],
    [{ username: 'ana', id: 1 }, 'id'],
  ])('%j is refused with a sentence at the field', async (fields, name) => {
    const answer = await call('POST', '/api/users/', fields)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual([name])
    expect(answer.json()[name][0]).toMatch(/^[A-ZÀ-Ú].*[.\w-]$/)
  })

  test('of ten with one name at the same moment one is created', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/api/users/', { username: 'ana' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(400)])
  })

  test('more than thirty in a minute are refused for a while', async () => {
    const names = Array.from({ length: 31 }, (_, i) => `u${i}`)
    const statuses: number[] = []
    for (const username of names) statuses.push((await call('POST', '/api/users/', { username })).statusCode)
    expect(statuses).toEqual([...Array(30).fill(201), 429])
  })
})

describe('/api/users/{username}/', () => {
  test('GET finds a name in any case; what does not exist is 404', async () => {
    expect((await call('GET', '/api/users/DORA/')).json()).toMatchObject({ username: 'dora' })
    for (const name of ['ninguem', '%00', '%F0%9F%A6%9C', "'%20OR%201=1"]) {
      const answer = await call('GET', `/api/users/${name}/`)
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { detail: 'Não encontrado.', code: 'not_found' }])
    }
  })

  test('PATCH changes what is sent and leaves the rest', async () => {
    await createTestUser(world.pg, 'ana')
    const changes = { first_name: 'Ana', transcriptor_group: true }
    const answer = await call('PATCH', '/api/users/ana/', changes)
    expect(answer.json()).toMatchObject({ username: 'ana', is_active: true, has_password: true, ...changes })
    expect((await call('PATCH', '/api/users/ana/', {})).json()).toEqual(answer.json())
    expect(await listAudit()).toEqual([['dora', 'user_updated', 'ana transcriptor_group=true first_name']])
  })

  test('PUT replaces the four fields and keeps rights that are not sent', async () => {
    await createTestUser(world.pg, 'ana', { is_superuser: true })
    const answer = await call('PUT', '/api/users/ana/', { username: 'ana.prado', email: 'ana@x.exemplo' })
    expect(answer.json()).toMatchObject({ username: 'ana.prado', email: 'ana@x.exemplo', is_superuser: true })
    expect((await call('GET', '/api/users/ana/')).statusCode).toBe(404)
    expect(await enter('ana.prado')).toBeTruthy()
    expect((await call('PUT', '/api/users/ana.prado/', { username: 'Dora' })).json()).toEqual({
      username: ['Já existe um usuário com este nome.'],
    })
  })

  test('a dropped role and a disabled user count on the next request', async () => {
    await createTestUser(world.pg, 'ana', { is_superuser: true })
    const ana = await enter('ana')
    expect((await call('GET', '/api/users/', undefined, ana)).statusCode).toBe(200)
    await call('PATCH', '/api/users/ana/', { is_superuser: false })
    expect((await call('GET', '/api/users/', undefined, ana)).statusCode).toBe(403)
    await call('PATCH', '/api/users/ana/', { is_active: false })
    expect(await profileStatus(ana)).toBe(401)
  })

  test('letting a user in again does not bring back the sessions of before', async () => {
    await createTestUser(world.pg, 'ana')
    const ana = await enter('ana')
    await call('PATCH', '/api/users/ana/', { is_active: false })
    await call('PATCH', '/api/users/ana/', { is_active: true })
    expect(await profileStatus(ana)).toBe(401)
    expect(await profileStatus(await enter('ana'))).toBe(200)
  })

  test('DELETE removes a user with sessions and links; their token is worth nothing', async () => {
    await createTestUser(world.pg, 'ana')
    const ana = await enter('ana')
    await call('POST', '/api/users/ana/password-link/')
    expect((await call('DELETE', '/api/users/ana/')).statusCode).toBe(200)
    expect(await profileStatus(ana)).toBe(401)
    expect((await call('GET', '/api/users/ana/')).statusCode).toBe(404)
    expect((await call('DELETE', '/api/users/ana/')).statusCode).toBe(404)
    expect(await world.pg.selectFrom('password_links').selectAll().execute()).toEqual([])
    expect(await listAudit()).toEqual([
      ['dora', 'password_link_created', 'ana'],
      ['dora', 'user_removed', 'ana'],
    ])
  })
})

describe('the last superuser', () => {
  test('nobody removes, disables or demotes themself, however the name is written', async () => {
    await createTestUser(world.pg, 'ana', { is_superuser: true })
    for (const name of ['dora', 'DORA']) {
      const answers = await Promise.all([
        call('DELETE', `/api/users/${name}/`),
        call('PATCH', `/api/users/${name}/`, { is_active: false }),
        call('PUT', `/api/users/${name}/`, { username: 'dora', is_superuser: false }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
      expect(answers.map((answer) => Object.keys(answer.json())[0])).toEqual([
        'non_field_errors',
        'is_active',
        'is_superuser',
      ])
    }
    expect(await listAudit()).toEqual([])
    expect((await call('PATCH', '/api/users/dora/', { first_name: 'Dora', is_superuser: true })).statusCode).toBe(200)
  })

  test('two who demote or remove each other at the same moment leave one', async () => {
    for (const change of [{ is_superuser: false }, { is_active: false }, null]) {
      await createTestUser(world.pg, 'ana', { is_superuser: true })
      const ana = await enter('ana')
      const attack = (url: string, access: string) =>
        change ? call('PATCH', url, change, access) : call('DELETE', url, undefined, access)
      const answers = await Promise.all([attack('/api/users/ana/', dora), attack('/api/users/dora/', ana)])
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const left = world.pg.selectFrom('users').select('username').where('is_superuser', '=', true)
      expect(await left.where('is_active', '=', true).execute()).toHaveLength(1)
      await world.pg.deleteFrom('users').execute()
      await createTestUser(world.pg, 'dora', { is_superuser: true })
      dora = await enter('dora')
    }
  })
})
