import * as contract from '../../../contract/dossiers/dossier-items.ts'
import { HttpError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findPosts } from '../../search/posts/posts.ts'
import { type Deps, forRequest, toActor } from '../deps.ts'
import type { Downloader } from '../posts/send-csv.ts'
import { requireUse } from '../sharing/require-use.ts'
import { addSearch, toItem } from './add-search.ts'
import { DOSSIER_FULL, dossierItemChangeRoutes } from './dossier-item-changes.ts'
import { asDossier } from './dossiers.ts'
import { listPage } from './list-page.ts'
import { putIn } from './put-in.ts'
import { sendDossierFile } from './send-dossier-file.ts'
import { seeThing } from './things-as-seen.ts'

const NO_TRANSCRIPTIONS = 'Só quem transcreve põe trechos de lives em dossiê.'

export const dossierItemRoutes = (deps: Deps, places: Downloader['places']) => {
  const { pg, ch } = deps
  return [
    route(contract.listDossierItems, async ({ params: { id }, query, caller, signal }) => {
      await requireUse(pg, asDossier(id), caller, 'see')
      return listPage(forRequest(deps, signal), id, query)
    }),
    route(contract.addDossierItems, async ({ params: { id }, body, caller, request }) => {
      await requireUse(pg, asDossier(id), caller, 'edit')
      const wanted = [...new Set(body.posts)]
      const found = new Map((await findPosts(ch, wanted)).map((post) => [post.id, post]))
      const posts = wanted.flatMap((one) => found.get(one) ?? []).map(toItem)
      const outcome = await putIn(pg, { dossier: id, by: caller.userId, actor: toActor(caller, request) }, posts)
      if (outcome.left > 0 && outcome.added === 0) throw new HttpError(409, 'quota_reached', DOSSIER_FULL)
      return { ...outcome, missing: wanted.length - posts.length }
    }),
    route(contract.addDossierSearch, async ({ params: { id }, body: { filters }, caller, request, signal }) => {
      await requireUse(pg, asDossier(id), caller, 'edit')
      const outcome = await addSearch(forRequest(deps, signal), {
        ...{ dossier: id, caller, actor: toActor(caller, request), filters, signal, places },
      })
      if (outcome.left > 0 && outcome.added + outcome.already === 0)
        throw new HttpError(409, 'quota_reached', DOSSIER_FULL)
      return outcome
    }),
    ...thingRoutes(deps, places),
    ...dossierItemChangeRoutes(deps),
  ]
}

/** Items that are not posts, and the whole dossier as a file. */
const thingRoutes = (deps: Deps, places: Downloader['places']) => [
  route(contract.addDossierThing, async ({ params: { id }, body, caller, request }) => {
    await requireUse(deps.pg, asDossier(id), caller, 'edit')
    // Only transcriptors read transcriptions; a passage they add to a dossier is visible to everyone who sees the dossier.
    if (body.kind === 'passage' && !caller.isTranscriptor) throw new HttpError(403, 'not_allowed', NO_TRANSCRIPTIONS)
    const item = await seeThing(deps, body)
    if (!item) return { added: 0, already: 0, missing: 1, left: 0 }
    const outcome = await putIn(deps.pg, { dossier: id, by: caller.userId, actor: toActor(caller, request) }, [item])
    if (outcome.left > 0) throw new HttpError(409, 'quota_reached', DOSSIER_FULL)
    return { ...outcome, missing: 0 }
  }),
  route(contract.getDossierFile, async ({ params: { id }, query: { delimiter }, caller, request, reply }) => {
    await requireUse(deps.pg, asDossier(id), caller, 'see')
    const reader = { user: caller.userId, actor: toActor(caller, request), places }
    return sendDossierFile(deps, { id, delimiter }, reply, reader)
  }),
]
