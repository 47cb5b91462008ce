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
import { listPosts } from '../../search/posts/posts.ts'
import { migrateClickHouse } from '../migrate.ts'
import { sql, strings } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const ZONE = 'America/Sao_Paulo'
const POSTS = 3_000
const TEXTS = ['@Ana_b e @ana.lima. #Eleição', 'eu@ana_b.org #eleicao #outra', '(@ANA_B) @ana_b', 'nada @ # disso']
const FACTS = {
  columns: sql`content, links`,
  values: sql`${strings(TEXTS)}[1 + n % 4] AS content, if(n % 4 = 0, ['https://www.g1.globo.com/a'], [])`,
}
const former = prepareFormerPosts(26, (ch) =>
  insertFormerPosts(ch, 'post_rows', { from: 0, count: POSTS, facts: FACTS }),
)

const count = async (query: object) => (await listPosts(former.ch, PostsQuery.parse(query), ZONE)).total_items
const EACH = POSTS / TEXTS.length
const FOUND: [object, number][] = [
  [{ search: '@ana_b' }, 2 * EACH],
  [{ search: '@ana.lima' }, EACH],
  [{ search: '@ana' }, 0],
  [{ search: '-@ana_b' }, 2 * EACH],
  [{ search: 'mencao:ana_b,ana.lima' }, 2 * EACH],
  [{ search: '#eleição' }, 2 * EACH],
  [{ hashtag: ['#Eleicao', 'outra'] }, EACH],
  [{ search: 'dominio:g1.globo.com' }, EACH],
  [{ search: '-dominio:g1.globo.com' }, 3 * EACH],
]

test('posts of a version before: what they share is found while the indexes are made, and when they are', async () => {
  const { ch } = former
  await cutShortMigration(ch, 26)
  expect((await migrateClickHouse(ch))[0]).toBe('026-shared-values')
  await replacePostsTable(ch)
  for (const [query, posts] of FOUND) expect([query, await count(query)]).toEqual([query, posts])
  await finishMutations(ch)
  for (const [query, posts] of FOUND) expect([query, await count(query)]).toEqual([query, posts])
})

test.each([
  [{ search: '@ana_b' }, 'mentions_index', /Output: .*\b(content|mentions)\b/],
  [{ search: '#eleição' }, 'hashtag_keys_index', /Output: .*\bhashtags\b/],
  [{ search: 'dominio:g1.globo.com' }, 'domains_index', /Output: .*\bdomains\b(?!_)/],
])('%o is answered by an index, in rows and in the view', async (query, index, read) => {
  const { ch } = former
  await insertFormerPosts(ch, 'post_changes', { from: 10_000, count: POSTS, facts: FACTS })
  for (const source of [sql`post_rows AS posts`, sql`posts`]) {
    const plan = await explainIndexes(ch, sql`SELECT count() FROM ${source} ${whereFilters(query, ZONE)}`)
    expect(plan).toContain(`Name: ${index}`)
    // A column that is read is no index that answers.
    expect(plan.replaceAll(/__text_index_\w+/g, '')).not.toMatch(read)
  }
})
