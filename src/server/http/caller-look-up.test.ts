import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { issueTokens } from '../access/session-tokens.ts'
import { createCallerLookUp } from './caller-look-up.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')
let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

test('while many sessions are being read, whoever reads is sent away and whoever writes is not', async () => {
  const findCaller = createCallerLookUp(world.pg, secret, 2)
  const session = { id: crypto.randomUUID(), generation: 1, expires_at: new Date(Date.now() + 60_000) }
  const { access: token } = await issueTokens(secret, session, new Date())
  const first = [findCaller(token, 'GET'), findCaller(token, 'GET')]
  await expect(findCaller(token, 'GET')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  await expect(findCaller(token, 'PUT')).resolves.toBeNull()
  expect(await Promise.all(first)).toEqual([null, null])
  await expect(findCaller(token, 'GET')).resolves.toBeNull()
})
