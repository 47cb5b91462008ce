import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePost, storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { matchesSearch } from '../../../search-language/matches.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { sql } from '../../store/sql.ts'
import { exportPosts } from './export-posts.ts'
import { countPosts, findPost, listPosts } from './posts.ts'
import { getRowCache } from './row-cache.ts'

const ZONE = 'America/Sao_Paulo'

const TEXTS = [
  'A eleição de outubro: Urna eletrônica é segura, diz tribunal',
  'As ELEIÇÕES passaram e as urnas eletrônicas continuam aí',
  'Vacina contra a gripe chega aos postos',
  'Vacinas e vacinação não são a mesma palavra',
  'Sem assunto nenhum 🙂',
  'Leis e mais leis: o país precisa de uma lei',
  'covid-19 voltou? O COVID 19 nunca saiu',
  'urna de votação eletrônica',
]

/** 60 posts: every text several times, with values that make each filter and each order mean something. */
const POSTS: Partial<ImportedPost>[] = Array.from({ length: 60 }, (_, i) => ({
  native_id: String(i + 1),
  account: `conta${i % 4}`,
  content: `${TEXTS[i % TEXTS.length]}`,
  // Many share a second, so that only the id tells them apart.
  date_created: new Date(Date.UTC(2026, 2, 10 + (i % 3), 2, 59, 59)),
  platform: i % 2 === 0 ? 'Telegram' : 'X',
  party: ['PDX', 'PBR', null][i % 3] ?? null,
  uf: ['SP', 'RJ', 'BA', null][i % 4] ?? null,
  role: i % 5 === 0 ? 'senador' : 'deputado federal',
  views: i % 6 === 0 ? null : (i * 37) % 11,
  hate: i % 10 === 0 ? 'discurso de ódio' : 'sem indício',
  hate_score: i % 10 === 0 ? 0.9 : 0.1,
  misleading_links: i % 12 === 0 ? ['https://falso.example/'] : [],
}))

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, POSTS)
})
afterAll(() => world.close())

const list = (query: object) => listPosts(world.ch, PostsQuery.parse(query), ZONE)

test('findPost: the post as the list has it, whatever the list shows; none where there is none', async () => {
  const { items } = await list({ page: '3', collapse: 'false' })
  for (const post of items.slice(0, 3)) expect(await findPost(world.ch, post.id)).toEqual(post)
  expect(await findPost(world.ch, '00000000-0000-8000-8000-000000000000')).toBeUndefined()
})

describe('listPosts: text', () => {
  test.each([
    'eleição',
    'ELEICOES',
    'eleicao urna',
    'urnas',
    'vacina',
    'vacinas',
    'vacinação',
    '-vacina',
    'vacina OU gripe',
    '"urna eletrônica"',
    '"urnas eletrônicas"',
    'urna -"urna eletrônica"',
    'covid-19',
    '"covid 19"',
    'lei',
    'país',
    'inexistente',
    'vacin*',
    'ELEIÇ* -urn*',
    '-vac*',
    'inexist*',
    '-inexist*',
    'vacina (urn* OU inexist*)',
    '-(urn* eleic*)',
    'a',
    'eleição OU (vacina -gripe)',
    '(vacina OU covid) -voltou',
    '-vacina -eleição -"sem assunto"',
  ])('%s finds exactly the posts that the plain reading of the language finds', async (search) => {
    const tree = parseSearch(search)
    const expected = POSTS.filter((post) => matchesSearch(post.content ?? '', tree))
    const { items, total_items } = await list({ search, page_size: '100' })
    expect(total_items).toBe(expected.length)
    expect(items.map(({ content }) => content).sort()).toEqual(expected.map(({ content }) => content).sort())
  })

  test.each([
    "') OR 1=1 --",
    '{p1:String}',
    "\\'; DROP TABLE posts",
    '%',
    "file('/etc/passwd')",
    '((((',
    '"',
    '-',
    'OU',
    '🙂',
    '\uD800',
  ])('%j is understood as something, and is only text', async (search) => {
    const { total_items } = await list({ search })
    const tree = parseSearch(search)
    expect(total_items).toBe(POSTS.filter((post) => matchesSearch(post.content ?? '', tree)).length)
  })
})

describe('listPosts: filters', () => {
  test.each<[object, (post: ImportedPost) => boolean]>([
    [{ party: ['PDX'] }, (post) => post.party === 'PDX'],
    [{ party: ['-PDX'] }, (post) => post.party !== 'PDX'],
    [{ party: ['-PDX', '-PBR'], uf: ['SP', '-SP'] }, () => false],
    [{ platform: ['-X'], role: ['-senador'] }, (post) => post.platform !== 'X' && post.role !== 'senador'],
    [{ public_person: ['-999'] }, () => true],
    [{ party: ['PDX', 'PBR'], uf: ['SP'] }, (post) => post.party !== null && post.uf === 'SP'],
    [{ platform: ['X'] }, (post) => post.platform === 'X'],
    [{ role: ['senador'] }, (post) => post.role === 'senador'],
    [{ hate: ['discurso de ódio'] }, (post) => post.hate === 'discurso de ódio'],
    [{ misleading_links: 'true' }, (post) => post.misleading_links.length > 0],
    [{ misleading_links: 'false' }, (post) => post.misleading_links.length === 0],
    [{ misleading_links: 'null' }, () => true],
    [{ party: ["PDX') OR (1=1"] }, () => false],
    [{ public_person: ['7'] }, () => false],
    [{ party: [] }, () => true],
  ])('%j', async (filters, passes) => {
    const expected = POSTS.map(makePost).filter(passes).length
    const { total_items } = await list(filters)
    expect(total_items).toBe(expected)
  })

  test('a day is a day in São Paulo, both ends included', async () => {
    // 02:59:59 in UTC is 23:59:59 of the day before.
    const on = async (start_date: string, end_date: string) => (await list({ start_date, end_date })).total_items
    expect(await on('2026-03-09', '2026-03-09')).toBe(20)
    expect(await on('2026-03-10', '2026-03-11')).toBe(40)
    expect(await on('2026-03-12', '2026-03-12')).toBe(0)
    expect(await on('1900-01-01', '2199-12-31')).toBe(60)
    expect(await on('1900-01-01', '1900-01-02')).toBe(0)
    expect(await on('2199-01-01', '2199-12-31')).toBe(0)
  })

  test('the day of a change to summer time has no midnight, and still begins', async () => {
    await expect(list({ start_date: '2018-11-04', end_date: '2018-11-04' })).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('listPosts: order and pages', () => {
  test.each(['date_created', 'arrival', 'views', 'likes', 'shares', 'comments', 'hate_score'])(
    'pages by %s neither repeat nor skip',
    async (sort_by) => {
      for (const sort_order of ['asc', 'desc']) {
        const pages = await Promise.all(['1', '2', '3'].map((page) => list({ sort_by, sort_order, page })))
        const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
        expect(new Set(ids).size).toBe(60)
        expect(pages[0]).toMatchObject({ page: 1, page_size: 20, total_items: 60, total_pages: 3 })
      }
    },
  )

  test.each(['asc', 'desc'])('unknown counts come last (%s)', async (sort_order) => {
    const { items } = await list({ sort_by: 'views', sort_order, page_size: '100' })
    const views = items.map((post) => post.views)
    const known = views.filter((count) => count !== null)
    expect(views.slice(known.length)).toEqual(Array(10).fill(null))
    expect(known).toEqual([...known].sort((a, b) => (sort_order === 'asc' ? a - b : b - a)))
  })

  test.each(['date_created', 'views', 'arrival'])(
    'a page by %s beyond the end is empty and knows the total',
    async (sort_by) => {
      expect(await list({ sort_by, page: '40' })).toMatchObject({ items: [], total_items: 60, total_pages: 3 })
      expect(await list({ sort_by, search: 'inexistente' })).toMatchObject({
        items: [],
        total_items: 0,
        total_pages: 0,
      })
    },
  )
})

test.each([
  { sort_by: 'views', search: 'urna OU vacina', party: ['PDX'] },
  { sort_by: 'date_created', sort_order: 'asc', uf: ['SP', 'BA'] },
  { sort_by: 'date_created', sort_order: 'desc' },
  { search: 'inexistente' },
])('list, count and download agree on %j', async (given) => {
  const query = PostsQuery.parse(given)
  const { total_items, items } = await listPosts(world.ch, query, ZONE)
  const downloaded = (await Array.fromAsync(exportPosts(',', world.ch, query, ZONE))).flat()
  expect(downloaded).toHaveLength(total_items)
  expect(await countPosts(world.ch, query, ZONE)).toBe(total_items)
  expect(downloaded.slice(0, 20).map(({ id }) => id)).toEqual(items.map(({ id }) => id))
})

test('a post is read back as it was told, unknown as unknown', async () => {
  await storePosts(world.ch, [
    {
      native_id: 'whole',
      account: 'Inteira',
      content: 'Texto inteiro com https://exemplo.example/a e acento',
      date_created: new Date('2025-01-02T03:04:05Z'),
      views: 0,
      likes: 4_000_000_000,
      media: [
        { type: 'image', url: 'https://exemplo.example/a.webp', description: 'Uma foto' },
        { type: 'video', url: null, description: null },
      ],
      duration: 12.5,
      misleading_links: ['https://exemplo.example/a'],
    },
  ])
  const { items } = await list({ search: '"texto inteiro"' })
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    author: 'Inteira',
    dateCreated: '2025-01-02T03:04:05Z',
    previewImageUrl: 'https://exemplo.example/a.webp',
    views: 0,
    likes: 4_000_000_000,
    shares: null,
    comments: null,
    hate: 'não avaliado',
    hateScore: null,
    misleadingLinks: ['https://exemplo.example/a'],
    link: null,
    party: null,
    publicPerson: null,
    duration: 12.5,
    links: ['https://exemplo.example/a'],
    media: [
      { type: 'image', url: 'https://exemplo.example/a.webp', description: 'Uma foto', ocr: null, faces: [] },
      { type: 'video', url: null, description: null },
    ],
  })
})

test('a post without its document, as a kill between both leaves it, is shown as well', async () => {
  const query = PostsQuery.parse({ sort_by: 'views', page_size: '100' })
  const before = await listPosts(world.ch, query, ZONE)
  await world.ch.command(sql`ALTER TABLE post_documents DELETE WHERE number % 2 = 0 SETTINGS mutations_sync = 2`)
  getRowCache(world.ch).clear()
  expect(await listPosts(world.ch, query, ZONE)).toEqual(before)
})

test('hate comes before offence, and a number of an earlier rule that contradicts its label is not told', async () => {
  const search = 'quitandeira'
  const labelled = [
    { hate: 'ofensivo', hate_score: 0.97 },
    { hate: 'discurso de ódio', hate_score: 0.6 },
    { hate: 'sem indício', hate_score: 0.3 },
    { hate: 'sem indício', hate_score: 0.61 },
    { hate: 'discurso de ódio', hate_score: null },
  ] as const
  const date_created = new Date('2020-01-01T00:00:00Z')
  await storePosts(
    world.ch,
    labelled.map((one, i) => ({ ...one, native_id: `q${i}`, content: `${search} ${i}`, date_created })),
  )
  for (const collapse of ['true', 'false']) {
    const { items } = await list({ search, sort_by: 'hate_score', collapse })
    expect(items.slice(0, 2).map(({ hate, hateScore }) => [hate, hateScore])).toEqual([
      ['discurso de ódio', 0.6],
      ['ofensivo', 0.97],
    ])
    expect(items.map(({ hateScore }) => hateScore).toSorted()).toEqual([0.3, 0.6, 0.97, null, null])
  }
})
