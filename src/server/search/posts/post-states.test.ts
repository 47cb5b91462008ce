import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPlacesAfter } from '../../ingest/rewrite/post-places.ts'
import { rewritePosts } from '../../ingest/rewrite/rewrite.ts'
import { listPosts } from './posts.ts'

const MARCH_13 = Date.UTC(2026, 2, 13) / 1000
const MARKS: Record<string, object> = {
  editada: { edited_at: MARCH_13, versions: 2, engagement_ratio: 3.5 },
  apagada: { deleted_after: MARCH_13, deleted_before: MARCH_13 + 300, engagement_ratio: 0.5 },
  'editada e apagada': {
    edited_at: MARCH_13,
    deleted_after: MARCH_13,
    deleted_before: MARCH_13 + 300,
    engagement_ratio: 2,
  },
}

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(
    world.ch,
    ['igual', ...Object.keys(MARKS)].map((content) => ({ content })),
  )
  await rewritePosts(world.ch, await listPlacesAfter(world.ch, null), ({ draft, later }) => ({
    draft,
    later: { ...later, ...MARKS[draft.content] },
  }))
})
afterAll(() => world.close())

const list = (query: object) => listPosts(world.ch, PostsQuery.parse(query), 'America/Sao_Paulo')
const find = async (query: object) => (await list(query)).items.map(({ content }) => content).sort()

test('a post carries its state and when it changed', async () => {
  const { items } = await list({})
  const states = Object.fromEntries(items.map(({ content, ...post }) => [content, post]))
  expect(states.igual).toMatchObject({
    state: 'ativo',
    editedAt: null,
    versions: 1,
    deletedBefore: null,
    unusual: null,
  })
  expect(states.editada).toMatchObject({ state: 'editado', editedAt: '2026-03-13T00:00:00Z', versions: 2 })
  expect(states['editada e apagada']).toMatchObject({
    state: 'apagado',
    deletedAfter: '2026-03-13T00:00:00Z',
    deletedBefore: '2026-03-13T00:05:00Z',
  })
})

test('the states share out all posts; several may be asked for', async () => {
  expect(await find({ state: ['ativo'] })).toEqual(['igual'])
  expect(await find({ state: ['editado'] })).toEqual(['editada'])
  expect(await find({ state: ['apagado'] })).toEqual(['apagada', 'editada e apagada'])
  expect(await find({ state: ['ativo', 'editado', 'apagado'] })).toHaveLength(4)
})

test('out of the ordinary is twice the usual and more; it sorts, and what was not compared comes last', async () => {
  expect(await find({ unusual: 'true' })).toEqual(['editada', 'editada e apagada'])
  const { items } = await list({ sort_by: 'unusual' })
  expect(items.map(({ unusual }) => unusual)).toEqual([3.5, 2, 0.5, null])
})
