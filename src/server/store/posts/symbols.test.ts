import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cutShortMigration, finishMutations, openFormerPosts } from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { readSymbols } from '../../../search-language/terms.ts'
import { whereFilters } from '../../search/conditions/conditions.ts'
import { listPosts } from '../../search/posts/posts.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { migrateClickHouse } from '../migrate.ts'
import { integer, sql, strings } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const ZONE = 'America/Sao_Paulo'
const POSTS = 3_000
const TEXTS = [
  'fogo 🔥🔥 e ❤️',
  '👏🏽 palmas, 🇧🇷!',
  '👨‍👩‍👧 — “família” ‼',
  'nada disso',
  '.@ana e fim.@bia, @@caio',
  'a@ana.org 🇷🇧 🔥 ❤',
]
const EACH = POSTS / TEXTS.length
const FOUND: [string, number][] = [
  ['🔥', 2 * EACH],
  ['🔥🔥', EACH],
  ['❤️', 2 * EACH],
  ['🇧🇷', EACH],
  ['🇷🇧', EACH],
  ['👏', EACH],
  ['👏🏽', EACH],
  ['👨‍👩‍👧', EACH],
  ['👨👧', 0],
  ['‼', EACH],
  ['-🔥', 4 * EACH],
  ['🔥 OU @ana', 3 * EACH],
  ['@bia', EACH],
  ['@caio', EACH],
  ['@@caio', EACH],
]
let ch: ClickHouse
let close: () => Promise<void>
beforeAll(async () => {
  ;({ ch, close } = await openFormerPosts(28))
  await fill('post_rows', 0, TEXTS)
})
afterAll(() => close())

const fill = (table: 'post_rows' | 'post_changes', from: number, texts: readonly string[], posts = POSTS) =>
  ch.command(sql`INSERT INTO ${table === 'post_rows' ? sql`post_rows` : sql`post_changes`}
      (number, version, id, origin, platform, account, native_id, date_created, content, hate)
    SELECT ${integer(from)} + number AS n, n, generateUUIDv4(), 'import', 'X', 'conta', toString(n), now(),
      ${strings([...texts])}[1 + n % ${integer(texts.length)}] AS content, 'sem indício' FROM numbers(${integer(posts)})`)

const count = async (search: string) => (await listPosts(ch, PostsQuery.parse({ search }), ZONE)).total_items

test('posts of a version before: symbols and mentions are found while the indexes are made, and when they are', async () => {
  // As long as the engine has no time for it: whoever starts the program waits for none of it.
  await ch.command(sql`SYSTEM STOP MERGES post_rows`)
  await cutShortMigration(ch, 28)
  expect((await migrateClickHouse(ch))[0]).toBe('028-symbols')
  await replacePostsTable(ch)
  for (const [search, posts] of FOUND)
    if (!search.includes('@')) expect([search, await count(search)]).toEqual([search, posts])
  await ch.command(sql`SYSTEM START MERGES post_rows`)
  await finishMutations(ch)
  for (const [search, posts] of FOUND) expect([search, await count(search)]).toEqual([search, posts])
})

const Plan = z.object({ explain: z.string() })

test('an emoji, a flag and a colour of skin are answered by the index, in rows and in the view', async () => {
  await fill('post_changes', 10_000, TEXTS)
  for (const source of [sql`post_rows AS posts`, sql`posts`])
    for (const search of ['🔥', '🇧🇷', '👏🏽']) {
      const question = sql`EXPLAIN indexes = 1 SELECT count() FROM ${source} ${whereFilters({ search }, ZONE)}`
      const plan = (await ch.rows('test', question, Plan)).map(({ explain }) => explain).join('\n')
      expect(plan).toContain('Name: symbols_index')
      // A column that is read is no index that answers.
      expect(plan.replaceAll(/__text_index_\w+/g, '')).not.toMatch(/Output: .*\b(content|symbols)\b/)
    }
})

test('every sign that a search can ask for is one that the store knows', async () => {
  const all = Array.from({ length: 0x110000 }, (_, code) =>
    code < 0xd800 || code > 0xdfff ? String.fromCodePoint(code) : '',
  )
  const signs = [...new Set(readSymbols(all.join('')).flatMap((term) => ('text' in term ? [...term.text] : [])))]
  expect(signs.length).toBeGreaterThan(5_000)
  await fill('post_rows', 20_000, [signs.join(' ')], 1)
  const [found] = await ch.rows(
    'test',
    sql`SELECT symbols FROM post_rows WHERE number = 20000`,
    z.object({ symbols: z.array(z.string()) }),
  )
  const known = new Set(found?.symbols)
  expect(signs.filter((sign) => !known.has(sign))).toEqual([])
})
