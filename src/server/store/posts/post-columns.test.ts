import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { CSV_COLUMNS } from '../../search/posts/csv.ts'
import { listPosts } from '../../search/posts/posts.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { renderSql, sql } from '../sql.ts'
import { addPostColumns } from './add-columns.ts'
import { label } from './column-kinds.ts'
import { replacePostsTable } from './current-posts.ts'
import { ALL_COLUMNS, DERIVED_COLUMNS, SHOWN_COLUMNS } from './post-columns.ts'

let world: TestStores
/** Of a cluster a shard: each is a store of its own, brought to the next version by itself. */
let ch: ClickHouse
beforeAll(async () => {
  world = await openTestStores()
  ch = world.ch.shards[0] ?? world.ch
})
afterAll(() => world.close())

const Column = z.object({ name: z.string(), type: z.string(), kind: z.string() })
const listColumns = (table: 'post_rows' | 'post_changes') =>
  ch.rows(
    'list-columns',
    sql`SELECT name, type, default_kind AS kind FROM system.columns
      WHERE database = currentDatabase() AND table = ${{ type: 'String', value: table }} ORDER BY position`,
    Column,
  )
const isDerived = ({ kind }: z.infer<typeof Column>) => kind === 'MATERIALIZED' || kind === 'ALIAS'

test('the tables have the columns of the registry, of these types, in the same order', async () => {
  for (const table of ['post_rows', 'post_changes'] as const) {
    const columns = await listColumns(table)
    const own = columns.filter((one) => !isDerived(one) && !['replaces_date', 'is_deleted'].includes(one.name))
    const told = Object.fromEntries(own.map(({ name, type }) => [name, type]))
    const expected = Object.entries(ALL_COLUMNS).map(([name, { type }]) => [
      name,
      renderSql(type).text.replace(/ (?:CODEC|DEFAULT).*$/, ''),
    ])
    expect(told).toEqual(Object.fromEntries(expected))
    expect(columns.filter(isDerived).map(({ name }) => name)).toEqual(renderSql(DERIVED_COLUMNS).text.split(/,\s+/))
  }
  const [rows, changes] = await Promise.all([listColumns('post_rows'), listColumns('post_changes')])
  const names = rows.map(({ name }) => name)
  expect(changes.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names)
})

test('each column knows its own name', () => {
  for (const [name, column] of Object.entries(ALL_COLUMNS)) {
    expect(renderSql(column.name).text).toBe(name)
    for (const form of [column.stored, column.shown, column.inDocument])
      expect(renderSql(form).text).toMatch(new RegExp(`\\b${name}$`))
  }
})

test('what lists show stands in a CSV, or it is said here why not', () => {
  const files = Object.keys(SHOWN_COLUMNS).filter((name) => name.startsWith('media_') && name !== 'media_type')
  const ofFiles = Object.fromEntries(files.map((name) => [name, 'of attachments their types alone']))
  const elsewhere = {
    account: 'author',
    media_type: 'media_types',
    person_id: 'public_person',
    engagement_ratio: 'unusual',
    extras: 'extras_json, and columns of their own',
    ...ofFiles,
  }
  const missing = Object.keys(SHOWN_COLUMNS).filter((name) => !CSV_COLUMNS.includes(name))
  expect(missing.sort()).toEqual(Object.keys(elsewhere).sort())
})

test('a column that is new is added to both tables, and documents of before have its value', async () => {
  await emptyPosts(ch)
  await storePosts(ch, [{ native_id: '1', content: 'Uma publicação' }])
  const more = { ...ALL_COLUMNS, mood: label(sql`mood`) }
  await addPostColumns(ch, more)
  await addPostColumns(ch, more)
  await replacePostsTable(ch)
  for (const table of ['post_rows', 'post_changes'] as const)
    expect((await listColumns(table)).filter(({ name }) => name === 'mood')).toHaveLength(1)
  await storePosts(ch, [{ native_id: '1', content: 'Outro texto' }])
  await storePosts(ch, [{ native_id: '2', content: 'Uma segunda' }])
  const { items } = await listPosts(ch, PostsQuery.parse({}), 'UTC')
  expect(items.map(({ content }) => content).sort()).toEqual(['Outro texto', 'Uma segunda'])
})

test('a document without a column is read with the value of a row that says nothing of it', async () => {
  await emptyPosts(ch)
  await storePosts(ch, [{ native_id: '1', content: 'Uma publicação', likes: 5 }])
  await ch.command(sql`INSERT INTO post_documents SELECT number, version,
    replaceOne(replaceOne(document, '"engagement_ratio":null,', ''), '"versions":1,', '') FROM post_documents`)
  await ch.command(sql`OPTIMIZE TABLE post_documents FINAL`)
  const { items } = await listPosts(ch, PostsQuery.parse({}), 'UTC')
  expect(items[0]).toMatchObject({ content: 'Uma publicação', likes: 5, unusual: null, versions: 1 })
})

test('a document written under the former names of two columns shows the same', async () => {
  await emptyPosts(ch)
  await storePosts(ch, [{ native_id: '1', content: 'Uma publicação', likes: 5 }])
  await ch.command(sql`INSERT INTO post_documents SELECT number, version,
    replaceOne(replaceOne(document, '"engagement_ratio":null', '"unusual":2.5'), 'media_generated_caption', 'media_said')
    FROM post_documents`)
  await ch.command(sql`OPTIMIZE TABLE post_documents FINAL`)
  const { items } = await listPosts(ch, PostsQuery.parse({}), 'UTC')
  expect(items[0]).toMatchObject({ content: 'Uma publicação', likes: 5, unusual: 2.5 })
})
