import { MAX_CHAPTERS } from '../../../contract/limits.ts'
import * as lives from '../../../contract/lives/lives.ts'
import { notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { removeLiveAudio } from '../../lives/remove-audio.ts'
import { auditAction } from '../../records/audit.ts'
import {
  appendChapters,
  findTranscription,
  replaceChapters,
  TooManyChaptersError,
} from '../../records/lives/chapters.ts'
import { createLive, deleteLive, findLive, listLives, updateLive } from '../../records/lives/lives.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

export const liveRoutes = ({ pg, queue, media }: Deps) => [
  route(lives.listLives, ({ query }) => listLives(pg, query)),
  route(lives.createLive, async ({ body, caller, request, reply }) => {
    const live = await inTransaction(pg, async (tx) => {
      const created = await createLive(tx, body, { createdBy: caller.userId })
      if (!created) throw new ValidationError({ url: ['Esta live já foi adicionada.'] })
      await auditAction(tx, toActor(caller, request), 'live_created', `live ${created.id}`)
      return created
    })
    if (live.listening === 'queued') await queue.send('listen-live', { liveId: live.id })
    reply.code(201)
    return live
  }),
  route(lives.getLive, async ({ params: { id } }) => {
    const live = requireFound(await findLive(pg, id))
    return { ...live, ...requireFound(await findTranscription(pg, id, {})) }
  }),
  route(lives.updateLive, async ({ params: { id }, body, caller, request }) => {
    const live = await inTransaction(pg, async (tx) => {
      const updated = requireFound(await updateLive(tx, id, body))
      await auditAction(tx, toActor(caller, request), 'live_updated', `live ${id}`)
      return updated
    })
    await queue.send('index-speech', {})
    return live
  }),
  route(lives.deleteLive, async ({ params: { id }, caller, request, reply }) => {
    requireFound(await findLive(pg, id))
    await auditAction(pg, toActor(caller, request), 'live_removed', `live ${id}`)
    await removeLiveAudio({ pg, media }, id)
    requireFound((await deleteLive(pg, id)) || undefined)
    await queue.send('index-speech', {})
    return reply.code(204).send()
  }),
  route(lives.getTranscription, async ({ params: { id }, query: { chapter_id, since } }) =>
    requireFound(await findTranscription(pg, id, { chapterId: chapter_id, since })),
  ),
  ...chapterRoutes({ pg, queue }),
]

/** Routes for transcriptors; both return what was written. */
const chapterRoutes = ({ pg, queue }: Pick<Deps, 'pg' | 'queue'>) => [
  route(lives.appendChapters, async ({ params: { id }, body: { chapters, transcribed }, caller, request }) => {
    const chapterId = await inTransaction(pg, async (tx) => {
      const first = requireFound(await refuseTooMany(appendChapters(tx, id, chapters, transcribed)))
      await auditAction(tx, toActor(caller, request), 'live_written', describeWritten(id, chapters))
      return first
    })
    await queue.send('index-speech', {})
    return requireFound(await findTranscription(pg, id, { chapterId }))
  }),
  route(lives.replaceChapters, async ({ params: { id }, body: { chapters, transcribed }, caller, request }) => {
    const chapterId = await inTransaction(pg, async (tx) => {
      const first = requireFound(await replaceChapters(tx, id, chapters, transcribed))
      await auditAction(tx, toActor(caller, request), 'live_written', describeWritten(id, chapters))
      return first
    })
    await queue.send('index-speech', {})
    return requireFound(await findTranscription(pg, id, { chapterId }))
  }),
]

const describeWritten = (id: number, { length }: readonly unknown[]): string =>
  `live ${id}: ${length} ${length === 1 ? 'trecho' : 'trechos'}`

async function refuseTooMany<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!(error instanceof TooManyChaptersError)) throw error
    throw new ValidationError({ chapters: [`Uma live tem no máximo ${MAX_CHAPTERS.toLocaleString('pt-BR')} trechos.`] })
  }
}

function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw notFound()
  return found
}
