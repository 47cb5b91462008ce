/** Tested with the SDK's own client over a real connection. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { createTestUser } from '../../../../test/users.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import type { TokenScope } from '../../../contract/limits.ts'
import { generateApiToken } from '../../access/api-tokens.ts'
import { createApiToken } from '../../records/users/api-tokens.ts'

let world: TestApp
let address: URL
let userId: number
beforeAll(async () => {
  world = await openTestApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const [listening] = world.app.addresses()
  const port = typeof listening === 'object' ? listening.port : 0
  address = new URL(`http://127.0.0.1:${port}/api/mcp/`)
  userId = (await createTestUser(world.pg, 'ana')).id
  await storePosts(world.ch, [
    { native_id: 'm1', content: 'A vacina chegou', link: 'https://t.me/canal/1' },
    { native_id: 'm2', content: 'Outro assunto' },
  ])
})
afterAll(() => world.close())

async function makeToken(scopes: readonly TokenScope[]): Promise<string> {
  const { token, ...kept } = generateApiToken()
  const expiresAt = new Date(Date.now() + 60_000)
  await createApiToken(world.pg, { userId, name: 'assistente', scopes, expiresAt, ...kept }, new Date())
  return token
}

async function open(token: string): Promise<Client> {
  const client = new Client({ name: 'teste', version: '1' })
  const transport = new StreamableHTTPClientTransport(address, {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  // Type: with `exactOptionalPropertyTypes` the SDK's own transport does not fit its own interface.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return client
}

async function call(client: Client, name: string, args = {}): Promise<{ isError: boolean; text: string }> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content as { text: string }[]
  return { isError: isError === true, text: first?.text ?? '' }
}

test('an assistant searches with citations, reads a post, charts and choices', async () => {
  const client = await open(await makeToken(['read']))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_posts', 'get_post', 'get_charts', 'get_options'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  const found = JSON.parse((await call(client, 'search_posts', { search: 'vacina' })).text)
  expect(found).toMatchObject({
    total_items: 1,
    items: [{ link: 'https://t.me/canal/1', content: 'A vacina chegou', date: expect.stringMatching(/^\d{4}-/) }],
  })
  const [{ id, author, account }] = found.items
  expect([author, account]).not.toContain(undefined)
  expect(JSON.parse((await call(client, 'get_post', { id })).text)).toMatchObject({ id, content: 'A vacina chegou' })
  expect(JSON.parse((await call(client, 'get_charts', { search: 'vacina' })).text)).toMatchObject({ total_posts: 1 })
  expect(JSON.parse((await call(client, 'get_options')).text)).toHaveProperty('parties')
  await client.close()
})

test('what the call refuses is said in its sentence', async () => {
  const client = await open(await makeToken(['read']))
  const refused = await call(client, 'search_posts', { start_date: '2026-02-02', end_date: '2026-01-01' })
  expect(refused).toEqual({ isError: true, text: expect.stringContaining('A data final vem antes da inicial.') })
  const none = await call(client, 'get_post', { id: '00000000-0000-8000-8000-000000000000' })
  expect(none).toEqual({ isError: true, text: 'Não encontrado.' })
  expect((await call(client, 'search_posts', { face_id: ['x'] })).isError).toBe(false)
  await client.close()
})

test('nobody comes in without a token that may read, and a call counts against the token', async () => {
  await expect(open('lupascan_nada')).rejects.toThrow()
  const importer = await makeToken(['import'])
  await expect(open(importer)).rejects.toThrow()
  const token = await makeToken(['read'])
  const client = await open(token)
  await call(client, 'get_options')
  const answer = await fetch(new URL('/api/users/profile/', address), { headers: { authorization: `Bearer ${token}` } })
  const left = Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
  expect(left).toBeLessThan(116)
  await client.close()
})
