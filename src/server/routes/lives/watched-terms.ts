import * as terms from '../../../contract/lives/watched-terms.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { findLive } from '../../records/lives/lives.ts'
import { listMentions } from '../../records/lives/mentions.ts'
import { createWatchedTerm, deleteWatchedTerm, listWatchedTerms } from '../../records/lives/watched-terms.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

/** Routes for users who want to be warned when a term is said. */
export const watchedTermRoutes = ({ pg }: Pick<Deps, 'pg'>) => [
  route(terms.listWatchedTerms, async ({ query: { live: id } }) => {
    if (id === undefined) return listWatchedTerms(pg)
    const live = await findLive(pg, id)
    if (!live) throw notFound()
    return listWatchedTerms(pg, { id, personId: live.person && Number(live.person.id) })
  }),
  route(terms.createWatchedTerm, async ({ body: { term, live, person }, caller, request, reply }) => {
    const places = { liveId: live ?? null, personId: person ? Number(person) : null }
    const created = await inTransaction(pg, async (tx) => {
      const done = await createWatchedTerm(tx, { term, ...places, createdBy: caller.userId })
      if ('sentence' in done) throw new ValidationError({ [done.field]: [done.sentence] })
      await auditAction(tx, toActor(caller, request), 'watched_term_created', String(done.id))
      return done
    })
    reply.code(201)
    return created
  }),
  route(terms.deleteWatchedTerm, async ({ params: { id }, caller, request, reply }) => {
    await inTransaction(pg, async (tx) => {
      if (!(await deleteWatchedTerm(tx, id))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'watched_term_removed', String(id))
    })
    return reply.code(204).send()
  }),
  route(terms.listMentions, ({ query }) => listMentions(pg, query)),
]
