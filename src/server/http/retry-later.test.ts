import { expect, test } from 'vitest'
import { retryLater, tooManyRequests } from './retry-later.ts'

test('seconds are whole, within bounds, and agree with their number', () => {
  const refuse = (waitMs: number) => {
    const { message, headers } = retryLater(waitMs, {
      ...{ status: 503, code: 'too_many_requests', why: 'Há buscas demais.' },
      atMostSeconds: 30,
    })
    return [message, headers['retry-after']]
  }
  expect(refuse(0)).toEqual(['Há buscas demais. Tente de novo em 1 segundo.', '1'])
  expect(refuse(1_001)).toEqual(['Há buscas demais. Tente de novo em 2 segundos.', '2'])
  expect(refuse(Number.POSITIVE_INFINITY)).toEqual(['Há buscas demais. Tente de novo em 30 segundos.', '30'])
})

test('whoever guessed too often is told in how many seconds, or in one', () => {
  expect(tooManyRequests(1).message).toBe('Muitas tentativas. Tente de novo em 1 segundo.')
  expect(tooManyRequests(55, 'Muitas tentativas de entrar.').message).toBe(
    'Muitas tentativas de entrar. Tente de novo em 55 segundos.',
  )
})
