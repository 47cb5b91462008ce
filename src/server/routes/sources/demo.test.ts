import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { getRowCache } from '../../search/posts/row-cache.ts'

let world: TestApp
let authorization: string
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('dora', { is_superuser: true })}`
})
afterAll(() => world.close())

test('texts that are removed are not kept in memory either', async () => {
  await storePosts(world.ch, [{ native_id: '1', content: 'Praça' }])
  const headers = { authorization }
  await world.app.inject({ url: '/api/posts/', headers })
  expect([...getRowCache(world.ch).values()].map(({ content }) => content)).toEqual(['Praça'])
  await world.app.inject({ method: 'DELETE', url: '/api/demo/', headers })
  expect(getRowCache(world.ch).size).toBe(0)
})
