import { setTimeout as wait } from 'node:timers/promises'
import { loadSteps } from '../../enrichment.ts'
import { type Run, readAccount } from '../../ingest/collect/collect.ts'
import { inBatches } from '../../ingest/collect/in-batches.ts'
import { type ReadRun, type StoredRun, storeRuns } from '../../ingest/collect/store-run.ts'
import { chunk, findStoredPosts } from '../../ingest/write/stored-posts.ts'
import { type FetchText, openRateLimitedFetch } from '../../net/rate-limited-fetch.ts'
import { type ClaimedSource, finishRun, recordStoring } from '../../records/sources/sources.ts'
import type { Network } from '../../sources/networks/network.ts'
import { openNetworks } from '../../sources/networks/open-networks.ts'
import { defineJob, type Job, type JobDeps, type Outcome } from '../job.ts'
import { type ClaimedSources, openClaimedSources } from './claimed-sources.ts'
import { countWhatWasStored } from './count-what-was-stored.ts'
import { describeRun } from './run-outcome.ts'

/** Accounts read concurrently. */
const AT_ONCE = 32
/** Below the time after which the queue presumes that the job hangs. */
const MAX_MS = 10 * 60_000
/** Posts whose files one job fetches. Their ids form the job's key, which has room for about forty. */
const FETCHED_AT_ONCE = 25

type Round = {
  deps: JobDeps
  held: ClaimedSources
  networks: Record<string, Network>
  fetchText: FetchText
  /** Pause between two pages of one account. */
  pauseMs: number
  store: (read: ReadRun) => Promise<StoredRun>
  signal: AbortSignal
  end: number
}

/** Every minute: reads the followed accounts that are due. Each has its own polling schedule; several workers share them. */
export const collectSourcesJob = (deps: JobDeps): Job =>
  defineJob('collect-sources', (_, signal) => collectDue(deps, signal), '* * * * *')

async function collectDue(deps: JobDeps, signal: AbortSignal): Promise<Outcome> {
  const { perSecond, ...bases } = deps.config.collect
  const networks = openNetworks(bases)
  const held = openClaimedSources(deps.pg, Object.keys(networks))
  try {
    const first = await held.claim()
    return first ? await collectRound(deps, { networks, held, perSecond, signal }, first) : 'done'
  } finally {
    held.close()
  }
}

type Start = Pick<Round, 'networks' | 'held' | 'signal'> & { perSecond: number }

async function collectRound(
  deps: JobDeps,
  { networks, held, perSecond, signal }: Start,
  first: ClaimedSource,
): Promise<Outcome> {
  const steps = await loadSteps(deps)
  const round: Round = {
    deps,
    held,
    networks,
    fetchText: openRateLimitedFetch({ perSecond, privateHosts: deps.config.privateHosts, signal }),
    pauseMs: 5_000 / perSecond,
    store: inBatches((reads: readonly ReadRun[]) => storeRuns(deps.ch, reads, steps)),
    signal,
    end: performance.now() + MAX_MS,
  }
  const lanes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, i) => collectInTurn(round, i === 0 ? first : null)),
  )
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  if (signal.aborted || performance.now() >= round.end) return 'again'
  return lanes.some((lane) => lane.status === 'fulfilled' && lane.value) ? 'soon' : 'done'
}

/** Reads due accounts one after the other. Returns whether one of them has more to be read soon. */
async function collectInTurn(round: Round, first: ClaimedSource | null): Promise<boolean> {
  let isMore = false
  let source = first ?? (await round.held.claim())
  while (source) {
    if (await collectSource(round, source)) isMore = true
    source = round.signal.aborted || performance.now() >= round.end ? undefined : await round.held.claim()
  }
  return isMore
}

async function collectSource({ deps, ...round }: Round, source: ClaimedSource): Promise<boolean> {
  const network = round.networks[source.network]
  try {
    await countWhatWasStored(deps, source, async () => {
      const stored = await findStoredPosts(deps.ch, source.storing)
      return [...stored.values()].filter(({ is_deleted }) => !is_deleted).length
    })
    const run = network && (await readSource(network, source, round))
    if (!network || !run) return false
    if (run.failure) deps.log.info({ source: source.id, reason: run.failure.message }, 'an account could not be read')
    // Stored before the cursor moves: a crash in between reads the same again, and nothing is skipped.
    const { reading, withFiles, ...brought } = await round.store({
      network,
      run,
      beforeWrite: (fresh) => recordStoring(deps.pg, source, fresh),
    })
    for (const posts of chunk(withFiles, FETCHED_AT_ONCE)) await deps.queue.send('fetch-files', { posts })
    const result = describeRun({ ...run, reading }, source, brought, Date.now(), Math.random())
    await finishRun(deps.pg, source, result, new Date())
    return run.failure === null && reading.todo.length > 0
  } finally {
    await round.held.release(source)
  }
}

/** null: aborted before anything was read. */
async function readSource(
  network: Network,
  source: ClaimedSource,
  { fetchText, pauseMs, signal }: Pick<Round, 'fetchText' | 'pauseMs' | 'signal'>,
): Promise<Run | null> {
  const pause = () => wait(pauseMs, undefined, { signal }).catch(() => {})
  const run = await readAccount(network, { ...source, since: source.since?.getTime() ?? null }, fetchText, pause)
  if (!signal.aborted) return run
  return run.pages.length > 0 ? { ...run, state: 'read', failure: null } : null
}
