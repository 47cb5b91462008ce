/** Generates a request from the OpenAPI description: an address with parameters, and a JSON, form or file body, intact or broken. */
import { chance, pickInteger, pickOne, type Random } from '../../../src/server/sources/demo/random.ts'
import { anyValue, encode, printParameter, type Schema, valueFor } from './values.ts'

export type Operation = {
  method: string
  path: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[]
  body: Schema | null
}
export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }

type Described = {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Operation['parameters']; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >
}

export function listOperations(openApi: unknown): Operation[] {
  const { paths } = openApi as Described
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  )
}

/** Endpoints that take files say so only in words. */
const TAKES_FILE = /^\/api\/(imports\/|imports\/preview\/|image-search\/)$/

export function makeRequest(random: Random, operation: Operation, known: readonly string[]): FuzzRequest {
  let path = operation.path
  const query: string[] = []
  for (const { name, in: where, schema } of operation.parameters) {
    if (where === 'query' && chance(random, 0.7)) continue
    const values = printParameter(random, valueFor(random, schema, known))
    if (where === 'path') path = path.replace(`{${name}}`, encode(values[0] ?? '0').slice(0, 3_000) || '0')
    else if (where === 'query') query.push(...values.map((value) => `${encode(name)}=${encode(value)}`))
  }
  // Path parameters without a schema.
  path = path.replace(/\{[^}]+\}/g, () => encode(known.length > 0 ? pickOne(random, known) : '1'))
  if (chance(random, 0.05)) query.push(`${encode(String(anyValue(random)).slice(0, 200))}=x`)
  if (operation.method === 'GET') return { ...operation, path: join(path, query), headers: {}, body: null }
  const sent = TAKES_FILE.test(operation.path) ? makeFile(random) : makeBody(random, operation, known)
  return { method: operation.method, path: join(path, query), ...sent }
}

const join = (path: string, query: string[]) =>
  (query.length > 0 ? `${path}?${query.join('&')}` : path).slice(0, 200_000)

type Sent = Pick<FuzzRequest, 'headers' | 'body'>

function makeBody(random: Random, { body }: Operation, known: readonly string[]): Sent {
  const value = body && !chance(random, 0.05) ? valueFor(random, body, known) : anyValue(random)
  let text = JSON.stringify(value) ?? ''
  if (chance(random, 0.04)) text = text.slice(0, pickInteger(random, 0, text.length))
  if (chance(random, 0.02)) text = text.replace(/"([^"]*)"/, '"\\ud800$1"')
  if (chance(random, 0.02)) text = `{"__proto__":{"is_superuser":true},${text.slice(1)}`
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'x', '']
  const type = chance(random, 0.05) ? pickOne(random, types) : 'application/json'
  return { headers: type === '' ? {} : { 'content-type': type }, body: chance(random, 0.03) ? null : Buffer.from(text) }
}

const FILES = [
  'id,account,date,content\n1,a,2026-01-01,texto\n',
  'id\n',
  '',
  '\u0000',
  '{}',
  '{"id":1}\n{',
  '[]',
  '{"messages":[]}',
  'nome,partido,uf,twitter\nFulana,PLF,SP,@fulana\n',
  '"',
  '\ufeffid;account;date\n1;b;ontem\n',
  '\u001f\u008b\b\u0000',
  'GIF89a',
  '<rss/>',
] as const

/** A form, possibly truncated or without a boundary; or the file as the body. */
function makeFile(random: Random): Sent {
  const file = Buffer.from(pickOne(random, FILES), chance(random, 0.5) ? 'latin1' : 'utf8')
  const types = ['text/csv', 'application/x-ndjson', 'application/json', 'image/png', 'application/octet-stream']
  if (chance(random, 0.4)) return { headers: { 'content-type': pickOne(random, types) }, body: file }
  const boundary = pickOne(random, ['limite', 'x', '-'.repeat(60), 'b'.repeat(300), ''])
  const name = pickOne(random, ['posts.csv', '../../x.csv', 'a\u0000b.json', 'x'.repeat(400), '', 'á.csv.gz'])
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const body = chance(random, 0.4) ? whole.subarray(0, pickInteger(random, 0, whole.length)) : whole
  const sent = pickOne(random, [`; boundary=${boundary}`, `; boundary=${boundary}`, '', '; boundary=outro'])
  return { headers: { 'content-type': `multipart/form-data${sent}` }, body }
}
