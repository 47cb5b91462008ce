import type { FeedContent } from '../../../contract/labels.ts'
import * as sources from '../../../contract/sources/sources.ts'
import { parseSourceAddress } from '../../../text/source-address.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { toPostAccount } from '../../records/sources/source-account.ts'
import {
  deleteSource,
  findSource,
  listSources,
  makeSourceDue,
  updateSource,
} from '../../records/sources/source-list.ts'
import { linkAccounts, setOwner } from '../../records/sources/source-owner.ts'
import { createSources } from '../../records/sources/sources.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { refusedAsField } from '../people/refused-as-field.ts'
import { sourcePreviewRoutes } from './source-preview.ts'

export const sourceRoutes = (deps: Deps) => [
  ...sourcePreviewRoutes(deps),
  route(sources.listSources, ({ query }) => listSources(deps.pg, query)),
  route(sources.createSources, async ({ body, caller, request, reply }) => {
    const { answer, hasMoves } = await inTransaction(deps.pg, async (tx) => {
      const done = await follow(tx, body, caller.userId)
      await auditAction(tx, toActor(caller, request), 'sources_added', `${done.answer.added} fontes`)
      return done
    })
    if (hasMoves) await deps.queue.send('move-posts', {})
    if (answer.added > 0) await startReading(deps)
    reply.code(201)
    return answer
  }),
  route(sources.updateSource, async ({ params: { id }, body: { person, ...change }, caller, request }) => {
    const source = requireFound(await findSource(deps.pg, id))
    const changed = await inTransaction(deps.pg, async (tx) => {
      if (person !== undefined) await changeOwner(tx, source, person)
      const done = requireFound(await updateSource(tx, id, change))
      await auditAction(tx, toActor(caller, request), 'source_updated', source.handle)
      return done
    })
    if (person !== undefined) await deps.queue.send('move-posts', {})
    if (change.since) await deps.queue.send('collect-sources', {})
    return changed
  }),
  route(sources.runSource, async ({ params: { id }, caller, request }) => {
    const source = await inTransaction(deps.pg, async (tx) => {
      const due = requireFound(await makeSourceDue(tx, id))
      await auditAction(tx, toActor(caller, request), 'source_read', due.handle)
      return due
    })
    await startReading(deps)
    return source
  }),
  route(sources.deleteSource, async ({ params: { id }, caller, request, reply }) => {
    const source = requireFound(await findSource(deps.pg, id))
    await inTransaction(deps.pg, async (tx) => {
      await deleteSource(tx, id)
      await auditAction(tx, toActor(caller, request), 'source_removed', source.handle)
    })
    return reply.code(204).send()
  }),
]

/** Reads due sources now instead of within the next minute. */
async function startReading({ queue }: Deps): Promise<void> {
  await queue.send('collect-sources', {})
  await queue.send('collect-feeds', {})
}

type Wanted = { network: string; handle: string; person: number | null }

async function follow(pg: Postgres, { accounts, since }: Parameters<typeof readAccounts>[0], userId: number) {
  const { wanted, refused } = readAccounts({ accounts, since })
  const owned = wanted.flatMap(({ network, handle, person }) => {
    const account = toPostAccount(network, handle)
    return person === null || account === null ? [] : [{ ...account, person_id: person }]
  })
  // First: if one of its people does not exist, the whole list is refused.
  const not_linked = await refusedAsField(() => linkAccounts(pg, owned))
  const facts = { since: since === null ? null : new Date(since), created_by: userId }
  const added = await createSources(
    pg,
    wanted.map(({ network, handle }) => ({ network, handle, ...facts })),
  )
  return { answer: { added, known: wanted.length - added, refused, not_linked }, hasMoves: owned.length > 0 }
}

/** Each account once, at its first occurrence. */
function readAccounts({ accounts }: { accounts: readonly Typed[]; since: string | null }) {
  const typed = accounts
    .map((one) => (typeof one === 'string' ? { address: one.trim(), person: null, feed: 'notícias' as const } : one))
    .filter(({ address }) => address.trim() !== '')
  const wanted = new Map<string, Wanted>()
  const refused: string[] = []
  for (const { address, person, feed } of typed) {
    const found = parseSourceAddress(address)
    if ('reason' in found) refused.push(address)
    else {
      const key = `${found.network} ${found.handle.toLowerCase()}`
      const network = found.network === 'feed' && feed === 'publicações' ? 'feed-posts' : found.network
      if (!wanted.has(key)) wanted.set(key, { network, handle: found.handle, person })
    }
  }
  return { wanted: [...wanted.values()], refused }
}
type Typed = string | { address: string; person: number | null; feed: FeedContent }

async function changeOwner(pg: Postgres, { network, handle }: sources.Source, person: number | null) {
  const account = toPostAccount(network, handle)
  if (!account) throw new ValidationError({ person: ['Um feed de notícias não é conta de uma pessoa.'] })
  await refusedAsField(() => setOwner(pg, account, person))
}

function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw notFound()
  return found
}
