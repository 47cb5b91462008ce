/** Gauges read from the stores on each scrape: jobs, sources, imports. The tables stay small, however much is stored. */
import { Gauge, type Registry } from 'prom-client'

export type JobCount = { job: string; waiting: number; later: number; running: number; failed: number }
export type SourceCount = { state: string; count: number; newest: Date | null; oldest: Date | null }

/** Queries for the figures; each runs at most once per scrape. */
export type StateReaders = {
  jobs: () => Promise<JobCount[]>
  sources: () => Promise<SourceCount[]>
  imports: () => Promise<number>
  clickhouse: () => Promise<unknown>
}

const SLOWEST_MS = 2_000
/** Concurrent or very frequent scrapes share one reading of the stores. */
const FRESH_MS = 2_000

/** Returns a function that updates the gauges; it never throws: figures that could not be read are absent, and reported as such. */
export function watchStates(registry: Registry, ask: StateReaders, now: () => number = Date.now): () => Promise<void> {
  const gauges = createGauges(registry)
  const parts: Record<string, () => Promise<void>> = {
    jobs: async () => showJobs(gauges.jobs, await ask.jobs()),
    sources: async () => showSources(gauges, await ask.sources(), now()),
    imports: async () => gauges.imports.set(await ask.imports()),
    clickhouse: async () => void (await ask.clickhouse()),
  }
  const readOne = async ([part, read]: [string, () => Promise<void>]) => {
    const done = await inTime(read())
    gauges.readable.set({ part }, done ? 1 : 0)
    if (!done) forget(gauges, part)
  }
  let latest = { at: Number.NEGATIVE_INFINITY, reading: Promise.resolve() }
  return () => {
    if (performance.now() - latest.at > FRESH_MS) {
      const reading = Promise.all(Object.entries(parts).map(readOne)).then(() => {})
      latest = { at: performance.now(), reading }
    }
    return latest.reading
  }
}

function createGauges(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  return {
    jobs: gauge('lupascan_jobs', 'Jobs in the queue of all processes, as it was counted last', ['job', 'state']),
    sources: gauge('lupascan_sources', 'Followed accounts by state', ['state']),
    newest: gauge('lupascan_sources_newest_success_seconds', 'Since an account was last read well', ['state']),
    oldest: gauge('lupascan_sources_oldest_success_seconds', 'Since the one waiting longest was read well', ['state']),
    imports: gauge('lupascan_imports_running', 'Imports through the browser or the API that run', []),
    readable: gauge('lupascan_readable', '1: the part was read just now; 0: its store did not answer', ['part']),
  }
}

type Gauges = ReturnType<typeof createGauges>

/** A stale figure must not look like a current one. */
function forget(gauges: Gauges, part: string): void {
  if (part === 'jobs') gauges.jobs.reset()
  if (part === 'imports') gauges.imports.remove()
  if (part === 'sources') for (const one of [gauges.sources, gauges.newest, gauges.oldest]) one.reset()
}

function showJobs(jobs: Gauges['jobs'], counts: JobCount[]): void {
  jobs.reset()
  for (const { job, ...states } of counts)
    for (const [state, count] of Object.entries(states)) jobs.set({ job, state }, count)
}

function showSources(gauges: Gauges, counts: SourceCount[], now: number): void {
  for (const one of [gauges.sources, gauges.newest, gauges.oldest]) one.reset()
  for (const { state, count, newest, oldest } of counts) {
    gauges.sources.set({ state }, count)
    if (newest) gauges.newest.set({ state }, Math.max(0, now - newest.getTime()) / 1000)
    if (oldest) gauges.oldest.set({ state }, Math.max(0, now - oldest.getTime()) / 1000)
  }
}

function inTime(work: Promise<void>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, SLOWEST_MS, false).unref())
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ])
}
