import {
  type ApiToken,
  createApiToken,
  listApiTokens as listApiTokensEndpoint,
  revokeApiToken,
} from '../../../contract/users/api-tokens.ts'
import { makeOwnToken, revokeOwnToken } from '../../access/own-api-tokens.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { type ApiTokenRow, listApiTokens } from '../../records/users/api-tokens.ts'
import type { Deps } from '../deps.ts'
import { refuseOwnChange } from './own-account.ts'

export const apiTokenRoutes = ({ pg }: Deps) => [
  route(listApiTokensEndpoint, async ({ caller }) => {
    const now = new Date()
    return (await listApiTokens(pg, caller.userId)).map((row) => toApiToken(row, now))
  }),

  route(createApiToken, async ({ body, caller, request, reply }) => {
    const result = await makeOwnToken(pg, { caller, address: request.ip }, body)
    if (result.outcome === 'not_importer')
      throw new ValidationError({ scopes: ['Só superusuários importam: tire esta permissão.'] })
    if (result.outcome === 'too_many')
      throw new HttpError(409, 'quota_reached', 'Você já tem 20 chaves. Revogue uma antes de criar outra.')
    if (result.outcome !== 'created') throw refuseOwnChange(result)
    reply.code(201)
    return { ...toApiToken(result.row, new Date()), token: result.token }
  }),

  route(revokeApiToken, async ({ params: { id }, caller, request }) => {
    if (!(await revokeOwnToken(pg, { caller, address: request.ip }, id))) throw notFound()
    return {}
  }),
]

function toApiToken({ id, name, ending, scopes, ...times }: ApiTokenRow, now: Date): ApiToken {
  return {
    id: String(id),
    name,
    ending,
    // Type: only `createApiToken` writes them.
    scopes: scopes as ApiToken['scopes'],
    created_at: times.created_at.toISOString(),
    expires_at: times.expires_at.toISOString(),
    last_used_at: times.last_used_at?.toISOString() ?? null,
    is_expired: times.expires_at <= now,
  }
}
