/** People who are logged in and ask, for tests of what they share. */
import { createTestUser, PASSWORD } from './users.ts'
import type { TestApp } from './world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Users by name, `chefe` a superuser; whoever is not among them asks without logging in. */
export async function openNewsroom(world: TestApp, names: readonly string[]) {
  const tokens = new Map<string, string>()
  for (const username of names) {
    await createTestUser(world.pg, username, { is_superuser: username === 'chefe' })
    const payload = { username, password: PASSWORD }
    const login = await world.app.inject({ method: 'POST', url: '/api/token/', payload })
    tokens.set(username, login.json().access)
  }
  return (username: string, method: Method, url: string, payload?: object) => {
    const token = tokens.get(username)
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return world.app.inject({ method, url, headers, payload })
  }
}
export type Ask = Awaited<ReturnType<typeof openNewsroom>>
