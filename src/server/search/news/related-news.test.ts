import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNews, storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { ImportedNews } from '../../../contract/news/imported-news.ts'
import { importNews } from '../../ingest/import/import-news.ts'
import { createPostId } from '../../ingest/write/post-id.ts'
import { listRelatedNews } from './related-news.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(
    world.ch,
    Object.entries(POSTS).map(([native_id, content]) => ({ native_id, content })),
  )
  const news = [...NEWS, ...SHORT, ...FILLER].map((one, index) => ({ position: index + 1, news: makeNews(one) }))
  await importNews(world.ch, news, 'import')
})
afterAll(() => world.close())

/** All of 12 March 2026. */
const POSTS = {
  ponte: 'A ponte de Vila Aurora caiu durante a madrugada por falta de manutenção da prefeitura. Um absurdo!',
  link: 'Leiam isto: https://www.jornal.example/orcamento?utm_source=x&id=9',
  vazio: '👏👏👏',
  nada: 'Bom dia, gente. Hoje tem live às 19h no canal, compartilhem o link!',
  curto: 'Cadê a insulina do Butantã?',
  semNome: 'Cadê a insulina do posto?',
  rodovia: 'A duplicação da rodovia do Jatobá atrasou outra vez; o pedágio da rodovia já é cobrado em Jatobá.',
}
const NEWS: Partial<ImportedNews>[] = [
  { title: 'Ponte de Vila Aurora é interditada; prefeitura promete manutenção', url: 'https://jornal.example/ponte' },
  {
    content_type: 'checagem',
    title: 'Ponte de Vila Aurora não caiu: foi interditada para manutenção',
    claim: 'A ponte de Vila Aurora caiu durante a madrugada',
    rating: 'falso',
    url: 'https://checagem.example/ponte',
    published_at: new Date('2024-01-10T12:00:00Z'),
  },
  { title: 'Câmara aprova o orçamento', url: 'https://jornal.example/orcamento?id=9' },
  { title: 'Feira de livros reabre no sábado', url: 'https://jornal.example/feira' },
  { title: 'Ponte nova em Serra Alta', url: 'https://jornal.example/serra-alta' },
  ...[9, 10, 11].map((day) => ({
    title: `Duplicação da rodovia do Jatobá atrasa, e pedágio continua (${day})`,
    url: `https://jornal.example/rodovia-${day}`,
    published_at: new Date(`2026-03-${String(day).padStart(2, '0')}T12:00:00Z`),
  })),
  {
    title: 'Duplicação da rodovia do Jatobá começa, e pedágio é anunciado',
    url: 'https://jornal.example/rodovia-antiga',
    published_at: new Date('2019-03-12T12:00:00Z'),
  },
]
const SHORT = [
  { title: 'Butantã volta a produzir insulina', url: 'https://jornal.example/insulina' },
  { title: 'Remédio falta em posto, e insulina some', url: 'https://jornal.example/posto' },
]
const SUBJECTS =
  'abelha barragem colheita dengue energia ferrovia garimpo hospital inverno juros laranja merenda'.split(' ')
const FILLER = SUBJECTS.map((subject) => ({
  title: `Relatório sobre ${subject} é publicado pela comissão`,
  url: `https://jornal.example/${subject}`,
}))

const ask = (native_id: string, query = {}) =>
  listRelatedNews(world.ch, createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id }), {
    page: 1,
    page_size: 10,
    ...query,
  })
const listUrls = async (native_id: string, query = {}) => (await ask(native_id, query))?.items.map(({ url }) => url)

test('related news of a post: a fact-check of the same claim is marked "checagem" and comes first, however old', async () => {
  const found = await ask('ponte')
  expect(found?.items.map(({ content_type, url, rating }) => [content_type, url, rating])).toEqual([
    ['checagem', 'https://checagem.example/ponte', 'falso'],
    ['noticia', 'https://jornal.example/ponte', null],
  ])
  expect(found?.items[0]).toEqual({
    content_type: 'checagem',
    title: 'Ponte de Vila Aurora não caiu: foi interditada para manutenção',
    published_at: '2024-01-10T12:00:00Z',
    url: 'https://checagem.example/ponte',
    featured_image_url: null,
    publisher: 'jornal.example',
    claim: 'A ponte de Vila Aurora caiu durante a madrugada',
    rating: 'falso',
  })
})

test('an article that the post links to is related although they share no word', async () => {
  expect(await listUrls('link')).toEqual(['https://jornal.example/orcamento?id=9'])
})

test('nothing irrelevant just to fill: a greeting, an emoji and one word in common find nothing', async () => {
  expect(await listUrls('nada')).toEqual([])
  expect(await ask('vazio')).toEqual({ items: [], page: 1, page_size: 10, total_items: 0, total_pages: 0 })
  expect(await listUrls('ponte')).not.toContain('https://jornal.example/serra-alta')
})

test('the nearer in date, the higher; what is as close in words but of long ago comes last', async () => {
  const urls = ['11', '10', '9', 'antiga'].map((end) => `https://jornal.example/rodovia-${end}`)
  expect(await listUrls('rodovia')).toEqual(urls)
})

test('related news in pages, and by date with sort_order; fact-checks of the claim stay first', async () => {
  const rodovia = (day: number | string) => `https://jornal.example/rodovia-${day}`
  expect(await listUrls('rodovia', { sort_order: 'asc' })).toEqual(['antiga', 9, 10, 11].map(rodovia))
  expect(await listUrls('rodovia', { sort_order: 'desc' })).toEqual([11, 10, 9, 'antiga'].map(rodovia))
  expect((await listUrls('ponte', { sort_order: 'desc' }))?.[0]).toBe('https://checagem.example/ponte')
  const second = await ask('rodovia', { page: 2, page_size: 2 })
  expect(second).toMatchObject({
    page: 2,
    page_size: 2,
    total_items: 4,
    total_pages: 2,
    items: [{ url: rodovia(9) }, {}],
  })
  expect(await ask('rodovia', { page: 9 })).toMatchObject({ items: [], total_items: 4 })
})

test('a post that does not exist has no answer', async () => {
  expect(await ask('outro')).toBeNull()
})

test('two words of a short post are enough when one is a name and both are in the title', async () => {
  expect(await listUrls('curto')).toEqual(['https://jornal.example/insulina'])
  expect(await listUrls('semNome')).toEqual([])
})
