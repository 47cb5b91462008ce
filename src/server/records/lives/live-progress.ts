/** Progress of listening to a live and of writing its transcription. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { LiveState } from '../../../contract/limits.ts'
import type { LiveProgress } from '../../../contract/lives/lives.ts'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

/** Converts the end time of a chapter to seconds from the start of the recording. */
export function toSeconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

type ProgressRow = Awaited<ReturnType<ReturnType<typeof selectProgress>['executeTakeFirstOrThrow']>>

/** The caller must narrow it. */
export const selectProgress = (pg: Postgres) =>
  pg
    .selectFrom('lives')
    .innerJoinLateral(summarizeSegments, (join) => join.onTrue())
    .select(['lives.transcribed', 'lives.listening', 'lives.problem', 'lives.heard_seconds', 'lives.heard_at'])
    .select(['gap_from', 'gap_count', 'open_gaps', 'waiting_seconds', 'rewriting_count'])
    .select(sql<string | null>`lives.stream_position->>'retry_at'`.as('retry_at'))
    .select((is) => [
      is
        .selectFrom('live_segments')
        .select(['live_segments.problem'])
        .whereRef('live_segments.live_id', '=', 'lives.id')
        .where('live_segments.state', '=', 'waiting')
        .orderBy('live_segments.again')
        .orderBy('live_segments.number')
        .limit(1)
        .as('writing_problem'),
      is
        .selectFrom('chapters')
        .select(['chapters.finished_at'])
        .whereRef('chapters.live_id', '=', 'lives.id')
        .orderBy('chapters.id', 'desc')
        .limit(1)
        .as('written_until'),
    ])

const isFailed = sql`state = 'failed'`
const isNew = sql`state = 'waiting' AND NOT again`
const isTriedAgain = sql`state = 'waiting' AND again`

/** Summary of a recording's segments: those without text, and those still waiting. */
const summarizeSegments = (is: ExpressionBuilder<Tables, 'lives'>) =>
  is
    .selectFrom('live_segments')
    .select([
      sql<number | null>`min(live_segments.started_at) FILTER (WHERE ${isFailed})`.as('gap_from'),
      sql<number>`(count(*) FILTER (WHERE ${isFailed}))::integer`.as('gap_count'),
      sql<number>`(count(audio) FILTER (WHERE ${isFailed}))::integer`.as('open_gaps'),
      sql<number>`(count(*) FILTER (WHERE ${isTriedAgain}))::integer`.as('rewriting_count'),
      sql<number>`coalesce(
        sum(live_segments.finished_at - live_segments.started_at - overlap) FILTER (WHERE ${isNew}), 0
      )`.as('waiting_seconds'),
    ])
    .whereRef('live_segments.live_id', '=', 'lives.id')
    .as('pieces')

export function toProgress(row: ProgressRow, now: Date): LiveProgress {
  const written = row.written_until ? toSeconds(row.written_until) : 0
  const capturedAt = row.listening === 'listening' && !row.transcribed ? row.heard_at : null
  return {
    state: describeState(row),
    listening: row.listening,
    problem: row.writing_problem ?? row.problem ?? describeGaps(row),
    retry_at: row.listening === 'failed' || row.listening === 'scheduled' ? row.retry_at : null,
    gap_count: row.open_gaps,
    heard_seconds: row.heard_seconds,
    written_seconds: written,
    waiting_seconds: row.waiting_seconds,
    rewriting_count: row.rewriting_count,
    delay_seconds:
      capturedAt && Math.max(0, row.heard_seconds - written + (now.getTime() - capturedAt.getTime()) / 1000),
  }
}

/** Describes what was heard but could not be written. */
function describeGaps({ gap_count, gap_from }: ProgressRow): string | null {
  if (!gap_count || gap_from === null) return null
  const clock = (value: number) => String(Math.floor(value) % 60).padStart(2, '0')
  const at = `${Math.floor(gap_from / 3600)}:${clock(gap_from / 60)}:${clock(gap_from)}`
  return gap_count === 1
    ? `Uma parte do que foi ouvido ficou sem texto, a partir de ${at}.`
    : `${gap_count.toLocaleString('pt-BR')} partes do que foi ouvido ficaram sem texto; a primeira começa em ${at}.`
}

function describeState({ transcribed, listening, written_until }: ProgressRow): LiveState {
  // A complete transcription may grow again.
  if (listening === 'scheduled' || listening === 'queued' || listening === 'listening') return listening
  if (transcribed) return 'transcribed'
  if (listening === 'failed') return listening
  return written_until === null ? 'waiting' : 'transcribing'
}
