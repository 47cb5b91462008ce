/**
 * Adds one recorded request and response to each documented call, made on the demonstration set (recorded by
 * `test/api-examples.test.ts`).
 */
import { readFileSync } from 'node:fs'
import type { Endpoint } from '../../contract/endpoint.ts'
import { describeRefusal } from './openapi-errors.ts'

/** `refused`: status → response bodies. */
export type CallExample = {
  asked: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
  answer: { status: number; type?: string; body?: unknown }
  refused: Record<string, unknown[]>
}

type Media = { schema?: object; example?: unknown; examples?: Record<string, { value: unknown }> }
type Operation = {
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Record<string, Media>; required?: boolean }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}
/** The parts of an OpenAPI document that are filled in here. */
export type Paths = Record<string, Record<string, Operation>>

/** By method and path, as in the contract. Read only when the documentation is requested. */
export const readExamples = (): Record<string, CallExample> =>
  JSON.parse(readFileSync(new URL('api-examples.json', import.meta.url), 'utf8'))

export function addExamples(paths: Paths, endpoints: readonly Endpoint[], examples: Record<string, CallExample>): void {
  for (const endpoint of endpoints) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    if (!operation) continue
    describeFile(operation, endpoint)
    const example = examples[`${endpoint.method} ${endpoint.path}`]
    if (!example) continue
    addAsked(operation, example)
    addAnswer(operation, example)
    for (const [status, said] of Object.entries(example.refused)) addRefusal(operation, status, said)
  }
}

/** A file has no schema in the contract. */
function describeFile(operation: Operation, { upload, takesFile }: Endpoint): void {
  const file = { type: 'string', format: 'binary' }
  if (upload) {
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    operation.requestBody = { required: true, content: { 'multipart/form-data': { schema } } }
  }
  if (takesFile) operation.requestBody = { required: true, content: { 'application/octet-stream': { schema: file } } }
}

function addAsked({ parameters = [], requestBody }: Operation, { asked }: CallExample): void {
  for (const parameter of parameters) {
    const value = (parameter.in === 'path' ? asked.params : asked.query)?.[parameter.name]
    if (value !== undefined) parameter.example = value
  }
  const media = requestBody?.content['application/json']
  if (media && asked.body !== undefined) media.example = asked.body
}

function addAnswer({ responses }: Operation, { answer }: CallExample): void {
  const declared = responses['2XX']
  const response = declared ?? { description: '' }
  response.description = answer.type ? 'A resposta.' : 'Feito; a resposta não tem corpo.'
  if (!declared) responses[String(answer.status)] = response
  if (!answer.type) return
  const media = response.content?.[answer.type] ?? {}
  response.content = { ...response.content, [answer.type]: media }
  if (answer.body !== undefined) media.example = answer.body
}

function addRefusal({ responses }: Operation, status: string, said: readonly unknown[]): void {
  const { description, examples: _, ...schema } = describeRefusal(status, [])
  const before = responses[status]?.content?.['application/json'] ?? {}
  const told = [before.example, ...Object.values(before.examples ?? {}).map(({ value }) => value)]
  const all = [...told, ...said].filter((one) => one !== undefined)
  const examples = Object.fromEntries(all.map((value, i) => [`exemplo ${i + 1}`, { value }]))
  responses[status] = { description: String(description), content: { 'application/json': { schema, examples } } }
}
