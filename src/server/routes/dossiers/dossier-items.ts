import * as contract from '../../../contract/dossiers/dossier-items.ts'
import { MAX_DOSSIER_ITEMS, MAX_ITEM_TAGS } from '../../../contract/limits.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { addItems, listItems, moveItem, setRemoved, updateNote } from '../../records/dossiers/dossier-items.ts'
import { findDossier } from '../../records/dossiers/dossiers.ts'
import { changeItemTags, listItemTags } from '../../records/dossiers/newsroom-tags.ts'
import { findPosts } from '../../search/posts/posts.ts'
import { type Deps, forAsker } from '../deps.ts'
import type { Downloader } from '../posts/send-csv.ts'
import { requireUse } from '../sharing/require-use.ts'
import { addSearch } from './add-search.ts'
import { asDossier } from './dossiers.ts'
import { readSnapshot, seePost, signSeen } from './post-as-seen.ts'

const FULL = `O dossiê tem ${MAX_DOSSIER_ITEMS.toLocaleString('pt-BR')} publicações, o máximo. Tire algumas ou crie outro.`

export const dossierItemRoutes = (deps: Deps, places: Downloader['places']) => {
  const { pg, ch } = deps
  return [
    route(contract.listDossierItems, async ({ params: { id }, query, caller, signal }) => {
      await requireUse(pg, asDossier(id), caller, 'see')
      return listPage(forAsker(deps, signal), id, query)
    }),
    route(contract.addDossierItems, async ({ params: { id }, body, caller }) => {
      await requireUse(pg, asDossier(id), caller, 'edit')
      const wanted = [...new Set(body.posts)]
      const found = new Map((await findPosts(ch, wanted)).map((post) => [post.id, post]))
      const posts = wanted.flatMap((one) => found.get(one) ?? []).map((post) => ({ id: post.id, post: seePost(post) }))
      const outcome = await addItems(pg, { dossier: id, by: caller.userId }, posts)
      if (outcome.left > 0 && outcome.added === 0) throw new HttpError(409, 'quota_reached', FULL)
      return { ...outcome, missing: wanted.length - posts.length }
    }),
    route(contract.addDossierSearch, async ({ params: { id }, body: { filters }, caller, signal }) => {
      await requireUse(pg, asDossier(id), caller, 'edit')
      const outcome = await addSearch(forAsker(deps, signal), { dossier: id, caller, filters, signal, places })
      if (outcome.left > 0 && outcome.added + outcome.already === 0) throw new HttpError(409, 'quota_reached', FULL)
      return outcome
    }),
    ...changeRoutes(deps),
  ]
}

const changeRoutes = ({ pg }: Deps) => [
  route(contract.removeDossierItem, async ({ params: { id, item_id }, caller, reply }) => {
    await requireUse(pg, asDossier(id), caller, 'edit')
    if (!(await setRemoved(pg, { dossier: id, item: item_id }, true))) throw notFound()
    return reply.status(204).send()
  }),
  route(contract.restoreDossierItem, async ({ params: { id, item_id }, caller, reply }) => {
    await requireUse(pg, asDossier(id), caller, 'edit')
    const restored = await setRemoved(pg, { dossier: id, item: item_id }, false)
    if (restored === 'full') throw new HttpError(409, 'quota_reached', FULL)
    if (!restored) throw notFound()
    return reply.status(204).send()
  }),
  route(contract.moveDossierItem, async ({ params: { id, item_id }, body: { after }, caller, reply }) => {
    await requireUse(pg, asDossier(id), caller, 'edit')
    if (!(await moveItem(pg, { dossier: id, item: item_id }, after))) throw notFound()
    return reply.status(204).send()
  }),
  route(contract.updateItemNote, async ({ params: { id, item_id }, body, caller }) => {
    await requireUse(pg, asDossier(id), caller, 'edit')
    const written = await updateNote(pg, { dossier: id, item: item_id }, { ...body, by: caller.userId })
    if (!written) throw notFound()
    if (!('conflict' in written)) return written
    const who = written.conflict.note_by ?? 'Outra pessoa'
    const detail = `${who} mudou esta nota enquanto você escrevia. Nada foi perdido: veja os dois textos.`
    throw new HttpError(409, 'conflict', detail, {}, { current: written.conflict })
  }),
  route(contract.updateItemTags, async ({ params: { id, item_id }, body, caller }) => {
    await requireUse(pg, asDossier(id), caller, 'edit')
    const tags = await changeItemTags(pg, { dossier: id, item: item_id }, body)
    if (tags === 'not_found') throw notFound()
    if (tags === 'unknown_tag') throw new ValidationError({ add: ['Uma das etiquetas não existe mais.'] })
    if (tags === 'too_many')
      throw new ValidationError({ add: [`Uma publicação pode ter até ${MAX_ITEM_TAGS} etiquetas.`] })
    return tags
  }),
]

async function listPage({ pg, ch, secret }: Deps, id: string, query: { page: number; page_size: number }) {
  const [dossier, rows] = await Promise.all([findDossier(pg, id), listItems(pg, id, query)])
  if (!dossier) throw notFound()
  const [tags, posts] = await Promise.all([
    listItemTags(
      pg,
      rows.map((row) => row.id),
    ),
    findPosts(
      ch,
      rows.map(({ post_id }) => post_id),
    ),
  ])
  const now = new Map(posts.map((post) => [post.id, seePost(post)]))
  const total_items = dossier.items
  return {
    page: query.page,
    page_size: query.page_size,
    total_items,
    total_pages: Math.ceil(total_items / query.page_size),
    items: rows.map(({ snapshot, added_at, comments, ...row }) => ({
      ...row,
      snapshot: signSeen(secret, readSnapshot(snapshot)),
      now: signSeen(secret, now.get(row.post_id) ?? null),
      tags: tags.get(row.id) ?? [],
      comments: comments ?? 0,
      added_at: added_at.toISOString(),
    })),
  }
}
