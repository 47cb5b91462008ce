import * as listening from '../../contract/listening.ts'
import { HttpError } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { readSpeechStatus } from '../lives/speech-status.ts'
import { forgetLiveAudio } from '../records/live-audio.ts'
import { endListening, requestListening } from '../records/live-listening.ts'
import { findLive } from '../records/lives.ts'
import type { Postgres } from '../store/postgres.ts'
import type { Deps } from './deps.ts'

/** An answer serves everybody for this long: it starts programs. */
const FRESH_MS = 30_000

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
    route(listening.deleteAudio, async ({ params: { id }, reply }) => {
      await requireLive(pg, id)
      for (const name of await forgetLiveAudio(pg, id)) await media.remove(name)
      return reply.code(204).send()
    }),
  ]
}

async function requireLive(pg: Postgres, id: number) {
  const live = await findLive(pg, id)
  if (!live) throw new HttpError(404, 'not_found', 'Não encontrado.')
  return live
}
