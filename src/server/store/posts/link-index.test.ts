import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cutShortMigration, finishMutations, openFormerPosts } from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { whereFilters } from '../../search/conditions/conditions.ts'
import { listFieldValues } from '../../search/options/field-values.ts'
import { listPosts } from '../../search/posts/posts.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { migrateClickHouse } from '../migrate.ts'
import { integer, sql } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const ZONE = 'America/Sao_Paulo'
const POSTS = 3_000
let ch: ClickHouse
let close: () => Promise<void>
beforeAll(async () => {
  ;({ ch, close } = await openFormerPosts(32))
  await fill('post_rows', 0)
})
afterAll(() => close())

const fill = (table: 'post_rows' | 'post_changes', from: number) =>
  ch.command(sql`INSERT INTO ${table === 'post_rows' ? sql`post_rows` : sql`post_changes`}
      (number, version, id, origin, platform, account, native_id, date_created, links, canonical_links, hate)
    SELECT ${integer(from)} + number AS n, n, generateUUIDv4(), 'import', 'X', 'conta', toString(n), now(),
      arrayMap(link -> concat('https://www.', link), canonical_links) AS links,
      if(n % 2 = 0, [concat('g1.globo.com/', toString(n % 10))], []) AS canonical_links, 'sem indício'
    FROM numbers(${integer(POSTS)})`)

const count = async (search: string) => (await listPosts(ch, PostsQuery.parse({ search }), ZONE)).total_items
const FOUND: [string, number][] = [
  ['link:g1.globo.com/4', POSTS / 10],
  ['link:https://www.g1.globo.com/4,g1.globo.com/6', POSTS / 5],
  ['-link:g1.globo.com/4', (9 * POSTS) / 10],
  ['link:g1.globo.com/5', 0],
  // Of what is completed only the site is chosen: its page, as without the slash.
  ['link:g1.globo.com/4/', POSTS / 10],
]

test('posts of a version before: a link is found while the index is made, and offered when it is', async () => {
  // As long as the engine has no time for it: whoever starts the program waits for none of it.
  await ch.command(sql`SYSTEM STOP MERGES post_rows`)
  await cutShortMigration(ch, 32)
  expect((await migrateClickHouse(ch))[0]).toBe('032-link-index')
  await replacePostsTable(ch)
  for (const [search, posts] of FOUND) expect([search, await count(search)]).toEqual([search, posts])
  expect(await listFieldValues(ch, 'link', 'g1.globo.com/4')).toEqual({ values: [] })
  await ch.command(sql`SYSTEM START MERGES post_rows`)
  await finishMutations(ch)
  for (const [search, posts] of FOUND) expect([search, await count(search)]).toEqual([search, posts])
  expect(await listFieldValues(ch, 'link', 'g1.globo.com/4')).toEqual({
    values: [{ value: 'g1.globo.com/4', total_posts: POSTS / 10 }],
  })
})

test('a link is answered by the index, in rows and in the view', async () => {
  await fill('post_changes', 10_000)
  for (const source of [sql`post_rows AS posts`, sql`posts`]) {
    const question = sql`EXPLAIN indexes = 1 SELECT count() FROM ${source}
      ${whereFilters({ search: 'link:g1.globo.com/4' }, ZONE)}`
    const plan = (await ch.rows('test', question, z.object({ explain: z.string() })))
      .map(({ explain }) => explain)
      .join('\n')
    expect(plan).toContain('Name: canonical_links_index')
    // A column that is read is no index that answers.
    expect(plan.replaceAll(/__text_index_\w+/g, '')).not.toMatch(/Output: .*\bcanonical_links\b(?!_)/)
  }
})
