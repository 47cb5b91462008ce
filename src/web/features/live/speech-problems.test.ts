import { expect, test } from 'vitest'
import type { SpeechStatus } from '../../../contract/lives/listening.ts'
import { listSpeechProblems } from './speech-problems.ts'

const NOTHING = { ffmpeg: null, engine: null, engine_problem: null, yt_dlp: null } as SpeechStatus

const countAsking = (status: SpeechStatus, isSuperuser: boolean) =>
  listSpeechProblems(status, isSuperuser).filter((problem) => problem.includes('ale com quem administra')).length

test('whom to ask is said once, and not to those who would be asked', () => {
  expect(listSpeechProblems(NOTHING, false)).toHaveLength(3)
  expect(countAsking(NOTHING, false)).toBe(1)
  expect(countAsking(NOTHING, true)).toBe(0)
  const failing = {
    ...NOTHING,
    engine: 'fala',
    engine_problem: 'A fala recusou. Confira LUPASCAN_FALA.',
  } as SpeechStatus
  expect(countAsking(failing, false)).toBe(1)
  expect(listSpeechProblems(failing, true).at(-1)).toContain('Confira LUPASCAN_FALA.')
})
