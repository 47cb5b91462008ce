/** Walks through the whole API as a client would, over HTTP, on the demonstration set, and records requests and responses. */
import { randomUUID } from 'node:crypto'
import { fillDemo } from '../../src/server/demo/fill.ts'
import type { CallExample } from '../../src/server/http/openapi-examples.ts'
import { processAttachments } from '../../src/server/ingest/attachments/process-attachments.ts'
import { openMeters } from '../../src/server/observe/meters.ts'
import type { Postgres } from '../../src/server/store/postgres.ts'
import { askUntilReady, READY } from '../ask-until-ready.ts'
import { CASES } from '../route-cases.ts'
import { createTestUser, PASSWORD } from '../users.ts'
import { startWebhookReceiver } from '../webhook-receiver.ts'
import { isOnPlainServers, openTestApp, type TestApp } from '../world.ts'
import { NEWSROOM_STEPS } from './newsroom-steps.ts'
import { SEARCH_STEPS } from './search-steps.ts'
import { shorten } from './shorten.ts'
import { SOURCE_STEPS } from './source-steps.ts'
import type { Step } from './step.ts'
import { LAST_STEPS, USER_STEPS } from './user-steps.ts'

const METRICS_TOKEN = 'chave-das-medicoes-com-mais-de-32-letras'

/** Refusals that precede any store query: plain servers are not sent invalid bodies. */
const AT_DOOR = [400, 415]

const STEPS: readonly Step[] = [...USER_STEPS, ...SEARCH_STEPS, ...NEWSROOM_STEPS, ...SOURCE_STEPS, ...LAST_STEPS]

const isWell = ({ status }: Answer) => status === 200

type Asked = CallExample['asked']
type Answer = CallExample['answer']

type Tour = { address: string; tokens: Map<string, string>; kept: Map<string, unknown>; pg: Postgres }

/** @returns the requests and responses, the failures, and mutating calls that wrote no audit entry */
export async function runTour(): Promise<{
  examples: Record<string, CallExample>
  failed: string[]
  unrecorded: string[]
}> {
  const receiver = await startWebhookReceiver()
  const world = await openTestApp({
    environment: {
      LUPASCAN_PRIVATE_HOSTS: receiver.host,
      LUPASCAN_SPEECH_URL: 'http://127.0.0.1:9/v1/audio/transcriptions',
      LUPASCAN_METRICS_TOKEN: METRICS_TOKEN,
    },
    meters: openMeters(),
  })
  try {
    await fillDemo(world, new Date())
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
    await createTestUser(world.pg, 'editora', { is_superuser: true, transcriptor_group: true })
    await createTestUser(world.pg, 'ana')
    const tour: Tour = { address, tokens: new Map(), kept: new Map([['receiver', receiver.host]]), pg: world.pg }
    for (const username of ['editora', 'ana']) tour.tokens.set(username, await logIn(address, username))
    tour.tokens.set('metrics', METRICS_TOKEN)
    await createFaces(world, tour.kept)
    await processAttachments(world.ch, world.media, { limit: 3, signal: new AbortController().signal })
    const { examples, failed, unrecorded } = await walk(tour)
    const text = JSON.stringify(examples).replaceAll(receiver.host, 'ganchos.exemplo.example')
    return { examples: JSON.parse(text), failed, unrecorded }
  } finally {
    receiver.close()
    await world.close()
  }
}

/** Two groups of faces, and one face without a group, as if detected in pictures. */
async function createFaces({ ch, pg }: TestApp, kept: Tour['kept']): Promise<void> {
  for (const name of ['group_of_faces', 'other_faces']) {
    const group = await pg.insertInto('face_groups').values({ name: '' }).returning('id').executeTakeFirstOrThrow()
    const face = randomUUID()
    await pg.insertInto('face_members').values({ face_id: face, group_id: group.id }).execute()
    kept.set(name, group.id).set('face', face)
  }
  const lone = randomUUID()
  await ch.insert('faces', [{ face_id: lone, version: 1, file: 'foto.jpg', cutout: '' }])
  kept.set('lone_face', lone)
}

async function logIn(address: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/token/`, { method: 'POST', headers, body })
  return (await answer.json()).access
}

async function walk(tour: Tour) {
  const examples: Record<string, CallExample> = {}
  const failed: string[] = []
  const unrecorded = new Set<string>()
  for (const one of STEPS) {
    const step = fill(one, tour.kept)
    const before = await countEntries(tour.pg)
    const call = () => ask(tour, step)
    const answer = one.call === READY ? await askUntilReady(call, isWell) : await call()
    if (!one.call.startsWith('GET ') && (await countEntries(tour.pg)) === before) unrecorded.add(one.call)
    if (answer.status >= 300) failed.push(`${one.call} is answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    for (const [name, path] of Object.entries(one.keep ?? {})) tour.kept.set(name, find(answer.body, path))
    if (examples[one.call]) continue
    const refused = groupByStatus(await listRefusals(tour, step, failed))
    examples[one.call] = { asked: describe(step), answer: shorten(answer), refused }
  }
  return { examples, failed, unrecorded: [...unrecorded] }
}

/** Number of audit entries. */
const countEntries = async (pg: Postgres) =>
  (await pg.selectFrom('audit_chain').select('last_id').executeTakeFirstOrThrow()).last_id

/** Address parameters are text. */
function describe({ call, url, params, query, body }: Step): Asked {
  const { pathname, searchParams } = new URL(url ?? '', 'http://127.0.0.1')
  const name = /\{(\w+)\}$/.exec(call)?.[1]
  const given = url && name ? { [name]: pathname.split('/').at(-1) } : params
  const values = url ? Object.fromEntries(searchParams) : query
  const texts = Object.entries(given ?? {}).map(([name, value]) => [name, String(value)])
  return shorten({
    ...(texts.length > 0 && { params: Object.fromEntries(texts) }),
    ...(values && { query: values }),
    ...(body !== undefined && { body }),
  })
}

/** Refusals of an empty body, of the request in route-cases.ts, and of those the step lists. */
async function listRefusals(tour: Tour, step: Step, failed: string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const { url, body, status } = CASES[step.call] ?? { status: 200 }
  if (status >= 400 && !(isOnPlainServers && AT_DOOR.includes(status)))
    answers.push(await ask(tour, { ...step, url: url ?? pathOf(step.call), body, file: undefined }))
  if (step.body !== undefined && !isOnPlainServers) answers.push(await ask(tour, { ...step, body: {} }))
  for (const refused of step.refused ?? []) {
    const answer = await ask(tour, { ...step, ...refused })
    if (answer.status < 400) failed.push(`${step.call} is not refused: ${JSON.stringify(refused)}`)
    answers.push(answer)
  }
  return answers.filter((answer) => answer.status >= 400)
}

function groupByStatus(refusals: readonly Answer[]): CallExample['refused'] {
  const groups = Map.groupBy(refusals, ({ status }) => String(status))
  return Object.fromEntries(
    [...groups].map(([status, answers]) => {
      const said = new Map(answers.map(({ body }) => [JSON.stringify(withoutNumber(body)), withoutNumber(body)]))
      return [status, [...said.values()]]
    }),
  )
}

/** The request id differs every time. */
const withoutNumber = (body: unknown) => shorten({ ...Object(body), request_id: undefined })

const pathOf = (call: string) => call.split(' ')[1] ?? ''

async function ask({ address, tokens }: Tour, step: Step): Promise<Answer> {
  const [method = 'GET'] = step.call.split(' ')
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(step.query ?? {}))
    for (const one of [value].flat()) query.append(name, one)
  const path = pathOf(step.call).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(step.params?.[name] ?? ''),
  )
  const token = step.as === null ? undefined : tokens.get(step.as ?? 'editora')
  const answer = await fetch(`${address}${step.url ?? `${path}${query.size > 0 ? `?${query}` : ''}`}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(step.body !== undefined && { 'content-type': 'application/json' }),
      ...(step.type && { 'content-type': step.type }),
      ...(step.call.endsWith('/api/mcp/') && { accept: 'application/json, text/event-stream' }),
    },
    ...(step.body !== undefined && { body: JSON.stringify(step.body) }),
    ...(step.file && { body: step.type ? step.file.content : toForm(step.file) }),
  })
  const type = answer.headers.get('content-type')?.split(';')[0]
  if (!type || answer.status === 204) return { status: answer.status }
  const text = await answer.text()
  if (type.startsWith('image/')) return { status: answer.status, type }
  return { status: answer.status, type, body: type.endsWith('json') ? JSON.parse(text) : text }
}

function toForm({ name, content }: NonNullable<Step['file']>): FormData {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  return form
}

/** Replaces placeholders in braces with recorded values; a value that is only a placeholder keeps its type. */
function fill<T>(value: T, kept: ReadonlyMap<string, unknown>): T {
  if (typeof value === 'string') {
    const [whole] = /^\{(\w+)\}$/.exec(value) ?? []
    if (whole) return (kept.get(whole.slice(1, -1)) ?? value) as T
    return value.replace(/\{(\w+)\}/g, (word, name: string) => String(kept.get(name) ?? word)) as T
  }
  if (Array.isArray(value)) return value.map((one) => fill(one, kept)) as T
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, one]) => [name, name === 'call' ? one : fill(one, kept)])
  return Object.fromEntries(entries) as T
}

function find(body: unknown, path: string): unknown {
  const names = path.replace(/\/$/, '').split('.')
  const found = names.reduce<unknown>((at, name) => Reflect.get(Object(at), name), body)
  if (!path.endsWith('/')) return found
  return String(found).split(/[/=#]/).filter(Boolean).at(-1)
}
