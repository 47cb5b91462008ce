/** kill -9 at random moments of collecting and of starting, while channels publish, change and remove. */
import { setTimeout as sleep } from 'node:timers/promises'
import { chance, pickInteger } from '../../src/server/sources/demo/random.ts'
import type { PlannedChannel, Span } from '../simulation/planned-channel.ts'
import { type PlayedNetwork, startNetwork } from '../simulation/played-network.ts'
import { grow, startChannel } from './kill-collection/growing-channel.ts'
import { judgeEnd, judgeSeen, type Seen } from './kill-collection/judge-collected.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { type OpenPlace, openEmbedded, type Place } from './places/place.ts'
import { openServers } from './places/servers.ts'
import { READY_WITHIN_MS, startInTime } from './start-in-time.ts'

const CHANNELS = 9
const PER_SECOND = '40'
const SECOND = 1_000
const HOUR = 3_600_000
/** How long a channel's plan of one round is. */
const ROUND_MS = 12 * SECOND
const LONGEST_LIFE_MS = 9 * SECOND
/** A source that was not read by then waits for something that nobody does. */
const READ_WITHIN_MS = 60_000
/** What is missing is told as gone when it was missed twice, a minute apart. */
const APART_MS = 62_000
const SHOWN = 5

const program = (open: OpenPlace, where: string): LongProgram => ({
  proves: `${where}: after kills every post of a played network is there once and counted once, with its forms, deletions arrive, no source is stuck`,
  round: 'channels that go on publishing, a kill in collecting or in starting, a start, and a reading to its end',
  rounds: 100,
  short: 1,
  run: (long) => run(long, open),
})

export const killCollection = program(openEmbedded, 'in one process')
export const killCollectionOnServers = program(openServers, 'on servers, two processes that answer and two that work')

type Scene = {
  place: Place
  network: PlayedNetwork
  channels: PlannedChannel[]
  seen: Seen
  /** When what was shown need not be stored: from the last reading to its end until the death. */
  doubts: Span[]
}

async function run(long: LongRun, open: OpenPlace): Promise<void> {
  const random = long.random('first')
  const now = Date.now()
  const channels = Array.from({ length: CHANNELS }, (_, i) => startChannel(random, i, { from: now - HOUR, to: now }))
  const network = await startNetwork(channels, now)
  const moving = setInterval(() => network.moveTo(Date.now()), 20)
  const place = await open({
    ...{ LUPASCAN_TELEGRAM_WEB_BASE: network.base, LUPASCAN_COLLECT_PER_SECOND: PER_SECOND },
  })
  const scene: Scene = { place, network, channels, seen: new Map(), doubts: [] }
  const [ready, read]: [number[], number[]] = [[], []]
  let inStart = 0
  try {
    await follow(scene, now - 2 * HOUR)
    for (let round = long.from; round < long.to; round += 1) {
      const { life, killed } = await collectAndKill(scene, long, round)
      inStart += await killInStart(scene, long, round)
      ready.push(await startInTime(long, round, () => place.start()))
      for (const one of await look(scene)) long.wrong(round, `after the start: ${one}`)
      read.push(await readToTheEnd(scene, long, round))
      long.say(
        `${round}: ${killed} killed after ${life} ms; ready in ${Math.round(ready.at(-1) ?? 0)} ms, all read ${Math.round(read.at(-1) ?? 0)} ms later; ${scene.seen.size} posts`,
      )
    }
    await end(scene, long)
    const late = ready.filter((ms) => ms > READY_WITHIN_MS).length
    Object.assign(long.figures, { kills: ready.length + inStart, killed_in_start: inStart })
    Object.assign(long.figures, {
      ...{ pages: network.shown.length, ready: describeTimes(ready), all_read: describeTimes(read) },
      [`ready_later_than_${READY_WITHIN_MS}_ms`]: late,
    })
  } finally {
    await place.close()
    clearInterval(moving)
    await network.close()
  }
}

const look = async ({ place, channels, seen }: Scene) => (await judgeSeen(place.it, channels, seen)).slice(0, SHOWN)

async function follow({ place, channels }: Scene, since: number): Promise<void> {
  const accounts = channels.map(({ handle }) => `https://t.me/${handle}`)
  const json = { accounts, since: new Date(since).toISOString() }
  const answer = await place.it.ask('/api/sources/', { method: 'POST', json })
  if (answer.status !== 201) throw new Error(`sources are answered ${answer.status}: ${answer.text}`)
}

/** Returns how long they lived who were killed. */
async function collectAndKill(scene: Scene, long: LongRun, round: number): Promise<{ life: number; killed: string }> {
  const { place, channels, doubts } = scene
  const random = long.random(round)
  const from = Date.now()
  for (const channel of channels) grow(random, channel, { from, to: from + ROUND_MS })
  const life = pickInteger(random, 0, LONGEST_LIFE_MS)
  const death = sleep(life).then(() => place.kill(long.random(`${round}/who`)))
  while (Date.now() < from + life) {
    // Cut off by the death.
    await ask(scene).catch(() => {})
    const wrong = await look(scene).catch(() => [])
    for (const one of Date.now() < from + life ? wrong : []) long.wrong(round, `while it collects: ${one}`)
  }
  const killed = await death
  doubts.push({ from, to: Date.now() + 1 })
  return { life, killed }
}

/** Some of the starts that follow are killed too. Returns how many. */
async function killInStart({ place, doubts }: Scene, long: LongRun, round: number): Promise<number> {
  const random = long.random(`${round}/start`)
  let kills = 0
  for (; kills < 3 && chance(random, 0.4); kills += 1) {
    const from = Date.now()
    await place.startAndKill(pickInteger(random, 100, 6_000))
    doubts.push({ from, to: Date.now() + 1 })
  }
  return kills
}

type Source = {
  id: number
  handle: string
  is_running: boolean
  last_run_at: string | null
  problem: string | null
  posts_stored: number
  waiting: unknown[]
  backfill: unknown
}

async function listSources({ place }: Scene): Promise<Source[]> {
  const { json, status, text } = await place.it.ask('/api/sources/?page_size=100')
  if (status !== 200) throw new Error(`sources are answered ${status}: ${text}`)
  return (json as { items: Source[] }).items
}

/** Asks for all of them, or some, to be read now. */
async function ask(scene: Scene, sources?: readonly Source[]): Promise<void> {
  for (const { id } of sources ?? (await listSources(scene)))
    await scene.place.it.ask(`/api/sources/${id}/run/`, { method: 'POST' })
}

/** Until every source has been read since, and has nothing left to read. Returns how long it took. */
async function readToTheEnd(scene: Scene, long: LongRun, round: number | string): Promise<number> {
  const from = Date.now()
  const begin = performance.now()
  const silent = new Set(scene.channels.filter(({ hasPreview }) => !hasPreview).map(({ handle }) => handle))
  const isRead = (source: Source) =>
    Date.parse(source.last_run_at ?? '') >= from &&
    !source.is_running &&
    (silent.has(source.handle) || (source.problem === null && source.waiting.length === 0 && source.backfill === null))
  await ask(scene)
  for (;;) {
    const open = (await listSources(scene)).filter((source) => !isRead(source))
    for (const one of await look(scene)) long.wrong(round, `while it reads on: ${one}`)
    if (open.length === 0) return performance.now() - begin
    if (performance.now() - begin > READ_WITHIN_MS) {
      long.wrong(round, `not read within ${READ_WITHIN_MS} ms: ${JSON.stringify(open[0]).slice(0, 500)}`)
      return performance.now() - begin
    }
    await sleep(1_000)
    await ask(
      scene,
      open.filter(({ is_running }) => !is_running),
    )
  }
}

/** Nothing is published any more: three readings, of which two are apart, and the stores are read. */
async function end(scene: Scene, long: LongRun): Promise<void> {
  const { place, network, channels, doubts } = scene
  await readToTheEnd(scene, long, 'end')
  await sleep(APART_MS)
  const at = Date.now()
  await readToTheEnd(scene, long, 'end')
  const told = (await listSources(scene)).reduce((sum, { posts_stored }) => sum + posts_stored, 0)
  for (const one of await look(scene)) long.wrong('end', one)
  await place.killAll()
  const { wrong, figures } = await judgeEnd(place.stores, { network, channels, doubts, at })
  for (const one of wrong) long.wrong('end', one)
  if (network.leaks > 0) long.wrong('end', `${network.leaks} redirects were followed to a private place`)
  const { messages: posts, texts, deletions } = figures
  if (told !== posts) long.wrong('end', `sources tell of ${told} posts, ${posts} are stored`)
  Object.assign(long.figures, { posts, told_by_sources: told, texts, deletions })
}
