import { describe, expect, inject, test } from 'vitest'
import { runLong } from './long/long-program.ts'
import { LONG_PROGRAMS } from './long/programs.ts'

/** Same rounds every time; `npm run test:long` tries others, for any length of time. */
const SEED = process.env.TEST_SEED ?? '20261122'
const MAX_MS = 10 * 60_000

/** The others start the program many times, which takes minutes on a busy machine: `npm run test:long -- NAME --short`. */
const QUICK = ['fuzz-http', 'fuzz-raw', 'fuzz-parsers', 'fuzz-language', 'bombs', 'full-log']

describe('long programs, a few rounds of each', () => {
  test.each(Object.entries(LONG_PROGRAMS).filter(([name]) => QUICK.includes(name)))(
    `%s, seed ${SEED}`,
    async (_, program) => {
      const { faults, figures } = await runLong(program, {
        seed: SEED,
        rounds: program.short,
        isShort: true,
        template: inject('storesTemplate'),
      })
      // A test that passes on retry is reported with its message only.
      expect(faults, faults.join('; ')).toEqual([])
      // The test did something.
      expect(Object.keys(figures)).not.toEqual([])
    },
    MAX_MS,
  )
})
