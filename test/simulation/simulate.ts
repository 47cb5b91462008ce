/** Days of collecting from a simulated network with the real program, which is killed at random moments. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { quietLog } from '../../src/server/log.ts'
import { createRandom, pickInteger } from '../../src/server/sources/demo/random.ts'
import { openStores } from '../../src/server/store/open.ts'
import { judgeClaim, judgeCount, judgeEnd, judgeSummary, listCovered, summarise } from './judge-coverage.ts'
import { createFigures, type Figures, judgeMessage } from './judge-message.ts'
import { judgeRhythm, listDisturbances } from './judge-rhythm.ts'
import type { PlannedChannel, Span } from './planned-channel.ts'
import { type SimulatedProgram, startProgram } from './program.ts'
import { doubtsOf, listLooks } from './shown-message.ts'
import { listStored } from './stored-channels.ts'
import { keep, openWorld, type SimulationPlan, START, spanOf, type World } from './world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export type Simulated = Figures & {
  channels: number
  /** Hours simulated. */
  hours: number
  pages: number
  questions: number
  /** States that lasted long enough to have to be seen. */
  due: number
  outages: Span[]
  /** Problems in words; empty: none. */
  differences: string[]
}

/** Runs the plan; null: the rest is left for another run. */
export async function simulate(plan: SimulationPlan): Promise<Simulated | null> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-simulation-'))
  let world: World | undefined
  try {
    world = await openWorld(plan, dataDir)
    const program = await live(world, plan)
    if (!program) return null
    const covered = await listCovered(program)
    const summary = await summarise(program)
    await program.end(world.clock.now)
    for (const one of judgeSummary(world.channels, covered, summary)) world.differences.push(`coverage: ${one}`)
    return await judge(world, covered)
  } finally {
    await world?.network.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** When the program dies, and for how long it stays down: minutes, sometimes hours. */
function listKills({ from, to }: Span, kills: number): Span[] {
  const random = createRandom('kills')
  const part = (to - from) / kills
  return Array.from({ length: kills }, (_, i) => {
    const at = from + Math.floor((i + 0.1 + 0.7 * random()) * part)
    const away = i % 5 === 3 ? pickInteger(random, 3, 8) * HOUR : pickInteger(random, 1, 25) * MINUTE
    return { from: at, to: at + Math.min(away, Math.floor(part / 4)) }
  })
}

/** Runs the whole span with its deaths. Returns the program that runs at the end; null: it was killed, to resume another time. */
async function live(world: World, plan: SimulationPlan): Promise<SimulatedProgram | null> {
  const { isOver = () => false, say = () => {} } = plan
  const { clock, network, dataDir, stepMs } = world
  const span = spanOf(plan)
  const start = () => startProgram({ dataDir, stepMs, base: network.base, now: clock.now })
  const isNew = clock.now === START
  let program = await start()
  if (isNew) await follow(program, world.channels)
  for (const kill of listKills(span, plan.kills).slice(world.killed)) {
    await clock.run(program, kill.from, isOver)
    if (isOver()) break
    await checkClaims(world, program)
    await killAtWork(world, program)
    const from = clock.now
    clock.skip(kill.to - kill.from)
    world.outages.push({ from, to: clock.now })
    world.killed += 1
    say(`killed after ${((from - START) / HOUR).toFixed(1)} h, back after ${(clock.now - from) / MINUTE} min`)
    keep(world, plan)
    program = await start()
  }
  await clock.run(program, span.to, isOver)
  if (isOver() && plan.folder !== undefined) {
    await killAtWork(world, program)
    world.outages.push({ from: clock.now, to: clock.now })
    keep(world, plan)
    return null
  }
  await clock.run(program, clock.now + plan.restHours * HOUR)
  return program
}

async function follow(program: SimulatedProgram, channels: readonly PlannedChannel[]): Promise<void> {
  await program.ask('/api/sources/', {
    accounts: channels.map(({ handle }) => `https://t.me/${handle}`),
    since: new Date(START - 5 * 24 * HOUR).toISOString(),
  })
}

/** Kills the program between two requests, two writes or two times, at random. */
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
  // What was shown in these minutes may not be stored yet.
  const doubts = doubtsOf([...outages.map(({ from }) => from), clock.now])
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
    const doubts = doubtsOf(outages.map(({ from }) => from))
    const looks = listLooks(messages, pages, doubts)
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
    // While shutting down, it may still process what has arrived.
    const known = stored.filter(({ texts }) => (texts[0]?.at ?? 0) <= clock.now).length
    // Only if the run ended early.
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
