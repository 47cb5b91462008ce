import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cutShortMigration, finishMutations, openFormerPosts } from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { compileSearch } from '../../search/conditions/compile.ts'
import { toContext } from '../../search/conditions/found-in.ts'
import { listPosts } from '../../search/posts/posts.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { migrateClickHouse } from '../migrate.ts'
import { integer, type Sql, sql, strings } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const POSTS = 3_000
const TEXTS = [
  'a urna eletronica e segura',
  'eletronica a urna',
  'urna | eletronica',
  'urna eletronica urna eletronica',
]
let ch: ClickHouse
let close: () => Promise<void>
beforeAll(async () => {
  ;({ ch, close } = await openFormerPosts(18))
  await fill('post_rows', 0)
})
afterAll(() => close())

const fill = (table: 'post_rows' | 'post_changes', from: number) =>
  ch.command(sql`INSERT INTO ${table === 'post_rows' ? sql`post_rows` : sql`post_changes`}
      (number, version, id, origin, platform, account, native_id, date_created, content, hate, folded, stems)
    SELECT ${integer(from)} + number AS n, n, generateUUIDv4(), 'import', 'X', 'conta', toString(n), now(), 'texto', 'sem indício',
      ${strings(TEXTS)}[1 + n % 4] AS text, text
    FROM numbers(${integer(POSTS)})`)

const Plan = z.object({ explain: z.string() })
const explain = async (question: Sql) =>
  (await ch.rows('test', sql`EXPLAIN indexes = 1 ${question}`, Plan)).map((row) => row.explain).join('\n')
const count = async (search: string) =>
  (await listPosts(ch, PostsQuery.parse({ search }), 'America/Sao_Paulo')).total_items
const perText = (search: RegExp) => TEXTS.filter((text) => search.test(text)).length * (POSTS / TEXTS.length)

test('posts of a version before: phrases are found while the index is made, and when it is', async () => {
  await cutShortMigration(ch, 18)
  expect((await migrateClickHouse(ch))[0]).toBe('018-word-pairs')
  await replacePostsTable(ch)
  expect(await count('"urna eletrônica"')).toBe(perText(/urna eletronica/))
  await finishMutations(ch)
  expect(await count('"urna eletrônica"')).toBe(perText(/urna eletronica/))
})

test.each([
  ['"urna eletrônica"', /urna eletronica/],
  ['"eletrônica urna"', /eletronica urna/],
  ['"a urna eletrônica"', /\ba urna eletronica/],
  ['"urna eletrônica urna"', /urna eletronica urna/],
  ['-"urna eletrônica"', /^(?!.*urna eletronica)/],
])('%s is exact', async (search, matches) => {
  expect(await count(search)).toBe(perText(matches))
})

test('two words side by side are answered by the index alone, in rows and in the view', async () => {
  await fill('post_changes', 10_000)
  expect(await count('"urna eletrônica"')).toBe(2 * perText(/urna eletronica/))
  const condition = compileSearch(parseSearch('"urna eletrônica"'), toContext({ timeZone: 'UTC', today: '2026-03-12' }))
  if (!condition) throw new Error('no condition')
  for (const source of [sql`post_rows`, sql`posts`]) {
    const plan = await explain(sql`SELECT count() FROM ${source} WHERE ${condition}`)
    expect(plan).toContain('Name: word_pairs_index')
    expect(plan).not.toMatch(/Output: .*\bfolded\b/)
  }
})
