import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeBrowser } from '../../../../test/fake-browser.ts'
import { request } from '../../api.ts'
import { readTokens, saveTokens } from '../../api-tokens.ts'
import { showWarning } from '../../ui/notices/toast.ts'
import { Session } from './session.ts'

vi.mock('../../ui/notices/toast.ts', () => ({ showWarning: vi.fn() }))

const EXPIRED = 'Sua sessão expirou. Por favor, tente fazer o login novamente.'
const TEN_MINUTES = 600
let server: FakeServer
const goToLogin = vi.fn(async () => {})
const clearState = vi.fn()
const askGuards = vi.fn(async () => {})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 12) })
  vi.clearAllMocks()
  server = startFakeBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const createToken = () => `x.${btoa(JSON.stringify({ sub: 'ana', exp: Date.now() / 1000 + TEN_MINUTES }))}.y`
const allowRenewal = () => server.answer('/api/token/refresh/', () => [200, { access: createToken(), refresh: 'r2' }])
const countRenewals = () => server.calls.filter((call) => call.url === '/api/token/refresh/').length

const nearItsEnd = () => `x.${btoa(JSON.stringify({ sub: 'ana', exp: Date.now() / 1000 + 60 }))}.y`

async function startSession(stored: boolean, access = nearItsEnd()): Promise<Session> {
  if (stored) saveTokens({ access, refresh: 'r1' })
  const session = new Session({ goToLogin, clearState, askGuards })
  await session.whenStarted()
  return session
}

it('is logged out without stored tokens, and asks nobody', async () => {
  expect((await startSession(false)).isLoggedIn()).toBe(false)
  expect(server.calls).toEqual([])
})

it('is logged in once the stored session has been renewed', async () => {
  allowRenewal()
  expect((await startSession(true)).isLoggedIn()).toBe(true)
  expect(readTokens().refresh).toBe('r2')
})

it('forgets a stored session that is refused', async () => {
  server.answer('/api/token/refresh/', 401, {})
  expect((await startSession(true)).isLoggedIn()).toBe(false)
  expect(readTokens()).toEqual({ access: null, refresh: null })
})

it('lets calls begin with a stored token that still holds, while it is renewed', async () => {
  allowRenewal()
  const session = await startSession(true, createToken())
  expect([session.isLoggedIn(), readTokens().refresh]).toEqual([true, 'r1'])
  await vi.advanceTimersByTimeAsync(0)
  expect([session.isLoggedIn(), readTokens().refresh]).toEqual([true, 'r2'])
  expect([countRenewals(), askGuards.mock.calls.length]).toEqual([1, 0])
})

it.each([
  ['refused', () => server.answer('/api/token/refresh/', 401, {}), { access: null, refresh: null }],
  ['unanswered', () => server.fail('/api/token/refresh/'), { access: expect.any(String), refresh: 'r1' }],
])('is logged out when the renewal beside the first calls is %s', async (_, prepare, tokens) => {
  prepare()
  const session = await startSession(true, createToken())
  await vi.advanceTimersByTimeAsync(0)
  expect(session.isLoggedIn()).toBe(false)
  expect(readTokens()).toEqual(tokens)
  expect([clearState.mock.calls.length, askGuards.mock.calls.length]).toEqual([1, 1])
  expect(goToLogin).not.toHaveBeenCalled()
})

it('keeps the tokens when the server could not be asked at the start', async () => {
  expect((await startSession(true)).isLoggedIn()).toBe(false)
  expect(readTokens().refresh).toBe('r1')
})

it('renews two minutes before the end, again and again', async () => {
  allowRenewal()
  await startSession(true)
  await vi.advanceTimersByTimeAsync(8 * 60_000 - 1)
  expect(countRenewals()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(countRenewals()).toBe(2)
  await vi.advanceTimersByTimeAsync(8 * 60_000)
  expect(countRenewals()).toBe(3)
})

it('retries a failed renewal once after 10 s and stays logged in when that works', async () => {
  allowRenewal()
  const session = await startSession(true)
  server.fail('/api/token/refresh/')
  await vi.advanceTimersByTimeAsync(8 * 60_000)
  allowRenewal()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(session.isLoggedIn()).toBe(true)
  expect(countRenewals()).toBe(3)
})

it('says that the session expired and logs out when the retry fails too', async () => {
  allowRenewal()
  const session = await startSession(true)
  server.fail('/api/token/refresh/')
  await vi.advanceTimersByTimeAsync(8 * 60_000 + 9_999)
  expect(session.isLoggedIn()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(session.isLoggedIn()).toBe(false)
  expect(showWarning).toHaveBeenCalledExactlyOnceWith(EXPIRED)
  expect(goToLogin).toHaveBeenCalledExactlyOnceWith('expired')
  expect(clearState).toHaveBeenCalledTimes(1)
  expect(readTokens()).toEqual({ access: null, refresh: null })
})

it('expires when a call is refused and so is its renewal', async () => {
  allowRenewal()
  const session = await startSession(true)
  server.answer('/api/token/refresh/', 401, {})
  server.answer('/api/users/profile/', 401, {})
  await request('GET', '/api/users/profile/', {}).catch(() => {})
  expect(session.isLoggedIn()).toBe(false)
  expect(showWarning).toHaveBeenCalledExactlyOnceWith(EXPIRED)
})

it('logs in, then out: tokens gone, server told, state cleared, no more renewals', async () => {
  const session = await startSession(false)
  server.answer('/api/token/', () => [200, { access: createToken(), refresh: 'r1' }])
  await session.login({ username: 'ana', password: 'certa' })
  expect(session.isLoggedIn()).toBe(true)
  await session.logout()
  expect(session.isLoggedIn()).toBe(false)
  expect(server.calls.at(-1)).toMatchObject({ url: '/api/token/revoke/', body: { refresh: 'r1' } })
  expect(readTokens()).toEqual({ access: null, refresh: null })
  expect(goToLogin).toHaveBeenCalledExactlyOnceWith('logout')
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(countRenewals()).toBe(0)
})

it('stays logged out when the credentials are wrong', async () => {
  const session = await startSession(false)
  server.answer('/api/token/', 401, { detail: 'Usuário ou senha incorretos.' })
  await expect(session.login({ username: 'ana', password: 'x' })).rejects.toMatchObject({ status: 401 })
  expect(session.isLoggedIn()).toBe(false)
})

it('waits for the network before it renews', async () => {
  allowRenewal()
  const session = await startSession(true)
  vi.stubGlobal('navigator', { onLine: false })
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect([session.isLoggedIn(), countRenewals()]).toEqual([true, 1])
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([session.isLoggedIn(), countRenewals()]).toEqual([true, 2])
})
