import * as sources from '../../contract/sources.ts'
import { parseSourceAddress } from '../../query/source-address.ts'
import { HttpError } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { deleteSource, listSources, makeSourceDue, updateSource } from '../records/source-list.ts'
import { createSources } from '../records/sources.ts'
import type { Deps } from './deps.ts'

export const sourceRoutes = ({ pg, queue }: Deps) => [
  route(sources.listSources, ({ query }) => listSources(pg, query)),
  route(sources.createSources, async ({ body: { accounts, since }, caller, reply }) => {
    const typed = accounts.map((text) => text.trim()).filter((text) => text !== '')
    const found = typed.flatMap((text) => {
      const source = parseSourceAddress(text)
      return 'handle' in source ? [source] : []
    })
    const refused = typed.filter((text) => 'reason' in parseSourceAddress(text))
    const once = new Map(found.map((source) => [`${source.network} ${source.handle.toLowerCase()}`, source]))
    const facts = { since: since === null ? null : new Date(since), created_by: caller.userId }
    const added = await createSources(
      pg,
      [...once.values()].map((source) => ({ ...source, ...facts })),
    )
    if (added > 0) await queue.send('collect-sources', {})
    reply.code(201)
    return { added, known: once.size - added, refused }
  }),
  route(sources.updateSource, async ({ params: { id }, body }) => requireFound(await updateSource(pg, id, body))),
  route(sources.runSource, async ({ params: { id } }) => {
    const source = requireFound(await makeSourceDue(pg, id))
    await queue.send('collect-sources', {})
    return source
  }),
  route(sources.deleteSource, async ({ params: { id }, reply }) => {
    requireFound((await deleteSource(pg, id)) || undefined)
    return reply.code(204).send()
  }),
]

function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, 'not_found', 'Não encontrado.')
  return found
}
