import { expect, it } from 'vitest'
import { getNextPath } from './next-path.ts'

const SITE = 'https://lupascan.example.org'

it('leads back to where the user wanted to go', () => {
  expect(getNextPath('/consulta?search=vacina&party=A,B#x', SITE)).toBe('/consulta?search=vacina&party=A,B#x')
})

it.each([
  undefined,
  '',
  'consulta',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09//evil.example/..//login',
  'javascript:alert(1)',
  '/login?next=/login',
  '/logout',
  '/accounts/login/',
])('leads to the query screen for %j or stays on the site', (next) => {
  const path = getNextPath(next, SITE)
  expect(new URL(path, SITE).origin).toBe(SITE)
  expect(path).not.toMatch(/^\/(login|logout|accounts)/)
})

it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/logout'])('does not follow %j', (next) => {
  expect(getNextPath(next, SITE)).toBe('/consulta')
})
