import { describe, expect, test } from 'vitest'
import { makeChapter, makeLive, makeTranscription } from '../../../../../test/lives/lives.ts'
import type { Chapter, LiveDetail } from '../../../../contract/lives/lives.ts'
import { applyAnswer, getPollDelay, getTranscriptQuery } from './transcript.ts'

const chapter = (id: number, transcription = `trecho ${id}`) => makeChapter(id, { transcription })
const FIRST = '2026-03-12T12:00:00.000Z'
const LATER = '2026-03-12T12:00:05.000Z'
const live = makeLive({ chapters: [chapter(1), chapter(2), chapter(3)], chapter_count: 3, until: FIRST })
const answer = (...chapters: Chapter[]) => makeTranscription({ chapters, until: LATER })
const texts = ({ chapters }: LiveDetail) => chapters.map(({ transcription }) => transcription)

describe('what an answer changes', () => {
  test('chapters from the smallest returned id onward replace the local tail', () => {
    const next = applyAnswer(live, answer(chapter(4), chapter(2, 'corrigido')))
    expect(texts(next)).toEqual(['trecho 1', 'corrigido', 'trecho 4'])
    expect(next).toMatchObject({ chapter_count: 3, until: LATER })
  })

  test('an answer without chapters leaves ours as they are, the very same ones', () => {
    expect(applyAnswer(live, answer()).chapters).toBe(live.chapters)
  })

  test('the same answer twice changes nothing more', () => {
    const once = applyAnswer(live, answer(chapter(3), chapter(4)))
    expect(applyAnswer(once, answer(chapter(3), chapter(4)))).toEqual(once)
  })

  test('the transcribed flag updates from each response, and the state with it', () => {
    const done = applyAnswer(live, { ...answer(), transcribed: true, state: 'transcribed' })
    expect(done).toMatchObject({ transcribed: true, state: 'transcribed' })
    expect(applyAnswer(done, answer())).toMatchObject({ transcribed: false, state: 'transcribing' })
  })
})

test('polling fetches chapters since the last chapter id', () => {
  expect(getTranscriptQuery(live)).toEqual({ chapter_id: 3, since: FIRST })
  expect(getTranscriptQuery({ ...live, chapters: [] })).toEqual({ since: FIRST })
})

describe('when to ask again', () => {
  const rest = { waiting_seconds: 0, rewriting_count: 0 }
  const state = { transcribed: false, listening: 'off', isHidden: false, failures: 0, ...rest } as const
  test('a transcribed live is asked for each minute, since it may be corrected; not in a hidden tab', () => {
    expect(getPollDelay(state)).toBe(5_000)
    expect(getPollDelay({ ...state, listening: 'listening' })).toBe(2_500)
    expect(getPollDelay({ ...state, transcribed: true })).toBe(60_000)
    expect(getPollDelay({ ...state, transcribed: true, isHidden: true })).toBeNull()
    expect(getPollDelay({ ...state, transcribed: true, listening: 'listening' })).toBe(2_500)
    expect(getPollDelay({ ...state, isHidden: true })).toBeNull()
  })

  test('a complete transcription is asked for while parts of it are still written', () => {
    const complete = { ...state, transcribed: true, listening: 'ended' } as const
    expect(getPollDelay(complete)).toBe(60_000)
    expect(getPollDelay({ ...complete, waiting_seconds: 12.5 })).toBe(2_500)
    expect(getPollDelay({ ...complete, rewriting_count: 1 })).toBe(2_500)
  })

  test('polling backs off on errors, up to a minute', () => {
    const delays = [1, 2, 3, 4, 50].map((failures) => getPollDelay({ ...state, failures }))
    expect(delays).toEqual([10_000, 20_000, 40_000, 60_000, 60_000])
  })
})
