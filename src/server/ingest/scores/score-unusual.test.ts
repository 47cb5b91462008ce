import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { integer, sql, string } from '../../store/sql.ts'
import { insertWithRetries } from '../write/insert.ts'
import { createPostId } from '../write/post-id.ts'
import { scoreUnusual } from './score-unusual.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const LATER = Math.floor(Date.now() / 1000) * 1000 + 60 * 60_000
const monthOf = (account: string, views: (day: number) => number | null) =>
  Array.from({ length: 15 }, (_, day) => ({
    account,
    native_id: String(day + 1),
    date_created: new Date(Date.UTC(2026, 2, day + 1)),
    views: views(day),
  }))

test('posts far above what their account usually has are found, once they are counted', async () => {
  await storePosts(world.ch, [
    ...monthOf('pequeno', (day) => (day === 14 ? 500 : 100)),
    ...monthOf('grande', (day) => (day === 14 ? 110_000 : 100_000)),
    ...monthOf('calado', () => null),
  ])
  expect(await scoreUnusual(world.ch, world.pg, LATER)).toEqual({ changed: 1, is_done: true })
  const found = await listPosts(world.ch, PostsQuery.parse({ unusual: 'true' }), 'America/Sao_Paulo')
  expect(found.items.map(({ author, unusual }) => [author, unusual])).toEqual([['pequeno', 5]])

  expect(await scoreUnusual(world.ch, world.pg, LATER)).toEqual({ changed: 0, is_done: true })

  const id = createPostId({ platform: 'Telegram', account: 'grande', native_id: '14' })
  const counts = { views: 400_000, likes: null, shares: null, comments: null }
  await insertWithRetries(world.ch, 'post_counts', [{ post_id: id, taken_at: LATER / 1000, ...counts }])
  expect(await scoreUnusual(world.ch, world.pg, LATER + 60 * 60_000)).toEqual({ changed: 1, is_done: true })
  const again = await listPosts(world.ch, PostsQuery.parse({ sort_by: 'unusual' }), 'America/Sao_Paulo')
  expect(again.items.slice(0, 2).map(({ author, unusual }) => [author, unusual])).toEqual([
    ['pequeno', 5],
    ['grande', 4],
  ])
})

test('posts whose score stays as it is are not read whole', async () => {
  const later = LATER + 90 * 60_000
  const day = (native_id: string) => createPostId({ platform: 'Telegram', account: 'grande', native_id })
  const count = (native_id: string, views: number) => ({ post_id: day(native_id), taken_at: later / 1000, views })
  const others = { likes: null, shares: null, comments: null }
  const counted = [count('12', 100_000), count('13', 900_000), count('14', 400_000)]
  await insertWithRetries(
    world.ch,
    'post_counts',
    counted.map((one) => ({ ...one, ...others })),
  )
  const asked: string[] = []
  const seen = new Map<string, readonly unknown[]>()
  const ch: typeof world.ch = {
    ...world.ch,
    async rows(label, ...question) {
      asked.push(label)
      const rows = await world.ch.rows(label, ...question)
      seen.set(label, rows)
      return rows
    },
  }
  expect(await scoreUnusual(ch, world.pg, later + 60 * 60_000)).toEqual({ changed: 1, is_done: true })
  expect(asked.filter((label) => label === 'find-stored-drafts')).toHaveLength(1)
  expect(seen.get('find-stored-drafts')).toHaveLength(1)
})

test('of accounts with more posts than a question may return, every post that was counted is compared', async () => {
  const accounts = 1_100
  const counted = LATER / 1000 + 2 * 3600
  const last = sql`number < ${integer(accounts)}`
  // Of a cluster a shard: each would make all of them.
  const [one = world.ch] = world.ch.shards
  await one.command(sql`INSERT INTO post_rows (id, number, version, platform, account, native_id, date_created, counted_at, hate, views)
    SELECT toUUID(concat('00000000-0000-0000-0000-', leftPad(toString(number), 12, '0'))), 1 + number AS one, one, 'X',
      concat('muitas', toString(number % ${integer(accounts)})), toString(number),
      toDateTime('2024-02-01 00:00:00', 'UTC') - number, if(${last}, ${integer(counted)}, ${integer(counted - 30 * 86_400)}), 'sem indício',
      if(${last}, 3000, 1000)
    FROM numbers(${integer(accounts * 101)})`)
  await one.command(sql`INSERT INTO post_keys (id, number, version, date_created)
    SELECT id, posts.number, version, date_created FROM posts WHERE account LIKE 'muitas%'`)
  const done = await scoreUnusual(world.ch, world.pg, (counted + 3600) * 1000)
  expect(done).toEqual({ changed: accounts, is_done: true })
  const { total_items } = await listPosts(
    world.ch,
    PostsQuery.parse({ unusual: 'true', platform: ['X'] }),
    'America/Sao_Paulo',
  )
  expect(total_items).toBe(accounts)
})

test('posts with more counts than a question may return are compared', async () => {
  const counted = LATER / 1000 + 12 * 3600
  await storePosts(
    world.ch,
    monthOf('vigiado', () => 100),
  )
  const id = createPostId({ platform: 'Telegram', account: 'vigiado', native_id: '15' })
  const [one = world.ch] = world.ch.shards
  await one.command(sql`INSERT INTO post_counts (post_id, taken_at, views)
    SELECT toUUID(${string(id)}), toDateTime(${integer(counted)}, 'UTC') - number, 5000 FROM numbers(150000)`)
  expect(await scoreUnusual(world.ch, world.pg, (counted + 3600) * 1000)).toEqual({ changed: 1, is_done: false })
})
