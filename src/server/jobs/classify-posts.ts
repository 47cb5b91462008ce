import type { HateClassifier } from '../hate-classifiers/hate-classifier.ts'
import { openHateClassifier } from '../hate-classifiers/open-hate-classifier.ts'
import { classifyPosts, listWaiting } from '../ingest/scores/classify-posts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Posts per run: some minutes for a slow engine. */
const PORTION = 512

/**
 * Lets the configured engine label the posts that our own model labelled at import. While the engine does not answer, those labels
 * stay and the log says why.
 */
export function classifyPostsJob({ ch, config }: Pick<JobDeps, 'ch' | 'config'>, open = openHateClassifier): Job {
  let opening: Promise<HateClassifier | null> | null = null
  const findClassifier = () => {
    opening ??= open(config.hate)
    // Retried by the next run: the package may have been installed meanwhile.
    opening.catch(() => {
      opening = null
    })
    return opening
  }
  const isConfigured = config.hate.url !== null || config.hate.model !== null
  return defineJob(
    'classify-posts',
    async (_, signal) => {
      const classifier = await findClassifier()
      const places = classifier ? await listWaiting(ch, PORTION) : []
      if (!classifier || places.length === 0) return 'done'
      try {
        // Nothing changed: the engine cannot judge the posts that are left. The schedule asks again, not this run.
        return (await classifyPosts(ch, classifier, places, signal)) > 0 ? 'again' : 'done'
      } catch (error) {
        if (signal.aborted) return 'again'
        throw error
      }
    },
    isConfigured ? '*/5 * * * *' : null,
  )
}
