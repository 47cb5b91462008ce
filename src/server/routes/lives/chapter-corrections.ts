import * as corrections from '../../../contract/lives/chapter-corrections.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { correctChapter, listChapterVersions } from '../../records/lives/chapter-corrections.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

const CHANGED = 'Este trecho mudou enquanto você escrevia; nada foi gravado. Veja como ele está e escolha qual fica.'

/** Routes for correcting transcriptions. */
export const chapterCorrectionRoutes = ({ pg, queue }: Pick<Deps, 'pg' | 'queue'>) => [
  route(corrections.correctChapter, async ({ params: { id, chapter_id }, body, caller, request }) => {
    const place = { liveId: id, chapterId: chapter_id }
    const { result, chapter } = await inTransaction(pg, async (tx) => {
      const done = requireChapter(await correctChapter(tx, place, body, caller.userId))
      if (done.result === 'corrected')
        await auditAction(tx, toActor(caller, request), 'live_corrected', `live ${id}, trecho ${chapter_id}`)
      return done
    })
    if (result === 'changed') throw new HttpError(409, 'conflict', CHANGED, {}, { chapter })
    await queue.send('index-speech', {})
    return chapter
  }),
  route(corrections.listChapterVersions, async ({ params: { id, chapter_id } }) =>
    requireChapter(await listChapterVersions(pg, { liveId: id, chapterId: chapter_id })),
  ),
]

function requireChapter<T>(found: T | undefined): T {
  if (found === undefined) throw notFound()
  return found
}
