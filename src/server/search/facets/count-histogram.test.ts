import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { countPosts } from '../posts/posts.ts'
import { countHistogram } from './count-histogram.ts'

const timeZone = 'America/Sao_Paulo'
let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const likes = [0, 1, 1, 4, 5, 9, 10, 19, 1_999, 2_000, 60_000_000, null]
  await storePosts(
    world.ch,
    likes.map((count, i) => ({
      native_id: String(i),
      platform: i % 2 ? 'X' : 'Telegram',
      content: i < 6 ? 'vacina' : 'urna',
      likes: count,
    })),
  )
})
afterAll(() => world.close())

const draw = (filters: object) => countHistogram(world.ch, { count: 'likes', filters, timeZone })

test('each bar has what the condition finds that it stands for; what is not known is in none', async () => {
  const { bars, unknown } = await draw({})
  expect(unknown).toBe(1)
  expect(bars.at(-1)).toEqual({ from: 50_000_000, total_posts: 1 })
  for (const [i, { from, total_posts }] of bars.entries()) {
    const next = bars[i + 1]?.from
    const search = next === undefined ? `curtidas:>=${from}` : `curtidas:${from}..${next - 1}`
    expect([from, await countPosts(world.ch, { search }, timeZone)]).toEqual([from, total_posts])
  }
})

test('the filters count, the condition on the same count does not', async () => {
  expect(await draw({ search: 'vacina curtidas:>1', platform: ['X'] })).toEqual({
    bars: [
      { from: 0, total_posts: 0 },
      { from: 1, total_posts: 1 },
      { from: 2, total_posts: 1 },
      { from: 5, total_posts: 1 },
    ],
    unknown: 0,
  })
  expect(await draw({ search: 'vacina visualizacoes:>1' })).toEqual({ bars: [], unknown: 0 })
})
