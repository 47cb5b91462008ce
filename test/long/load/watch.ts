/** Samples the program's resources and event-loop delay every few seconds. */
import { setTimeout as sleep } from 'node:timers/promises'
import { callProgram, type Installation } from '../installation.ts'
import { countChildren, countFiles, countThreads, readResident } from '../read-process.ts'
import { note } from './work.ts'

export const METRICS_TOKEN = 'medicoes-das-provas-longas'
export const CHECK_INTERVAL_MS = 10_000

const WAITING_JOBS = /^lupascan_jobs\{[^}]*state="waiting"[^}]*\} (\S+)/gm
const UNREAD_JOBS = /^lupascan_readable\{part="jobs"\} 0/m
const nameJob = (line: string) => /job="([^"]*)"/.exec(line)?.[1] ?? ''

/** Memory in megabytes, times in milliseconds. */
export type Sample = {
  atSeconds: number
  resident: number
  anonymous: number
  heap: number
  external: number
  files: number
  threads: number
  children: number
  loopP99: number
  waitingJobs: number
  /** Names of waiting jobs; “unread” if the program could not count them. */
  waiting: string
}

export type Watch = {
  samples: Sample[]
  /** Failed samples, by message. */
  faults: Map<string, number>
  end(): Promise<void>
}

export function watchProgram(it: Installation): Watch {
  const samples: Sample[] = []
  const faults = new Map<string, number>()
  const begin = performance.now()
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      const next = sleep(CHECK_INTERVAL_MS, undefined, { signal: over.signal }).catch(() => {})
      await look(it, (performance.now() - begin) / 1000).then(
        (sample) => samples.push(sample),
        (error: Error) => note(faults, `a look at the program ends with ${error}`),
      )
      await next
    }
  })()
  return {
    ...{ samples, faults },
    async end() {
      over.abort()
      await looking
    },
  }
}

async function look(it: Installation, atSeconds: number): Promise<Sample> {
  const { pid } = it
  const { status, text } = await callProgram(it.address, '/api/metrics-internal', { token: METRICS_TOKEN })
  if (status !== 200) throw new Error(`metrics are answered ${status}`)
  const sum = (line: RegExp) => {
    const values = [...text.matchAll(line)].map(([, value]) => Number(value))
    if (values.length === 0) throw new Error(`no line of the metrics is ${line.source}`)
    return values.reduce((total, value) => total + value, 0)
  }
  // A busy store may not respond in time: the program then says so, and returns no stale count.
  const areJobsUnread = UNREAD_JOBS.test(text)
  const { all, anonymous } = readResident(pid)
  const files = countFiles(pid)
  return {
    ...{ atSeconds, resident: all, anonymous },
    heap: sum(/^nodejs_heap_size_used_bytes (\S+)/gm) / 1e6,
    external: sum(/^nodejs_external_memory_bytes (\S+)/gm) / 1e6,
    files: Object.values(files).reduce((total, count) => total + count, 0),
    threads: countThreads(pid),
    children: countChildren(pid),
    loopP99: sum(/^nodejs_eventloop_lag_p99_seconds (\S+)/gm) * 1000,
    waitingJobs: areJobsUnread ? 0 : sum(WAITING_JOBS),
    waiting: areJobsUnread
      ? 'unread'
      : [...text.matchAll(WAITING_JOBS)].flatMap(([line, count]) => (Number(count) > 0 ? [nameJob(line)] : [])).join(),
  }
}
