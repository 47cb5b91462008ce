import * as terms from '../../../contract/lives/watched-terms.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findLive } from '../../records/lives/lives.ts'
import { listMentions } from '../../records/lives/mentions.ts'
import { createWatchedTerm, deleteWatchedTerm, listWatchedTerms } from '../../records/lives/watched-terms.ts'
import type { Deps } from '../deps.ts'

/** For those who want to be warned of what is said. */
export const watchedTermRoutes = ({ pg }: Pick<Deps, 'pg'>) => [
  route(terms.listWatchedTerms, async ({ query: { live: id } }) => {
    if (id === undefined) return listWatchedTerms(pg)
    const live = await findLive(pg, id)
    if (!live) throw notFound()
    return listWatchedTerms(pg, { id, personId: live.person && Number(live.person.id) })
  }),
  route(terms.createWatchedTerm, async ({ body: { term, live, person }, caller, reply }) => {
    const places = { liveId: live ?? null, personId: person ? Number(person) : null }
    const created = await createWatchedTerm(pg, { term, ...places, createdBy: caller.userId })
    if ('sentence' in created) throw new ValidationError({ [created.field]: [created.sentence] })
    reply.code(201)
    return created
  }),
  route(terms.deleteWatchedTerm, async ({ params: { id }, reply }) => {
    if (!(await deleteWatchedTerm(pg, id))) throw notFound()
    return reply.code(204).send()
  }),
  route(terms.listMentions, ({ query }) => listMentions(pg, query)),
]
