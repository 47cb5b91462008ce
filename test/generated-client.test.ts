/** A client generated from our OpenAPI file by another project's generator, used against the running program with a token. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { generateApiToken } from '../src/server/access/api-tokens.ts'
import { createApiToken } from '../src/server/records/users/api-tokens.ts'
import { storePosts } from './factory.ts'
import { createTestUser } from './users.ts'
import { openTestApp, type TestApp } from './world.ts'

/** The part of the generated module that this test uses; `tsc` checks its own types for whoever uses it. */
type Answer = { status: number; data: unknown }
type Client = { api: Record<string, (query?: object) => Promise<Answer>> }
type Generated = {
  Api: new (config: { baseUrl: string; baseApiParams: { headers: Record<string, string>; format: 'json' } }) => Client
}

let world: TestApp
let folder: string
let client: Client
beforeAll(async () => {
  world = await openTestApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = world.app.addresses()
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address.port : 0}`
  folder = mkdtempSync(join(tmpdir(), 'lupascan-client-'))
  const spec = await (await fetch(`${baseUrl}/api/docs/json`)).json()
  await generateApi({ spec, output: folder, fileName: 'client.ts', silent: true })
  const { Api } = (await import(join(folder, 'client.ts'))) as Generated
  const { id: userId } = await createTestUser(world.pg, 'ana')
  const { token, ...kept } = generateApiToken()
  const expiresAt = new Date(Date.now() + 60_000)
  await createApiToken(world.pg, { userId, name: 'cliente', scopes: ['read'], expiresAt, ...kept }, new Date())
  client = new Api({ baseUrl, baseApiParams: { headers: { authorization: `Bearer ${token}` }, format: 'json' } })
  await storePosts(
    world.ch,
    Array.from({ length: 25 }, (_, n) => ({ native_id: String(n), content: `vacina ${n}` })),
  )
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const Page = z.object({ items: z.array(z.object({ id: z.string() })), next_cursor: z.string().nullable() })

test('it reads all posts by cursor', async () => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const answer = await client.api.postsList?.({ search: 'vacina', page_size: '20', ...(cursor && { cursor }) })
    const { items, next_cursor } = Page.parse(answer?.data)
    ids.push(...items.map(({ id }) => id))
    cursor = next_cursor ?? undefined
  } while (cursor)
  expect(new Set(ids).size).toBe(25)
  expect(ids).toHaveLength(25)
})

test('it is told in the type of its error what a token may not do', async () => {
  await expect(client.api.usersList?.()).rejects.toMatchObject({ status: 403, error: { code: 'not_allowed' } })
})
