/** The state of a simulation, new or resumed. */
import { cpSync } from 'node:fs'
import { type Clock, createClock } from './clock.ts'
import { keepRun, type Run, readRun } from './keep-run.ts'
import { type PlannedChannel, planChannel, type Span } from './planned-channel.ts'
import { type Played, type PlayedNetwork, startNetwork } from './played-network.ts'

const HOUR = 60 * 60_000
export const START = Date.parse('2026-05-01T12:00:00Z')

export type World = {
  channels: PlannedChannel[]
  network: PlayedNetwork
  clock: Clock
  dataDir: string
  stepMs: number
  /** Number of planned deaths so far. */
  killed: number
  outages: Span[]
  differences: string[]
}

/** `restHours`: time without trouble at the end, to catch up with everything. `stepMs` as in `startProgram`. */
export type SimulationPlan = {
  hours: number
  restHours: number
  channels: number
  kills: number
  stepMs: number
  /** An initial data directory: both stores, migrated and empty. */
  template?: string | undefined
  /** Called between two moves: whether to skip the rest or, with a `folder`, to leave it for another run. */
  isOver?: () => boolean
  /** Where a resumable run is saved at its last death; a run saved there is resumed. */
  folder?: string | undefined
  say?: (line: string) => void
}

/** From the first moment to the last, without the rest. */
export const spanOf = ({ hours }: SimulationPlan): Span => ({ from: START, to: START + hours * HOUR })

const nameRun = ({ hours, channels, kills, stepMs }: SimulationPlan): Run['plan'] => ({
  hours,
  channels,
  kills,
  stepMs,
})

/** Begins in `dataDir`, or resumes a saved run. */
export async function openWorld(plan: SimulationPlan, dataDir: string): Promise<World> {
  const { folder, template, stepMs } = plan
  const span = spanOf(plan)
  const channels = Array.from({ length: plan.channels }, (_, i) => planChannel(i, span))
  const run = folder === undefined ? null : readRun(folder, nameRun(plan), dataDir)
  if (!run && template) cpSync(template, dataDir, { recursive: true, verbatimSymlinks: true })
  const now = run?.now ?? START
  const network = await startNetwork(channels, now, run ? toPlayed(run.network) : undefined)
  const { killed, outages, differences } = run ?? { killed: 0, outages: [], differences: [] }
  return { channels, network, clock: createClock(now, network), dataDir, stepMs, killed, outages, differences }
}

const toPlayed = ({ shown, newest, ...counts }: Run['network']): Played => ({
  ...counts,
  shown: shown.map((page) => ({ ...page, ids: new Set(page.ids) })),
  newest: new Map(Object.entries(newest)),
})

/** Only while the program is dead: its stored data and the pages shown must be of the same moment. */
export function keep({ network, clock, dataDir, killed, outages, differences }: World, plan: SimulationPlan): void {
  if (plan.folder === undefined) return
  const { shown, newest, leaks, questions } = network
  const pages = shown.map((page) => ({ ...page, ids: [...page.ids] }))
  const played = { shown: pages, newest: Object.fromEntries(newest), leaks, questions }
  const run = { plan: nameRun(plan), now: clock.now, killed, outages, differences, network: played }
  keepRun(plan.folder, run, dataDir)
}
