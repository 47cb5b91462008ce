import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { PostsDownload } from '../../../contract/posts/downloads.ts'
import { toFileWords } from '../../../text/file-words.ts'
import { createFairQueue, type FairQueue } from '../../http/fair-queue.ts'
import { followReader } from '../../http/follow-reader.ts'
import { type Actor, auditAction } from '../../records/audit.ts'
import { findGenders } from '../../records/people/people.ts'
import { countCopies } from '../../search/posts/count-copies.ts'
import { writeCsv } from '../../search/posts/csv.ts'
import { exportPosts } from '../../search/posts/export-posts.ts'
import { nameChecks } from '../../search/posts/marked-posts.ts'
import type { Deps } from '../deps.ts'
import { markRows } from '../dossiers/mark-rows.ts'
import { bindPictures } from './picture-filters.ts'

/** At most two files per user are written at once: slow readers must not block the downloads of others. */
export const createDownloadPlaces = () => createFairQueue<number>({ atOnce: 16, perKey: 2, waitingPerKey: 30 })

/** The user, and the queue in which they wait. */
export type Downloader = { user: number; actor: Actor; places: FairQueue<number> }

/** Sends every post that matches the filters, as a file that is streamed while it is read. */
export async function sendCsv(
  deps: Deps,
  query: PostsDownload,
  reply: FastifyReply,
  { user, actor, places }: Downloader,
): Promise<FastifyReply> {
  const { timeZone } = deps.config
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${nameFile(query, timeZone)}"`)
    .header('cache-control', 'no-store')
  // A HEAD request must not make the store read everything.
  if (reply.request.method === 'HEAD') return reply.send()
  const reader = followReader(reply)
  const leave = await places.enter(user, reader)
  // Also fires after the last row, when the response is closed.
  reader.addEventListener('abort', leave, { once: true })
  const genders = await findGenders(deps.pg)
  const { filters } = await bindPictures(deps, query, { userId: user, actor })
  await auditAction(deps.pg, actor, 'posts_exported', describeFilters(query))
  const delimiter = query.delimiter === 'semicolon' ? ';' : ','
  const exported = exportPosts(delimiter, deps.ch, filters, timeZone, reader)
  const counted = countCopies(deps.ch, nameChecks(deps.ch, exported))
  const batches = markRows(deps.pg, counted, user)
  // The first rows are awaited here, so that a refusal by the store becomes an error response and not half a file.
  const first = await batches.next()
  const rows = async function* () {
    if (!first.done) yield first.value
    yield* batches
  }
  const file = Readable.from(writeCsv(rows(), delimiter, genders), { objectMode: false })
  // If the client disconnects before the file begins, its generators never start and cannot release the place in the store.
  file.once('close', () => void batches.return(undefined).catch(() => {}))
  return reply.send(file)
}

/** The search words in the name distinguish files of one day. */
function nameFile({ search }: PostsDownload, timeZone: string): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  const words = toFileWords(search ?? '')
  return `lupascan-publicacoes-${words && `${words}-`}${day}.csv`
}

/** Names of the filters used. The search words belong to the reporter and are not recorded. */
function describeFilters({ sort_by: _, sort_order: __, delimiter: ___, ...filters }: PostsDownload): string {
  const names = Object.entries(filters).filter(([name, value]) => value !== undefined && !NO_FILTERS.includes(name))
  return names.length > 0 ? `filtros: ${names.map(([name]) => name).join(', ')}` : 'sem filtros'
}
/** Fields of `PostsQuery` that are not filters. */
const NO_FILTERS = ['page', 'page_size', 'format', 'cursor']
