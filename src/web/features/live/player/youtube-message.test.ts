import { expect, test } from 'vitest'
import { readPlayerTime } from './youtube-message.ts'

test('the player’s time is read from its messages, and nothing else is', () => {
  expect(readPlayerTime('{"event":"infoDelivery","info":{"currentTime":12.5}}')).toBe(12.5)
  const others = ['{"event":"onReady"}', '{"info":null}', '{"info":{"currentTime":"1"}}', 'null', '{', '', 7, null, {}]
  expect(others.map(readPlayerTime)).toEqual(others.map(() => null))
})
