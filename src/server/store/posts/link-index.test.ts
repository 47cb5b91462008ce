import { expect, test } from 'vitest'
import {
  cutShortMigration,
  explainIndexes,
  finishMutations,
  insertFormerPosts,
  prepareFormerPosts,
} from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { whereFilters } from '../../search/conditions/conditions.ts'
import { listFieldValues } from '../../search/options/field-values.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { migrateClickHouse } from '../migrate.ts'
import { sql } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const ZONE = 'America/Sao_Paulo'
const POSTS = 3_000
const FACTS = {
  columns: sql`links, canonical_links`,
  values: sql`arrayMap(link -> concat('https://www.', link), canonical_links) AS links,
    if(n % 2 = 0, [concat('g1.globo.com/', toString(n % 10))], []) AS canonical_links`,
}
const former = prepareFormerPosts(32, (ch) =>
  insertFormerPosts(ch, 'post_rows', { from: 0, count: POSTS, facts: FACTS }),
)

const count = async (search: string) => (await listPosts(former.ch, PostsQuery.parse({ search }), ZONE)).total_items
const FOUND: [string, number][] = [
  ['link:g1.globo.com/4', POSTS / 10],
  ['link:https://www.g1.globo.com/4,g1.globo.com/6', POSTS / 5],
  ['-link:g1.globo.com/4', (9 * POSTS) / 10],
  ['link:g1.globo.com/5', 0],
  // Of what is completed only the site is chosen: its page, as without the slash.
  ['link:g1.globo.com/4/', POSTS / 10],
]

test('posts of a version before: a link is found while the index is made, and offered when it is', async () => {
  const { ch } = former
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
  const { ch } = former
  await insertFormerPosts(ch, 'post_changes', { from: 10_000, count: POSTS, facts: FACTS })
  for (const source of [sql`post_rows AS posts`, sql`posts`]) {
    const filters = whereFilters({ search: 'link:g1.globo.com/4' }, ZONE)
    const plan = await explainIndexes(ch, sql`SELECT count() FROM ${source} ${filters}`)
    expect(plan).toContain('Name: canonical_links_index')
    // A column that is read is no index that answers.
    expect(plan.replaceAll(/__text_index_\w+/g, '')).not.toMatch(/Output: .*\bcanonical_links\b(?!_)/)
  }
})
