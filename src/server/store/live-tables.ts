/** The tables of lives, as created by the migrations 006, 013, 015 and 016. */
import type { Generated, JSONColumnType } from 'kysely'

/** One of LISTENING_STATES of the contract. */
type ListeningState = 'off' | 'scheduled' | 'queued' | 'listening' | 'ended' | 'failed'
/** One of SEGMENT_STATES of the contract. */
type SegmentState = 'waiting' | 'written' | 'silent' | 'failed'

export type LivesTable = {
  id: Generated<number>
  url: string
  title: string
  description: string | null
  channel_title: string | null
  search_key: string
  is_live: Generated<boolean>
  transcribed: Generated<boolean>
  started_at: Date | null
  finished_at: Date | null
  demo: Generated<boolean>
  created_by: number | null
  created_at: Generated<Date>
  listening: Generated<ListeningState>
  problem: string | null
  starts_at: Date | null
  heard_seconds: Generated<number>
  heard_at: Date | null
  stream_position: JSONColumnType<object | null, string | null, string | null>
  person_id: number | null
  indexed_until: Date | null
}

/** Lives whose speech is still searchable. */
export type RemovedLivesTable = { id: number }

export type LiveSegmentsTable = {
  live_id: number
  number: number
  started_at: number
  finished_at: number
  overlap: Generated<number>
  ends_in_pause: boolean
  audio: string | null
  state: Generated<SegmentState>
  tries: Generated<number>
  next_try_at: Date | null
  problem: string | null
  engine: string | null
  again: Generated<boolean>
  retries: Generated<number>
  heard_at: Generated<Date>
  written_at: Date | null
}

export type ChaptersTable = {
  live_id: number
  id: number
  started_at: string
  finished_at: string
  transcription: string
  updated_at: Generated<Date>
  segment: number | null
  draft: Generated<boolean>
  speaker: string | null
  corrected_at: Date | null
}

export type ChapterVersionsTable = {
  id: Generated<number>
  live_id: number
  chapter_id: number
  transcription: string
  speaker: string | null
  changed_by: number | null
  changed_at: Generated<Date>
}

export type WatchedTermsTable = {
  id: Generated<number>
  term: string
  term_key: string
  live_id: number | null
  person_id: number | null
  created_by: number | null
  created_at: Generated<Date>
}

export type MentionsTable = {
  id: Generated<number>
  live_id: number
  chapter_id: number
  said_at: number
  term: string
  term_id: number | null
  context: string
  created_at: Generated<Date>
}
