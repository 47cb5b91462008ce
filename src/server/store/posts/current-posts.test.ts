import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillFormerPosts, openFormerStore } from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPosts } from '../../search/posts/posts.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { migrateClickHouse } from '../migrate.ts'
import { type Sql, sql } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

let ch: ClickHouse
let close: () => Promise<void>
beforeAll(async () => {
  ;({ ch, close } = await openFormerStore(15))
  await fillFormerPosts(ch)
})
afterAll(() => close())

const Row = z.object({ id: z.string(), all: z.string() })
const readAll = (source: Sql, pending = sql`media_pending`) =>
  ch.rows(
    'read-all',
    sql`SELECT toString(posts.id) AS id, toString((date_created, content, views, links, message_group, domains, fingerprint, ${pending}))
        AS all FROM ${source} ORDER BY id`,
    Row,
  )
const readNumber = async (question: Sql) => (await ch.rows('test', question, z.object({ n: z.number() })))[0]?.n

test('the posts of a version before are brought over, also where that is cut short', async () => {
  const before = await readAll(sql`posts FINAL`, sql`media_waits`)
  await migrateClickHouse(ch)
  let told = 0
  const cutShort = () => {
    told += 1
    if (told === 3) throw new Error('killed')
  }
  await expect(replacePostsTable(ch, cutShort, 300)).rejects.toThrow('killed')
  await expect(replacePostsTable(ch, cutShort, 300)).resolves.toBeUndefined()
  expect(await readAll(sql`posts`)).toEqual(before)
  const numbers = sql`SELECT toUInt32(uniqExact(number)) AS n FROM post_rows`
  expect(await readNumber(numbers)).toBe(before.length)
  const keys = sql`SELECT toUInt32(uniqExact(id)) AS n FROM post_keys FINAL WHERE number > 0 AND is_deleted = 0`
  expect(await readNumber(keys)).toBe(before.length)
  expect(await readNumber(sql`SELECT toUInt32(uniqExact(number)) AS n FROM post_documents`)).toBe(before.length)
})

test('at the next start nothing is done again; posts are found as before', async () => {
  await migrateClickHouse(ch)
  await replacePostsTable(ch)
  const { items, total_posts } = await listPosts(ch, PostsQuery.parse({ search: 'texto 1999' }), 'America/Sao_Paulo')
  expect(items.map(({ content }) => content)).toEqual(['Texto 1999'])
  expect(total_posts).toBe(1)
})
