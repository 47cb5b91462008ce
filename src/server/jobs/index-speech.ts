import { loadSteps } from '../enrichment.ts'
import { removeSpeech, writeSpeech } from '../ingest/import/write-speech.ts'
import { deleteSpeechOfRemovedLive, findSpeech, listUnindexedLives, noteFound } from '../records/lives/speech.ts'
import { findPassageStart } from '../sources/spoken-posts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

const PORTION = 50

/** Makes the speech of lives searchable: sent whenever a transcript changes, and every minute. */
export const indexSpeechJob = (deps: Pick<JobDeps, 'ch' | 'pg' | 'hateModel' | 'log'>): Job =>
  defineJob(
    'index-speech',
    async (_, signal) => {
      const lives = await listUnindexedLives(deps.pg, PORTION)
      if (lives.length === 0) return 'done'
      const steps = await loadSteps(deps)
      let done = 0
      for (const id of lives) {
        if (signal.aborted) return 'again'
        if (await isIndexed(deps, id, steps)) done += 1
      }
      return lives.length >= PORTION && done > 0 ? 'again' : 'done'
    },
    '* * * * *',
  )

/** A live that fails does not stop the others; it is retried in a minute. */
const isIndexed = (deps: Pick<JobDeps, 'ch' | 'pg' | 'log'>, id: number, steps: Steps): Promise<boolean> =>
  indexLive(deps, id, steps).then(
    () => true,
    (err) => {
      deps.log.error({ err, live: id }, 'what is said in a live is not found')
      return false
    },
  )

type Steps = Awaited<ReturnType<typeof loadSteps>>

async function indexLive({ ch, pg }: Pick<JobDeps, 'ch' | 'pg'>, liveId: number, steps: Steps): Promise<void> {
  const speech = await findSpeech(pg, liveId)
  if (!speech) {
    await removeSpeech(ch, liveId)
    return deleteSpeechOfRemovedLive(pg, liveId)
  }
  const from = findPassageStart(speech.changedFrom)
  const chapters = speech.chapters.filter(({ start }) => start >= from)
  await writeSpeech(ch, { live: speech.live, chapters, from }, steps)
  await noteFound(pg, speech)
}
