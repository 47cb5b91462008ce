import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNews, storePosts } from '../../../../test/factory.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { RelatedNewsReply } from '../../../contract/news/news.ts'
import { importNews } from '../../ingest/import/import-news.ts'
import { createPostId } from '../../ingest/write/post-id.ts'

let world: TestApp
let headers: Record<string, string>
const id = createPostId({ platform: 'Telegram', account: 'canal_de_teste', native_id: '1' })

beforeAll(async () => {
  world = await openTestApp()
  await storePosts(world.ch, [{ content: 'A ponte de Vila Aurora foi interditada' }])
  const titles = ['Ponte de Vila Aurora interditada', 'Feira reabre', 'Dengue recua', 'Hospital inaugurado']
  const news = titles.map((title, i) => makeNews({ title, url: `https://jornal.example/${i}` }))
  await importNews(
    world.ch,
    news.map((one, i) => ({ position: i, news: one })),
    'import',
  )
  headers = { authorization: `Bearer ${await world.enter('ana')}` }
})
afterAll(() => world.close())

const get = (path: string) => world.app.inject({ method: 'GET', url: path, headers })

test('GET /api/post/{post_id}/related-news answers a page of news, 10 by default', async () => {
  const answer = await get(`/api/post/${id}/related-news`)
  expect(answer.statusCode).toBe(200)
  const reply = RelatedNewsReply.parse(answer.json())
  expect(reply).toMatchObject({ page: 1, page_size: 10, total_items: 1, total_pages: 1 })
  expect(reply.items[0]).toMatchObject({
    content_type: 'noticia',
    title: 'Ponte de Vila Aurora interditada',
    url: 'https://jornal.example/0',
    featured_image_url: null,
  })
})

test('related-news page sizes are 10, 20, 50 and 100', async () => {
  for (const size of [10, 20, 50, 100])
    expect((await get(`/api/post/${id}/related-news?page_size=${size}`)).statusCode).toBe(200)
})

test('related news of an unknown post are 404, of a broken id and with bad parameters 400 with a sentence', async () => {
  const unknown = await get('/api/post/00000000-0000-8000-8000-000000000000/related-news')
  expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { detail: 'Não encontrado.', code: 'not_found' }])
  const bad = ['x/related-news', `${id}x/related-news`, `%00/related-news`, `${'a'.repeat(5_000)}/related-news`]
  const queries = [
    'page=0',
    'page=-1',
    'page=1e9',
    'page=99999999',
    'page_size=15',
    'page_size=1000',
    'sort_order=up',
    'x=1',
    'page=1&page=2',
  ]
  for (const path of [...bad, ...queries.map((query) => `${id}/related-news?${query}`)]) {
    const answer = await get(`/api/post/${path}`)
    expect([400, 404, 414], path).toContain(answer.statusCode)
    if (queries.some((query) => path.endsWith(`?${query}`))) expect(answer.statusCode, path).toBe(400)
    expect(answer.body, path).not.toMatch(/SELECT|\.ts\b|news FINAL/)
  }
  expect((await get('/api/post/x/related-news')).json()).toEqual({
    post_id: ['O identificador da publicação é um UUID.'],
  })
})
