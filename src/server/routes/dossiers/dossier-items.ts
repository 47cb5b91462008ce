import * as contract from '../../../contract/dossiers/dossier-items.ts'
import { MAX_DOSSIER_ITEMS, MAX_ITEM_TAGS } from '../../../contract/limits.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { addItems, moveItem, setRemoved, updateNote } from '../../records/dossiers/dossier-items.ts'
import { changeItemTags } from '../../records/dossiers/newsroom-tags.ts'
import { findPosts } from '../../search/posts/posts.ts'
import { type Deps, forAsker, toActor } from '../deps.ts'
import type { Downloader } from '../posts/send-csv.ts'
import { requireUse } from '../sharing/require-use.ts'
import { addSearch, toItem } from './add-search.ts'
import { asDossier } from './dossiers.ts'
import { listPage } from './list-page.ts'
import { sendDossierFile } from './send-dossier-file.ts'
import { seeThing } from './things-as-seen.ts'

const FULL = `O dossiê tem ${MAX_DOSSIER_ITEMS.toLocaleString('pt-BR')} itens, o máximo. Tire alguns ou crie outro.`
const NO_TRANSCRIPTIONS = 'Só quem transcreve põe trechos de lives em dossiê.'

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
      const posts = wanted.flatMap((one) => found.get(one) ?? []).map(toItem)
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
    ...thingRoutes(deps, places),
    ...changeRoutes(deps),
  ]
}

/** What is no post, and the whole as a file. */
const thingRoutes = (deps: Deps, places: Downloader['places']) => [
  route(contract.addDossierThing, async ({ params: { id }, body, caller }) => {
    await requireUse(deps.pg, asDossier(id), caller, 'edit')
    // Transcriptions are read by who transcribes; what they put into a dossier is read by who sees the dossier.
    if (body.kind === 'passage' && !caller.isTranscriptor) throw new HttpError(403, 'not_allowed', NO_TRANSCRIPTIONS)
    const item = await seeThing(deps, body)
    if (!item) return { added: 0, already: 0, missing: 1, left: 0 }
    const outcome = await addItems(deps.pg, { dossier: id, by: caller.userId }, [item])
    if (outcome.left > 0) throw new HttpError(409, 'quota_reached', FULL)
    return { ...outcome, missing: 0 }
  }),
  route(contract.getDossierFile, async ({ params: { id }, query, caller, request, reply, signal }) => {
    await requireUse(deps.pg, asDossier(id), caller, 'see')
    await auditAction(deps.pg, toActor(caller, request), 'dossier_exported', id)
    const send = () => sendDossierFile(forAsker(deps, signal), id, query.delimiter, reply)
    return places.run(caller.userId, signal, send)
  }),
]

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
    if (tags === 'too_many') throw new ValidationError({ add: [`Um item pode ter até ${MAX_ITEM_TAGS} etiquetas.`] })
    return tags
  }),
]
