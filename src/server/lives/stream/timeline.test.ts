/** Audio whose clock is unrelated to that of earlier sound. */
import { expect, test } from 'vitest'
import { SAMPLE_RATE } from '../stream-position.ts'
import { openTimeline } from './timeline.ts'

test('after a break that was not seen, time has gone by and nothing is taken for a repetition', () => {
  const from = { kind: 'hls', position: 60 * SAMPLE_RATE, clock: 200, sequence: 30, discontinuity: 0 } as const
  const capturedAt = Date.now() - 20_000
  const timeline = openTimeline(from, { kind: 'hls', tolerance: 0.1, maxRepeat: 300, wrap: 95_443, capturedAt })
  timeline.join('lapse', true)
  // By the clock, 195 seconds would count as already captured.
  const sound = timeline.put(Buffer.alloc(8_000), 5, { sequence: 40, discontinuity: 1 })
  expect(sound?.samples.length).toBe(8_000)
  expect(sound?.place).toMatchObject({ kind: 'hls', clock: 5, sequence: 40 })
  expect(sound?.place.position).toBeGreaterThanOrEqual(80 * SAMPLE_RATE)
})
