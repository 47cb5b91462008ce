import { loadSteps } from '../enrichment.ts'
import { type Run, readAccount } from '../ingest/collect.ts'
import { storeRun } from '../ingest/store-run.ts'
import { type ClaimedSource, claimDueSources, finishRun, releaseSources } from '../records/sources.ts'
import { openNetworks } from '../sources/index.ts'
import type { Ask, Network } from '../sources/network.ts'
import { openPoliteAsk } from '../sources/polite-ask.ts'
import { describeRun } from './describe-run.ts'
import { defineJob, type Job, type JobDeps, type Outcome } from './job.ts'

/** Read side by side. */
const AT_ONCE = 16
/** Longer than a round may take; so long the sources of a worker that died wait for another. */
const LEASE_MS = 5 * 60_000
/** Before the queue would think that it hangs. */
const LONGEST_MS = 10 * 60_000

/** Every minute: reads the followed accounts that are due. Each has its own rhythm; several workers share them. */
export const collectSourcesJob = (deps: JobDeps): Job =>
  defineJob('collect-sources', (_, signal) => collectDue(deps, signal), '* * * * *')

async function collectDue(deps: JobDeps, signal: AbortSignal): Promise<Outcome> {
  const { collect, privateHosts } = deps.config
  const networks = openNetworks(collect)
  const ask = openPoliteAsk({ perSecond: collect.perSecond, privateHosts, signal })
  const end = Date.now() + LONGEST_MS
  let steps: Awaited<ReturnType<typeof loadSteps>> | undefined
  while (!signal.aborted && Date.now() < end) {
    const claim = { networks: Object.keys(networks), limit: AT_ONCE, leaseMs: LEASE_MS, now: new Date() }
    const sources = await claimDueSources(deps.pg, claim)
    if (sources.length === 0) return 'done'
    steps ??= await loadSteps(deps)
    try {
      await Promise.all(
        sources.map(async (source) => {
          const network = networks[source.network]
          const run = network && (await readSource(deps, network, source, ask, signal))
          if (!network || !run) return
          // Stored first: an end in between reads the same again, and nothing is ever skipped.
          const { stored, reading } = await storeRun(deps.ch, network, run, steps ?? [])
          const result = describeRun({ ...run, reading }, source, stored, Date.now(), Math.random())
          await finishRun(deps.pg, source, result, new Date())
        }),
      )
    } finally {
      await releaseSources(deps.pg, sources)
    }
  }
  return 'again'
}

/** null: stopped before anything was read. */
async function readSource(
  { log }: JobDeps,
  network: Network,
  source: ClaimedSource,
  ask: Ask,
  signal: AbortSignal,
): Promise<Run | null> {
  const run = await readAccount(network, { ...source, since: source.since?.getTime() ?? null }, ask)
  if (signal.aborted) return run.pages.length > 0 ? { ...run, state: 'read', failure: null } : null
  if (run.failure) log.info({ source: source.id, reason: run.failure.message }, 'a source could not be read')
  return run
}
