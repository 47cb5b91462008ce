import * as contract from '../../../contract/dossiers/newsroom-tags.ts'
import { MAX_TAGS } from '../../../contract/limits.ts'
import { changedMeanwhile, HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import {
  deleteTag,
  findStatuses,
  listTags,
  mergeTags,
  replaceStatuses,
  saveTag,
  type TagRefusal,
} from '../../records/dossiers/newsroom-tags.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

export const newsroomTagRoutes = ({ pg }: Deps) => [
  route(contract.listTags, () => listTags(pg)),
  route(contract.createTag, async ({ body, caller, request, reply }) => {
    const created = await inTransaction(pg, async (tx) => {
      const done = read(await saveTag(tx, body))
      await auditAction(tx, toActor(caller, request), 'tag_created', `${done.id} ${done.name}`)
      return done
    })
    reply.status(201)
    return created
  }),
  route(contract.updateTag, async ({ params: { id }, body, caller, request }) => {
    return inTransaction(pg, async (tx) => {
      const updated = read(await saveTag(tx, { id, ...body }))
      await auditAction(tx, toActor(caller, request), 'tag_updated', `${id} ${updated.name}`)
      return updated
    })
  }),
  route(contract.mergeTags, async ({ params: { id }, body: { into }, caller, request }) => {
    if (id === into) throw new ValidationError({ into: ['Escolha outra etiqueta.'] })
    return inTransaction(pg, async (tx) => {
      const kept = await mergeTags(tx, id, into)
      if (!kept) throw notFound()
      await auditAction(tx, toActor(caller, request), 'tag_merged', `${id} em ${into}`)
      return kept
    })
  }),
  route(contract.deleteTag, async ({ params: { id }, caller, request, reply }) => {
    await inTransaction(pg, async (tx) => {
      if (!(await deleteTag(tx, id))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'tag_removed', String(id))
    })
    return reply.status(204).send()
  }),
  route(contract.listStatuses, () => findStatuses(pg)),
  route(contract.updateStatuses, ({ body, caller, request }) =>
    inTransaction(pg, async (tx) => {
      const replaced = await replaceStatuses(tx, body)
      if (replaced === 'unknown') throw new ValidationError({ statuses: ['Uma das situações não existe mais.'] })
      if ('current' in replaced) throw changedMeanwhile('as situações', replaced.current)
      if ('used' in replaced)
        throw new ValidationError({ statuses: [`Há dossiês na situação “${replaced.used}”; mude-os antes.`] })
      const names = replaced.statuses.map(({ name }) => name).join(', ')
      await auditAction(tx, toActor(caller, request), 'dossier_statuses_updated', names)
      return replaced
    }),
  ),
]

function read(saved: contract.NewsroomTag | TagRefusal): contract.NewsroomTag {
  if (saved === 'not_found') throw notFound()
  if (saved === 'name_taken') throw new ValidationError({ name: ['Já há uma etiqueta com este nome.'] })
  if (saved === 'too_many')
    throw new HttpError(409, 'quota_reached', `Há ${MAX_TAGS} etiquetas, o máximo. Junte ou remova alguma.`)
  if ('current' in saved) throw changedMeanwhile('a etiqueta', saved.current)
  return saved
}
