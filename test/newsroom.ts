/** People who are logged in and ask, for tests of what they share. */
import type { TestApp } from './world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Users by name, `chefe` a superuser; whoever is not among them asks without logging in. */
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
