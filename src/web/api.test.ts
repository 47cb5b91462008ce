import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeBrowser } from '../../test/fake-browser.ts'
import type { listPosts } from '../contract/posts/posts.ts'
import type { getProfile } from '../contract/users/profile.ts'
import type { createToken } from '../contract/users/token.ts'
import { request, SESSION_EXPIRED } from './api.ts'
import { FetchError, RequiredError, ResponseError } from './api-error.ts'
import { readTokens, removeTokens, renewTokens, saveTokens } from './api-tokens.ts'

let server: FakeServer

beforeEach(() => {
  server = startFakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

const getProfileNow = () => request<typeof getProfile>('GET', '/api/users/profile/', {})

it('sends the filters, the signal and the token', async () => {
  saveTokens({ access: 'a1', refresh: 'r1' })
  server.answer('/api/posts/', 200, { items: [] })
  await request<typeof listPosts>('GET', '/api/posts/', { query: { party: ['A', 'B'], page: '2' } })
  expect(server.calls).toEqual([{ method: 'GET', url: '/api/posts/?party=A&party=B&page=2', token: 'a1', body: null }])
})

it('sends no token with the token calls', async () => {
  saveTokens({ access: 'a1', refresh: 'r1' })
  server.answer('/api/token/', 200, { access: 'a2', refresh: 'r2' })
  const body = { username: 'ana', password: 'certa' }
  expect(await request<typeof createToken>('POST', '/api/token/', { body })).toEqual({ access: 'a2', refresh: 'r2' })
  expect(server.calls).toEqual([{ method: 'POST', url: '/api/token/', token: null, body }])
})

it('makes no call without a body that is needed', async () => {
  await expect(request('POST', '/api/token/', { body: undefined })).rejects.toThrow(RequiredError)
  expect(server.calls).toEqual([])
})

it('tells a refusal from a missing answer and from giving up', async () => {
  server.answer('/api/users/profile/', 503, { detail: 'Fora do ar.' })
  await expect(getProfileNow()).rejects.toMatchObject({ status: 503, body: { detail: 'Fora do ar.' } })
  server.fail('/api/users/profile/')
  await expect(getProfileNow()).rejects.toThrow(FetchError)
  const signal = AbortSignal.abort()
  const given = request<typeof getProfile>('GET', '/api/users/profile/', { signal })
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
})

it('renews once on 401, repeats each call once, and shares one renewal between calls', async () => {
  saveTokens({ access: 'old', refresh: 'r1' })
  server.answer('/api/users/profile/', ({ token }) => (token === 'new' ? [200, { username: 'ana' }] : [401, {}]))
  server.answer('/api/token/refresh/', 200, { access: 'new', refresh: 'r2' })
  const profiles = await Promise.all([getProfileNow(), getProfileNow()])
  expect(profiles.map((profile) => profile.username)).toEqual(['ana', 'ana'])
  const renewals = server.calls.filter((call) => call.url === '/api/token/refresh/')
  expect(renewals).toMatchObject([{ token: null, body: { refresh: 'r1', access: 'old' } }])
  expect(readTokens()).toEqual({ access: 'new', refresh: 'r2' })
})

it('a refusal that comes after the renewal, of a call from before it, renews nothing again', async () => {
  saveTokens({ access: 'old', refresh: 'r1' })
  const { promise: renewed, resolve: markRenewed } = Promise.withResolvers<void>()
  server.answer('/api/users/profile/', ({ token }) => (token === 'new' ? [200, { username: 'ana' }] : [401, {}]))
  server.answer('/api/posts/', async ({ token }) => {
    if (token === 'old') await renewed
    return token === 'new' ? [200, { items: [] }] : [401, {}]
  })
  server.answer('/api/token/refresh/', 200, { access: 'new', refresh: 'r2' })
  const late = request<typeof listPosts>('GET', '/api/posts/', {})
  await getProfileNow()
  markRenewed()
  await late
  expect(server.calls.filter((call) => call.url === '/api/token/refresh/')).toHaveLength(1)
})

it('announces the end of the session when the renewal is refused', async () => {
  const expired = vi.fn()
  window.addEventListener(SESSION_EXPIRED, expired)
  saveTokens({ access: 'old', refresh: 'r1' })
  server.answer('/api/users/profile/', 401, {})
  server.answer('/api/token/refresh/', 401, {})
  await expect(getProfileNow()).rejects.toThrow(ResponseError)
  expect(expired).toHaveBeenCalledTimes(1)
})

it('keeps the session that another tab began while the old one was renewed', async () => {
  saveTokens({ access: 'old', refresh: 'r1' })
  server.answer('/api/token/refresh/', () => {
    saveTokens({ access: 'other', refresh: 'o1' })
    return [200, { access: 'new', refresh: 'r2' }]
  })
  expect(await renewTokens()).toBe('renewed')
  expect(readTokens()).toEqual({ access: 'other', refresh: 'o1' })
})

it('does not log in again who logged out while the session was renewed', async () => {
  saveTokens({ access: 'old', refresh: 'r1' })
  server.answer('/api/token/refresh/', () => {
    removeTokens()
    return [200, { access: 'new', refresh: 'r2' }]
  })
  expect(await renewTokens()).toBe('refused')
  expect(readTokens()).toEqual({ access: null, refresh: null })
})

it('does not end the session because the network failed during the renewal', async () => {
  const expired = vi.fn()
  window.addEventListener(SESSION_EXPIRED, expired)
  saveTokens({ access: 'old', refresh: 'r1' })
  server.answer('/api/users/profile/', 401, {})
  server.fail('/api/token/refresh/')
  await expect(getProfileNow()).rejects.toMatchObject({ status: 401 })
  expect(expired).not.toHaveBeenCalled()
})
