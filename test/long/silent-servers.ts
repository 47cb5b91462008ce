/** Servers behind a network that drops everything, is slow or breaks: what is reported meanwhile, and what recovers by itself. */
import { setTimeout as sleep } from 'node:timers/promises'
import { pickInteger, pickOne } from '../../src/server/sources/demo/random.ts'
import { importPosts } from './cluster-answers.ts'
import { type Installation, openInstallation } from './installation.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { SECRET, startServers } from './places/servers.ts'
import { openGate } from './silent-servers/gate.ts'

const TROUBLES = ['silent', 'slow', 'broken'] as const
/** Half of them exceed the program's timeout for an unresponsive server. */
const MAX_TROUBLE_MS = 60_000
const FILE_SIZE = 200
const ASKERS = 3
const WORKS_AFTER_MS = 15_000
/** Thirty seconds of silence, plus the connection timeout. */
const ANSWERED_WITHIN_MS = 40_000
const BACK_WITHIN_MS = 30_000
const SENTENCE = 'O banco de dados não respondeu. Tente de novo em alguns instantes.'

export const silentServers: LongProgram = {
  proves:
    'a server that is silent, slow or away leaves a sentence on the screen, ends no process, loses nothing that was acknowledged, and all is back by itself',
  round: 'searches and an import while one of the two servers is in trouble, and its return',
  rounds: 50,
  short: 2,
  run,
}

async function run(long: LongRun): Promise<void> {
  const servers = await startServers()
  const gates = { postgres: await openGate(servers.databaseUrl), clickHouse: await openGate(servers.clickhouseUrl) }
  const addresses = { DATABASE_URL: gates.postgres.url, CLICKHOUSE_URL: gates.clickHouse.url }
  const it = await openInstallation({ ...addresses, LUPASCAN_SECRET: SECRET })
  // It is ready before its worker, which needs the stores as much as startup does.
  await sleep(WORKS_AFTER_MS)
  const tally = { answered: 0, refused: 0 }
  const [times, back]: [number[], number[]] = [[], []]
  try {
    for (let round = long.from; round < long.to; round += 1) {
      const random = long.random(round)
      const [name, trouble] = [pickOne(random, ['postgres', 'clickHouse'] as const), pickOne(random, TROUBLES)]
      const lasts = pickInteger(random, 1_000, MAX_TROUBLE_MS)
      // Login is impossible while PostgreSQL is in trouble.
      await it.token(MAX_TROUBLE_MS + ANSWERED_WITHIN_MS)
      const posts = createPosts(round)
      const importing = importPosts(it, posts).catch(() => ({ status: 0, stored: 0 }))
      gates[name].become(trouble)
      const end = performance.now() + lasts
      const ask = () => askUntil(it, long, { round, end, tally, times })
      await Promise.all(Array.from({ length: ASKERS }, ask))
      gates[name].become('open')
      const begin = performance.now()
      await waitUntilBack(it)
      back.push(performance.now() - begin)
      if ((back.at(-1) ?? 0) > BACK_WITHIN_MS)
        long.wrong(round, `${name} ${trouble} for ${lasts} ms: back after ${Math.round(back.at(-1) ?? 0)} ms`)
      const first = await importing
      const again = await importPosts(it, posts)
      if (again.status !== 201) long.wrong(round, `the import after the return is answered ${again.status}`)
      if (again.stored > FILE_SIZE - first.stored)
        long.wrong(round, `${first.stored} posts were acknowledged, and ${again.stored} stored again`)
      const total = await count(it)
      const wanted = FILE_SIZE * (round - long.from + 1)
      if (total !== wanted) long.wrong(round, `${total} posts of ${wanted}`)
      const told = `import ${first.status} told ${first.stored}, the next ${again.stored}`
      long.say(`${round}: ${name} ${trouble} for ${lasts} ms; ${told}; back after ${Math.round(back.at(-1) ?? 0)} ms`)
    }
    Object.assign(long.figures, { ...tally, answers: describeTimes(times), back: describeTimes(back) })
  } finally {
    await it.close()
    for (const gate of Object.values(gates)) gate.close()
    await servers.close()
  }
}

type Asking = { round: number; end: number; tally: { answered: number; refused: number }; times: number[] }

async function askUntil(it: Installation, long: LongRun, { round, end, tally, times }: Asking): Promise<void> {
  while (performance.now() < end) {
    // Rejects if the program has died.
    const { status, text, ms } = await it.ask('/api/posts/?page_size=20')
    times.push(ms)
    if (ms > ANSWERED_WITHIN_MS) long.wrong(round, `a search is answered after ${Math.round(ms)} ms`)
    if (status === 200) tally.answered += 1
    else if (status === 503 && text.includes(SENTENCE)) tally.refused += 1
    else long.wrong(round, `a search is answered ${status}: ${text.slice(0, 200)}`)
    await sleep(200)
  }
}

async function waitUntilBack(it: Installation): Promise<void> {
  const until = performance.now() + 4 * BACK_WITHIN_MS
  for (let good = 0; good < 3 && performance.now() < until; await sleep(100)) {
    const { status } = await it.ask('/api/posts/?page_size=20')
    good = status === 200 ? good + 1 : 0
  }
}

async function count(it: Installation): Promise<number> {
  const { json } = await it.ask('/api/posts/?page_size=20')
  return (json as { total_items: number }).total_items
}

const createPosts = (round: number) =>
  Array.from({ length: FILE_SIZE }, (_, i) => ({
    ...{ platform: 'X', account: `conta_${i % 7}`, id: `r${round}n${i}`, content: `Publicação ${i}, vacina e urna` },
    date: new Date(Date.UTC(2025, i % 12, 1 + (i % 28), round % 24)).toISOString(),
  }))
