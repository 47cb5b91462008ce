import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNews, makePost } from '../../../../test/factory.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import type { MisleadingLinksReply } from '../../../contract/links/misleading-links.ts'
import type { PostsReply } from '../../../contract/posts/post.ts'
import { enrichmentSteps } from '../../enrich/index.ts'
import { importNews } from '../../ingest/import/import-news.ts'
import { importPosts } from '../../ingest/import/import-posts.ts'

let world: TestApp
let authorization: string
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('dora', { is_superuser: true })}`
  const contents = [
    'Veja https://blog.enganoso.example/a',
    'A ponte de Vila Aurora caiu de madrugada, gente',
    'Bom dia',
  ]
  const items = contents.map((content, i) => ({ position: i, post: makePost({ native_id: String(i), content }) }))
  await importPosts(world.ch, items, { steps: enrichmentSteps({ people: new Map() }), origin: 'import' })
})
afterAll(() => world.close())

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  world.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })
const list = async (query = '') => (await ask('GET', `/api/misleading-links/${query}`)).json<MisleadingLinksReply>()
const findPost = async (query: string) => (await ask('GET', `/api/posts/?${query}`)).json<PostsReply>().items

const SITE = {
  address: 'https://www.enganoso.example',
  reason: 'Publica montagens',
  source: 'https://checagem.example/1',
}

test('from the list to the post and back', async () => {
  const created = await ask('POST', '/api/misleading-links/', SITE)
  expect([created.statusCode, created.json()]).toEqual([
    201,
    expect.objectContaining({ kind: 'domínio', address: 'enganoso.example', created_by: 'dora', is_pending: true }),
  ])
  expect((await ask('POST', '/api/misleading-links/', SITE)).json()).toEqual({ address: ['Já está na lista.'] })
  await runJobs(world)
  expect(await list()).toMatchObject({ pending_changes: 0, marked_posts: 1, items: [{ posts: 1, is_pending: false }] })

  const [post] = await findPost('misleading_links=true')
  expect(post?.misleadingLinks).toEqual(['https://blog.enganoso.example/a'])
  expect((await ask('GET', `/api/posts/${post?.id}/misleading-links/`)).json()).toEqual({
    items: [
      {
        link: 'https://blog.enganoso.example/a',
        canonical: 'blog.enganoso.example/a',
        reason: {
          by: 'list',
          kind: 'domínio',
          address: 'enganoso.example',
          reason: SITE.reason,
          source: SITE.source,
          updated_at: expect.any(String),
        },
      },
    ],
  })

  const { id, version } = created.json<{ id: string; version: number }>()
  const change = { ...SITE, address: 'https://outro.example/a', version }
  const changed = await ask('PUT', `/api/misleading-links/${id}/`, change)
  expect(changed.json()).toMatchObject({ kind: 'endereço', address: 'outro.example/a' })
  const overtaken = await ask('PUT', `/api/misleading-links/${id}/`, { ...SITE, version })
  expect([overtaken.statusCode, overtaken.json().current]).toEqual([409, changed.json()])
  await runJobs(world)
  expect(await findPost('misleading_links=true')).toEqual([])
  expect((await ask('DELETE', `/api/misleading-links/${id}/`)).statusCode).toBe(204)
  expect((await ask('DELETE', `/api/misleading-links/${id}/`)).statusCode).toBe(404)
})

test.each([
  [{ ...SITE, address: 'youtube.com' }, { address: [expect.stringMatching(/qualquer pessoa publica/)] }],
  [{ ...SITE, reason: ' ' }, { reason: ['Este campo é obrigatório.'] }],
  [{ ...SITE, kind: 'endereço' }, { address: [expect.stringMatching(/site inteiro/)] }],
])('what cannot be judged is refused at its field', async (body, errors) => {
  const answer = await ask('POST', '/api/misleading-links/', body)
  expect([answer.statusCode, answer.json()]).toEqual([400, errors])
})

test('many rows at once, each with its outcome; what is exported can be imported again', async () => {
  const rows = [
    { kind: 'Dominio', address: 'um.example', reason: '=cmd()', source: 'Redação, 2026' },
    { address: 'https://dois.example/a', reason: 'Montagem', source: 'x' },
    { address: 'um.example', reason: 'Outro', source: 'y' },
    { address: 'nada', reason: 'a', source: 'b' },
    { address: 'tres.example' },
    { kind: 'site', address: 'tres.example', reason: 'a', source: 'b' },
  ]
  const answer = await ask('POST', '/api/misleading-links/import/', { rows })
  const { results } = answer.json<{ results: { outcome: string; problem: string | null }[] }>()
  expect(results.map(({ outcome }) => outcome)).toEqual([
    ...['created', 'created', 'updated', 'refused', 'refused', 'refused'],
  ])
  expect(results.slice(3).every(({ problem }) => problem?.endsWith('.'))).toBe(true)
  expect((await list('?search=dois')).items.map(({ address }) => address)).toEqual(['dois.example/a'])
  const file = await ask('GET', '/api/misleading-links/export/')
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.body).toContain('endereço,https://dois.example/a,Montagem,x,dora,')
  const again = await ask('POST', '/api/misleading-links/import/', { rows: rows.slice(1, 2) })
  expect(again.json()).toEqual({ results: [{ outcome: 'unchanged', problem: null }] })
})

test('já checado: the check of what a post repeats', async () => {
  const check = {
    url: 'https://checagem.example/ponte',
    claim: 'A ponte de Vila Aurora caiu de madrugada',
    rating: 'falso',
  }
  const news = makeNews({ ...check, content_type: 'checagem', title: 'Ponte não caiu', verdict: 'falso' })
  await importNews(world.ch, [{ position: 1, news }], 'import')
  await world.queue.send('relabel-links', {})
  await runJobs(world)
  const [post, ...others] = await findPost('checked=true')
  expect([post?.content, others]).toEqual(['A ponte de Vila Aurora caiu de madrugada, gente', []])
  expect((await ask('GET', `/api/posts/${post?.id}/fact-checks/`)).json()).toMatchObject({ items: [check] })
  const csv = await ask('GET', '/api/posts/?checked=true&format=csv')
  expect(csv.body).toContain('https://checagem.example/ponte')
})
