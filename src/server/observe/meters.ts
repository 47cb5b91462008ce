/** The program's metrics, for a monitoring program (Prometheus). No label ever contains text written by a person. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { QueryEvent } from '../store/query-event.ts'

/** In seconds. */
const REQUEST_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const QUERY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Query names are our own, a few hundred; the limit protects memory should one ever be built from other text. */
const MAX_NAMES = 500

export type RequestEnd = { route: string; method: string; status: string; seconds: number }

export type Meters = {
  registry: Registry
  countRequest(end: RequestEnd): void
  countQuery(event: QueryEvent): void
  countJob(job: string, outcome: 'done' | 'failed', seconds: number): void
  /** Places in a queue: number taken and number of requests waiting, read on each scrape. */
  watchPlaces(queue: string, read: () => { running: number; waiting: number }): void
}

export function openMeters(): Meters {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'lupascan_http_requests_total',
    help: 'Requests answered, by route, method and status; "aborted": the asker went away',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'lupascan_http_request_seconds',
    help: 'From the request to the end of its answer',
    labelNames: ['route', 'method'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  return {
    registry,
    countRequest({ route, method, status, seconds }) {
      requests.inc({ route, method, status })
      requestSeconds.observe({ route, method }, seconds)
    },
    countQuery: meterQueries(registers),
    countJob: meterJobs(registers),
    watchPlaces: meterPlaces(registers),
  }
}

function meterQueries(registers: Registry[]): Meters['countQuery'] {
  const labelNames = ['store', 'question'] as const
  const questions = new Counter({
    name: 'lupascan_questions_total',
    help: 'Questions to the stores by their name, and how they ended',
    labelNames: [...labelNames, 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'lupascan_question_seconds',
    help: 'Time of a question, waiting for a connection included; downloads as long as they are read',
    labelNames,
    buckets: QUERY_BUCKETS,
    registers,
  })
  const rows = new Counter({
    name: 'lupascan_question_rows_total',
    help: 'Rows that questions to ClickHouse returned',
    labelNames,
    registers,
  })
  const names = new Set<string>()
  return (event) => {
    const { store, outcome } = event
    if (names.size < MAX_NAMES) names.add(event.question)
    const question = names.has(event.question) ? event.question : 'others'
    questions.inc({ store, question, outcome })
    seconds.observe({ store, question }, event.ms / 1000)
    if (event.rows !== null) rows.inc({ store, question }, event.rows)
  }
}

function meterJobs(registers: Registry[]): Meters['countJob'] {
  const jobs = new Counter({
    name: 'lupascan_jobs_total',
    help: 'Jobs that this process ran, by how they ended; a failed one is tried again',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const seconds = new Counter({
    name: 'lupascan_job_seconds_total',
    help: 'Time that this process spent in jobs',
    labelNames: ['job'],
    registers,
  })
  return (job, outcome, spent) => {
    jobs.inc({ job, outcome })
    seconds.inc({ job }, spent)
  }
}

function meterPlaces(registers: Registry[]): Meters['watchPlaces'] {
  const queues = new Map<string, () => { running: number; waiting: number }>()
  new Gauge({
    name: 'lupascan_places',
    help: 'Heavy calls of this process that run, and that wait for their turn',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [queue, read] of queues) {
        const { running, waiting } = read()
        this.set({ queue, state: 'running' }, running)
        this.set({ queue, state: 'waiting' }, waiting)
      }
    },
  })
  return (queue, read) => void queues.set(queue, read)
}
