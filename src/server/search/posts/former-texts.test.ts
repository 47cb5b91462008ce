import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { FORMER_PLACE, FOUND_IN } from '../../../contract/labels.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { indexFormerTexts } from '../../ingest/rewrite/index-former-texts.ts'
import { sql } from '../../store/sql.ts'
import { listMetrics } from '../metrics/metrics.ts'
import { listPosts } from './posts.ts'

const ZONE = 'America/Sao_Paulo'
const FIRST = 'A ponte de Serra Clara foi interditada ontem'
const SECOND = 'A ponte de Serra Clara foi fechada'
const THIRD = 'A ponte de Serra Clara está aberta'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const edit = (content: string) => storePosts(world.ch, [{ native_id: '1', platform: 'X', content }])
  await edit(FIRST)
  await edit(SECOND)
  await edit(THIRD)
  await storePosts(world.ch, [
    { native_id: '2', platform: 'Telegram', content: 'Outra ponte, interditada' },
    { native_id: '3', platform: 'Telegram', content: 'Mercado aberto' },
  ])
})
afterAll(() => world.close())

const list = (search: string | undefined, ...found_in: readonly string[]) =>
  listPosts(world.ch, PostsQuery.parse({ search, found_in }), ZONE)
const find = async (search: string, ...places: readonly string[]) =>
  (await list(search, ...places)).items.map(({ formerText, content }) => formerText?.content ?? content).sort()

test.each(['interditada ontem', '"foi interditada"', 'interdit* serra', 'ontens', 'interditada -mercado'])(
  'a text that is gone is found by %j in a former version, and shown',
  async (search) => {
    expect(await find(search, FORMER_PLACE)).toEqual([FIRST])
    const { items } = await list(search, FORMER_PLACE)
    expect(items).toMatchObject([{ content: THIRD, formerText: { seenAt: expect.any(String) } }])
  },
)

test('what a post says now is not said to be former', async () => {
  expect(await find('ponte', FORMER_PLACE)).toEqual([])
  expect(await find('ponte -mercado', FORMER_PLACE)).toEqual([])
  // Now without, and before without as well: only the middle one had it.
  expect(await find('ponte -aberta -interditada', FORMER_PLACE)).toEqual([SECOND])
  expect(await find('interditada')).toEqual(['Outra ponte, interditada'])
  expect((await list('interditada')).items[0]?.formerText).toBeNull()
})

test('words of different versions are not put together', async () => {
  expect(await find('interditada fechada', FORMER_PLACE)).toEqual([])
})

test('both at once add up, in the list, the count and the charts', async () => {
  expect(await find('interditada', ...FOUND_IN)).toEqual([FIRST, 'Outra ponte, interditada'])
  const filters = { search: 'interditada', found_in: [...FOUND_IN] }
  expect((await list('interditada', ...FOUND_IN)).total_items).toBe(2)
  expect((await listMetrics(world.ch, filters, ZONE)).total_posts).toBe(2)
  expect(await find('interditada', 'imagem', FORMER_PLACE)).toEqual([FIRST])
})

test('other filters hold, and without words every post that had another text is found', async () => {
  const found = await listPosts(
    world.ch,
    PostsQuery.parse({ search: 'interditada', found_in: [FORMER_PLACE], platform: ['Telegram'] }),
    ZONE,
  )
  expect(found.total_items).toBe(0)
  expect((await list(undefined, FORMER_PLACE)).items).toMatchObject([{ content: THIRD }])
})

test('texts that were kept before they were searched are found once they are folded', async () => {
  await world.ch.command(
    sql`INSERT INTO post_versions (post_id, seen_at, content) SELECT post_id, seen_at - 60, 'Ciclovia inaugurada' FROM post_versions LIMIT 1`,
  )
  expect(await find('ciclovia', FORMER_PLACE)).toEqual([])
  expect(await indexFormerTexts(world.ch)).toBe(1)
  expect(await indexFormerTexts(world.ch)).toBe(0)
  expect(await find('ciclovia', FORMER_PLACE)).toEqual(['Ciclovia inaugurada'])
})
