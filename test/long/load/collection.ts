/** Followed channels of a simulated network that keep publishing, editing and deleting. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/server/sources/demo/random.ts'
import type { PlannedChannel } from '../../simulation/planned-channel.ts'
import { type PlayedNetwork, startNetwork } from '../../simulation/played-network.ts'
import type { Installation } from '../installation.ts'
import { grow, startChannel } from '../kill-collection/growing-channel.ts'
import { judgeEnd } from '../kill-collection/judge-collected.ts'
import { askToRead, follow, listSources, readToTheEnd } from '../kill-collection/read-sources.ts'
import type { Judged } from './work.ts'

const CHANNELS = 9
const HOUR = 3_600_000
const MINUTE = 60_000
/** Interval of requests to read all of them now. */
const ASK_MS = 20_000
/** A missing post is reported as deleted after it was missed twice, a minute apart. */
const APART_MS = 62_000
const READ_WITHIN_MS = 120_000
const SHOWN = 5

export type Played = {
  channels: PlannedChannel[]
  network: PlayedNetwork
  env: Record<string, string>
  close(): Promise<void>
}

/** Settings that the program needs before it starts. */
export async function openPlayed(random: Random): Promise<Played> {
  const now = Date.now()
  const channels = Array.from({ length: CHANNELS }, (_, i) => startChannel(random, i, { from: now - HOUR, to: now }))
  const network = await startNetwork(channels, now)
  const moving = setInterval(() => network.moveTo(Date.now()), 20)
  return {
    ...{ channels, network },
    env: { LUPASCAN_TELEGRAM_WEB_BASE: network.base, LUPASCAN_COLLECT_PER_SECOND: '40' },
    async close() {
      clearInterval(moving)
      await network.close()
    },
  }
}

export type Collection = {
  /** Stops publishing and waits until everything is read. */
  settle(burden: number): Promise<Judged>
  /** Reads the stores after the program has closed them. */
  judge(): Promise<Judged>
  close(): Promise<void>
}

export async function startCollection(it: Installation, played: Played, draw: Draw): Promise<Collection> {
  const { channels } = played
  await follow(it, channels, Date.now() - 2 * HOUR)
  let [isOver, minute] = [false, 0]
  const publish = () => {
    const from = Date.now()
    const random = draw(`minute ${minute}`)
    for (const channel of channels) grow(random, channel, { from, to: from + MINUTE })
    minute += 1
  }
  publish()
  const publishing = setInterval(publish, MINUTE)
  const asking = (async () => {
    while (!isOver) {
      await askToRead(it).catch(() => {})
      await sleep(ASK_MS)
    }
  })()
  const close = async () => {
    clearInterval(publishing)
    isOver = true
    await asking
  }
  let [told, at] = [0, 0]
  return {
    close,
    async settle(burden) {
      await close()
      // Lets the plan of the last minute finish.
      await sleep(MINUTE)
      const wrong: string[] = []
      const reading = { withinMs: READ_WITHIN_MS * burden, wrong: (what: string) => void wrong.push(what) }
      await readToTheEnd(it, channels, reading)
      await sleep(APART_MS)
      at = Date.now()
      const ms = await readToTheEnd(it, channels, reading)
      told = (await listSources(it)).reduce((sum, { posts_stored }) => sum + posts_stored, 0)
      return { wrong, figures: { all_sources_read_after_ms: Math.round(ms) } }
    },
    judge: () => judge(it, played, { told, at }),
  }
}

type Draw = (name: string) => Random

async function judge(
  { dataDir }: Installation,
  { network, channels }: Played,
  { told, at }: { told: number; at: number },
): Promise<Judged> {
  const addresses = { dataDir, databaseUrl: null, clickhouseUrl: null }
  const { wrong, figures } = await judgeEnd(addresses, { network, channels, doubts: [], at })
  const { messages, texts, deletions } = figures
  const others = wrong.length > SHOWN ? [`and ${wrong.length - SHOWN} other posts`] : []
  const leaks = network.leaks > 0 ? [`${network.leaks} redirects were followed to a private place`] : []
  const counted = told === messages ? [] : [`sources tell of ${told} posts, ${messages} are stored`]
  return {
    wrong: [...wrong.slice(0, SHOWN), ...others, ...leaks, ...counted],
    figures: {
      collected: `${messages} posts, ${texts} texts, ${deletions} deletions of ${network.shown.length} pages`,
    },
  }
}
