import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost, storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import type { ShownCount } from '../../../contract/sources/collected-post.ts'
import { enrichmentSteps, enrichPost } from '../../enrich/index.ts'
import { findPostHistory } from '../../search/posts/post-history.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { createPostId } from '../write/post-id.ts'
import { writePosts } from '../write/write.ts'
import { createForms } from './collected-forms.ts'
import { recordCounts } from './record-counts.ts'

const MINUTE = 60_000
/** Published when it was stored, to the second. */
const PUBLISHED = Math.floor(Date.now() / 1000) * 1000
const network = { isSameFile: () => true }

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

/** A post is shown with these views some minutes after it was published. */
async function look(native_id: string, views: ShownCount, minutes: number) {
  const post = makePost({ native_id, views: views.value, views_step: views.step, date_created: new Date(PUBLISHED) })
  const now = PUBLISHED + minutes * MINUTE
  const [form] = await createForms(world.ch, [{ post, network }], now)
  const noted = await recordCounts(world.ch, form?.steady ? [form.steady] : [], now)
  return { views: form?.post.views, noted }
}
const store = (native_id: string, views: number) =>
  storePosts(world.ch, [{ native_id, views, date_created: new Date(PUBLISHED) }])

test('counts that stay the same are noted once for each age', async () => {
  await store('1', 100)
  const same = { value: 100, step: 1 }
  const noted = []
  for (const minutes of [10, 16, 30, 61, 62, 400]) noted.push((await look('1', same, minutes)).noted)
  expect(noted).toEqual([0, 1, 0, 1, 0, 1])
  const id = createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id: '1' })
  const history = await findPostHistory(world.ch, id)
  expect(history?.counts.slice(-3).map(({ views }) => views)).toEqual([100, 100, 100])
})

test('counts that were noted at an age are taken again at the next one, not when they change in between', async () => {
  await store('4', 100)
  expect(await look('4', { value: 100, step: 1 }, 16)).toEqual({ views: 100, noted: 1 })
  expect(await look('4', { value: 101, step: 1 }, 30)).toEqual({ views: 100, noted: 0 })
  expect(await look('4', { value: 102, step: 1 }, 61)).toEqual({ views: 102, noted: 0 })
})

test('a rounded count that agrees with a finer one is no change; one that does not is', async () => {
  await store('2', 1_234)
  expect(await look('2', { value: 1_200, step: 100 }, 16)).toEqual({ views: 1_234, noted: 1 })
  expect(await look('2', { value: 1_400, step: 100 }, 61)).toEqual({ views: 1_400, noted: 0 })
  expect(await look('2', { value: 1_300, step: 1 }, 61)).toEqual({ views: 1_300, noted: 0 })
})

test('a file that does not tell the views, or tells them without their precision, changes nothing', async () => {
  const write = (views: object) => {
    const post = makePost({ native_id: '3', likes: 1, ...views })
    return writePosts(world.ch, [enrichPost(post, enrichmentSteps({ people: new Map() }))], 'import')
  }
  expect(await write({ views: 1_200, views_step: 100 })).toMatchObject({ stored: 1 })
  for (const views of [{ views: null }, { views: 1_200 }]) expect(await write(views)).toMatchObject({ unchanged: 1 })
  expect(await write({ views: 1_250 })).toMatchObject({ updated: 1 })
  const { items } = await listPosts(world.ch, PostsQuery.parse({}), 'America/Sao_Paulo')
  const steps = items.map(({ views, viewsStep }) => [views, viewsStep])
  expect(steps).toContainEqual([1_250, 1])
  const id = createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id: '3' })
  expect((await findPostHistory(world.ch, id))?.counts.at(-1)).toMatchObject({ views: 1_250, viewsStep: 1 })
})
