import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../test/factory.ts'
import { createTestUser, PASSWORD } from '../../../test/users.ts'
import { openTestStores, type TestStores, testConfig } from '../../../test/world.ts'
import { Tokens } from '../../contract/users/token.ts'
import { buildApp } from '../app.ts'
import { readSecret } from '../secret.ts'
import type { ClickHouse } from '../store/clickhouse.ts'

/** Of one user: with a place, and waiting for one. */
const RUNNING = 6
const WAITING = 40

let world: TestStores
let app: FastifyInstance
/** Until it resolves the store answers nobody, except whether it is there. */
let opened = Promise.withResolvers<void>()
let held = 0
/** Resolves when so many searches are being answered. */
let whenHeld = { count: 0, resolve: () => {} }

beforeAll(async () => {
  world = await openTestStores()
  for (const name of ['ana', 'bia']) await createTestUser(world.pg, name)
  await storePosts(world.ch, [{ native_id: '1', content: 'Vacina' }])
  const ch: ClickHouse = {
    ...world.ch,
    async rows(label, question, row, signal) {
      if (label === 'count-posts') {
        held += 1
        if (held >= whenHeld.count) whenHeld.resolve()
        await opened.promise
      }
      return world.ch.rows(label, question, row, signal)
    },
  }
  const config = testConfig(world.dataDir)
  const webFolder = join(world.dataDir, 'web')
  mkdirSync(webFolder)
  app = await buildApp({ ...world, ch, config, secret: readSecret(config) }, { webFolder })
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const logIn = (username: string) =>
  app.inject({ method: 'POST', url: '/api/token/', payload: { username, password: PASSWORD } })

async function openAsker(username: string) {
  const { access } = Tokens.parse((await logIn(username)).json())
  return (url: string) => app.inject({ url, headers: { authorization: `Bearer ${access}` } })
}

const heldAre = (count: number) =>
  new Promise<void>((resolve) => {
    whenHeld = { count, resolve }
    if (held >= count) resolve()
  })

test('one search more than can wait is refused at once; others, logins and health go on; afterwards all is as before', async () => {
  const ana = await openAsker('ana')
  const bia = await openAsker('bia')
  const first = Array.from({ length: RUNNING }, () => ana('/api/posts/'))
  await heldAre(RUNNING)
  const others = Array.from({ length: WAITING }, () => ana('/api/posts/?search=vacina'))
  const refused = await Promise.race([...others, ana('/api/posts/?search=vacina')])
  expect([429, 503]).toContain(refused.statusCode)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    detail: expect.stringContaining('Tente de novo em'),
  })

  expect((await app.inject('/api/health/')).statusCode).toBe(200)
  expect((await app.inject('/api/health/ready')).statusCode).toBe(200)
  expect((await logIn('bia')).statusCode).toBe(200)
  const search = bia('/api/posts/')
  await heldAre(RUNNING + 1)

  opened.resolve()
  expect((await search).json().total_items).toBe(1)
  for (const answer of await Promise.all(first)) expect(answer.statusCode).toBe(200)
  const rest = (await Promise.all(others)).map(({ statusCode }) => statusCode)
  expect(rest.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect((await ana('/api/posts/')).statusCode).toBe(200)
})

test('what else is read from the posts waits in the same line; changes do not', async () => {
  opened = Promise.withResolvers<void>()
  held = 0
  const ana = await openAsker('ana')
  const first = Array.from({ length: RUNNING }, () => ana('/api/posts/'))
  await heldAre(RUNNING)
  let isAnswered = false
  const post = ana('/api/posts/00000000-0000-0000-0000-000000000000/').finally(() => {
    isAnswered = true
  })
  expect((await ana('/api/users/profile/')).statusCode).toBe(200)
  expect(isAnswered).toBe(false)
  opened.resolve()
  expect((await post).statusCode).toBe(404)
  await Promise.all(first)
})
