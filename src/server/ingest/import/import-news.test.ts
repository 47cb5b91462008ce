import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { makeNews } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { ImportedNews, NewsItem } from '../../../contract/news/imported-news.ts'
import { readDemoNews } from '../../sources/demo/invent-news.ts'
import { sql } from '../../store/sql.ts'
import { importNews, removeNews } from './import-news.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(() => world.ch.command(sql`TRUNCATE TABLE news`))

const items = (...news: Partial<ImportedNews>[]): NewsItem[] =>
  news.map((one, index) => ({ position: index + 1, news: makeNews(one) }))
const listTitles = async () => {
  const question = sql`SELECT title FROM news FINAL ORDER BY title`
  return (await world.ch.rows('test', question, z.object({ title: z.string() }))).map(({ title }) => title)
}

test('importing again changes nothing; a changed article replaces its earlier form', async () => {
  const one = { title: 'Ponte', url: 'https://jornal.example/ponte' }
  const two = { title: 'Feira', url: 'https://jornal.example/feira' }
  expect(await importNews(world.ch, items(one, two), 'import')).toMatchObject({ read: 2, stored: 2, unchanged: 0 })
  expect(await importNews(world.ch, items(one, two), 'import')).toMatchObject({ stored: 0, updated: 0, unchanged: 2 })
  const changed = items(one, { ...two, title: 'Feira reabre' })
  expect(await importNews(world.ch, changed, 'import')).toMatchObject({ stored: 0, updated: 1, unchanged: 1 })
  expect(await listTitles()).toEqual(['Feira reabre', 'Ponte'])
})

test('the same address with tracking is the same article; of two in one file the first counts, each time', async () => {
  const twice = items(
    { title: 'Ponte', url: 'https://www.jornal.example/ponte?utm_source=rss' },
    { title: 'Ponte, outra vez', url: 'http://jornal.example/ponte/#fim' },
  )
  expect(await importNews(world.ch, twice, 'import')).toMatchObject({ stored: 1, unchanged: 1 })
  expect(await importNews(world.ch, twice, 'import')).toMatchObject({ stored: 0, updated: 0, unchanged: 2 })
  expect(await listTitles()).toEqual(['Ponte'])
})

test('one page may check several claims', async () => {
  const page = { content_type: 'checagem' as const, url: 'https://checagem.example/debate' }
  const checks = items({ ...page, title: 'A', claim: 'A ponte caiu' }, { ...page, title: 'B', claim: 'A feira fechou' })
  expect(await importNews(world.ch, checks, 'import')).toMatchObject({ stored: 2 })
})

test('what is set aside is reported, and a source that breaks keeps what came before', async () => {
  async function* broken(): AsyncGenerator<NewsItem> {
    yield* items({ title: 'Ponte' })
    yield { position: 2, reason: 'Falta o título.' }
    throw new Error('quebrou')
  }
  await expect(importNews(world.ch, broken(), 'import')).rejects.toThrow('quebrou')
  expect(await listTitles()).toEqual(['Ponte'])
  const report = await importNews(world.ch, [{ position: 1, reason: 'Falta o título.' }], 'import')
  expect(report).toEqual({
    read: 1,
    stored: 0,
    updated: 0,
    unchanged: 0,
    set_aside: [{ position: 1, reason: 'Falta o título.' }],
  })
})

test('the demonstration has about 60 articles and 15 fact-checks, and removing it keeps the imported ones', async () => {
  const demo = [...readDemoNews(new Date('2026-03-12T15:00:00Z'))]
  const types = demo.map((item) => 'news' in item && item.news.content_type)
  expect(types.filter((type) => type === 'noticia').length).toBeGreaterThanOrEqual(55)
  expect(types.filter((type) => type === 'checagem')).toHaveLength(15)
  expect(demo.every((item) => 'news' in item && new URL(item.news.url).hostname.endsWith('.example'))).toBe(true)
  expect(await importNews(world.ch, demo, 'demo')).toMatchObject({ stored: demo.length, set_aside: [] })
  await importNews(world.ch, items({ title: 'Ponte' }), 'import')
  await removeNews(world.ch, 'demo')
  expect(await listTitles()).toEqual(['Ponte'])
})
