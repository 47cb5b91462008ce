import { describe, expect, test } from 'vitest'
import { createRandom, drawNormal } from '../src/server/sources/demo/random.ts'
import { judgeGrowth } from './long/load/growth.ts'

const EVERY_SECONDS = 10
const TENTH = { portion: 0.1 }

/** An hour of readings. */
const readings = (readAt: (seconds: number) => number, count = 360) =>
  Array.from({ length: count }, (_, n) => ({ atSeconds: n * EVERY_SECONDS, value: readAt(n * EVERY_SECONDS) }))

describe('growth', () => {
  test('what warms up and then swings around a level is flat', () => {
    const random = createRandom('swings')
    const values = readings((at) => 900 - 400 * Math.exp(-at / 300) + 40 * drawNormal(random))
    expect(judgeGrowth(values, TENTH)?.isGrowing).toBe(false)
  })

  test('what goes up and down by itself, as a heap does, is flat', () => {
    const values = readings((at) => 200 + 80 * ((at / 170) % 1))
    expect(judgeGrowth(values, TENTH)?.isGrowing).toBe(false)
  })

  test('a leak below its own swings is told', () => {
    const random = createRandom('leak')
    const leaking = judgeGrowth(
      readings((at) => 900 + at / 12 + 40 * drawNormal(random)),
      TENTH,
    )
    expect(leaking?.isGrowing).toBe(true)
    expect(leaking?.perHour).toBeGreaterThan(250)
    expect(leaking?.perHour).toBeLessThan(350)
  })

  test('a file more every half minute is told, one step is not', () => {
    expect(
      judgeGrowth(
        readings((at) => 430 + Math.floor(at / 30)),
        TENTH,
      )?.isGrowing,
    ).toBe(true)
    expect(
      judgeGrowth(
        readings((at) => (at < 2_000 ? 430 : 440)),
        TENTH,
      )?.isGrowing,
    ).toBe(false)
  })

  test('of a few processes one more is no growth, three more are', () => {
    // In the blocks of the second half: 3, 3, 3, 4, 4, 4.
    const children = readings((at) => (at < 2_700 ? 3 : 4))
    expect(judgeGrowth(children, TENTH)?.isGrowing).toBe(true)
    expect(judgeGrowth(children, { portion: 0.1, least: 2 })?.isGrowing).toBe(false)
    const more = readings((at) => 3 + Math.floor(Math.max(0, at - 1_800) / 450))
    expect(judgeGrowth(more, { portion: 0.1, least: 2 })?.isGrowing).toBe(true)
  })

  test('a few minutes say nothing', () => {
    expect(
      judgeGrowth(
        readings((at) => at, 40),
        TENTH,
      ),
    ).toBeNull()
  })
})
