/** The machine's clock is set back an hour: what is cached for a minute is still cached for a minute. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cacheResults, cacheSpans } from '../src/server/routes/sources/coverage-cache.ts'
import { createTestUser, PASSWORD } from './users.ts'
import { openTestApp, type TestApp } from './world.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

let world: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  world = await openTestApp()
  await createTestUser(world.pg, 'ana')
  const payload = { username: 'ana', password: PASSWORD }
  const login = await world.app.inject({ method: 'POST', url: '/api/token/', payload })
  headers = { authorization: `Bearer ${login.json().access}` }
})
afterAll(() => world.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets time pass while the clock is set back. */
function passWithClockPutBack(ms: number): void {
  vi.setSystemTime(Date.now() - HOUR)
  vi.advanceTimersByTime(ms)
}

test.each([
  ['/api/health/ready', 2_000],
  ['/api/post_options/', MINUTE],
  ['/api/examples/', 6 * MINUTE],
])('%s is answered anew', async (url, ms) => {
  const asked = vi.spyOn(world.ch, 'rows')
  const ask = async () => {
    expect((await world.app.inject({ url, headers })).statusCode).toBe(200)
    return asked.mock.calls.length
  }
  const first = await ask()
  expect(first).toBeGreaterThan(0)
  expect(await ask()).toBe(first)
  passWithClockPutBack(ms)
  expect(await ask()).toBeGreaterThan(first)
})

test('coverage is counted anew', async () => {
  const ask = vi.fn(async () => new Map())
  const account = { platform: 'Telegram', handle: 'canal', person: null, following: null }
  const getSpans = cacheSpans(ask)
  const getAnswer = cacheResults(ask)
  for (const pass of [() => {}, () => passWithClockPutBack(MINUTE)]) {
    pass()
    await getSpans([account])
    await getAnswer('pergunta')
  }
  expect(ask).toHaveBeenCalledTimes(4)
})
