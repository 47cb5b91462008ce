import { expect, test } from 'vitest'
import type { Chart, ChartId } from '../../../../contract/posts/metrics.ts'
import { clampDays } from '../../../charts/clamp-days.ts'
import { readAddress } from '../state/address.ts'
import { narrowByChart } from './narrow.ts'

const START = readAddress({ page: '3', tab: 'metrics' })

const makeChart = (id: ChartId, given: Partial<Chart>): Chart => ({
  ...{ id, title: 'Título', type: 'bar', x_title: 'X', x_type: 'category', x_unit: null, y_title: 'Y' },
  ...{ x_span: null, x_partial: [] },
  ...{ x_data: ['A', 'B', 'outros'], x_keys: ['A', 'B', null], y_data: [[3, 2, 1]], y_labels: ['publicações'] },
  ...given,
})

const WEEKS: Partial<Chart> = {
  ...{ x_type: 'time', x_unit: 'week', x_data: ['2026-03-01', '2026-03-08'], x_keys: ['2026-03-01', '2026-03-08'] },
}

test.each([
  ['posts-by-party', { party: ['B'] }],
  ['posts-by-uf', { uf: ['B'] }],
  ['posts-by-role', { role: ['B'] }],
  ['domains', { domain: ['B'] }],
  ['links', { link: ['B'] }],
  ['hashtags', { hashtag: ['B'] }],
] as const)('a click on a bar of %s sets its filter, from page 1, in the same tab', (id, change) => {
  expect(narrowByChart(START, makeChart(id, {}), 1, 0)).toEqual({ ...START, ...change, page: 1 })
})

test('a click on somebody asks for the person, or for the account of nobody', () => {
  const x_keys = ['7', 'conta:ana plataforma:X', null]
  const click = (id: ChartId, place: number) =>
    narrowByChart(readAddress({ search: 'a OU b' }), makeChart(id, { x_keys }), place, 0)
  expect(click('most-active', 0)).toMatchObject({ public_person: ['7'], search: 'a OU b' })
  expect(click('most-active', 1)).toMatchObject({ public_person: [], search: '(a OU b) conta:ana plataforma:X' })
  expect(click('deleted-by-person', 0)).toMatchObject({ public_person: ['7'], state: ['apagado'] })
  expect(click('deleted-by-person', 1)?.state).toEqual(['apagado'])
  expect(click('most-active', 2)).toBe(null)
})

test('a click on what stands for no single value narrows nothing', () => {
  expect(narrowByChart(START, makeChart('posts-by-party', {}), 2, 0)).toBe(null)
  expect(narrowByChart(START, makeChart('hour-weekday', {}), 0, 0)).toBe(null)
})

test('a click on a point in time sets its dates, and what the series is about', () => {
  const week = { start_date: '2026-03-08', end_date: '2026-03-14', page: 1 }
  const labels = { y_labels: ['Telegram', 'outras'] }
  const posts = makeChart('posts-over-time', { ...WEEKS, ...labels })
  expect(narrowByChart(START, posts, 1, 0)).toEqual({ ...START, ...week, platform: ['Telegram'] })
  expect(narrowByChart(START, posts, 1, 1)).toEqual({ ...START, ...week, platform: ['-Telegram'] })
  const wanted = { ...START, platform: ['Telegram', 'X', 'TikTok'] }
  expect(narrowByChart(wanted, posts, 1, 1)?.platform).toEqual(['X', 'TikTok'])
  const hate = makeChart('hate-over-time', { ...WEEKS, y_labels: ['discurso de ódio', 'ofensivo'] })
  expect(narrowByChart(START, hate, 1, 1)).toEqual({ ...START, ...week, hate: ['ofensivo'] })
  const parties = makeChart('parties-over-time', { ...WEEKS, y_labels: ['PDX', 'outros'] })
  expect(narrowByChart(START, parties, 1, 0)).toEqual({ ...START, ...week, party: ['PDX'] })
  expect(narrowByChart(START, parties, 1, 1)).toBe(null)
  const links = makeChart('misleading-over-time', WEEKS)
  expect(narrowByChart(START, links, 1, 0)).toEqual({ ...START, ...week, misleading_links: 'true' })
  expect(narrowByChart(START, makeChart('engagement-over-time', WEEKS), 1, 3)).toEqual({ ...START, ...week })
})

test('dates never reach beyond those asked for already', () => {
  const asked = { start_date: '2026-03-03', end_date: '2026-03-10' }
  expect(clampDays(asked, { x_data: ['2026-03-01', '2026-03-08'], x_unit: 'week' }, 1, 0)).toEqual(asked)
  const open = { start_date: null, end_date: null }
  expect(clampDays(open, { x_data: ['2024-02-01'], x_unit: 'month' }, 0, 0)).toEqual({
    start_date: '2024-02-01',
    end_date: '2024-02-29',
  })
})

test('a hashtag is added to those asked for already: posts must have both', () => {
  const chart = makeChart('hashtags', {})
  expect(narrowByChart({ ...START, hashtag: ['A'] }, chart, 1, 0)?.hashtag).toEqual(['A', 'B'])
  expect(narrowByChart({ ...START, hashtag: ['B'] }, chart, 1, 0)?.hashtag).toEqual(['B'])
})
