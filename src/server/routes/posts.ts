import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { PostsQuery } from '../../contract/post-query.ts'
import { listPosts as listPostsEndpoint } from '../../contract/posts.ts'
import { signPost } from '../http/media-address.ts'
import { route } from '../http/route.ts'
import { writeCsv } from '../search/csv.ts'
import { exportPosts } from '../search/export-posts.ts'
import { listPosts } from '../search/posts.ts'
import type { Deps } from './deps.ts'

export const postRoutes = (deps: Deps) => [
  route(listPostsEndpoint, async ({ query, reply }) => {
    if (query.format === 'csv') return sendCsv(deps, query, reply)
    const { items, ...paging } = await listPosts(deps.ch, query, deps.config.timeZone)
    return { ...paging, items: items.map((post) => signPost(deps.secret, post)), attachments: [], faces: [] }
  }),
]

async function sendCsv(
  { ch, config: { timeZone } }: Deps,
  query: PostsQuery,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const batches = exportPosts(ch, query, timeZone)
  // The first rows are awaited here, so that a refusal by the store is an error answer and not half a file.
  const first = await batches.next()
  const rows = async function* () {
    if (!first.done) yield first.value
    yield* batches
  }
  const day = new Date().toISOString().slice(0, 10)
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="lupascan-publicacoes-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(writeCsv(rows(), query.delimiter === 'semicolon' ? ';' : ',', timeZone), { objectMode: false }))
}
