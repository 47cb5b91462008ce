import { expect, inject, test } from 'vitest'
import { simulate } from './simulation/simulate.ts'

/** A busy machine makes it longer and changes nothing else. */
const LONGEST_MS = 15 * 60_000

test(
  'what a network showed is stored, once, though the program was killed at work',
  async () => {
    const result = await simulate({
      ...{ hours: 3, restHours: 2, channels: 4, kills: 1, stepMs: 15 * 60_000 },
      postgresTemplate: inject('postgresTemplate'),
    })
    expect(result.differences).toEqual([])
    expect(result.outages).toHaveLength(1)
    expect(result.messages).toBeGreaterThan(100)
  },
  LONGEST_MS,
)
