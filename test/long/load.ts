/** Everything at once for an hour: searches, slow readers, imports, lives, collection; then overload with searches. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fillPosts } from '../../bench/posts/fill-posts.ts'
import { FLAGS, MEMORY } from '../../bench/program.ts'
import { type Installation, openInstallation } from './installation.ts'
import { openPlayed, startCollection } from './load/collection.ts'
import { startImports } from './load/imports.ts'
import { describeSample, judgeSamples } from './load/judge-samples.ts'
import { judgeSearches } from './load/judge-searches.ts'
import { openStage, startLives } from './load/lives.ts'
import { openNewsroom } from './load/newsroom.ts'
import { describeSearches, openSearches, type Searched, type Searches } from './load/searches.ts'
import { startSlowReaders } from './load/slow-readers.ts'
import { METRICS_TOKEN, type Watch, watchProgram } from './load/watch.ts'
import { type Judged, tellFaults } from './load/work.ts'
import type { LongProgram, LongRun } from './long-program.ts'
import { weighMachine } from './weigh-machine.ts'

const REPORTERS = 8
/** Duration of the normal pace after the overload. */
const AFTER_SECONDS = 60
const SHOWN = 10
/** Duration of the load measurement before the test begins. */
const WEIGHED_MS = 10_000

export const load: LongProgram = {
  proves:
    'searches of all kinds, slow readers, imports, lives and collection at once, then far too many searches: nothing fails, nothing is lost, memory, files and threads do not grow',
  round: 'a minute of searches at the pace, while everything else goes on',
  rounds: 60,
  short: 1,
  options: {
    posts: { means: 'invented posts that are stored before', usual: 100_000, short: 5_000 },
    pace: { means: 'searches a second', usual: 40, short: 4 },
    flood: { means: 'searches a second when there are too many', usual: 400, short: 40 },
    seconds: { means: 'how long a round is, and the flood', usual: 60, short: 15 },
  },
  run,
}

async function run(long: LongRun): Promise<void> {
  const others = await weighAlone()
  const open: { close(): unknown }[] = []
  const keep = <T extends { close(): unknown }>(one: T): T => {
    open.unshift(one)
    return one
  }
  try {
    const played = keep(await openPlayed(long.random('channels')))
    const stage = keep(await openStage())
    const env = { ...MEMORY, ...played.env, ...stage.env, LUPASCAN_METRICS_TOKEN: METRICS_TOKEN }
    const it = keep(await openInstallation(env, (dataDir) => fill(long, dataDir), FLAGS))
    const newsroom = keep(await openNewsroom(it, REPORTERS))
    const searches = await openSearches(it, newsroom)
    const collection = keep(await startCollection(it, played, (name) => long.random(name)))
    const lives = keep(await startLives(it, stage))
    const works = [
      keep(startImports(it, (name) => long.random(name))),
      keep(startSlowReaders(it, newsroom, (name) => long.random(name))),
      lives,
    ]
    const burden = await disturb(long, it, { searches, others })
    for (const work of works) report(long, await work.end(burden))
    report(long, await collection.settle(burden))
    report(long, judgeLog(it.said()))
    await it.kill()
    report(long, await collection.judge())
  } finally {
    await Promise.allSettled(open.map(async (one) => one.close()))
  }
}

async function fill(long: LongRun, dataDir: string): Promise<void> {
  const posts = long.option('posts')
  const seconds = await fillPosts(dataDir, posts)
  long.say(`${posts} posts are stored after ${Math.round(seconds)} s`)
}

function report(long: LongRun, { wrong, figures }: Judged): void {
  Object.assign(long.figures, figures)
  for (const one of wrong) long.wrong('end', one)
}

/** @returns the slowdown by other load, before this test adds its own */
async function weighAlone(): Promise<number> {
  const until = performance.now() + WEIGHED_MS
  return weighMachine(() => performance.now() > until)
}

type Disturbed = { searches: Searches; others: number }

/**
 * Searches at the normal pace for all rounds, then overload, then normal again.
 * @returns the slowdown meanwhile
 */
async function disturb(long: LongRun, it: Installation, { searches, others }: Disturbed): Promise<number> {
  const [pace, flood, seconds] = [long.option('pace'), long.option('flood'), long.option('seconds')]
  let isOver = false
  const weighing = weighMachine(() => isOver)
  const watch = watchProgram(it)
  try {
    const calm: Promise<Searched>[] = []
    for (let round = long.from; round < long.to; round += 1) {
      // Reports the beginning of a round.
      long.random(round)
      const searching = searches.search(pace, seconds)
      calm.push(searching)
      void searching.then((searched) => say(long, `${round}`, searched, watch))
      await sleep(seconds * 1000)
    }
    const before = [...watch.samples]
    const tooMany = await searches.search(flood, seconds)
    say(long, `${flood} a second`, tooMany, watch)
    const afterSeconds = Math.min(AFTER_SECONDS, seconds)
    const after = await searches.search(pace, afterSeconds)
    say(long, `${pace} a second again`, after, watch)
    const searched = { minutes: await Promise.all(calm), tooMany, after, afterSeconds }
    report(long, judgeSearches(searched, { pace, flood, others }))
    report(long, judgeSamples(before, (long.to - long.from) * seconds))
    const last = watch.samples.at(-1)
    if (last) long.figures.after_too_many = describeSample(last)
  } finally {
    isOver = true
    await watch.end()
  }
  for (const one of tellFaults(watch.faults)) long.wrong('end', one)
  const meanwhile = await weighing
  long.figures.machine = `× ${others.toFixed(1)} before, × ${meanwhile.toFixed(1)} with all that went on`
  return meanwhile
}

function say(long: LongRun, what: string, searched: Searched, { samples }: Watch): void {
  const last = samples.at(-1)
  long.say(`${what}: ${describeSearches([searched])}${last ? ` | ${describeSample(last)}` : ''}`)
}

/** Entries that the program itself logs as errors. */
function judgeLog(said: string): Judged {
  const lines = said.split('\n').filter((line) => line.startsWith('{"level":"error"'))
  return {
    wrong: lines.slice(0, SHOWN).map((line) => `the log says ${line.slice(0, 500)}`),
    figures: { errors_in_log: lines.length },
  }
}
