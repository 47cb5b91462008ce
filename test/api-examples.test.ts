/**
 * The examples of /api/docs: requests and responses of a tour through the whole API (`api-tour/`), kept in one file.
 * `RECORD_EXAMPLES=1 npm run test:unit -- test/api-examples.test.ts` rewrites it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { ErrorReply, FieldErrors } from '../src/contract/error.ts'
import { type CallExample, readExamples } from '../src/server/http/openapi-examples.ts'
import { listRoutes } from '../src/server/routes/index.ts'
import { runTour } from './api-tour/run-tour.ts'
import { openTestApp, type TestApp, testConfig } from './world.ts'

const FILE = join(import.meta.dirname, '../src/server/http/api-examples.json')
const IS_RECORDING = process.env.RECORD_EXAMPLES === '1'

let world: TestApp
let endpoints: Endpoint[]
let tour: Awaited<ReturnType<typeof runTour>>
beforeAll(async () => {
  tour = await runTour()
  if (IS_RECORDING) writeFileSync(FILE, print(tour.examples))
  world = await openTestApp()
  const config = testConfig(world.dataDir)
  endpoints = listRoutes({ ...world, config, secret: new Uint8Array(32) }).map(({ endpoint }) => endpoint)
}, 300_000)
afterAll(() => world.close())

/** Prints one call per line. */
function print(examples: Record<string, CallExample>): string {
  const lines = Object.entries(examples).map(([call, example]) => `${JSON.stringify(call)}: ${JSON.stringify(example)}`)
  return `{\n${lines.sort().join(',\n')}\n}\n`
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('every step of the walk is answered, and what should be refused is', () => {
  expect(tour.failed).toEqual([])
})

/** Calls without an audit entry: they only read, or change only what the caller alone sees. */
const NO_ACT = [
  'POST /api/alerts/preview/',
  'POST /api/imports/preview/',
  'POST /api/lists/read/',
  'POST /api/sources/preview/',
  'POST /api/mcp/',
  'POST /api/series_words/',
  // Only a search by face is recorded.
  'POST /api/image-search/',
  // Recorded when the file is downloaded.
  'POST /api/downloads/',
  'POST /api/token/verify/',
  'POST /api/token/refresh/',
  'POST /api/password-link/verify/',
  // Read markers and search history belong to the reader alone.
  'POST /api/notifications/read/',
  'POST /api/comment-mentions/seen/',
  'POST /api/share-notices/seen/',
  'POST /api/saved-search/{id}/visit/',
  'POST /api/search-history/',
  'PATCH /api/search-history/',
  'DELETE /api/search-history/',
]

test('every call that changes something writes into the record of who did what', () => {
  expect(tour.unrecorded.toSorted()).toEqual(NO_ACT.toSorted())
})

/** Leaves out invalid input, of which plain servers receive only a part. */
const listStoreRefusals = (examples: Record<string, CallExample>) =>
  Object.entries(examples)
    .flatMap(([call, { refused }]) => Object.keys(refused).map((status) => `${call} ${status}`))
    .filter((one) => !/ (400|415)$/.test(one))
    .sort()

describe('what is kept', () => {
  test('has every call, and no other', () => {
    expect(Object.keys(readExamples()).sort()).toEqual(endpoints.map(nameOf).sort())
    expect(Object.keys(tour.examples).sort()).toEqual(Object.keys(readExamples()).sort())
  })

  test('is refused as it was, where a store is asked before', () => {
    expect(listStoreRefusals(tour.examples)).toEqual(listStoreRefusals(readExamples()))
  })

  test('fits the schemas of today, to the last field', () => {
    const examples = readExamples()
    const wrong: unknown[] = []
    for (const endpoint of endpoints) {
      const example = examples[nameOf(endpoint)]
      if (!example) continue
      const { asked, answer, refused } = example
      const { params, query, body } = endpoint
      const parts = [
        ...(params && asked.params ? [[params, asked.params] as const] : []),
        ...(query ? [[query, asked.query ?? {}] as const] : []),
        ...(body ? [[body, asked.body] as const] : []),
        ...(endpoint.reply ? [[z.strictObject({}).or(endpoint.reply), answer.body] as const] : []),
        ...Object.values(refused).flatMap((all) => all.map((one) => [FieldErrors.or(ErrorReply), one] as const)),
      ]
      for (const [schema, value] of parts) {
        const parsed = schema.safeParse(value)
        if (!parsed.success) wrong.push([nameOf(endpoint), value, parsed.error.issues.slice(0, 2)])
      }
      if (endpoint.reply)
        expect([nameOf(endpoint), endpoint.reply.parse(answer.body)]).toEqual([nameOf(endpoint), answer.body])
    }
    expect(wrong).toEqual([])
  })

  test('names no place, no person and no secret of whoever recorded it', () => {
    const text = JSON.stringify(readExamples())
    expect(text).not.toMatch(/\/tmp\/|\/home\/|\/root\/|lupascan_[0-9a-f]{8}|eyJ[\w-]+\./)
    expect(text.length).toBeLessThan(300_000)
  })
})

type Shown = { example?: unknown; examples?: object }
type Operation = {
  tags?: string[]
  parameters?: { name: string; required?: boolean; example?: unknown }[]
  requestBody?: { content: Record<string, Shown> }
  responses: Record<string, { content?: Record<string, Shown> }>
}

test('the documentation shows of every call a request, an answer, and the sentences of its errors', async () => {
  const document = (await world.app.inject({ url: '/api/docs/json' })).json()
  const areas = new Set(document.tags.map(({ name }: { name: string }) => name))
  const missing: string[] = []
  for (const endpoint of endpoints) {
    const name = nameOf(endpoint)
    const operation: Operation = document.paths[endpoint.path][endpoint.method.toLowerCase()]
    const { tags = [], parameters = [], requestBody, responses } = operation
    if (!areas.has(tags[0])) missing.push(`${name}: no area, see openapi-areas.ts`)
    const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
    if (!good) missing.push(`${name}: no answer`)
    if (endpoint.reply && good?.content?.['application/json']?.example === undefined)
      missing.push(`${name}: no example`)
    const json = requestBody?.content['application/json']
    if (endpoint.body && json?.example === undefined) missing.push(`${name}: no body`)
    if ((endpoint.upload || endpoint.takesFile) && !requestBody) missing.push(`${name}: no file`)
    const bare = parameters.filter(({ required, example }) => required && example === undefined)
    if (name !== 'GET /api/media/{name}') missing.push(...bare.map((one) => `${name}: no ${one.name}`))
    for (const status of endpoint.access === 'public' ? ['429'] : ['401', '403', '429']) {
      const { example, examples } = responses[status]?.content?.['application/json'] ?? {}
      if (endpoint.access !== 'user' && status === '403' && !examples) missing.push(`${name}: one reason for 403`)
      if (example === undefined && examples === undefined) missing.push(`${name}: ${status} without a sentence`)
    }
  }
  expect(missing).toEqual([])
})
