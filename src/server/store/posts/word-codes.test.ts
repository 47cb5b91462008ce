import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  cutShortMigration,
  explainIndexes,
  finishMutations,
  insertFormerPosts,
  prepareFormerPosts,
} from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { FREQUENT_WORDS, findWordCode } from '../../../text/frequent-words.ts'
import { whereFilters } from '../../search/conditions/conditions.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { migrateClickHouse } from '../migrate.ts'
import { identifier, sql, string, strings } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const ZONE = 'America/Sao_Paulo'
const POSTS = 3_000
const TEXTS = ['hoje o governo fez', 'governo xyzzy hoje', 'governo | hoje', 'governo de a o que hoje', 'xyzzy', '']
const EACH = POSTS / TEXTS.length
const FOUND: [string, number][] = [
  ['"hoje governo"~1', 2 * EACH],
  ['"hoje governo"~4', 3 * EACH],
  ['"hoje governo"~>1', EACH],
  ['"governo xyzzy"~1', EACH],
  ['"fez governo o"~1', EACH],
  ['"hoje hoje"~5', 0],
  ['-"hoje governo"~4', 3 * EACH],
]
const FACTS = { columns: sql`folded`, values: sql`${strings(TEXTS)}[1 + n % 6]` }
const former = prepareFormerPosts(37, (ch) =>
  insertFormerPosts(ch, 'post_rows', { from: 0, count: POSTS, facts: FACTS }),
)
const count = async (search: string) => (await listPosts(former.ch, PostsQuery.parse({ search }), ZONE)).total_items
const countAll = async () => {
  const found: [string, number][] = []
  for (const [search] of FOUND) found.push([search, await count(search)])
  return found
}

test('posts of a version before: words near each other are found while their characters are written, and when they are', async () => {
  const { ch } = former
  // As long as the engine has no time for it: whoever starts the program waits for none of it.
  await ch.command(sql`SYSTEM STOP MERGES post_rows`)
  await cutShortMigration(ch, 37)
  expect((await migrateClickHouse(ch))[0]).toBe('037-word-codes')
  await replacePostsTable(ch)
  expect(await countAll()).toEqual(FOUND)
  await insertFormerPosts(ch, 'post_changes', { from: POSTS, count: 60, facts: FACTS })
  expect(await count('"hoje governo"~1')).toBe(2 * EACH + 20)
  await ch.command(sql`TRUNCATE TABLE post_changes`)
  await ch.command(sql`SYSTEM START MERGES post_rows`)
  await finishMutations(ch)
  expect(await countAll()).toEqual(FOUND)
})

test('texts are read only where one of the words is not a frequent one', async () => {
  const explain = (search: string) =>
    explainIndexes(former.ch, sql`SELECT count() FROM post_rows AS posts ${whereFilters({ search }, ZONE)}`)
  expect(await explain('"hoje governo"~1')).toMatch(/Prewhere filter column: {2}match\(word_codes, /)
  expect(await explain('"hoje xyzzy"~1')).toMatch(/Prewhere filter column: {2}match\(concat\(' ', folded, ' '\), /)
})

test('the store has the character of every frequent word', async () => {
  const facts = { columns: sql`folded`, values: sql`${string(`${FREQUENT_WORDS.join(' ')} | xyzzy`)}` }
  const codes = FREQUENT_WORDS.map((word) => String.fromCodePoint(findWordCode(word) ?? 0)).join('')
  for (const table of ['post_rows', 'post_changes'] as const) {
    await insertFormerPosts(former.ch, table, { from: 10_000, count: 1, facts })
    const question = sql`SELECT word_codes FROM ${identifier(table)} WHERE number = 10000`
    const [row] = await former.ch.rows('test', question, z.object({ word_codes: z.string() }))
    expect(row?.word_codes).toBe(`${codes}\u0003\u0001`)
  }
})
