/** Lives and chapters as the API returns them, for tests of their consumers. */
import type { Chapter, LiveDetail, LiveProgress, Transcription } from '../../src/contract/lives/lives.ts'

/** A chapter of one second, without speaker and corrections. */
export const makeChapter = (id: number, fields: Partial<Chapter> = {}): Chapter => ({
  id,
  started_at: `00:00:0${id}.000`,
  finished_at: `00:00:0${id + 1}.000`,
  transcription: `trecho ${id}`,
  draft: false,
  speaker: null,
  corrected: false,
  ...fields,
})

/** No listener; some text exists. */
const PROGRESS: LiveProgress = {
  state: 'transcribing',
  listening: 'off',
  problem: null,
  retry_at: null,
  gap_count: 0,
  heard_seconds: 0,
  written_seconds: 0,
  waiting_seconds: 0,
  rewriting_count: 0,
  delay_seconds: null,
}

export const makeLive = (fields: Partial<LiveDetail> = {}): LiveDetail => ({
  id: 7,
  url: 'https://video.exemplo.org/',
  title: 'Sessão',
  description: null,
  channel_title: null,
  is_live: true,
  transcribed: false,
  ...PROGRESS,
  chapter_count: fields.chapters?.length ?? 0,
  starts_at: null,
  started_at: null,
  finished_at: null,
  person: null,
  chapters: [],
  until: '2026-03-12T12:00:00.000Z',
  ...fields,
})

export const makeTranscription = (fields: Partial<Transcription> = {}): Transcription => ({
  transcribed: false,
  ...PROGRESS,
  chapters: [],
  until: '2026-03-12T12:00:05.000Z',
  ...fields,
})
