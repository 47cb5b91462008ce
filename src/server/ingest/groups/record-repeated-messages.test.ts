import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { countMessages } from '../../search/posts/collapsed-posts.ts'
import { countPosts } from '../../search/posts/posts.ts'
import { COPIED } from '../../search/posts/posts-by-copies.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { resumeWrites } from '../../store/posts/post-keys.ts'
import { isRepeated, selectLarge } from '../../store/posts/repeated-messages.ts'
import { integer, POSTS, type Sql, sql } from '../../store/sql.ts'
import { removeOrigin } from '../rewrite/remove-origin.ts'
import { settlePosts } from '../rewrite/settle-posts.ts'
import { recordRepeatedMessages } from './record-repeated-messages.ts'

const ZONE = 'America/Sao_Paulo'
/** Of no word of which another has any: near ones would be one message. */
const message = (i: number) => Array.from({ length: 14 }, (_, word) => `palavra${i * 14 + word}`).join(' ')

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyPosts(world.ch)
  await world.ch.command(sql`TRUNCATE TABLE message_posts`)
})

/** Every writing gives some posts another message; the messages of few posts are the most. */
const makePost = (post: number, writing: number) => ({
  native_id: String(post),
  platform: ['X', 'Telegram'][post % 2] ?? 'X',
  account: `conta_${post % 7}`,
  date_created: new Date(Date.UTC(2024, post % 12, 1 + (post % 28))),
  party: ['PA', 'PB'][post % 2] ?? null,
  likes: post * writing,
  content: post % 9 === 0 ? 'Bom dia' : message((post * post + writing * (post % 4)) % 60),
})

const makePosts = (from: number, to: number, writing: number) =>
  Array.from({ length: to - from }, (_, i) => makePost(from + i, writing))

const readTotal = async (question: Sql) => {
  const [row] = await world.ch.rows('test', question, z.object({ total: z.number() }))
  return row?.total
}

const hashCopies = (copied: Sql) =>
  sql`SELECT toUInt32(sum(cityHash64(copied_group, copies)) % 4000000000) AS total FROM ${copied}`
const ALL_COPIED = sql`(SELECT message_group AS copied_group, toUInt32(count()) AS copies FROM message_posts FINAL
  GROUP BY copied_group HAVING copies > 1)`

/** What is asked with what is noted, and told by all posts. */
async function compare(): Promise<number> {
  const messages = (condition: Sql) => sql`SELECT toUInt32(uniqExactIf(posts.message_group, posts.message_group != 0)
    + countIf(posts.message_group = 0)) AS total FROM ${POSTS} WHERE ${condition}`
  const several = (least: Sql) => sql`SELECT toUInt32(count()) AS total FROM ${POSTS} WHERE posts.message_group IN (
    SELECT posts.message_group FROM ${POSTS} WHERE posts.message_group != 0 GROUP BY posts.message_group
    HAVING uniqExact(posts.platform, lowerUTF8(posts.account)) >= ${least})`
  expect(await countMessages(world.ch, {}, ZONE)).toBe(await readTotal(messages(sql`true`)))
  expect(await countMessages(world.ch, { party: ['PA'] }, ZONE)).toBe(await readTotal(messages(sql`party = 'PA'`)))
  expect(await countPosts(world.ch, { search: 'contas-no-grupo:>2' }, ZONE)).toBe(await readTotal(several(sql`3`)))
  expect(await readTotal(hashCopies(COPIED))).toBe(await readTotal(hashCopies(ALL_COPIED)))
  const found = await countPosts(world.ch, { search: 'contas-no-grupo:>1' }, ZONE)
  expect(found).toBe(await readTotal(several(sql`2`)))
  return found
}

/** There nothing is noted. */
const isCluster = () => world.ch.shards.length > 1
const note = (ch: ClickHouse = world.ch) => recordRepeatedMessages(ch, undefined, 0)

test('messages are counted and found as by all posts after every kind of writing, noted or not, settled or not', async () => {
  await storePosts(world.ch, makePosts(1, 40, 1))
  expect(await compare()).toBeGreaterThan(3)
  expect(await note()).toBeGreaterThan(isCluster() ? -1 : 1)
  expect(await note()).toBe(0)
  await compare()
  for (const writing of [2, 3]) {
    // Stored ones change their message, new ones have those of others.
    await storePosts(world.ch, [...makePosts(10, 30, writing), ...makePosts(40 * writing, 40 * writing + 25, writing)])
    await compare()
    if (writing === 2) await settlePosts(world.ch)
    await compare()
    await note()
    await compare()
    await settlePosts(world.ch)
    await compare()
  }
  await storePosts(world.ch, [makePost(500, 1)])
  await removeOrigin(world.ch, 'import')
  expect(await compare()).toBe(0)
})

test('a look that ended before it was written down counts for nothing, and is done again', async () => {
  await storePosts(world.ch, makePosts(1, 30, 1))
  await note()
  await storePosts(world.ch, makePosts(30, 90, 2))
  const killed: ClickHouse = {
    ...world.ch,
    insert: async (table, rows) => {
      if (table === 'message_size_looks') throw new Error('killed')
      await world.ch.insert(table, rows)
    },
    get shards() {
      return [killed]
    },
  }
  if (!isCluster()) await expect(note(killed)).rejects.toThrow('killed')
  await compare()
  await note()
  await compare()
})

test('a message that grows after it was noted is found by as many accounts as it has, looked at or not', async () => {
  const write = (from: number, to: number) =>
    storePosts(
      world.ch,
      Array.from({ length: to - from }, (_, i) => ({
        native_id: `g${from + i}`,
        account: `c${from + i}`,
        content: message(0),
      })),
    )
  const count = () => countPosts(world.ch, { search: 'contas-no-grupo:>3' }, ZONE)
  const found = []
  for (const [from, to] of [
    [0, 2],
    [2, 5],
    [5, 6],
  ] as const) {
    await write(from, to)
    found.push(await count())
    await note()
    found.push(await count())
    await settlePosts(world.ch)
    found.push(await count())
  }
  expect(found).toEqual([0, 0, 0, 5, 5, 5, 6, 6, 6])
})

test('messages of many posts are the same where much was not looked at', async () => {
  await storePosts(world.ch, makePosts(1, 40, 1))
  await note()
  await storePosts(world.ch, makePosts(40, 60, 1))
  if (isCluster()) return
  const count = (least: number, much: number) =>
    readTotal(sql`SELECT toUInt32(count()) AS total FROM (SELECT posts.message_group FROM ${POSTS}
      WHERE posts.message_group IN (${selectLarge(least, much)}) GROUP BY posts.message_group HAVING count() >= ${integer(least)})`)
  for (const least of [2, 3, 5]) expect(await count(least, 3)).toBe(await count(least, 1_000))
  expect(await count(3, 3)).toBeGreaterThan(0)
})

test('where much was not looked at, every message may be repeated', async () => {
  await storePosts(world.ch, makePosts(1, 30, 1))
  const count = (much: number) =>
    readTotal(sql`SELECT toUInt32(countIf(NOT is_repeated) + uniqExactIf(message, is_repeated)) AS total
    FROM (SELECT message_group AS message, ${isRepeated(sql`message_group`, much)} AS is_repeated FROM ${POSTS})`)
  expect(await count(3)).toBe(await count(1_000))
})

test('copies are counted of noted messages alone: a number for each of the others would take memory', async () => {
  if (isCluster()) return
  await storePosts(world.ch, makePosts(1, 40, 1))
  await note()
  const all = await readTotal(hashCopies(ALL_COPIED))
  expect(await readTotal(hashCopies(COPIED))).toBe(all)
  await world.ch.command(sql`TRUNCATE TABLE message_sizes`)
  expect(await readTotal(hashCopies(COPIED))).toBe(0)
  expect(all).toBeGreaterThan(0)
})

test('versions go on above what was looked at, whatever became of the posts that had them', async () => {
  const covers = 9_000_000_000_000_000
  await world.ch.shards[0]?.insert('message_size_looks', [{ covers }])
  expect(await resumeWrites(world.ch)).toBe(covers)
})

test('a few new posts are left to the questions', async () => {
  await storePosts(world.ch, makePosts(1, 30, 1))
  expect(await recordRepeatedMessages(world.ch)).toBe(0)
  await compare()
})
