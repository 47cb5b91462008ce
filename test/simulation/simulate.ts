/** Days of collecting from a played network with the real program, which is killed at random moments meanwhile. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { quietLog } from '../../src/server/log.ts'
import { createRandom, pickInteger } from '../../src/server/sources/demo/random.ts'
import { openStores } from '../../src/server/store/open.ts'
import { type Clock, createClock } from './clock.ts'
import { judgeClaim, judgeCount, judgeEnd, listCovered, summarise } from './judge-coverage.ts'
import { createFigures, type Figures, judgeMessage } from './judge-message.ts'
import { judgeRhythm, listDisturbances } from './judge-rhythm.ts'
import { type PlannedChannel, planChannel, type Span } from './planned-channel.ts'
import { type PlayedNetwork, startNetwork } from './played-network.ts'
import { type SimulatedProgram, startProgram } from './program.ts'
import { listLooks } from './shown-message.ts'
import { listStored } from './stored-channels.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse('2026-05-01T12:00:00Z')

export type Simulated = Figures & {
  channels: number
  /** That passed. */
  hours: number
  pages: number
  questions: number
  /** States that were there long enough to have to be seen. */
  due: number
  outages: Span[]
  /** What was wrong, in words; empty: nothing. */
  differences: string[]
}

type World = {
  channels: PlannedChannel[]
  network: PlayedNetwork
  clock: Clock
  dataDir: string
  stepMs: number
  outages: Span[]
  differences: string[]
}

/** `restHours`: at the end, without trouble, so that everything can be caught up with. `stepMs` as in `startProgram`. */
export type SimulationPlan = {
  hours: number
  restHours: number
  channels: number
  kills: number
  stepMs: number
  /** A migrated, empty Postgres to begin with. */
  postgresTemplate?: string | undefined
  /** Asked between two moves: whether the rest is to be left out. */
  isOver?: () => boolean
  say?: (line: string) => void
}

export async function simulate(plan: SimulationPlan): Promise<Simulated> {
  const { hours, channels: count, stepMs, postgresTemplate } = plan
  const span = { from: START, to: START + hours * HOUR }
  const channels = Array.from({ length: count }, (_, i) => planChannel(i, span))
  const network = await startNetwork(channels, START)
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-simulation-'))
  if (postgresTemplate) cpSync(postgresTemplate, join(dataDir, 'postgres'), { recursive: true })
  const world: World = {
    channels,
    network,
    clock: createClock(START, network),
    dataDir,
    stepMs,
    outages: [],
    differences: [],
  }
  try {
    const program = await live(world, plan, span)
    const covered = await listCovered(program)
    const summary = await summarise(program)
    await program.end(world.clock.now)
    const shown = channels.filter(({ hasPreview }) => hasPreview).length
    if (summary.total !== count || summary.covered !== shown || summary.missing !== count - shown)
      world.differences.push(`coverage: ${JSON.stringify(summary)}, expected ${shown} of ${count}`)
    return await judge(world, covered)
  } finally {
    await network.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** When the program dies, and how long it is not there then: minutes, sometimes hours. */
function listKills({ from, to }: Span, kills: number): Span[] {
  const random = createRandom('kills')
  const part = (to - from) / kills
  return Array.from({ length: kills }, (_, i) => {
    const at = from + Math.floor((i + 0.1 + 0.7 * random()) * part)
    const away = i % 5 === 3 ? pickInteger(random, 3, 8) * HOUR : pickInteger(random, 1, 25) * MINUTE
    return { from: at, to: at + Math.min(away, Math.floor(part / 4)) }
  })
}

/** All the time, with its deaths. Returns the program that lives at the end. */
async function live(world: World, plan: SimulationPlan, span: Span) {
  const { isOver = () => false, say = () => {} } = plan
  const { clock, network, dataDir, stepMs } = world
  const start = () => startProgram({ dataDir, stepMs, base: network.base, now: clock.now })
  let program = await start()
  await program.ask('/api/sources/', {
    accounts: world.channels.map(({ handle }) => `https://t.me/${handle}`),
    since: new Date(START - 5 * 24 * HOUR).toISOString(),
  })
  for (const kill of listKills(span, plan.kills)) {
    await clock.run(program, kill.from, isOver)
    if (isOver()) break
    await checkClaims(world, program)
    await killAtWork(world, program)
    const from = clock.now
    clock.skip(kill.to - kill.from)
    world.outages.push({ from, to: clock.now })
    say(`killed after ${((from - START) / HOUR).toFixed(1)} h, back after ${(clock.now - from) / MINUTE} min`)
    program = await start()
  }
  await clock.run(program, span.to, isOver)
  await clock.run(program, clock.now + plan.restHours * HOUR)
  return program
}

/** Between two questions, two writes or two moments, as it comes. */
async function killAtWork({ network, clock }: World, program: SimulatedProgram): Promise<void> {
  const shown = new Promise<void>((done) => {
    network.onceShown = done
  })
  const killed = shown.then(() => wait(Math.random() * 80)).then(() => program.kill())
  await clock.run(program, clock.now + 2 * HOUR).catch(() => {})
  await killed
}

async function checkClaims(world: World, program: SimulatedProgram): Promise<void> {
  const { channels, differences, network, clock, outages } = world
  const covered = await listCovered(program)
  // What was shown in these minutes is perhaps not stored yet.
  const doubts = [...outages.map(({ from }) => from), clock.now]
  for (const channel of channels) {
    const account = covered.get(channel.handle)
    const pages = network.shown.filter((page) => page.handle === channel.handle)
    const looks = listLooks(channel.messages, pages, doubts).values()
    for (const wrong of [...judgeClaim(channel, account), ...judgeCount(account, looks)])
      differences.push(`${channel.handle}, coverage at ${new Date(clock.now).toISOString()}: ${wrong}`)
  }
}

async function judge(world: World, covered: Awaited<ReturnType<typeof listCovered>>): Promise<Simulated> {
  const { channels, network, clock, dataDir, stepMs, outages, differences } = world
  const figures = createFigures()
  let due = 0
  const stores = await openStores({ dataDir, databaseUrl: null, clickhouseUrl: null }, quietLog)
  for (const channel of channels) {
    const { handle, messages } = channel
    const stored = await listStored(stores.ch, handle)
    const byNumber = Map.groupBy(stored, ({ number }) => number)
    const pages = network.shown.filter((page) => page.handle === handle)
    const looks = listLooks(
      messages,
      pages,
      outages.map(({ from }) => from),
    )
    const disturbed = listDisturbances(channel, outages, { from: START, to: clock.now })
    for (const message of messages) {
      const seen = looks.get(message.id) ?? []
      const rhythm = channel.hasPreview ? judgeRhythm(message, seen, disturbed, 2 * stepMs) : { due: 0, overlooked: [] }
      due += rhythm.due
      const wrong = judgeMessage(message, seen, byNumber.get(message.id) ?? [], figures)
      for (const one of [...wrong, ...rhythm.overlooked]) differences.push(`${handle}/${message.id} ${one}`)
      byNumber.delete(message.id)
    }
    for (const number of byNumber.keys()) differences.push(`${handle}/${number} is stored and is no message`)
    // While it ends it may still read what came.
    const known = stored.filter(({ texts }) => (texts[0]?.at ?? 0) <= clock.now).length
    // Only where the end came before its time.
    const isTroubled = disturbed.some(({ from, to }) => from < clock.now && clock.now < to + HOUR)
    for (const one of judgeEnd(channel, covered.get(handle), { stored: known, end: clock.now, isTroubled }))
      differences.push(`${handle}, coverage: ${one}`)
  }
  await stores.close()
  if (network.leaks > 0) differences.push(`${network.leaks} redirects were followed to a private place`)
  return {
    ...figures,
    ...{
      channels: channels.length,
      hours: (clock.now - START) / HOUR,
      pages: network.shown.length,
      questions: network.questions,
      due,
      outages,
      differences,
    },
  }
}
