import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { makePost } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { enrichmentSteps, enrichPost } from '../../enrich/index.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { StoreError } from '../../store/errors.ts'
import { sql } from '../../store/sql.ts'
import { writePosts } from './write.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyPosts(world.ch)
})

const steps = enrichmentSteps({ people: new Map() })
const write = (posts: Partial<ImportedPost>[]) =>
  writePosts(
    world.ch,
    posts.map((post) => enrichPost(makePost(post), steps)),
    'import',
  )

const StoredRow = z.object({
  native_id: z.string(),
  content: z.string(),
  date: z.string(),
  views: z.number().nullable(),
  likes: z.number().nullable(),
  link: z.string(),
  media_url: z.array(z.string()),
})
const list = () =>
  world.ch.rows(
    'test',
    sql`SELECT native_id, content, toString(toDate(date_created)) AS date, views, likes, link, media_url
        FROM posts ORDER BY native_id`,
    StoredRow,
  )

const nothing = { stored: 0, updated: 0, unchanged: 0, set_aside: [] }

describe('writePosts', () => {
  test('stores a post once: the second time nothing changes, on disk neither', async () => {
    const posts = [{ native_id: '1', views: 3 }, { native_id: '2' }]
    expect(await write(posts)).toEqual({ ...nothing, stored: 2 })
    expect(await write(posts)).toEqual({ ...nothing, unchanged: 2 })
    const [rows] = await world.ch.rows(
      'test',
      sql`SELECT toUInt32(count()) AS n FROM posts`,
      z.object({ n: z.number() }),
    )
    expect(rows).toEqual({ n: 2 })
  })

  test('an update replaces the post', async () => {
    await write([{ content: 'antes', views: 3 }])
    expect(await write([{ content: 'depois', views: 5 }])).toEqual({ ...nothing, updated: 1 })
    expect(await list()).toMatchObject([{ content: 'depois', views: 5 }])
  })

  test('what the new file does not say stays, and saying less again changes nothing', async () => {
    const media = [{ type: 'image' as const, url: 'https://imagens.example/1.jpg', description: null }]
    await write([{ views: 100, likes: 7, link: 'https://um.example/1', media }])
    const less = [{ views: null, likes: 9, link: null, media: [] }]
    expect(await write(less)).toEqual({ ...nothing, updated: 1 })
    const kept = { views: 100, likes: 9, link: 'https://um.example/1', media_url: ['https://imagens.example/1.jpg'] }
    expect(await list()).toMatchObject([kept])
    expect(await write(less)).toEqual({ ...nothing, unchanged: 1 })
  })

  test('a count that falls to 0 is an update, not an unknown', async () => {
    await write([{ views: 100 }])
    await write([{ views: 0 }])
    expect(await list()).toMatchObject([{ views: 0 }])
  })

  test('a changed date leaves one post, and so does changing it back', async () => {
    const first = { date_created: new Date('2024-05-01T12:00:00Z'), views: 8 }
    const second = { date_created: new Date('2026-02-01T12:00:00Z') }
    await write([first])
    expect(await write([second])).toEqual({ ...nothing, updated: 1 })
    expect(await list()).toMatchObject([{ date: '2026-02-01', views: 8 }])
    expect(await write([first])).toEqual({ ...nothing, updated: 1 })
    expect(await list()).toMatchObject([{ date: '2024-05-01' }])
    expect(await write([first])).toEqual({ ...nothing, unchanged: 1 })
  })

  test('the last of several forms in one batch wins, and each counts', async () => {
    const forms = [{ content: 'um', views: 1 }, { content: 'dois' }, { content: 'dois' }, { content: 'três', likes: 2 }]
    expect(await write(forms)).toEqual({ ...nothing, stored: 1, updated: 2, unchanged: 1 })
    expect(await list()).toMatchObject([{ content: 'três', views: 1, likes: 2 }])
    expect(await write([{ content: 'três', likes: 2 }])).toEqual({ ...nothing, unchanged: 1 })
  })

  test.each(['post_rows', 'post_changes', 'post_keys'])(
    'an answer of %s that gets lost on its way stores nothing twice',
    async (lost) => {
      await write([{ native_id: '1', views: 3 }])
      let answers = 0
      const insert: ClickHouse['insert'] = async (table, rows) => {
        await world.ch.insert(table, rows)
        answers += Number(table === lost)
        if (table === lost && answers === 1) throw new StoreError('store_unavailable', new Error('socket hang up'))
      }
      const posts = [{ native_id: '1', views: 8 }, { native_id: '2' }].map((post) => enrichPost(makePost(post), steps))
      const report = await writePosts({ ...world.ch, insert }, posts, 'import')
      expect(report).toMatchObject({ stored: lost === 'post_keys' ? 1 : 0, set_aside: [] })
      expect(await list()).toMatchObject([
        { native_id: '1', views: 8 },
        { native_id: '2', views: null },
      ])
      expect(await write([{ native_id: '1', views: 8 }, { native_id: '2' }])).toEqual({ ...nothing, unchanged: 2 })
    },
  )

  test('a post that the store refuses is set aside, the other 999 are stored', async () => {
    const posts = Array.from({ length: 1000 }, (_, i) => ({ native_id: String(i), views: i === 421 ? 1.5 : i }))
    const report = await write(posts)
    expect(report).toMatchObject({ stored: 999, updated: 0, unchanged: 0 })
    expect(report.set_aside).toEqual([{ index: 421, reason: expect.stringContaining('recusou') }])
    expect(await list()).toHaveLength(999)
    expect(await write(posts)).toMatchObject({ stored: 0, unchanged: 999, set_aside: [{ index: 421 }] })
  })

  test('an update that the store refuses leaves the post as it was, even with another date', async () => {
    await write([{ content: 'antes' }])
    const report = await write([
      { content: 'depois', views: 1.5, date_created: new Date('2020-01-01T00:00:00Z') },
      { native_id: '2' },
    ])
    expect(report).toMatchObject({ stored: 1, updated: 0, set_aside: [{ index: 0 }] })
    expect(await list()).toMatchObject([{ content: 'antes', date: '2026-03-12' }, { native_id: '2' }])
  })

  test('posts of more years than one insert may span are stored', async () => {
    const posts = Array.from({ length: 110 }, (_, i) => ({
      native_id: String(i),
      date_created: new Date(Date.UTC(1990 + i, 5)),
    }))
    expect(await write(posts)).toMatchObject({ set_aside: [] })
  })
})
