import { findNextFeedRun, findNextTry } from '../../ingest/collect/polling-schedule.ts'
import { limitUnreadable } from '../../ingest/collect/unreadable.ts'
import { countStoredNews, importNews } from '../../ingest/import/import-news.ts'
import { fetchPublic } from '../../net/fetch-public.ts'
import { RefusedBySource, SourceError } from '../../net/source-error.ts'
import { type ClaimedSource, finishRun, type RunResult, recordStoring } from '../../records/sources/sources.ts'
import { describePlace } from '../../sources/news/describe-place.ts'
import { readNews } from '../../sources/news/news.ts'
import { defineJob, type Job, type JobDeps, type Outcome } from '../job.ts'
import { type ClaimedSources, openClaimedSources } from './claimed-sources.ts'
import { countWhatWasStored } from './count-what-was-stored.ts'

/** Feeds read concurrently. */
const AT_ONCE = 4

/** Every minute: reads the followed news feeds that are due. */
export const collectFeedsJob = (deps: JobDeps): Job =>
  defineJob('collect-feeds', (_, signal) => collectDue(deps, signal), '* * * * *')

async function collectDue(deps: JobDeps, signal: AbortSignal): Promise<Outcome> {
  const held = openClaimedSources(deps.pg, ['feed'])
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => collectInTurn(deps, held, signal)))
  held.close()
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  // A fact-check among the news may concern posts.
  if (lanes.some((lane) => lane.status === 'fulfilled' && lane.value)) await deps.queue.send('relabel-links', {})
  return 'done'
}

/** Returns whether there was anything new. */
async function collectInTurn(deps: JobDeps, held: ClaimedSources, signal: AbortSignal): Promise<boolean> {
  let isNew = false
  while (!signal.aborted) {
    const source = await held.claim()
    if (!source) break
    try {
      await countWhatWasStored(deps, source, () => countStoredNews(deps.ch, source.storing))
      const result = await readSource(deps, source, signal)
      if (signal.aborted) break
      await finishRun(deps.pg, source, result, new Date())
      isNew ||= result.posts_stored + result.posts_changed > 0
    } finally {
      await held.release(source)
    }
  }
  return isNew
}

async function readSource(
  { ch, pg, config, log }: JobDeps,
  source: ClaimedSource,
  signal: AbortSignal,
): Promise<RunResult> {
  const now = Date.now()
  const result: RunResult = {
    reading: source.reading,
    state: 'ativa',
    problem: null,
    failures: 0,
    name: null,
    followers: null,
    posts_stored: 0,
    posts_changed: 0,
    posts_deleted: 0,
    next_run_at: new Date(now),
  }
  try {
    const bytes = await fetchPublic(source.handle, { privateHosts: config.privateHosts, signal })
    const onName = (name: string) => {
      result.name = name
    }
    const articles = readNews(bytes, { address: source.handle, onName })
    const { stored, updated, set_aside } = await importNews(ch, articles, 'import', {
      beforeWrite: (fresh) => recordStoring(pg, source, fresh),
    })
    const refused = set_aside.map((item) => ({
      ...{ place: describePlace(item), reason: item.reason },
      ...{ from: null, to: null },
    }))
    result.reading = { ...source.reading, unreadable: limitUnreadable(refused) }
    const next_run_at = new Date(findNextFeedRun(stored > 0, now, Math.random()))
    return { ...result, posts_stored: stored, posts_changed: updated, next_run_at }
  } catch (error) {
    // An unavailable store must not be counted as a failure of the feed.
    if (!(error instanceof SourceError)) throw error
    log.info({ source: source.id, reason: error.message }, 'a feed could not be read')
    const failures = source.failures + 1
    const wait = error instanceof RefusedBySource ? error.retryAfterSeconds : null
    const next_run_at = new Date(findNextTry(failures, wait, now, Math.random()))
    return { ...result, state: 'com erro', problem: error.message, failures, next_run_at }
  }
}
