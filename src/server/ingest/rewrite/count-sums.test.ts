import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { isOnPlainServers, openTestStores, type TestStores } from '../../../../test/world.ts'
import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { listMetrics } from '../../search/metrics/metrics.ts'
import { getPostSeries } from '../../search/series/series.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { DAY_SUMS, HOUR_SUMS } from '../../store/posts/post-sums.ts'
import { POSTS, renderSql, type Source, type Sql, sql } from '../../store/sql.ts'
import { countSums } from './count-sums.ts'
import { settlePosts } from './settle-posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(() => emptyPosts(world.ch))

const PARTIES = ['PA', 'PB', null]
const HATES = ['discurso de ódio', 'ofensivo', 'sem indício'] as const

/** Every writing of a post says something else of it, its day included. */
const makePost = (post: number, writing: number) => ({
  native_id: String(post),
  platform: ['X', 'Telegram'][post % 2] ?? 'X',
  content: `Publicação ${post}, ${writing}`,
  date_created: new Date(Date.UTC(2024, (post * 7 + writing) % 12, 1 + ((post * 3 + writing) % 28), post % 24)),
  party: PARTIES[(post + writing) % 3] ?? null,
  uf: ['SP', 'BA'][writing % 2] ?? 'SP',
  hate: HATES[(post + writing) % 3] ?? 'sem indício',
  views: post % 5 === 0 ? null : post * writing,
  likes: post + writing,
})

const Text = z.object({ all: z.string() })
const read = async (question: Sql) => {
  const [row] = await world.ch.rows('test', question, Text)
  return row?.all
}

/** Both sums, and what they are of the posts themselves. */
async function compareSums() {
  const hours = (from: Source, counts: Sql) => sql`SELECT toString(groupArray(line)) AS all FROM (
    SELECT (toString(toStartOfHour(date_created)), toString(platform), ${counts}) AS line FROM ${from}
    GROUP BY toStartOfHour(date_created), platform ORDER BY line)`
  const counted = sql`toUInt64(count()), toUInt64(countIf(hate = 'discurso de ódio')), toUInt64(countIf(hate = 'ofensivo')),
    toUInt64(countIf(isNotNull(posts.deleted_before))), sum(views), toUInt64(sum(likes))`
  const kept = sql`sum(posts.posts), sum(posts.hateful), sum(posts.offensive), sum(posts.deleted), sum(sum_views), toUInt64(sum(sum_likes))`
  const parties = (
    from: Source,
    key: Sql,
    count: Sql,
    condition: Sql,
  ) => sql`SELECT toString(groupArray(line)) AS all FROM (
    SELECT (toString(${key}), ${count}) AS line FROM ${from} WHERE ${condition} GROUP BY ${key} ORDER BY line)`
  expect(await read(hours(HOUR_SUMS, kept))).toBe(await read(hours(POSTS, counted)))
  const byParty = parties(DAY_SUMS, sql`posts.name`, sql`sum(posts.posts)`, sql`posts.kind = 'party'`)
  expect(await read(byParty)).toBe(await read(parties(POSTS, sql`party`, sql`toUInt64(count())`, sql`true`)))
}

/** What charts ask of sums is the same question on servers, where the sums themselves are looked at, after two writings. */
const testCharts = test.skipIf(isOnPlainServers)
const WRITINGS = isOnPlainServers ? 2 : 3

test('sums are those of the posts after every kind of writing, settled or not, counted or not', async () => {
  for (let writing = 1; writing <= WRITINGS; writing += 1) {
    await storePosts(
      world.ch,
      Array.from({ length: 40 * writing }, (_, post) => makePost(post, writing)),
    )
    await compareSums()
    if (writing !== 2) await settlePosts(world.ch)
    await compareSums()
    expect(await countSums(world.ch)).toBeGreaterThan(0)
    await compareSums()
    await storePosts(world.ch, [makePost(1_000 + writing, writing), makePost(3, writing + 10)])
    await compareSums()
  }
  await settlePosts(world.ch)
  await countSums(world.ch)
  expect(await countSums(world.ch)).toBe(0)
  await compareSums()
})

test('a day whose only post moved away has none, also once it is counted', async () => {
  await storePosts(world.ch, [{ ...makePost(1, 1), date_created: new Date('2024-05-05T12:00:00Z') }])
  await countSums(world.ch)
  await storePosts(world.ch, [{ ...makePost(1, 1), date_created: new Date('2024-06-06T12:00:00Z') }])
  await compareSums()
  await settlePosts(world.ch)
  await compareSums()
  expect(await countSums(world.ch)).toBe(2)
  await compareSums()
})

test('a counting that ended before it was noted counts for nothing, and is done again', async () => {
  await storePosts(
    world.ch,
    Array.from({ length: 60 }, (_, post) => makePost(post, 1)),
  )
  await countSums(world.ch)
  await storePosts(
    world.ch,
    Array.from({ length: 60 }, (_, post) => makePost(post, 2)),
  )
  await settlePosts(world.ch)
  await expect(countSums(endBefore(world.ch, 'INTO post_sum_days'))).rejects.toThrow('killed')
  await compareSums()
  expect(await countSums(world.ch)).toBeGreaterThan(0)
  await compareSums()
})

/** A store whose program ends before the statement that has these words. */
function endBefore(ch: ClickHouse, words: string): ClickHouse {
  const shards = ch.shards.map((shard) => ({
    ...shard,
    command: async (statement: Sql) => {
      if (renderSql(statement).text.includes(words)) throw new Error('killed')
      await shard.command(statement)
    },
  }))
  return { ...ch, shards }
}

/** Posts that are in the sums, some of them changed since. */
async function storeBesideSums(): Promise<void> {
  await storePosts(
    world.ch,
    Array.from({ length: 200 }, (_, post) => makePost(post, 1)),
  )
  await countSums(world.ch)
  await storePosts(
    world.ch,
    Array.from({ length: 20 }, (_, post) => makePost(post * 7, 2)),
  )
}

testCharts('charts of kept sums are those of the posts, with and without the days, in any time zone', async () => {
  await storeBesideSums()
  const now = new Date('2025-01-01T12:00:00Z')
  const days = { start_date: '2024-03-01', end_date: '2024-10-15' }
  const asked: [timeZone: string, filters: PostFilters][] = [
    ['America/Sao_Paulo', {}],
    ['America/Sao_Paulo', days],
    // Half an hour beside those of the sums.
    ['Asia/Kolkata', days],
    ['Asia/Kolkata', { platform: ['X'] }],
  ]
  for (const [timeZone, filters] of asked) {
    const quick = await listMetrics(world.ch, filters, timeZone, now, 0)
    // A condition that every post passes, and that no sums know.
    const slow = await listMetrics(world.ch, { ...filters, state: ['ativo', 'editado', 'apagado'] }, timeZone, now)
    expect(quick.total_posts).toBeGreaterThan(0)
    expect(quick.items).toEqual(slow.items)
  }
})

testCharts('a series counts its group in sums as it does in the posts, whatever its places are', async () => {
  await storeBesideSums()
  const asked: [timeZone: string, unit: TimeUnit, group: PostFilters][] = [
    ['America/Sao_Paulo', 'month', { party: ['PA'] }],
    ['America/Sao_Paulo', 'week', { party: ['-PB'], end_date: '2024-08-07' }],
    ['Pacific/Auckland', 'year', { uf: ['BA'], start_date: '2024-02-03', end_date: '2024-03-04' }],
    ['Asia/Kolkata', 'month', { role: ['não informado'], start_date: '2024-03-07' }],
    ['America/Sao_Paulo', 'day', { party: ['PA'] }],
    ['America/Sao_Paulo', 'week', { platform: ['X'] }],
    ['America/Sao_Paulo', 'week', { party: ['PA'], uf: ['BA'] }],
  ]
  for (const [timeZone, unit, group] of asked) {
    const series = { ...group, search: 'publicação', unit }
    const quick = await getPostSeries(world.ch, series, timeZone, 0)
    expect(quick.group.total.posts).toBeGreaterThan(0)
    expect(quick).toEqual(await getPostSeries(world.ch, series, timeZone, Number.POSITIVE_INFINITY))
  }
})
