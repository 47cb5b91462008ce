import { createDownload, getDownload } from '../../../contract/posts/downloads.ts'
import { HttpError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { createDownloadTicket, takeDownloadTicket } from '../../records/users/download-tickets.ts'
import { type Deps, forRequest, toActor } from '../deps.ts'
import { type Downloader, sendCsv } from './send-csv.ts'

export const downloadRoutes = (deps: Deps, places: Downloader['places']) => [
  route(createDownload, async ({ body, caller, reply }) => {
    const created = await createDownloadTicket(deps.pg, caller.sessionId, body)
    if (!created) {
      throw new HttpError(429, 'too_many_requests', 'Muitos downloads de uma vez. Tente de novo em um minuto.', {
        'retry-after': '60',
      })
    }
    reply.status(201).header('cache-control', 'no-store')
    return { url: `/api/downloads/${created.ticket}/`, expires_at: created.expiresAt.toISOString() }
  }),

  route(getDownload, async ({ params, request, reply, signal }) => {
    // Programs that send HEAD before downloading must not use the ticket up.
    if (request.method === 'HEAD') throw new HttpError(405, 'invalid_request', 'Use GET.', { allow: 'GET' })
    const taken = await takeDownloadTicket(deps.pg, params.ticket)
    if (!taken) {
      throw new HttpError(404, 'not_found', 'Este download já foi usado ou expirou. Peça-o de novo na consulta.')
    }
    const actor = toActor(taken, request)
    return sendCsv(forRequest(deps, signal), taken.query, reply, { user: taken.userId, actor, places })
  }),
]
