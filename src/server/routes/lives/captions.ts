import type { FastifyRequest } from 'fastify'
import { type ListeningState, MAX_CAPTION_BYTES } from '../../../contract/limits.ts'
import { importCaptions } from '../../../contract/lives/captions.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { openFormFile } from '../../http/form-file.ts'
import { route } from '../../http/route.ts'
import { receiveUploadedCaptions } from '../../imports/receive-captions.ts'
import type { Actor } from '../../records/audit.ts'
import { findLive } from '../../records/lives/lives.ts'
import { type Deps, toActor } from '../deps.ts'

const LISTENED_TO: ReadonlySet<ListeningState> = new Set(['scheduled', 'queued', 'listening'])
const IN_WORK = 'A live está sendo ouvida ou escrita. Espere o fim, ou pare de ouvir, e envie as legendas de novo.'

/** Replaces a whole transcription with a file of captions. */
export const captionRoutes = ({ pg, queue }: Deps) => [
  route(importCaptions, async ({ params: { id }, caller, request }) => {
    const live = await findLive(pg, id)
    if (!live) throw notFound()
    // A running listener or writer would continue after, or within, the captions of the file.
    if (LISTENED_TO.has(live.listening) || live.waiting_seconds > 0 || live.rewriting_count > 0)
      throw new HttpError(409, 'conflict', IN_WORK)
    const report = await readForm(pg, id, request, toActor(caller, request))
    if (!report) throw notFound()
    await queue.send('index-speech', {})
    return report
  }),
]

async function readForm(pg: Deps['pg'], id: number, request: FastifyRequest, actor: Actor) {
  if (!request.isMultipart())
    throw new HttpError(415, 'unsupported_media_type', 'Envie o arquivo em um formulário (multipart/form-data).')
  // The form parser truncates files at the limit: one byte more makes an oversized file detectable.
  const file = await openFormFile(request, { fileSize: MAX_CAPTION_BYTES + 1, files: 1, fields: 0 })
  if (!file) throw new ValidationError({ file: ['Escolha um arquivo de legendas.'] })
  return receiveUploadedCaptions(pg, id, file.bytes, actor)
}
