import { expect, inject, test } from 'vitest'
import { hasProgram } from '../scripts/install-package.ts'
import { rehearse } from './rehearsal/rehearse.ts'

// `npm test` installs it where permitted.
test.skipIf(!hasProgram('ffmpeg'))(
  'a live is heard and written to its last word though the program was killed (skipped: no ffmpeg)',
  async () => {
    const { differences, outages, chapters } = await rehearse({
      ...{ seconds: 50, kills: 1, rate: 2, windowSeconds: 600, thinkMs: 100, idleMs: 0, browser: null },
      template: inject('storesTemplate'),
    })
    expect(differences).toEqual([])
    expect(outages).toHaveLength(1)
    // A busy machine starts listening late: the amount heard is no measure, but its arrival in parts is.
    expect(chapters.length).toBeGreaterThan(1)
  },
  900_000,
)
