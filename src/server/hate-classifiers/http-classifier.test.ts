import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openHttpClassifier } from './http-classifier.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Answer = { status?: number; body: string; silent?: boolean }

/** A classifier that gives one fixed response; requests are recorded. */
async function listen({ status = 200, body, silent }: Answer) {
  const asked: { method?: string | undefined; login?: string | undefined; body: string }[] = []
  server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    asked.push({ method: request.method, login: request.headers.authorization, body: text })
    if (!silent) response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body)
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { asked, port, url: `http://ana:se%40nha@127.0.0.1:${port}/classificar` }
}

const never = new AbortController().signal
const LABELS = [
  { label: 'discurso de ódio', score: 0.9, kinds: ['racismo'] },
  { label: 'sem indício', score: 0.1 },
]

test('texts are sent together and answered in order', async () => {
  const { url, asked, port } = await listen({ body: JSON.stringify(LABELS) })
  const judge = openHttpClassifier(url)
  expect(judge.name).toBe(`http@127.0.0.1:${port}`)
  expect(await judge.evaluate(['um', 'dois'], never)).toEqual([
    { hate: 'discurso de ódio', score: 0.9, kinds: ['racismo'] },
    { hate: 'sem indício', score: 0.1, kinds: [] },
  ])
  const login = `Basic ${Buffer.from('ana:se@nha').toString('base64')}`
  expect(asked).toEqual([{ method: 'POST', login, body: '{"texts":["um","dois"]}' }])
})

test.each<[string, Answer, RegExp]>([
  ['an error', { status: 500, body: '{}' }, /respondeu 500\.$/],
  ['a redirect', { status: 302, body: '' }, /não respondeu a tempo ou não foi alcançado\.$/],
  ['no JSON', { body: '<html>' }, /formato combinado/],
  ['too few answers', { body: JSON.stringify(LABELS.slice(1)) }, /formato combinado/],
  ['a label of its own', { body: JSON.stringify([{ label: 'hate', score: 1 }, LABELS[1]]) }, /formato combinado/],
  ['a score above 1', { body: JSON.stringify([{ label: 'ofensivo', score: 2 }, LABELS[1]]) }, /formato combinado/],
  ['silence', { body: '', silent: true }, /não respondeu a tempo/],
])('%s is told in a sentence without the password', async (_, answer, sentence) => {
  const { url } = await listen(answer)
  const failure = await openHttpClassifier(url, answer.silent ? 200 : undefined)
    .evaluate(['um', 'dois'], never)
    .catch((error: Error) => error)
  expect(failure).toMatchObject({ name: 'HateClassifierError', message: expect.stringMatching(sentence) })
  expect(String(failure)).not.toContain('nha')
})
