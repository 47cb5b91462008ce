import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { CompletedField } from '../../../contract/posts/field-values.ts'
import { settlePosts } from '../../ingest/rewrite/settle-posts.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql } from '../../store/sql.ts'
import { listFieldValues } from './field-values.ts'

let world: TestStores
const asked: string[] = []
beforeAll(async () => {
  world = await openTestStores(({ question }) => asked.push(question))
  const links = 'https://www.g1.globo.com/a https://globo.com/b'
  await storePosts(world.ch, [
    { native_id: '1', content: `#Eleição e #eleicao2026, com @ana.lima ${links}` },
    { native_id: '2', content: '#eleicao de novo, @anabela e .@Ana.Lima https://globo.com/c' },
    { native_id: '3', content: '#outra https://youtu.be/abc' },
    { native_id: '4', content: 'Um vídeo: https://m.youtube.com/watch?v=abc' },
  ])
  // The first post again, changed: what it said before is counted by the index, and by nobody else.
  await storePosts(world.ch, [{ native_id: '1', content: `#Eleição, com @ana.lima ${links}` }])
})
afterAll(() => world.close())

const list = async (field: CompletedField, begins: string) =>
  (await listFieldValues(world.ch, field, begins)).values.map(({ value, total_posts }) => [value, total_posts])

test.each<[CompletedField, string, [string, number][]]>([
  ['hashtag', '#ELEIÇ', [['eleicao', 2]]],
  [
    'hashtag',
    '',
    [
      ['eleicao', 2],
      ['outra', 1],
    ],
  ],
  [
    'mencao',
    '@ana',
    [
      ['ana.lima', 2],
      ['anabela', 1],
    ],
  ],
  [
    'dominio',
    'www.glo',
    [
      ['globo.com', 2],
      ['g1.globo.com', 1],
    ],
  ],
  ['dominio', 'nada', []],
  // First the site, however it is written; then its addresses, which have what is typed anywhere behind it.
  ['link', 'youtu', [['youtube.com/', 2]]],
  [
    'link',
    'https://www.glob',
    [
      ['globo.com/', 2],
      ['g1.globo.com/', 1],
    ],
  ],
  [
    'link',
    'globo.com/',
    [
      ['globo.com/b', 1],
      ['globo.com/c', 1],
    ],
  ],
  ['link', 'G1.globo.com/a', [['g1.globo.com/a', 1]]],
  ['link', 'https://youtu.be/', [['youtube.com/watch?v=abc', 2]]],
  ['link', 'youtube.com/ABC', [['youtube.com/watch?v=abc', 2]]],
  ['link', 'youtube.com/nada', []],
  ['link', '/', []],
])('%s that begin with %j, with the posts that a search for each finds', async (field, begins, values) => {
  expect(await list(field, begins)).toEqual(values)
})

test('the dictionary counts, also where a row was replaced', async () => {
  await emptyPosts(world.ch)
  await storePosts(world.ch, [
    { native_id: '1', content: '#vacina e #VACINA' },
    { native_id: '2', content: '#vacina' },
  ])
  asked.length = 0
  expect(await list('hashtag', 'va')).toEqual([['vacina', 2]])
  await storePosts(world.ch, [{ native_id: '2', content: 'nada' }])
  expect(await list('hashtag', 'va')).toEqual([['vacina', 1]])
  if (!world.clickhouseCluster) expect(asked).not.toContain('field-values-each')
})

test('rows that are dropped while the dictionary is read are not believed', async () => {
  await emptyPosts(world.ch)
  await storePosts(world.ch, [{ native_id: '1', content: 'a #vacina' }])
  await storePosts(world.ch, [{ native_id: '1', content: 'b #vacina' }])
  const rows: ClickHouse['rows'] = async (label, ...question) => {
    const answer = await world.ch.rows(label, ...question)
    if (label === 'field-values') {
      await settlePosts(world.ch)
      await world.ch.command(sql`OPTIMIZE TABLE post_rows FINAL`)
      await world.ch.command(sql`TRUNCATE TABLE post_changes`)
    }
    return answer
  }
  const { values } = await listFieldValues({ ...world.ch, rows }, 'hashtag', 'va')
  expect(values).toEqual([{ value: 'vacina', total_posts: 1 }])
})
