import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { type CopyLimits, countCopies } from './count-copies.ts'
import { exportPosts } from './export-posts.ts'
import { listPosts } from './posts.ts'

/** More than either engine reads at once. */
const DOWNLOADS = 20
const ZONE = 'America/Sao_Paulo'
const TEXTS = [
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês',
  'O hospital de Pedra Alta ficou sem médicos durante toda a semana passada, dizem moradores',
]

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const copies = [4, 2].flatMap((times, of) => Array.from({ length: times }, () => TEXTS[of]))
  const contents = [...copies, 'Uma publicação que ninguém mais fez até agora', 'Bom dia', 'Bom dia']
  await storePosts(
    world.ch,
    contents.map((content, i) => ({ content, account: `conta${i}`, party: i % 2 === 0 ? 'PA' : 'PB' })),
  )
})
afterAll(() => world.close())

test.each<[string, CopyLimits]>([
  ['all asked for', { asked: 100, held: 100 }],
  ['all counted at once', { asked: 0, held: 100 }],
  ['more messages than are held', { asked: 0, held: 1 }],
])('a post of a download has as many copies as its line on the screen says: %s', async (_, limits) => {
  const query = PostsQuery.parse({ party: ['PA'] })
  const { items } = await listPosts(world.ch, query, ZONE)
  const rows = (await Array.fromAsync(countCopies(world.ch, exportPosts(',', world.ch, query, ZONE), limits))).flat()
  const shown = items.map(({ id, group, messageGroup }) => [id, messageGroup === null ? null : (group?.size ?? 1)])
  expect(rows.map(({ id, copies }) => [id, copies])).toEqual(shown)
  expect(rows.map(({ copies }) => copies).sort()).toEqual([1, 2, 4, 4, null])
})

test('downloads that run at once do not wait for each other to end', async () => {
  const query = PostsQuery.parse({})
  const download = () => countCopies(world.ch, exportPosts(',', world.ch, query, ZONE), { asked: 0, held: 100 })
  const files = await Promise.all(Array.from({ length: DOWNLOADS }, () => Array.fromAsync(download())))
  expect(files.map((batches) => batches.flat().length)).toEqual(Array.from({ length: DOWNLOADS }, () => 9))
})

test('downloads that run at once hold what is counted once', async () => {
  const query = PostsQuery.parse({})
  let counted = 0
  const ch: ClickHouse = {
    ...world.ch,
    stream<Row>(...asked: Parameters<ClickHouse['stream']>) {
      counted += 1
      return world.ch.stream<Row>(...asked)
    },
  }
  const download = () => countCopies(ch, exportPosts(',', world.ch, query, ZONE), { asked: 0, held: 100 })
  const [first, second] = [download(), download()]
  await Promise.all([first.next(), second.next()])
  expect(counted).toBe(1)
  await Promise.all([first.return(undefined), second.return(undefined)])
  // Nobody holds it any more.
  await download().next()
  expect(counted).toBe(2)
})
