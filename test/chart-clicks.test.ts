/** A click on a chart opens exactly the posts that were counted there: every bar of every chart, with and without filters. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MetricsQuery } from '../src/contract/posts/metrics.ts'
import type { ImportedPost } from '../src/contract/sources/imported-post.ts'
import { listMetrics } from '../src/server/search/metrics/metrics.ts'
import { countPosts } from '../src/server/search/posts/posts.ts'
import { toPostsInput } from '../src/web/features/consulta/filters/filters.ts'
import { narrowByChart } from '../src/web/features/consulta/metrics/narrow.ts'
import { printAddress, readAddress } from '../src/web/features/consulta/state/address.ts'
import { storePosts } from './factory.ts'
import { openTestStores, type TestStores } from './world.ts'

const ZONE = 'America/Sao_Paulo'
const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T

const PLATFORMS = ['X', 'Telegram', 'Instagram', 'Facebook', 'TikTok', 'YouTube', 'Kwai', 'Threads', 'Bluesky']
const TAGS = [
  '#Eleição',
  '#eleicao',
  '#ELEIÇÃO',
  '#VacinaJá #vacinaja',
  '#VACINA_JÁ',
  'eleição sem sinal',
  '#açaí',
  '#Acai',
]
const LINKS = [
  'https://www.g1.example/a?x=1',
  'http://g1.example/a?x=1',
  'https://g1.example/a/?x=1&utm_source=x',
  'https://youtu.be/AbC',
  'https://www.youtube.com/watch?v=AbC http://youtu.be/AbC',
  'youtu.be sem endereço',
  'HTTPS://G1.EXAMPLE/b,c',
]

const POSTS: Partial<ImportedPost>[] = Array.from({ length: 240 }, (_, i) => ({
  account: `conta${i % 5}`,
  full_name: `Pessoa ${i % 5}`,
  platform: pick(PLATFORMS, i * i),
  date_created: new Date(Date.UTC(2026, 0, 2, 2, 59, 59) + i * 9 * 3_600_000),
  content: `Texto ${pick(TAGS, i)} ${pick(LINKS, i * 3 + (i >> 3))}`,
  party: i % 7 === 0 ? null : `P${i % 18}`,
  uf: i % 5 === 0 ? null : pick(['SP', 'RJ', 'BA'], i),
  role: pick(['senador', 'deputado federal', null], i),
  hate: pick(['discurso de ódio', 'ofensivo', 'sem indício', 'sem indício'], i),
  misleading_links: i % 12 === 0 ? ['https://falso.example/'] : [],
}))

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, POSTS)
})
afterAll(() => world.close())

const ASKED = [
  {},
  { domain: 'g1.example', hashtag: 'acai' },
  { platform: '-X,-Telegram', party: '-P1' },
  { party: 'P1,P2,P3,P4,P5,P6,P8,P9', platform: 'X' },
  { search: 'texto' },
  { search: 'texto partido:p1,P2' },
  { hashtag: 'eleição' },
  { link: 'http://www.youtube.com/watch?v=AbC' },
  { start_date: '2026-01-06', end_date: '2026-03-10' },
]

/** With filters, a third of the bars is clicked, a different third per query; `npm run test:properties` clicks all. */
const isAll = Number(process.env.TEST_TIMES ?? 1) > 1
const isClicked = (question: number, bar: number) => isAll || question === 0 || (bar + question) % 3 === 0

test.each(ASKED)('every bar counts what the list counts after a click on it: %j', async (texts) => {
  const address = readAddress(texts)
  const question = ASKED.indexOf(texts)
  const count = async (of: typeof address) => {
    // Via the address bar, which holds all state.
    const { page, page_size, sort_by, sort_order, ...filters } = toPostsInput(readAddress(printAddress(of)), undefined)
    return MetricsQuery.parse(filters)
  }
  const { items, total_posts } = await listMetrics(world.ch, await count(address), ZONE)
  expect(total_posts).toBeGreaterThan(0)
  let clicks = 0
  let bar = 0
  for (const chart of items.filter(({ id }) => id !== 'engagement-over-time'))
    for (const [series, values] of chart.y_data.entries())
      for (const [place, value] of values.entries()) {
        const next = narrowByChart(address, chart, place, series)
        if (!next || !value || !isClicked(question, bar++)) continue
        clicks += 1
        const listed = await countPosts(world.ch, await count(next), ZONE)
        expect([chart.id, chart.x_data[place], chart.y_labels[series], listed]).toEqual([
          ...[chart.id, chart.x_data[place], chart.y_labels[series], value],
        ])
      }
  expect(clicks).toBeGreaterThan(10)
})

test('one hashtag, one link and one site, however they are written', async () => {
  const { items } = await listMetrics(world.ch, MetricsQuery.parse({}), ZONE)
  const places = (id: string) => items.find((chart) => chart.id === id)?.x_keys
  expect(places('hashtags')?.toSorted()).toEqual(['acai', 'eleicao', 'vacina_ja', 'vacinaja'])
  expect(places('links')?.toSorted()).toEqual(['g1.example/a?x=1', 'g1.example/b,c', 'youtube.com/watch?v=AbC'])
})

test.each(['posts-by-party', 'posts-by-uf', 'posts-by-role', 'hate-by-party'] as const)(
  '%s: "não informado" is a filter that counts the same, wanted or left out',
  async (id) => {
    const { items, total_posts } = await listMetrics(world.ch, MetricsQuery.parse({}), ZONE)
    const chart = items.find((one) => one.id === id)
    const place = chart?.x_data.indexOf('não informado') ?? -1
    const next = chart && narrowByChart(readAddress({}), chart, place, 0)
    const name = id === 'posts-by-uf' ? 'uf' : id === 'posts-by-role' ? 'role' : 'party'
    expect(next?.[name]).toEqual(['não informado'])
    const count = (label: string) => countPosts(world.ch, MetricsQuery.parse({ [name]: [label] }), ZONE)
    if (id !== 'hate-by-party') expect(await count('não informado')).toBe(chart?.y_data[0]?.[place])
    expect((await count('não informado')) + (await count('-não informado'))).toBe(total_posts)
  },
)
