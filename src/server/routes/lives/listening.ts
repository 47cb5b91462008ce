import * as listening from '../../../contract/lives/listening.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { removeLiveAudio } from '../../lives/remove-audio.ts'
import { openSpeechStatus } from '../../lives/speech-status.ts'
import { auditAction } from '../../records/audit.ts'
import { hasUnwrittenAudio } from '../../records/lives/live-audio.ts'
import { endListening, requestListening } from '../../records/lives/live-listening.ts'
import { findLive } from '../../records/lives/lives.ts'
import { retrySegments } from '../../records/lives/segment-retries.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

const UNWRITTEN = 'Parte do áudio ainda não foi escrita; sem ele, o que foi dito ali fica sem texto.'
const NO_ENGINE = 'A transcrição automática está desligada: o que ficou sem texto não pode ser escrito agora.'

export const listeningRoutes = ({ pg, queue, media, config }: Deps) => {
  const speech = openSpeechStatus(pg, config)
  return [
    route(listening.getSpeechStatus, () => speech.read()),
    route(listening.startListening, async ({ params: { id }, caller, request }) => {
      const requested = await inTransaction(pg, async (tx) => {
        const done = await requestListening(tx, id, new Date())
        if (done) await auditAction(tx, toActor(caller, request), 'live_listening', `live ${id}: ouvir`)
        return done
      })
      if (requested === 'queued') await queue.send('listen-live', { liveId: id })
      return requireLive(pg, id)
    }),
    route(listening.stopListening, async ({ params: { id }, caller, request }) => {
      // No more will be heard: remaining drafts can be confirmed.
      const isThere = await inTransaction(pg, async (tx) => {
        const done = await endListening(tx, id)
        if (done) await auditAction(tx, toActor(caller, request), 'live_listening', `live ${id}: parar`)
        return done
      })
      if (isThere) await queue.send('write-live', { liveId: id })
      return requireLive(pg, id)
    }),
    route(listening.retryWriting, async ({ params: { id }, caller, request }) => {
      await requireLive(pg, id)
      if (speech.engine === null) throw new HttpError(409, 'conflict', NO_ENGINE)
      const waiting = await inTransaction(pg, async (tx) => {
        const count = await retrySegments(tx, id)
        await auditAction(tx, toActor(caller, request), 'live_listening', `live ${id}: escrever de novo`)
        return count
      })
      if (waiting) await queue.send('write-live', { liveId: id })
      return requireLive(pg, id)
    }),
    route(listening.deleteAudio, async ({ params: { id }, query: { unwritten }, caller, request, reply }) => {
      await requireLive(pg, id)
      if (unwritten !== 'remove' && (await hasUnwrittenAudio(pg, id))) throw new HttpError(409, 'conflict', UNWRITTEN)
      await auditAction(pg, toActor(caller, request), 'live_audio_removed', `live ${id}`)
      await removeLiveAudio({ pg, media }, id)
      return reply.code(204).send()
    }),
  ]
}

async function requireLive(pg: Postgres, id: number) {
  const live = await findLive(pg, id)
  if (!live) throw notFound()
  return live
}
