/** Logged-in users who send requests, for tests of sharing. */
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Users by name, with `chefe` as superuser; any other name sends requests without a login. */
export async function openNewsroom(world: TestApp, names: readonly string[]) {
  const tokens = new Map<string, string>()
  for (const username of names) {
    tokens.set(username, await world.enter(username, { is_superuser: username === 'chefe' }))
  }
  return (username: string, method: Method, url: string, payload?: object) => {
    const token = tokens.get(username)
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return world.app.inject({ method, url, headers, payload })
  }
}
export type Ask = Awaited<ReturnType<typeof openNewsroom>>

type Share = (username: string, method: 'GET' | 'PUT', url: string, payload?: object) => Promise<LightMyRequestResponse>

/**
 * Replaces all shares.
 * @param url of `/api/shares/`
 */
export async function shareThing(ask: Share, who: string, url: string, shares: object) {
  const { version } = (await ask(who, 'GET', url)).json()
  return ask(who, 'PUT', url, { ...shares, version: version ?? 0 })
}
