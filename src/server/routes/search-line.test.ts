import { afterAll, beforeAll, expect, test } from 'vitest'
import { askUntilReady, isGood } from '../../../test/ask-until-ready.ts'
import { storePosts } from '../../../test/factory.ts'
import { PASSWORD } from '../../../test/users.ts'
import { openTestApp, type TestApp } from '../../../test/world.ts'

/** Limits per user: searches running and waiting. */
const RUNNING = 6
const WAITING = 40

let world: TestApp
const tokens = new Map<string, string>()
/** Until this resolves, the store answers only health checks. */
let opened = Promise.withResolvers<void>()
let held = 0
/** Resolves when this many searches are running. */
let whenHeld = { count: 0, resolve: () => {} }

beforeAll(async () => {
  world = await openTestApp({
    instead: (ch) => ({
      async rows(label, question, row, signal) {
        if (label === 'count-posts') {
          held += 1
          if (held >= whenHeld.count) whenHeld.resolve()
          await opened.promise
        }
        return ch.rows(label, question, row, signal)
      },
    }),
  })
  for (const username of ['ana', 'bia']) tokens.set(username, await world.enter(username))
  await storePosts(world.ch, [{ native_id: '1', content: 'Vacina' }])
})
afterAll(() => world.close())

const openClient = (username: string) => (url: string) =>
  world.app.inject({ url, headers: { authorization: `Bearer ${tokens.get(username)}` } })

const heldAre = (count: number) =>
  new Promise<void>((resolve) => {
    whenHeld = { count, resolve }
    if (held >= count) resolve()
  })

test('one search more than can wait is refused at once; others, logins and health go on; afterwards all is as before', async () => {
  const ana = openClient('ana')
  const bia = openClient('bia')
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

  expect((await world.app.inject('/api/health/')).statusCode).toBe(200)
  const ready = await askUntilReady(() => world.app.inject('/api/health/ready'), isGood)
  expect(ready.statusCode).toBe(200)
  const payload = { username: 'bia', password: PASSWORD }
  expect((await world.app.inject({ method: 'POST', url: '/api/token/', payload })).statusCode).toBe(200)
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
  const ana = openClient('ana')
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
