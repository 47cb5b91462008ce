import { expect, test } from 'vitest'
import { describePlainly } from './plain-problem.ts'

test('who configures reads all of it', () => {
  expect(describePlainly('O ffmpeg parou de responder.', true)).toBe('O ffmpeg parou de responder.')
})

test.each([
  ['O vídeo é privado.', 'O vídeo é privado.'],
  [
    'fala.example recusou o acesso (401). Confira LUPASCAN_SPEECH_KEY.',
    'fala.example recusou o acesso (401). Fale com quem administra o LupaScan.',
  ],
  [
    'O ffmpeg parou de responder.',
    'O servidor não conseguiu fazer a transcrição. Fale com quem administra o LupaScan.',
  ],
])('who does not configure reads what happened and whom to ask: %s', (problem, words) => {
  expect(describePlainly(problem)).toBe(words)
})
