import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { simulate } from './simulation/simulate.ts'

/** A busy machine makes it longer and changes nothing else. */
const MAX_MS = 15 * 60_000

test(
  'what a network showed is stored, once, though the program was killed at work; a run goes on where it was kept',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lupascan-kept-'))
    const plan = {
      ...{ hours: 2, restHours: 1, channels: 4, kills: 1, stepMs: 15 * 60_000, folder },
      template: inject('storesTemplate'),
    }
    const deaths: string[] = []
    const first = await simulate({ ...plan, isOver: () => deaths.length > 0, say: (line) => deaths.push(line) })
    expect(first).toBeNull()
    await expect(simulate({ ...plan, channels: 5 })).rejects.toThrow('another run')
    const result = await simulate(plan)
    rmSync(folder, { recursive: true })
    expect(result?.differences).toEqual([])
    // The planned outage, and that of the first part.
    expect(result?.outages).toHaveLength(2)
    expect(result?.messages).toBeGreaterThan(100)
  },
  MAX_MS,
)
