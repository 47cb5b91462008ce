import type { Run } from '../../ingest/collect/collect.ts'
import { findNextRun, findNextTry } from '../../ingest/collect/polling-schedule.ts'
import { RefusedBySource } from '../../net/source-error.ts'
import type { ClaimedSource, RunResult } from '../../records/sources/sources.ts'

const DAY_MS = 24 * 60 * 60_000
/** Pause between two batches of a long history. */
const NEXT_PORTION_MS = 10_000

const NO_PREVIEW =
  'não mostra publicações na página pública; só o aplicativo da rede as mostra. Será visto de novo a cada dia.'
const NOT_FOUND = 'A conta não existe, ou mudou de nome. Será procurada de novo a cada dia.'

const describeNoPreview = ({ what, says }: Run) =>
  says === null
    ? `Este ${what} ${NO_PREVIEW}`
    : `A rede não mostra este ${what}: “${says}” Será visto de novo a cada dia.`

/** Numbers of new posts, posts with changed text, and deleted posts. */
type Brought = { stored: number; changed: number; deleted: number }

/** What a run reports about its source: a message, and when to poll again. @param chance random number from 0 to 1 */
export function describeRun(run: Run, source: ClaimedSource, brought: Brought, now: number, chance: number): RunResult {
  const result: RunResult = {
    reading: run.reading,
    state: 'ativa',
    problem: null,
    failures: 0,
    name: run.account?.name ?? null,
    followers: run.account?.followers ?? null,
    posts_stored: brought.stored,
    posts_changed: brought.changed,
    posts_deleted: brought.deleted,
    next_run_at: new Date(now + DAY_MS * (0.9 + 0.2 * chance)),
  }
  if (run.state === 'no preview') return { ...result, state: 'sem prévia', problem: describeNoPreview(run) }
  if (run.state === 'not found') return { ...result, state: 'não existe', problem: NOT_FOUND }
  if (run.failure) {
    const failures = source.failures + 1
    const wait = run.failure instanceof RefusedBySource ? run.failure.retryAfterSeconds : null
    const next_run_at = new Date(findNextTry(failures, wait, now, chance))
    return { ...result, state: 'com erro', problem: run.failure.message, failures, next_run_at }
  }
  if (run.reading.todo.length > 0) return { ...result, next_run_at: new Date(now + NEXT_PORTION_MS) }
  return run.newest ? { ...result, next_run_at: new Date(findNextRun(run.newest, now, chance)) } : result
}
