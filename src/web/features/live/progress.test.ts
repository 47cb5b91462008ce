import { expect, test } from 'vitest'
import { makeLive } from '../../../../test/lives/lives.ts'
import { describeProgress, isGrowing } from './progress.ts'

test('what is going on is said in words, the delay without flicker', () => {
  const heard = makeLive({ state: 'listening', listening: 'listening', heard_seconds: 300, written_seconds: 280 })
  expect(describeProgress({ ...heard, delay_seconds: 31 })).toBe('Ouvindo; texto 35 s atrás da fala')
  expect(describeProgress({ ...heard, delay_seconds: 64 })).toBe('Ouvindo; texto 2 min atrás da fala')
  expect(describeProgress({ ...heard, written_seconds: 0 })).toBe('Ouvindo; 5 min de áudio à espera do texto')
  expect(describeProgress({ ...heard, heard_seconds: 0 })).toBe('Conectando ao vídeo')
  expect(describeProgress(makeLive())).toBeNull()
})

test('once it has ended what is still written is said: what is new, what stayed without text, or the end', () => {
  // What was said last may have been silence: text that ends earlier says nothing.
  const ended = makeLive({ state: 'transcribing', listening: 'ended', heard_seconds: 300, written_seconds: 240 })
  const describe = (fields: object) => describeProgress({ ...ended, ...fields })
  expect(describe({ waiting_seconds: 19.5 })).toBe('Terminou; faltam 20 s de áudio')
  expect(describe({ waiting_seconds: 80, rewriting_count: 2 })).toBe('Terminou; faltam 1 min 20 s de áudio')
  expect(describe({ rewriting_count: 1 })).toBe('Terminou; uma parte que ficou sem texto é escrita de novo')
  expect(describe({ rewriting_count: 1_200 })).toBe('Terminou; 1.200 partes que ficaram sem texto são escritas de novo')
  expect(describe({})).toBe('Terminou; o fim está sendo escrito')
})

test('when it is tried again is said by the clock, with the day when that is another', () => {
  const now = new Date('2026-03-12T15:00:00Z')
  const failed = makeLive({ state: 'failed', listening: 'failed', retry_at: '2026-03-12T17:05:00.000Z' })
  expect(describeProgress(failed, now)).toBe('Nova tentativa às 14:05')
  const late = makeLive({ state: 'scheduled', listening: 'scheduled', retry_at: '2026-03-13T17:05:00.000Z' })
  expect(describeProgress(late, now)).toBe('Ainda não começou; nova tentativa em 13/03/2026 às 14:05')
  expect(describeProgress({ ...failed, retry_at: null }, now)).toBeNull()
})

test('text is to come while a live is heard, and until all that was heard is written', () => {
  expect(isGrowing({ transcribed: false, listening: 'listening' })).toBe(true)
  expect(isGrowing({ transcribed: false, listening: 'ended' })).toBe(true)
  expect(isGrowing({ transcribed: true, listening: 'ended' })).toBe(false)
  expect(isGrowing({ transcribed: false, listening: 'off' })).toBe(false)
})
