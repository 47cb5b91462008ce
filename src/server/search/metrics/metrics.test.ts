import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { FOUND_IN } from '../../../contract/labels.ts'
import { MAX_SEARCH_LENGTH } from '../../../contract/limits.ts'
import { CHART_IDS, type Chart, type ChartId, MetricsQuery, MetricsReply } from '../../../contract/posts/metrics.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { MAX_PREFIXES, MAX_TERMS } from '../../../search-language/lex.ts'
import { countPosts } from '../posts/posts.ts'
import { listMetrics } from './metrics.ts'

const ZONE = 'America/Sao_Paulo'
const PARTIES = Array.from({ length: 20 }, (_, i) => `P${i}`)

/** 120 posts over 40 days; more parties than bars, and some of everything that the charts count. */
const POSTS: Partial<ImportedPost>[] = Array.from({ length: 120 }, (_, i) => ({
  native_id: String(i + 1),
  account: `conta${i % 3}`,
  full_name: `Pessoa ${i % 3}`,
  platform: i % 3 === 0 ? 'X' : 'Telegram',
  // 02:59:59 in UTC is 23:59:59 of the day before in São Paulo.
  date_created: new Date(Date.UTC(2026, 0, 2 + (i % 40), 2, 59, 59)),
  content: `${i % 2 === 0 ? 'Vacina' : 'Urna'} #Eleição${i % 3 === 0 ? ' https://www.g1.example/a?x=1 e #eleição #1' : ''}`,
  party: i % 7 === 0 ? null : (PARTIES[i % 20] ?? null),
  uf: i % 5 === 0 ? null : 'SP',
  role: 'senador',
  hate: i % 10 === 0 ? 'discurso de ódio' : i % 10 === 1 ? 'ofensivo' : 'sem indício',
  misleading_links: i % 12 === 0 ? ['https://falso.example/'] : [],
  views: i % 2 === 0 ? 10 : null,
  likes: 2,
}))

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, POSTS)
})
afterAll(() => world.close())

const ask = (query: object = {}) => listMetrics(world.ch, MetricsQuery.parse(query), ZONE)

async function get(id: ChartId, query: object = {}): Promise<Chart> {
  const { items } = await ask(query)
  const chart = items.find((one) => one.id === id)
  if (!chart) throw new Error(`no chart ${id}`)
  return chart
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)
const sumAll = (chart: Chart) => sum(chart.y_data.map(sum))

describe('metrics', () => {
  test('answers the longest search there is', async () => {
    const beginnings = Array.from({ length: MAX_PREFIXES }, (_, i) => `vac${i}*`)
    const phrases = Array.from({ length: MAX_TERMS - MAX_PREFIXES }, (_, i) => `"a${i} b"`)
    const search = [...beginnings, ...phrases].join('|')
    expect(search.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
    const asked = { search, found_in: [...FOUND_IN], party: PARTIES.map((party) => `-${party}`) }
    expect(await ask(asked)).toMatchObject({ total_posts: 0 })
  })

  test('answers every chart in one reply of the contract, each series as long as its axis', async () => {
    const reply = MetricsReply.parse(await ask())
    expect(reply.items.map(({ id }) => id)).toEqual(CHART_IDS)
    expect(reply).toMatchObject({ page: 1, page_size: 16, total_items: 16, total_pages: 1, total_posts: 120 })
    for (const chart of reply.items) {
      expect(chart.y_data).toHaveLength(chart.y_labels.length)
      expect(chart.x_keys).toHaveLength(chart.x_data.length)
      for (const series of chart.y_data) expect([chart.id, series.length]).toEqual([chart.id, chart.x_data.length])
    }
  })

  test.each([
    {},
    { search: 'vacina' },
    { search: '-vacina', platform: ['Telegram'] },
    { hate: ['discurso de ódio', 'ofensivo'], party: ['P1', 'P10'] },
    { misleading_links: 'true', uf: ['SP'], role: ['senador'] },
    { start_date: '2026-01-05', end_date: '2026-01-12' },
    { search: 'inexistente' },
  ])('counts agree with the list for %j', async (filters) => {
    const total = await countPosts(world.ch, MetricsQuery.parse(filters), ZONE)
    const { items, total_posts } = await ask(filters)
    expect(total_posts).toBe(total)
    const whole: ChartId[] = ['posts-over-time', 'posts-by-party', 'posts-by-uf', 'posts-by-role', 'hour-weekday']
    for (const chart of items.filter(({ id }) => whole.includes(id)))
      expect([chart.id, sumAll(chart)]).toEqual([chart.id, total])
  })

  test('a bar counts what the list counts with its key as the filter', async () => {
    const { x_keys, y_data } = await get('posts-by-party')
    for (const [i, key] of x_keys.entries()) {
      if (key === null) continue
      expect(y_data[0]?.[i]).toBe(await countPosts(world.ch, { party: [key] }, ZONE))
    }
  })

  test('parties beyond the first fifteen are one bar, and so are posts without a party', async () => {
    const { x_data, x_keys } = await get('posts-by-party')
    expect(x_data).toHaveLength(17)
    expect(x_data.slice(15)).toEqual(['outros', 'não informado'])
    expect(x_keys.slice(15)).toEqual([null, 'não informado'])
  })

  test('posts over time are series by platform, on days of São Paulo, without gaps', async () => {
    const chart = await get('posts-over-time')
    expect(chart).toMatchObject({ x_type: 'time', x_unit: 'day', y_labels: ['Telegram', 'X'] })
    expect(chart.x_data).toHaveLength(40)
    expect(chart.x_data[0]).toBe('2026-01-01')
    expect(chart.y_data.map((series) => series[0])).toEqual([2, 1])
  })

  test('a week that is asked for, stored or over in part only is told, on every axis of time', async () => {
    const asked = { start_date: '2026-01-01', end_date: '2026-03-10' }
    const { items, first_day, last_day } = await ask(asked)
    expect([first_day, last_day]).toEqual(['2026-01-01', '2026-02-09'])
    const axes = items.filter(({ x_type, x_data }) => x_type === 'time' && x_data.length > 0)
    expect(axes).toHaveLength(4)
    for (const { x_unit, x_span, x_partial, x_data } of axes) {
      expect([x_unit, x_span]).toEqual(['week', { start: '2026-01-01', end: '2026-02-09' }])
      const partial = x_data.filter((_, i) => x_partial[i])
      expect(partial).toEqual(['2025-12-28', '2026-02-08', '2026-02-15', '2026-02-22', '2026-03-01', '2026-03-08'])
    }
    // A word that is found late says nothing about what was collected.
    const late = await listMetrics(
      world.ch,
      MetricsQuery.parse({ search: 'urna' }),
      ZONE,
      new Date('2026-01-20T12:00:00Z'),
    )
    const { x_span, x_partial, x_data } = late.items[0] as Chart
    expect([x_span, x_data[0]]).toEqual([{ start: '2026-01-01', end: '2026-01-20' }, '2026-01-02'])
    expect(x_data[x_partial.indexOf(true)]).toBe('2026-01-20')
  })

  test('an asked range of days is shown whole', async () => {
    const chart = await get('posts-over-time', { start_date: '2025-12-20', end_date: '2026-01-03' })
    expect(chart.x_data).toHaveLength(15)
    expect(sum(chart.y_data[0]?.slice(0, 12) ?? [])).toBe(0)
  })

  test('a chart, or some of them, may be asked for alone', async () => {
    const whole = await get('posts-over-time', { search: 'urna' })
    const { items, total_items, total_posts } = await ask({ search: 'urna', chart: ['posts-over-time'] })
    expect(items).toEqual([whole])
    expect([total_items, total_posts]).toEqual([1, 60])
    const all = (await ask()).items
    for (const { id } of all) expect((await ask({ chart: [id] })).items).toEqual(all.filter((one) => one.id === id))
    const some = await ask({ chart: ['hashtags', 'engagement-over-time'] })
    expect(some.items.map(({ id }) => id)).toEqual(['hashtags', 'engagement-over-time'])
  })

  test.each([
    { party: ['P1', 'P10', 'P3', '-P4'] },
    { search: 'partido:p1,P10,P3 eleição -gripe' },
    { party: ['P1', 'P10', 'não informado'], start_date: '2026-01-05', end_date: '2026-01-25' },
  ])('parties that are asked for have a line each, day by day what the list counts: %j', async (filters) => {
    const { x_data, x_keys, y_labels, y_data } = await get('parties-over-time', filters)
    expect(y_labels).toHaveLength(3)
    for (const [line, label] of y_labels.entries()) {
      const total = await countPosts(world.ch, MetricsQuery.parse({ ...filters, party: [label] }), ZONE)
      expect([label, sum(y_data[line] ?? [])]).toEqual([label, total])
    }
    const place = y_data[0]?.findIndex((value) => value !== 0) ?? 0
    const day = x_keys[place] ?? ''
    const asked = { ...filters, party: [y_labels[0] ?? ''], start_date: day, end_date: day }
    expect([x_data[place], y_data[0]?.[place]]).toEqual([
      day,
      await countPosts(world.ch, MetricsQuery.parse(asked), ZONE),
    ])
    // Told apart by party, the other charts over time say what they said.
    const whole = await get('engagement-over-time', filters)
    expect(sum(whole.y_data[1] ?? [])).toBe(2 * sum(y_data.map(sum)))
  })

  test('a party without a post is a line of zeros; beyond seven the rest is one; none where none is asked for', async () => {
    const zeros = await get('parties-over-time', { party: ['P1', 'P3', 'NÃO'] })
    expect([zeros.y_labels.at(-1), sum(zeros.y_data.at(-1) ?? [])]).toEqual(['NÃO', 0])
    const many = await get('parties-over-time', { party: PARTIES })
    expect([many.y_labels.length, many.y_labels.at(-1)]).toEqual([7, 'outros'])
    expect(sumAll(many)).toBe(await countPosts(world.ch, { party: PARTIES }, ZONE))
    for (const none of [
      {},
      { party: ['P1'] },
      { party: ['-P1', '-P2'] },
      { search: '-partido:P1,P2' },
      { party: ['P1', 'NÃO'] },
    ])
      expect((await get('parties-over-time', none)).x_data).toEqual([])
  })

  test('hate over time and by party', async () => {
    const labels = ['discurso de ódio', 'ofensivo']
    const overTime = await get('hate-over-time')
    expect(overTime.y_labels).toEqual(labels)
    expect(overTime.y_data.map(sum)).toEqual([12, 12])
    const byParty = await get('hate-by-party')
    expect(byParty.y_labels).toEqual(labels)
    expect(byParty.y_data.map(sum)).toEqual([12, 12])
    // What is counted stands in the title: both labels, not hate alone.
    for (const { title } of [overTime, byParty]) expect(title).toMatch(/^Publicações ofensivas ou com discurso de ódio/)
    const p1 = byParty.x_keys.indexOf('P1')
    expect(byParty.y_data[1]?.[p1]).toBe(await countPosts(world.ch, { party: ['P1'], hate: ['ofensivo'] }, ZONE))
  })

  test('posts with misleading links over time', async () => {
    const chart = await get('misleading-over-time')
    expect(sumAll(chart)).toBe(10)
    expect((await get('misleading-over-time', { misleading_links: 'false' })).x_data).toEqual([])
  })

  test('engagement over time: what no source tells is unknown and not zero', async () => {
    const chart = await get('engagement-over-time')
    expect(chart.y_labels).toEqual(['visualizações', 'curtidas', 'compartilhamentos', 'comentários'])
    expect(chart.y_data.slice(0, 2).map(sum)).toEqual([600, 240])
    expect(new Set(chart.y_data[2])).toEqual(new Set([null]))
    // Every second day has only posts whose views are unknown.
    expect(chart.y_data[0]?.[1]).toBe(null)
  })

  test('most active people, accounts of nobody known by their handle', async () => {
    const chart = await get('most-active')
    expect(chart.x_data).toEqual([
      'Pessoa 0 (@conta0, X)',
      'Pessoa 1 (@conta1, Telegram)',
      'Pessoa 2 (@conta2, Telegram)',
    ])
    expect(chart.x_keys).toEqual([
      ...['conta:conta0 plataforma:X', 'conta:conta1 plataforma:Telegram', 'conta:conta2 plataforma:Telegram'],
    ])
    expect(chart.y_data).toEqual([[40, 40, 40]])
  })

  test('most shared domains, links and hashtags, once per post', async () => {
    expect(await get('domains')).toMatchObject({ x_data: ['g1.example'], y_data: [[40]] })
    expect(await get('links')).toMatchObject({ x_data: ['g1.example/a?x=1'], y_data: [[40]] })
    expect(await get('hashtags')).toMatchObject({ x_data: ['#eleição'], x_keys: ['eleicao'], y_data: [[120]] })
  })

  test('hour and weekday are those of São Paulo, the week begins on Sunday', async () => {
    const chart = await get('hour-weekday', { start_date: '2026-01-01', end_date: '2026-01-01' })
    expect(chart.y_labels[0]).toBe('domingo')
    expect(chart.y_data[4]?.[23]).toBe(3)
    expect(sumAll(chart)).toBe(3)
  })
})
