import type { FastifyRequest } from 'fastify'
import type { ImportFormat } from '../../../contract/labels.ts'
import * as imports from '../../../contract/sources/imports.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { openFormFile } from '../../http/form-file.ts'
import { retryLater } from '../../http/retry-later.ts'
import { route } from '../../http/route.ts'
import { checkChoices } from '../../imports/import-options.ts'
import { receiveImport } from '../../imports/receive-import.ts'
import { type AuditAction, auditAction } from '../../records/audit.ts'
import { estimateImportEnd, findImport, listImports, startImport } from '../../records/sources/imports.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

export const importRoutes = (deps: Deps) => [
  route(imports.listImports, async () => ({
    items: await listImports(deps.pg, new Date()),
    max_bytes: deps.config.importMaxBytes,
    time_zone: deps.config.timeZone,
  })),
  route(imports.getImport, async ({ params: { id } }) => {
    const found = await findImport(deps.pg, id)
    if (!found) throw notFound()
    return found
  }),
  route(imports.createImport, async ({ query: { format: given, name, ...choices }, caller, request, reply }) => {
    const signal = watchSender(request)
    const size = readSize(request)
    const { importMaxBytes: maxBytes, timeZone } = deps.config
    if (size !== null && size > maxBytes) throw tooLarge(maxBytes)
    const file = await openFile(request)
    const format = given ?? guessFormat(file.type, file.name)
    checkChoices(format, choices)
    const title = name || file.name || `arquivo ${format}`
    const id = await inTransaction(deps.pg, async (tx) => {
      const run = { name: title.slice(0, 200), format, started_by: caller.userId }
      const started = await startImport(tx, run, new Date())
      if (started === undefined) throw await otherRuns(tx)
      await auditAction(tx, toActor(caller, request), nameAction(format), title)
      return started
    })
    // An import may be silent for longer than the connection's timeout.
    request.raw.socket.setTimeout(0)
    await receiveImport(deps, { id, bytes: file.bytes, size, format, choices, maxBytes, timeZone, signal })
    // The unread rest of a broken file must still be drained, or the sender never gets to the response.
    request.raw.resume()
    await sendFollowUps(deps, format)
    reply.code(201)
    const report = await findImport(deps.pg, id)
    if (!report) throw notFound()
    return report
  }),
]

/** Estimates when to retry, from the pace so far. */
async function otherRuns(pg: Postgres): Promise<HttpError> {
  const why = 'Outra importação está em andamento: espere o fim dela.'
  return retryLater(await estimateImportEnd(pg, new Date()), { status: 409, code: 'invalid_request', why })
}

async function sendFollowUps({ queue }: Deps, format: ImportFormat): Promise<void> {
  if (format === 'people') {
    await queue.send('move-posts', {})
    await queue.send('fetch-portraits', {})
  }
  // Updates posts that repeat a fact-checked claim, or link to where it was published.
  if (format === 'news') await queue.send('relabel-links', {})
}

function nameAction(format: ImportFormat): AuditAction {
  if (format === 'people') return 'people_imported'
  return format === 'news' ? 'news_imported' : 'posts_imported'
}

type SentFile = { bytes: AsyncIterable<Uint8Array>; name: string; type: string }

async function openFile(request: FastifyRequest): Promise<SentFile> {
  if (!request.isMultipart())
    return {
      bytes: request.raw.iterator({ destroyOnReturn: false }),
      name: '',
      type: (request.headers['content-type'] ?? '').split(';', 1)[0] ?? '',
    }
  const file = await openFormFile(request, { fileSize: Number.POSITIVE_INFINITY, files: 1 })
  if (!file) throw new ValidationError({ file: ['Escolha um arquivo.'] })
  return file
}

/** Size of the body; a form is a little longer than its file. */
function readSize({ headers }: FastifyRequest): number | null {
  const size = Number(headers['content-length'])
  return Number.isSafeInteger(size) && size > 0 ? size : null
}

const TYPES: ReadonlyMap<string, ImportFormat> = new Map(
  Object.entries({
    'text/csv': 'csv',
    'application/x-ndjson': 'jsonl',
    'application/jsonl': 'jsonl',
    'application/json': 'telegram-export',
    'application/rss+xml': 'news',
    'application/atom+xml': 'news',
    'application/rdf+xml': 'news',
    'application/feed+json': 'news',
    'application/ld+json': 'news',
  }),
)
const ENDINGS: ReadonlyMap<string, ImportFormat> = new Map(
  Object.entries({
    csv: 'csv',
    jsonl: 'jsonl',
    ndjson: 'jsonl',
    json: 'telegram-export',
    xml: 'news',
    rss: 'news',
    atom: 'news',
  }),
)

function guessFormat(type: string, name: string): ImportFormat {
  const ending = /\.(\w+)(?:\.gz)?$/.exec(name.toLowerCase())?.[1] ?? ''
  const format = ENDINGS.get(ending) ?? TYPES.get(type.toLowerCase())
  if (format) return format
  throw new ValidationError({ format: ['Diga o formato: telegram-export, csv, jsonl, people ou news.'] })
}

const tooLarge = (most: number) =>
  new HttpError(413, 'too_large', `O arquivo passa de ${(most / 1_000_000).toLocaleString('pt-BR')} MB; divida-o.`, {
    connection: 'close',
  })

/** Aborted when the connection closes before the whole file has arrived; must be called before anything is awaited. */
function watchSender({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController()
  // A sender who disconnected during the session check emits no further event.
  if (raw.destroyed && !raw.complete) gone.abort()
  raw.once('close', () => {
    if (!raw.complete) gone.abort()
  })
  return gone.signal
}
