import { expect, it } from 'vitest'
import { canUseUnrenewed, getRefreshDelay, readExpiry, readSubject } from './schedule.ts'

const MINUTE = 60_000

it.each([
  ['two minutes before the end', 10 * MINUTE, 8 * MINUTE],
  ['not sooner than a minute from now', 2.5 * MINUTE, MINUTE],
  ['a minute from now when already over', -5 * MINUTE, MINUTE],
])('renews %s', (_, left, delay) => {
  const now = Date.UTC(2026, 2, 12)
  expect(getRefreshDelay(now + left, now)).toBe(delay)
})

it.each([
  ['with more than a minute left', MINUTE + 1, true],
  ['near its end', MINUTE, false],
  ['over', -MINUTE, false],
])('whether a stored token %s may be used before it is renewed', (_, left, expected) => {
  const now = Date.UTC(2026, 2, 12)
  expect(canUseUnrenewed(now + left, now)).toBe(expected)
  expect(canUseUnrenewed(null, now)).toBe(false)
})

it('reads the end and the subject of a token, whatever its alphabet', () => {
  const claims = { sub: 'joão ÿÿ?>', exp: 1_773_324_300 }
  const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
  expect(readExpiry(token)).toBe(1_773_324_300_000)
  expect(readSubject(token)).toBe('joão ÿÿ?>')
})

it.each(['', 'a', 'a.b.c', 'a.e30.c', `a.${btoa('{"exp":"1"}')}.c`, `a.${btoa('null')}.c`])(
  'does not fail on the token "%s"',
  (token) => {
    expect(readExpiry(token)).toBeNull()
  },
)
