import { expect, it } from 'vitest'
import { readTabChange } from './tabs.ts'

const token = (sub: string, exp: number) => `x.${btoa(JSON.stringify({ sub, exp }))}.y`

it.each([
  ['a login', { key: 'access', oldValue: null, newValue: token('ana', 1) }, true, 'login'],
  ['someone else’s login', { key: 'access', oldValue: token('ana', 1), newValue: token('bia', 2) }, true, 'login'],
  ['a renewal', { key: 'access', oldValue: token('ana', 1), newValue: token('ana', 2) }, true, 'renewal'],
  ['the refresh half of a renewal', { key: 'refresh', oldValue: 'a', newValue: 'b' }, true, null],
  ['the first half of a logout', { key: 'refresh', oldValue: 'a', newValue: null }, true, null],
  ['the second half of a logout', { key: 'access', oldValue: 'a', newValue: null }, false, 'logout'],
  ['an emptied storage', { key: null, oldValue: null, newValue: null }, false, 'logout'],
  ['another key', { key: 'theme', oldValue: 'light', newValue: 'dark' }, false, null],
])('understands %s', (_, event, hasTokens, change) => {
  expect(readTabChange(event, hasTokens)).toBe(change)
})
