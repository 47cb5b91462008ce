import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { removeOrigin } from '../../ingest/rewrite/remove-origin.ts'
import { exportWholePosts } from './export-posts.ts'
import { listPosts } from './posts.ts'

const TEXT = 'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês'
const ZONE = 'America/Sao_Paulo'
const at = (time: string) => new Date(`2026-03-${time}:00Z`)

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    { account: 'primeiro', full_name: 'Primeiro', date_created: at('12T08:12'), content: TEXT, party: 'PA', views: 5 },
    {
      account: 'segundo',
      date_created: at('12T09:00'),
      content: `🚨 ${TEXT} https://t.me/x/1`,
      party: 'PB',
      views: 90,
    },
    { account: 'SEGUNDO', date_created: at('13T10:00'), content: TEXT.toUpperCase(), party: 'PB', views: 7 },
    { account: 'quarto', date_created: at('12T10:00'), content: 'Uma publicação que ninguém mais fez até agora' },
    { account: 'quinto', date_created: at('12T11:00'), content: 'Bom dia' },
    { account: 'sexto', date_created: at('12T12:00'), content: 'Bom dia' },
  ])
})
afterAll(() => world.close())

const list = (query: object = {}) => listPosts(world.ch, PostsQuery.parse(query), ZONE)
const authors = async (query: object) => (await list(query)).items.map(({ author }) => author)

test('a post tells who else posted its message, whatever the filters', async () => {
  const { items } = await list({ party: ['PB'], sort_order: 'asc' })
  const group = {
    size: 3,
    channels: 2,
    first: { id: expect.any(String), author: 'primeiro', fullName: 'Primeiro', date: '2026-03-12T08:12:00Z' },
  }
  expect(items).toMatchObject([{ group }, { group }])
  const alone = await list({ search: 'bom dia OR ninguém' })
  expect(alone.items.map((post) => post.group)).toEqual([null, null, null])
})

test.each([
  ['>1', 3],
  ['2', 3],
  ['2..9', 3],
  ['>2', 0],
  ['1', 1],
  ['<2', 1],
  ['1..2', 4],
  ['>=0', 4],
  ['0', 0],
])('contas-no-grupo:%s finds %i posts of messages that so many accounts posted', async (range, count) => {
  expect((await list({ search: `contas-no-grupo:${range}` })).total_items).toBe(count)
  expect((await list({ search: `-contas-no-grupo:${range}` })).total_items).toBe(6 - count)
})

test('collapsed, a message is there once: its first post in the order asked for', async () => {
  expect(await authors({ collapse: 'true' })).toEqual(['SEGUNDO', 'sexto', 'quinto', 'quarto'])
  expect(await authors({ collapse: 'true', sort_order: 'asc' })).toEqual(['primeiro', 'quarto', 'quinto', 'sexto'])
  expect(await authors({ collapse: 'true', sort_by: 'views' })).toEqual(['segundo', 'sexto', 'quinto', 'quarto'])
  expect(await authors({ collapse: 'true', party: ['PB'], sort_order: 'asc' })).toEqual(['segundo'])
  expect(await authors({ collapse: 'false' })).toHaveLength(6)
})

test('both totals are exact', async () => {
  expect(await list({ collapse: 'true' })).toMatchObject({ total_items: 4, total_posts: 6, total_pages: 1 })
  expect(await list({ collapse: 'true', party: ['PB'] })).toMatchObject({ total_items: 1, total_posts: 2 })
  expect(await list({})).toMatchObject({ total_items: 6, total_posts: 6 })
  expect(await list({ collapse: 'true', search: 'inexistente' })).toMatchObject({
    items: [],
    total_items: 0,
    total_posts: 0,
  })
})

test('pages of a collapsed list neither repeat nor skip a message', async () => {
  await storePosts(
    world.ch,
    Array.from({ length: 90 }, (_, i) => ({
      native_id: `p${i}`,
      account: `conta${i}`,
      date_created: new Date(Date.UTC(2026, 4, 1, 0, 0, i)),
      content: `Mensagem inteiramente diferente das demais, de número ${Math.floor(i / 2)}`,
    })),
  )
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => list({ collapse: 'true', page, search: 'inteiramente' })),
  )
  const seen = pages.flatMap(({ items }) => items.map(({ messageGroup }) => messageGroup))
  expect(seen).toHaveLength(45)
  expect(new Set(seen).size).toBe(45)
  expect(pages[0]).toMatchObject({ total_items: 45, total_pages: 3, total_posts: 90 })
})

test('all posts with one message', async () => {
  const [post] = (await list({ search: 'prefeitura' })).items
  expect(await authors({ message_group: post?.messageGroup })).toEqual(['SEGUNDO', 'segundo', 'primeiro'])
})

test('the download has the group of every post, and one post of each when collapsed', async () => {
  const read = async (query: object) => {
    const rows = []
    for await (const some of exportWholePosts(
      world.ch,
      PostsQuery.parse({ search: 'prefeitura OR dia', ...query }),
      ZONE,
    ))
      rows.push(...some)
    return rows.map(({ account, message_group }) => ({ account, message_group }))
  }
  const all = await read({})
  expect(all).toHaveLength(5)
  expect(new Set(all.map(({ message_group }) => message_group)).size).toBe(2)
  expect((await read({ collapse: 'true' })).map(({ account }) => account)).toEqual(['SEGUNDO', 'sexto', 'quinto'])
})

test('a post that says something else, or is there no more, is no longer told', async () => {
  const sizes = async () => (await list({ search: 'prefeitura' })).items.map(({ group }) => group?.size ?? null)
  expect(await sizes()).toEqual([3, 3, 3])
  const second = { native_id: '2', account: 'segundo', date_created: at('12T09:00'), party: 'PB', views: 90 }
  await storePosts(world.ch, [{ ...second, content: 'Um engano: a nota de hoje cedo não vale mais, peço desculpas' }])
  expect(await sizes()).toEqual([2, 2])
  await storePosts(world.ch, [{ ...second, content: TEXT, date_created: at('12T07:00') }])
  expect(await sizes()).toEqual([3, 3, 3])
  expect((await list({ search: 'prefeitura' })).items[0]?.group?.first.author).toBe('segundo')
  await removeOrigin(world.ch, 'import')
  await storePosts(world.ch, [{ content: TEXT }])
  expect(await sizes()).toEqual([null])
})
