import type { MisleadingLinkKind } from '../../../contract/labels.ts'
import * as links from '../../../contract/links/misleading-links.ts'
import { parseMisleadingAddress } from '../../../text/misleading-address.ts'
import { changedMeanwhile, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import {
  countPendingChanges,
  createMisleadingLink,
  deleteMisleadingLink,
  findMisleadingLinks,
  importMisleadingLinks,
  listMisleadingLinks,
  type MisleadingLinkInput,
  type MisleadingLinkRow,
  updateMisleadingLink,
} from '../../records/posts/misleading-links.ts'
import { countListedPosts, countPostsByList } from '../../search/posts/marked-posts.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { readRows } from './misleading-link-rows.ts'
import { sendMisleadingLinks } from './send-misleading-links.ts'

const TAKEN = 'Já está na lista.'

export const misleadingLinkRoutes = (deps: Deps) => [
  route(links.listMisleadingLinks, async ({ query }) => {
    const { page, page_size } = query
    const [{ rows, total }, counts, pending_changes, marked_posts] = await Promise.all([
      listMisleadingLinks(deps.pg, query),
      countPostsByList(deps.ch),
      countPendingChanges(deps.pg),
      countListedPosts(deps.ch),
    ])
    const items = rows.map((row) => toMisleadingLink(row, counts.get(row.id)))
    const total_pages = Math.ceil(total / page_size)
    return { items, page, page_size, total_items: total, total_pages, pending_changes, marked_posts }
  }),
  ...changeRoutes(deps),
  route(links.exportMisleadingLinks, async ({ caller, request, reply }) => {
    await auditAction(deps.pg, toActor(caller, request), 'links_exported', '')
    return sendMisleadingLinks(deps, reply)
  }),
]

const changeRoutes = (deps: Deps) => [
  route(links.createMisleadingLink, async ({ body, caller, request, reply }) => {
    const input = toLinkInput(body)
    const created = await inTransaction(deps.pg, async (tx) => {
      const made = await createMisleadingLink(tx, input, caller.userId)
      if (made) await auditAction(tx, toActor(caller, request), 'misleading_link_created', made.key)
      return made
    })
    if (!created) throw new ValidationError({ address: [TAKEN] })
    await follow(deps)
    reply.code(201)
    return toMisleadingLink(created)
  }),
  route(links.updateMisleadingLink, async ({ params: { id }, body, caller, request }) => {
    const input = { ...toLinkInput(body), version: body.version }
    const updated = await inTransaction(deps.pg, async (tx) => {
      const done = await updateMisleadingLink(tx, id, input)
      if (typeof done === 'object') await auditAction(tx, toActor(caller, request), 'misleading_link_updated', done.key)
      return done
    })
    if (updated === 'taken') throw new ValidationError({ address: [TAKEN] })
    if (updated === 'changed') throw changedMeanwhile('o link', await show(deps, id))
    if (!updated) throw notFound()
    await follow(deps)
    return toMisleadingLink(updated, (await countPostsByList(deps.ch)).get(id))
  }),
  route(links.deleteMisleadingLink, async ({ params: { id }, caller, request, reply }) => {
    await inTransaction(deps.pg, async (tx) => {
      if (!(await deleteMisleadingLink(tx, id))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'misleading_link_removed', String(id))
    })
    await follow(deps)
    return reply.code(204).send()
  }),
  route(links.importMisleadingLinks, async ({ body, caller, request }) => {
    const rows = readRows(body.rows)
    const parsed = rows.flatMap((row) => ('problem' in row ? [] : [row]))
    const outcomes = await inTransaction(deps.pg, async (tx) => {
      const done = await importMisleadingLinks(tx, parsed, caller.userId)
      await auditAction(tx, toActor(caller, request), 'misleading_links_imported', `${parsed.length} linhas`)
      return done.values()
    })
    const results = rows.map((row) =>
      'problem' in row
        ? { outcome: 'refused' as const, problem: row.problem }
        : { outcome: outcomes.next().value ?? 'unchanged', problem: null },
    )
    await follow(deps)
    return { results }
  }),
]

async function show({ ch, pg }: Deps, id: number): Promise<links.MisleadingLink> {
  const [[row], counts] = await Promise.all([findMisleadingLinks(pg, [id]), countPostsByList(ch)])
  if (!row) throw notFound()
  return toMisleadingLink(row, counts.get(id))
}

/** Follows every change: posts are updated in the background. */
const follow = ({ queue }: Deps) => queue.send('relabel-links', {})

function toLinkInput({ kind, address, reason, source }: links.NewMisleadingLink): MisleadingLinkInput {
  const parsed = parseMisleadingAddress(address, kind)
  if ('reason' in parsed) throw new ValidationError({ address: [parsed.reason] })
  return { ...parsed, reason, source }
}

function toMisleadingLink({ id, kind, key, ...row }: MisleadingLinkRow, posts = 0): links.MisleadingLink {
  const known: MisleadingLinkKind = kind === 'domínio' ? 'domínio' : 'endereço'
  return {
    id: String(id),
    kind: known,
    address: key,
    reason: row.reason,
    source: row.source,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    posts,
    is_pending: row.is_pending,
    version: row.version,
  }
}
