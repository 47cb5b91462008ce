import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { ImportReport } from '../../../contract/sources/imports.ts'
import { endLostImports, saveImportProgress, startImport } from '../../records/sources/imports.ts'

let world: TestApp
let authorization: string
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('dora', { is_superuser: true })}`
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())
beforeEach(async () => void (await world.pg.deleteFrom('imports').execute()))

const getPort = () => {
  const address = world.app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Over a real connection: the test is about how bytes arrive. */
async function send(query: string, body: string | Uint8Array<ArrayBuffer>, type: string) {
  const headers = { authorization, 'content-type': type }
  const url = `http://127.0.0.1:${getPort()}/api/imports/${query}`
  const answer = await fetch(url, { method: 'POST', headers, body })
  return { statusCode: answer.status, json: await answer.json() }
}
const csv = (ids: readonly string[]) =>
  `id,account,date,content\n${ids.map((id) => `${id},conta_um,2026-05-01 10:00,Texto ${id}\n`).join('')}`

test('a program sends a file and is answered with what became of it', async () => {
  const text = `${csv(['1', '2'])}3,conta_um,sem data,Texto\n`
  const answer = await send('?platform=X&name=carga', text, 'text/csv')
  expect(answer.statusCode).toBe(201)
  expect(ImportReport.parse(answer.json)).toMatchObject({
    name: 'carga',
    format: 'csv',
    state: 'concluída',
    portion: 1,
    read: 3,
    stored: 2,
    set_aside_count: 1,
    set_aside: [{ position: 4, reason: expect.stringContaining('data') }],
    problem: null,
    started_by: 'dora',
  })
  const again = await send('?platform=X', new Uint8Array(gzipSync(text)), 'text/csv; charset=utf-8')
  expect(again.json).toMatchObject({ stored: 0, unchanged: 2, set_aside_count: 1 })
  const list = await world.app.inject({ url: '/api/imports/', headers: { authorization } })
  expect(list.json()).toMatchObject({ max_bytes: 2_048_000_000, items: [{ unchanged: 2 }, { stored: 2 }] })
})

test('news and fact-checks: with a report, repeatable, and the posts that they concern are marked by a job', async () => {
  const review = {
    '@type': 'ClaimReview',
    url: 'https://checagem.example/1',
    headline: 'Não é verdade',
    author: { name: 'Prova' },
  }
  const text = `${JSON.stringify({ ...review, claimReviewed: 'A urna foi fraudada' })}\n{"@type":"Recipe"}\n`
  const answer = await send('?format=news&name=checagens', text, 'application/x-ndjson')
  expect(answer.statusCode).toBe(201)
  expect(ImportReport.parse(answer.json)).toMatchObject({
    ...{ name: 'checagens', format: 'news', state: 'concluída', portion: 1, problem: null },
    ...{ read: 2, stored: 1, set_aside_count: 1, of_people: 0, linked: null },
  })
  expect((await send('?format=news', text, 'text/plain')).json).toMatchObject({ stored: 0, unchanged: 1 })
  expect((await send('', '<rss version="2.0"><channel/></rss>', 'application/rss+xml')).json).toMatchObject({
    format: 'news',
  })
  expect((await send('?format=news&platform=X', text, 'text/plain')).json).toMatchObject({
    platform: ['Não vale para o que vem de notícias e checagens.'],
  })
  expect((await send('', '<?xml version="1.0"?><planilha/>', 'application/rss+xml')).json).toMatchObject({
    ...{ state: 'com erro', problem: 'O XML não é um feed (começa com “<planilha>”).', read: 0 },
  })
})

test('a browser sends a form', async () => {
  const boundary = 'limite'
  const line = JSON.stringify({ id: '7', account: 'conta_dois', date: '2026-05-01T10:00:00Z', content: 'Oi' })
  const form = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="posts.jsonl"\r\ncontent-type: application/octet-stream\r\n\r\n${line}\n\r\n--${boundary}--\r\n`
  const answer = await send('?platform=Facebook', form, `multipart/form-data; boundary=${boundary}`)
  expect(answer.json).toMatchObject({ name: 'posts.jsonl', format: 'jsonl', stored: 1, state: 'concluída' })
})

test.each([
  ['text/plain', 'oi', '', 400, { format: [expect.stringContaining('formato')] }],
  ['application/json', '<html>', '', 201, { state: 'com erro', problem: expect.stringContaining('HTML') }],
  [
    'text/csv',
    new Uint8Array(gzipSync(csv(['9'])).subarray(0, 60)),
    '?platform=X',
    201,
    { state: 'com erro', stored: 0 },
  ],
  [
    'text/csv',
    new Uint8Array(gzipSync(csv(['9']) + '\n'.repeat(30_000_000))),
    '?platform=X',
    201,
    { state: 'com erro', problem: expect.stringContaining('sem compactar') },
  ],
])('%s that cannot be read is said so', async (type, payload, query, status, said) => {
  const answer = await send(query, payload, type)
  expect([answer.statusCode, answer.json]).toEqual([status, expect.objectContaining(said)])
})

test('one at a time; what died with its process is over', async () => {
  const run = { name: 'antes', format: 'csv', started_by: 1 }
  const now = Date.now() - 20_000
  await startImport(world.pg, run, new Date(now))
  expect((await send('?platform=X', csv(['1']), 'text/csv')).statusCode).toBe(409)
  expect(await startImport(world.pg, run, new Date(now + 29_000))).toBeUndefined()
  expect(await startImport(world.pg, run, new Date(now + 31_000))).toBeDefined()
  const list = await world.app.inject({ url: '/api/imports/', headers: { authorization } })
  expect(list.json().items).toMatchObject([{ state: 'em andamento' }, { state: 'interrompida' }])
})

test('however many are refused, earlier imports stay in the list, twenty at most', async () => {
  const run = { name: 'antes', format: 'csv', started_by: 1 }
  const startAfter = (seconds: number) => startImport(world.pg, run, new Date(Date.now() - 2_000_000 + seconds * 1000))
  const count = async () => {
    const list = await world.app.inject({ url: '/api/imports/', headers: { authorization } })
    return list.json().items.length
  }
  await startAfter(0)
  for (let i = 0; i < 40; i += 1) expect(await startAfter(1)).toBeUndefined()
  // An import silent for half a minute counts as over.
  await startAfter(40)
  expect(await count()).toBe(2)
  for (let i = 2; i < 25; i += 1) await startAfter(40 * i)
  expect(await count()).toBe(20)
})

test('who is refused learns when to ask again: by how far the other one is, or how long it has taken', async () => {
  const begin = Date.now() - 20_000
  const id = await startImport(world.pg, { name: 'antes', format: 'csv', started_by: 1 }, new Date(begin))
  const refuse = async () => {
    const headers = { authorization, 'content-type': 'text/csv' }
    const url = `http://127.0.0.1:${getPort()}/api/imports/?platform=X`
    const answer = await fetch(url, { method: 'POST', headers, body: csv(['1']) })
    const seconds = Number(answer.headers.get('retry-after'))
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { detail: `Outra importação está em andamento: espere o fim dela. Tente de novo em ${seconds} segundos.` },
    ])
    return seconds
  }
  const unknown = await refuse()
  expect([20, 21, 22]).toContain(unknown)
  await saveImportProgress(world.pg, id ?? 0, { portion: 0.05 }, new Date())
  expect(await refuse()).toBe(60)
  await saveImportProgress(world.pg, id ?? 0, { portion: 0.6 }, new Date())
  expect([14, 15, 16]).toContain(await refuse())
})

test('an import that died with its process is told as ended by the list alone', async () => {
  const run = { name: 'antes', format: 'csv', started_by: 1 }
  await startImport(world.pg, run, new Date(Date.now() - 31_000))
  const list = await world.app.inject({ url: '/api/imports/', headers: { authorization } })
  expect(list.json().items).toMatchObject([{ state: 'interrompida', problem: expect.stringContaining('encerrado') }])
})

test('the only process there is ends, as it starts, what another had begun', async () => {
  await startImport(world.pg, { name: 'antes', format: 'csv', started_by: 1 }, new Date(Date.now() - 1_000))
  await endLostImports(world.pg, new Date(), new Date())
  expect((await send('?platform=X', csv(['77']), 'text/csv')).statusCode).toBe(201)
})

test('a sender who goes away leaves what came until then, and a report', async () => {
  const headers = { authorization, 'content-type': 'text/csv', 'content-length': '1000000' }
  const sent = request({ port: getPort(), method: 'POST', path: '/api/imports/?platform=X', headers })
  sent.on('error', () => {})
  sent.write(csv(['20', '21']))
  await expect.poll(() => world.pg.selectFrom('imports').select('state').execute()).toHaveLength(1)
  sent.destroy()
  await expect
    .poll(() => world.pg.selectFrom('imports').select(['state', 'problem']).executeTakeFirst())
    .toMatchObject({ state: 'interrompida', problem: expect.stringContaining('envio foi interrompido') })
})

test.each(['', '; boundary=', `; boundary=${'x'.repeat(300)}`, '; boundary=abc'])(
  'a form that cannot be read is refused with a sentence: %s',
  async (boundary) => {
    const answer = await send('?format=csv', '--abc\r\ncontent-dis', `multipart/form-data${boundary}`)
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json)).toMatch(/O formulário está danificado ou incompleto|Escolha um arquivo/)
  },
)

test.each(['carga.constructor', 'carga.xyz'])('an ending that says nothing (%s) is asked about', async (name) => {
  const form = `--abc\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n1\r\n--abc--\r\n`
  const answer = await send('?platform=X', form, 'multipart/form-data; boundary=abc')
  expect([answer.statusCode, answer.json]).toMatchObject([400, { format: [expect.stringMatching(/^Diga o formato/)] }])
})

test('a form that ends within its file says so', async () => {
  const form = `--abc\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${csv(['1'])}`
  const answer = await send('?platform=X', form, 'multipart/form-data; boundary=abc')
  expect(JSON.stringify(answer.json)).toContain('O formulário está danificado ou incompleto')
  const named = `--abc\r\ncontent-disposition: form-data; name="file"; filename="a\0b.csv"\r\n\r\n${csv(['1'])}\r\n--abc--\r\n`
  expect((await send('?platform=X', named, 'multipart/form-data; boundary=abc')).statusCode).toBeLessThan(500)
})

test('the options of the command line: dates of another zone, accounts linked by the name they show', async () => {
  const people = 'nome,partido,uf\nFulana Inventada,PAZ,SP\n'
  expect((await send('?format=people', people, 'text/csv')).json).toMatchObject({ stored: 1, linked: null })
  const text = 'n,"Data, hora",fala,nome,quem\n90,2026-05-01 10:00,Oi,Dep. Fulana Inventada,outra\n'
  const columns = encodeURIComponent('id=n,date="Data, hora",content=fala,full_name=nome,account=quem')
  const asked = `?platform=X&columns=${columns}&time_zone=America/Manaus&link_accounts_by_name=true`
  expect((await send(asked, text, 'text/csv')).json).toMatchObject({
    stored: 1,
    of_people: 1,
    linked: 1,
    problem: null,
  })
  const accounts = await world.pg.selectFrom('accounts').select('handle').execute()
  expect(accounts).toEqual([{ handle: 'outra' }])
})

test('a list of people: who was taken, who was set aside, and why a file is none', async () => {
  const list = 'nome,cargo,uf\nBeltrana Inventada,Senadora,RJ\n,,SP\nSicrana Inventada,,ZZ\n'
  const answer = await send('?format=people&name=lista', list, 'text/csv')
  expect(answer.json).toMatchObject({
    ...{ name: 'lista', format: 'people', state: 'concluída', read: 3, stored: 1, set_aside_count: 2, of_people: 1 },
    set_aside: [{ position: 3, reason: 'Falta o nome da pessoa.' }, { position: 4 }],
  })
  expect((await send('?format=people', list, 'text/csv')).json).toMatchObject({ stored: 0, unchanged: 1 })
  const none = await send('?format=people', 'titulo,ano\na,1\n', 'text/csv')
  expect(none.json).toMatchObject({ state: 'com erro', problem: expect.stringContaining('coluna do nome') })
  expect(JSON.stringify(none.json)).not.toContain('--columns')
})

test.each([
  ['format=csv&time_zone=Lua', 'time_zone'],
  ['format=csv&platform=Orkut', 'platform'],
  ['format=csv&columns=curtida%3Dlikes', 'columns'],
  ['format=people&platform=X', 'platform'],
  ['format=telegram-export&columns=id%3Dn', 'columns'],
  ['format=csv&link_accounts_by_name=1', 'link_accounts_by_name'],
])('%s is refused before anything is read', async (query, field) => {
  const answer = await send(`?${query}`, csv(['1']), 'text/csv')
  expect([answer.statusCode, Object.keys(answer.json)]).toEqual([400, [field]])
  expect(await world.pg.selectFrom('imports').selectAll().execute()).toEqual([])
})

test.each([
  ['a header without an end', '', new Uint8Array(30_000_000).fill(0x63), /cabeçalho .* passa de/],
  ['a file that is packed and grows', '', gzipTimes(csv(['9']) + '\n'.repeat(20_000_000), 400), /sem compactar/],
])('%s is refused with its reason, although the rest of it is not read', async (_, query, payload, sentence) => {
  const answer = await send(`?platform=X${query}`, payload, 'text/csv')
  expect(answer).toMatchObject({
    statusCode: 201,
    json: { state: 'com erro', problem: expect.stringMatching(sentence) },
  })
})

/** A gzip file may consist of several concatenated members. */
function gzipTimes(text: string, times: number): Uint8Array<ArrayBuffer> {
  const block = gzipSync(text)
  return new Uint8Array(Buffer.concat(Array.from({ length: times }, () => block)))
}

test('whoever ends the connection after one request gets the reason too, however much is still to be sent', async () => {
  for (let i = 0; i < 5; i += 1) {
    const headers = { authorization, 'content-type': 'text/csv' }
    const path = '/api/imports/?platform=X'
    const sent = request({ port: getPort(), method: 'POST', path, headers, agent: false })
    const faults: Error[] = []
    sent.on('error', (error) => faults.push(error))
    const answer = once(sent, 'response')
    for (let piece = 0; piece < 30; piece += 1) sent.write(Buffer.alloc(1_000_000, 'c'))
    sent.end()
    const [response] = await answer
    expect(response.statusCode).toBe(201)
    if (!sent.writableFinished) await once(sent, 'finish')
    expect(faults).toEqual([])
    expect(await json(response)).toMatchObject({ state: 'com erro', problem: expect.stringMatching(/cabeçalho/) })
  }
})
