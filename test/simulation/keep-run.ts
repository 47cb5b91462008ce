/** Splits a run of many hours: saves its state when the program has just been killed, and resumes from there. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Span = z.object({ from: z.number(), to: z.number() })
const Page = z.object({
  handle: z.string(),
  at: z.number(),
  from: z.number(),
  to: z.number(),
  ids: z.array(z.number()),
})
const Run = z.object({
  /** The requested plan; a different plan cannot resume from here. */
  plan: z.object({ hours: z.number(), channels: z.number(), kills: z.number(), stepMs: z.number() }),
  now: z.number(),
  /** Number of planned deaths so far. */
  killed: z.number(),
  outages: z.array(Span),
  differences: z.array(z.string()),
  network: z.object({
    shown: z.array(Page),
    newest: z.record(z.string(), z.number()),
    leaks: z.number(),
    questions: z.number(),
  }),
})
export type Run = z.infer<typeof Run>

/** Saves a run and a copy of its data in `folder`, replacing the previous one; an interruption while copying leaves that one intact. */
export function keepRun(folder: string, run: Run, dataDir: string): void {
  const next = join(folder, 'next')
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  cpSync(dataDir, join(next, 'data'), { recursive: true })
  writeFileSync(join(next, 'run.json'), JSON.stringify(run))
  rmSync(join(folder, 'kept'), { recursive: true, force: true })
  renameSync(next, join(folder, 'kept'))
}

/**
 * Loads the run saved in `folder` and copies its data to `dataDir`; null: there is none.
 * @throws when a different run was saved there
 */
export function readRun(folder: string, plan: Run['plan'], dataDir: string): Run | null {
  const kept = join(folder, 'kept')
  if (!existsSync(kept)) return null
  const run = Run.parse(JSON.parse(readFileSync(join(kept, 'run.json'), 'utf8')))
  if (JSON.stringify(run.plan) !== JSON.stringify(plan))
    throw new Error(`${folder} holds another run: ${JSON.stringify(run.plan)}`)
  cpSync(join(kept, 'data'), dataDir, { recursive: true })
  return run
}
