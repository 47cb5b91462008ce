import * as contract from '../../../contract/users/handover.ts'
import { handOverWork } from '../../access/hand-over.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { countWork } from '../../records/sharing/hand-over.ts'
import { findUserByUsername } from '../../records/users/users.ts'
import { type Deps, toActor } from '../deps.ts'

const NAMES: Record<keyof contract.UserWork, string> = {
  dossiers: 'dossiês',
  saved_searches: 'buscas salvas',
  alerts: 'alertas',
  lists: 'listas',
  folders: 'pastas',
}

/** Transfers the work of a user who leaves, beyond what is transferred automatically when they are removed. */
export const handoverRoutes = ({ pg }: Deps) => [
  route(contract.getUserWork, async ({ params }) => {
    const user = await findUserByUsername(pg, params.username)
    if (!user) throw notFound()
    return countWork(pg, user.id)
  }),
  route(contract.handOverWork, async ({ params, body, caller, request }) => {
    const { to, dossiers, saved_searches: savedSearches, lists, folders } = body
    const wanted = { from: params.username, to, dossiers, savedSearches, lists, folders }
    const result = await handOverWork(pg, toActor(caller, request), wanted)
    if (result.outcome === 'handed_over') return result.work
    if (result.outcome === 'not_found') throw notFound()
    if (result.outcome === 'still_active')
      throw new ValidationError({
        non_field_errors: ['Desative antes o usuário: quem pode entrar cuida do que é seu.'],
      })
    if (result.outcome === 'full')
      throw new ValidationError({ to: [`Esta pessoa ficaria com mais ${NAMES[result.of]} do que uma pode ter.`] })
    throw new ValidationError({ to: ['Escolha uma pessoa que possa entrar.'] })
  }),
]
