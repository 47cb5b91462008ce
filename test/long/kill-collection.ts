/** kill -9 at random moments of collecting and of startup, while channels publish, edit and delete. */
import { setTimeout as sleep } from 'node:timers/promises'
import { chance, pickInteger } from '../../src/server/sources/demo/random.ts'
import type { PlannedChannel, Span } from '../simulation/planned-channel.ts'
import { type PlayedNetwork, startNetwork } from '../simulation/played-network.ts'
import { grow, startChannel } from './kill-collection/growing-channel.ts'
import { judgeEnd, judgeSeen, type Seen } from './kill-collection/judge-collected.ts'
import { askToRead, follow, listSources, readToTheEnd } from './kill-collection/read-sources.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { type OpenPlace, openEmbedded, type Place } from './places/place.ts'
import { openServers } from './places/servers.ts'
import { READY_WITHIN_MS, startInTime } from './start-in-time.ts'

const CHANNELS = 9
const PER_SECOND = '40'
const SECOND = 1_000
const HOUR = 3_600_000
/** Length of a channel's plan for one round. */
const ROUND_MS = 12 * SECOND
const MAX_LIFE_MS = 9 * SECOND
/** A source not read by then is stuck. */
const READ_WITHIN_MS = 60_000
/** A missing post is reported as deleted after it was missed twice, a minute apart. */
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
  /** Periods whose pages need not be stored: from the last completed read to the death. */
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
    await follow(place.it, channels, now - 2 * HOUR)
    for (let round = long.from; round < long.to; round += 1) {
      const { life, killed } = await collectAndKill(scene, long, round)
      inStart += await killInStart(scene, long, round)
      ready.push(await startInTime(long, round, () => place.start()))
      for (const one of await look(scene)) long.wrong(round, `after the start: ${one}`)
      read.push(await readOn(scene, long, round))
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

/** Returns how long the killed processes lived. */
async function collectAndKill(scene: Scene, long: LongRun, round: number): Promise<{ life: number; killed: string }> {
  const { place, channels, doubts } = scene
  const random = long.random(round)
  const from = Date.now()
  for (const channel of channels) grow(random, channel, { from, to: from + ROUND_MS })
  const life = pickInteger(random, 0, MAX_LIFE_MS)
  const death = sleep(life).then(() => place.kill(long.random(`${round}/who`)))
  while (Date.now() < from + life) {
    // Interrupted by the kill.
    await askToRead(place.it).catch(() => {})
    const wrong = await look(scene).catch(() => [])
    for (const one of Date.now() < from + life ? wrong : []) long.wrong(round, `while it collects: ${one}`)
  }
  const killed = await death
  doubts.push({ from, to: Date.now() + 1 })
  return { life, killed }
}

/** Kills some of the following starts too. Returns how many. */
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

/** Waits until every source has been read since, and has nothing left to read. Returns the time taken. */
const readOn = (scene: Scene, long: LongRun, round: number | string) =>
  readToTheEnd(scene.place.it, scene.channels, {
    withinMs: READ_WITHIN_MS,
    wrong: (what) => long.wrong(round, what),
    async onSettings() {
      for (const one of await look(scene)) long.wrong(round, `while it reads on: ${one}`)
    },
  })

/** No more publishing: three reads, two of them apart, and then the stores are checked. */
async function end(scene: Scene, long: LongRun): Promise<void> {
  const { place, network, channels, doubts } = scene
  await readOn(scene, long, 'end')
  await sleep(APART_MS)
  const at = Date.now()
  await readOn(scene, long, 'end')
  const told = (await listSources(place.it)).reduce((sum, { posts_stored }) => sum + posts_stored, 0)
  for (const one of await look(scene)) long.wrong('end', one)
  await place.killAll()
  const { wrong, figures } = await judgeEnd(place.stores, { network, channels, doubts, at })
  for (const one of wrong) long.wrong('end', one)
  if (network.leaks > 0) long.wrong('end', `${network.leaks} redirects were followed to a private place`)
  const { messages: posts, texts, deletions } = figures
  if (told !== posts) long.wrong('end', `sources tell of ${told} posts, ${posts} are stored`)
  Object.assign(long.figures, { posts, told_by_sources: told, texts, deletions })
}
