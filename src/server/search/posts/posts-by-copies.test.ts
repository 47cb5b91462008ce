import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { exportWholePosts } from './export-posts.ts'
import { listPosts } from './posts.ts'

const TEXT = 'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês'
const PAIR = 'A ponte de madeira do bairro de baixo caiu na chuva de ontem e ninguém apareceu'
const ZONE = 'America/Sao_Paulo'
const at = (time: string) => new Date(`2026-03-${time}:00Z`)

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    { account: 'primeiro', date_created: at('12T08:12'), content: TEXT, party: 'PA' },
    { account: 'segundo', date_created: at('12T09:00'), content: TEXT, party: 'PB' },
    { account: 'SEGUNDO', date_created: at('13T10:00'), content: TEXT.toUpperCase(), party: 'PB' },
    { account: 'quarto', date_created: at('12T10:00'), content: 'Uma publicação que ninguém mais fez até agora' },
    { account: 'quinto', date_created: at('12T11:00'), content: 'Bom dia' },
    { account: 'sexto', date_created: at('12T12:00'), content: 'Bom dia' },
    { account: 'a', date_created: at('10T08:00'), content: PAIR },
    { account: 'b', date_created: at('11T08:00'), content: PAIR, party: 'PB' },
  ])
})
afterAll(() => world.close())

const list = (query: object) => listPosts(world.ch, PostsQuery.parse({ sort_by: 'copies', ...query }), ZONE)
const by = async (query: object) => (await list(query)).items.map(({ author }) => author)

test('the message posted most often first, single ones by date behind it; and the other way round', async () => {
  expect(await by({ collapse: 'true' })).toEqual(['SEGUNDO', 'b', 'sexto', 'quinto', 'quarto'])
  expect(await by({ collapse: 'true', sort_order: 'asc' })).toEqual(['sexto', 'quinto', 'quarto', 'b', 'SEGUNDO'])
  expect(await by({})).toEqual(['SEGUNDO', 'segundo', 'primeiro', 'b', 'a', 'sexto', 'quinto', 'quarto'])
  expect(await list({ sort_by: 'copies', collapse: 'true' })).toMatchObject({ total_items: 5, total_posts: 8 })
})

test('copies of the whole store count, also those that the filters leave out', async () => {
  expect(await by({ collapse: 'true', party: ['PB'] })).toEqual(['SEGUNDO', 'b'])
  expect(await by({ collapse: 'true', search: '"bom dia"' })).toEqual(['sexto', 'quinto'])
})

test('pages follow each other across the border, in both orders', async () => {
  const posts = Array.from({ length: 30 }, (_, i) => ({
    account: `s${i}`,
    native_id: `8${i}`,
    date_created: at('09T08:00'),
    content: `Sozinha ${i}`,
  }))
  await storePosts(world.ch, posts)
  for (const sort_order of ['asc', 'desc']) {
    const pages = await Promise.all([1, 2, 3].map((page) => by({ collapse: 'true', sort_order, page: String(page) })))
    const names = pages.flat()
    expect(names).toHaveLength(35)
    expect(new Set(names).size).toBe(35)
    expect(names.indexOf('SEGUNDO')).toBe(sort_order === 'asc' ? 34 : 0)
    expect(names.indexOf('b')).toBe(sort_order === 'asc' ? 33 : 1)
  }
})

test('the CSV has the same order', async () => {
  const download = async (query: object) => {
    const rows = []
    for await (const some of exportWholePosts(world.ch, PostsQuery.parse({ sort_by: 'copies', ...query }), ZONE))
      rows.push(...some)
    return rows.map(({ account }) => account)
  }
  expect((await download({ collapse: 'true' })).slice(0, 3)).toEqual(['SEGUNDO', 'b', 'sexto'])
  expect((await download({ sort_order: 'asc' })).slice(-5)).toEqual(['b', 'a', 'SEGUNDO', 'segundo', 'primeiro'])
})
