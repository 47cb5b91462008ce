import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { removeOrigin } from '../../ingest/rewrite/remove-origin.ts'
import { settlePosts } from '../../ingest/rewrite/settle-posts.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql } from '../../store/sql.ts'
import { hasHashtag, hasSite, mentionsSomebody, VALUE_INDEXES } from '../conditions/shared-values.ts'
import { countEach } from './count-each.ts'
import { hasToken, readWordCounts } from './word-counts.ts'

/** On a cluster the posts are counted. */
const cluster = process.env.TEST_CLICKHOUSE_CLUSTER

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const KNOWN = [
  { index: undefined, has: hasToken, tokens: ['agua', 'fogo', 'terra', 'ar', 'nada'] },
  { index: VALUE_INDEXES.hashtag, has: hasHashtag, tokens: ['agua', 'eleicao', 'nada'] },
  {
    ...{ index: VALUE_INDEXES.mention, tokens: ['ana', 'bia', 'nada'] },
    has: (handle: string) => mentionsSomebody([handle]),
  },
  { index: VALUE_INDEXES.domain, has: hasSite, tokens: ['um.example', 'dois.example', 'nada'] },
]

/** Counts from the dictionaries, and from the posts. */
async function expectExact(ch: ClickHouse) {
  for (const { index, has, tokens } of KNOWN) {
    const { of, areExact } = await readWordCounts(ch, tokens, index)
    const posts = await countEach(ch, tokens.map(has), [])
    expect([areExact, tokens.map((token) => of(token) ?? 0)]).toEqual([true, posts])
  }
}

/** Reads beside writes. */
const ROUNDS = 20

const DAY = new Date('2024-05-01T12:00:00Z')
const store = (posts: readonly { id: number; content: string; views?: number; date_created?: Date }[]) =>
  storePosts(
    world.ch,
    posts.map(({ id, ...post }) => ({ native_id: String(id), date_created: DAY, ...post })),
  )
const ALL = 'Água, fogo e terra: fogo #Água #Eleição #eleicao @ana @Bia https://um.example/a https://dois.example/b'

test.skipIf(cluster)('dictionaries count posts in every state of their rows', async () => {
  const { ch } = world
  await expectExact(ch)
  await store([1, 2, 3, 4, 5, 6].map((id) => ({ id, content: `${ALL} ${id}` })))
  await expectExact(ch)
  // Two changes of one post, a post moved to another day, one without the words any more, and one with new counts only.
  await store([{ id: 1, content: 'Terra #eleicao' }])
  await store([
    { id: 1, content: 'Terra e ar @ana' },
    { id: 2, content: `${ALL} 2`, date_created: new Date('2019-01-01T12:00:00Z') },
    { id: 3, content: 'Outra coisa' },
    { id: 4, content: `${ALL} 4`, views: 7 },
  ])
  await expectExact(ch)
  await settlePosts(ch)
  await expectExact(ch)
  // One changed again while the settled changes are kept, and a new one.
  await store([
    { id: 1, content: `${ALL} 1` },
    { id: 7, content: 'Ar https://um.example/c' },
  ])
  await expectExact(ch)
  await ch.command(sql`OPTIMIZE TABLE post_rows FINAL`)
  await expectExact(ch)
  await settlePosts(ch)
  await removeOrigin(ch, 'import')
  await expectExact(ch)
})

test.skipIf(cluster)('what is written before they are read is read again', async () => {
  await store([{ id: 11, content: ALL }])
  let tries = 0
  const rows: ClickHouse['rows'] = async (label, ...question) => {
    const answer = await world.ch.rows(label, ...question)
    if (label === 'dictionary-state') {
      tries += 1
      if (tries === 1) await store([{ id: 11, content: 'Água' }])
    }
    return answer
  }
  const { of, areExact } = await readWordCounts({ ...world.ch, rows }, ['agua', 'terra'])
  expect([tries, areExact, of('agua'), of('terra')]).toEqual([2, true, 1, 0])
})

test.skipIf(cluster)('what is written between the list of parts and the count of differing rows is read', async () => {
  const { ch } = world
  await emptyPosts(ch)
  await store([1, 2, 3].map((id) => ({ id, content: 'Chuva' })))
  let isWritten = false
  const rows: ClickHouse['rows'] = async (label, ...question) => {
    const answer = await ch.rows(label, ...question)
    if (label === 'dictionary-parts' && !isWritten) {
      isWritten = true
      await store([{ id: 1, content: 'Sol' }])
      await store([{ id: 4, content: 'Chuva' }])
    }
    return answer
  }
  const { of, areExact } = await readWordCounts({ ...ch, rows }, ['chuva', 'sol'])
  expect([isWritten, areExact, of('chuva'), of('sol')]).toEqual([true, true, 3, 1])
})

test('where something is written before each attempt they are no more than good enough to choose', async () => {
  let written = 20
  const rows: ClickHouse['rows'] = async (label, ...question) => {
    const answer = await world.ch.rows(label, ...question)
    written += 1
    if (label === 'dictionary-state') await store([{ id: written, content: 'Fogo' }])
    return answer
  }
  const { areExact } = await readWordCounts({ ...world.ch, rows }, ['fogo'])
  expect(areExact).toBe(false)
})

test.skipIf(cluster)(
  'beside writes and settlements that leave their number as it is, exact counts are that number',
  async () => {
    const ids = [40, 41, 42, 43, 44]
    const write = (round: number) => store(ids.map((id) => ({ id, content: `Vento ${round}`, views: round })))
    await write(0)
    let isOver = false
    const written = (async () => {
      for (let round = 1; !isOver; round += 1) {
        await write(round)
        if (round % 3 === 0) await settlePosts(world.ch)
      }
    })()
    const seen = new Set<number | undefined>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { of, areExact } = await readWordCounts(world.ch, ['vento'])
      if (areExact) seen.add(of('vento'))
    }
    isOver = true
    await written
    expect([...seen].filter((count) => count !== ids.length)).toEqual([])
  },
)

test.skipIf(!cluster)('a cluster is not taken for a single store, whatever the number of its shards', async () => {
  const { ch } = world
  await store([{ id: 31, content: 'Fogo' }])
  await store([{ id: 31, content: 'Fogo e terra' }])
  for (const shards of [ch.shards, ch.shards.slice(0, 1)])
    expect(await readWordCounts({ ...ch, shards }, ['fogo'])).toMatchObject({ areExact: false })
})
