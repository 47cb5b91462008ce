import { expect, test } from 'vitest'
import { toWebAddress } from './telegram-address.ts'

test.each([
  ['tg://join?invite=AbCdEf-123_x', 'https://t.me/+AbCdEf-123_x'],
  ['tg://resolve?domain=canal', 'https://t.me/canal'],
  ['TG:resolve?domain=canal&post=12', 'https://t.me/canal/12'],
  ['tg://resolve?domain=canal&post=x', 'https://t.me/canal'],
  ['tg://resolve?domain=a/b', 'tg://resolve?domain=a/b'],
  ['tg://user?id=1', 'tg://user?id=1'],
  ['https://a.example/?x=tg://join', 'https://a.example/?x=tg://join'],
])('%s is %s', (address, web) => {
  expect(toWebAddress(address)).toBe(web)
})
