import * as listening from '../../contract/listening.ts'
import { HttpError } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { removeLiveAudio } from '../lives/remove-audio.ts'
import { readSpeechStatus } from '../lives/speech-status.ts'
import { hasUnwrittenAudio } from '../records/live-audio.ts'
import { endListening, requestListening } from '../records/live-listening.ts'
import { findLive } from '../records/lives.ts'
import { retrySegments } from '../records/segment-retries.ts'
import type { Postgres } from '../store/postgres.ts'
import type { Deps } from './deps.ts'

/** An answer serves everybody for this long: it starts programs. */
const FRESH_MS = 30_000
const UNWRITTEN = 'Parte do áudio ainda espera para ser escrita; sem ele, o que foi dito ali fica sem texto.'

export const listeningRoutes = ({ pg, queue, media, config }: Deps) => {
  let latest: { at: number; answer: ReturnType<typeof readSpeechStatus> } | null = null
  return [
    route(listening.getSpeechStatus, () => {
      if (!latest || Date.now() - latest.at > FRESH_MS)
        latest = { at: Date.now(), answer: readSpeechStatus(pg, config) }
      latest.answer.catch(() => {
        latest = null
      })
      return latest.answer
    }),
    route(listening.startListening, async ({ params: { id } }) => {
      const requested = await requestListening(pg, id, new Date())
      if (requested === 'queued') await queue.send('listen-live', { liveId: id })
      return requireLive(pg, id)
    }),
    route(listening.stopListening, async ({ params: { id } }) => {
      // What was heard and not yet confirmed is now all there will be.
      if (await endListening(pg, id)) await queue.send('write-live', { liveId: id })
      return requireLive(pg, id)
    }),
    route(listening.retryWriting, async ({ params: { id } }) => {
      if (await retrySegments(pg, id)) await queue.send('write-live', { liveId: id })
      return requireLive(pg, id)
    }),
    route(listening.deleteAudio, async ({ params: { id }, query: { unwritten }, reply }) => {
      await requireLive(pg, id)
      if (unwritten !== 'remove' && (await hasUnwrittenAudio(pg, id))) throw new HttpError(409, 'conflict', UNWRITTEN)
      await removeLiveAudio({ pg, media }, id)
      return reply.code(204).send()
    }),
  ]
}

async function requireLive(pg: Postgres, id: number) {
  const live = await findLive(pg, id)
  if (!live) throw new HttpError(404, 'not_found', 'Não encontrado.')
  return live
}
