import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../test/factory.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { createTestUser } from '../../../test/users.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { printLabelVersion } from '../enrich/hate-step.ts'
import { createPostId } from '../ingest/write/post-id.ts'
import { createHateReview, withdrawHateReview } from '../records/posts/hate-reviews.ts'
import { listReviewMirrors } from '../records/posts/review-mirrors.ts'
import { findEvaluatedPost } from '../search/hate.ts'

let world: TestStores
const postId = createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id: '1' })
const shown = async () => (await findEvaluatedPost(world.ch, postId))?.hate_review

beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [{ hate: 'ofensivo' }])
})
afterAll(() => world.close())

test('a post follows a review although the program died before it showed it', async () => {
  const { id: userId } = await createTestUser(world.pg, 'ana')
  const post = await findEvaluatedPost(world.ch, postId)
  if (!post) throw new Error('the post is gone')
  const label = { hate: 'ofensivo', hateScore: null, hateBy: '', version: printLabelVersion(post) } as const
  await createHateReview(world.pg, { postId, userId, verdict: 'rejeitado', note: '', label })
  // Here it died: nobody has changed the post.
  expect(await shown()).toBe('')
  await world.queue.send('mirror-reviews', {})
  await runJobs(world)
  expect(await shown()).toBe('rejeitado')
  expect(await listReviewMirrors(world.pg)).toEqual([])

  expect(await withdrawHateReview(world.pg, postId, userId)).toBe(true)
  await world.queue.send('mirror-reviews', {})
  await runJobs(world)
  expect(await shown()).toBe('')
})
