/** A cluster node killed under load: what the screen shows meanwhile, what was acknowledged, and what recovers by itself. */
import { setTimeout as sleep } from 'node:timers/promises'
import { pickInteger } from '../../src/server/sources/demo/random.ts'
import { startCluster, TEST_CLUSTER, type TestCluster } from '../servers/cluster.ts'
import { importPosts } from './cluster-answers.ts'
import { type Installation, openInstallation } from './installation.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { weighMachine } from './weigh-machine.ts'

const SHARDS = 2
const FILE_SIZE = 400
const BACK_WITHIN_MS = 30_000
const GIVEN_UP_MS = 120_000
const SENTENCE = 'O banco de dados não respondeu. Tente de novo em alguns instantes.'

export const clusterKills: LongProgram = {
  proves:
    'a node that dies leaves a sentence on the screen, loses nothing that was acknowledged, and is back within 30 s without a restart',
  round: 'an import and searches while a node is killed, and its return',
  rounds: 50,
  short: 2,
  run,
}

type Tally = { answered: number; refused: number; imports: number; cut_short: number }

async function run(long: LongRun): Promise<void> {
  const cluster = await startCluster(SHARDS)
  const it = await openInstallation({ CLICKHOUSE_URL: `${cluster.url}/lupascan`, CLICKHOUSE_CLUSTER: TEST_CLUSTER })
  const tally: Tally = { answered: 0, refused: 0, imports: 0, cut_short: 0 }
  const back: number[] = []
  let acknowledged = 0
  try {
    for (let round = long.from; round < long.to; round += 1) {
      const random = long.random(round)
      const posts = createPosts(round)
      const importing = importPosts(it, posts).catch(() => ({ status: 0, stored: 0 }))
      const searching = search(it, long, round, tally)
      await sleep(pickInteger(random, 0, 1_500))
      const shard = pickInteger(random, 0, SHARDS - 1)
      await cluster.kill(shard)
      await searching.until(3)
      await cluster.revive()
      const begin = performance.now()
      let isBack = false
      const weighing = weighMachine(() => isBack)
      const first = await importing
      tally.imports += 1
      if (first.stored < FILE_SIZE) tally.cut_short += 1
      await searching.end()
      await waitUntilBack(it, cluster)
      const backAfter = performance.now() - begin
      back.push(backAfter)
      isBack = true
      if (backAfter > BACK_WITHIN_MS * (await weighing)) long.wrong(round, `back after ${Math.round(backAfter)} ms`)
      // Acknowledged or not: importing the same file again leaves each of its posts stored once.
      const again = await importPosts(it, posts)
      if (again.status !== 201) long.wrong(round, `the import after the return is answered ${again.status}`)
      // Posts an import reported as stored are there; an interrupted one reported fewer.
      if (again.stored > FILE_SIZE - first.stored)
        long.wrong(round, `${first.stored} posts were acknowledged, and ${again.stored} stored again`)
      acknowledged += FILE_SIZE
      const total = await count(it)
      if (total !== acknowledged) long.wrong(round, `${total} posts of ${acknowledged}`)
      long.say(
        `${round}: shard ${shard + 1} killed, import ${first.status} told ${first.stored}, the next ${again.stored}; ${JSON.stringify(tally)}`,
      )
    }
    Object.assign(long.figures, tally, { posts: acknowledged, back: describeTimes(back) })
  } finally {
    await it.close()
    await cluster.stop()
  }
}

const createPosts = (round: number) =>
  Array.from({ length: FILE_SIZE }, (_, i) => ({
    platform: 'X',
    account: `conta_${i % 7}`,
    id: `${round}-${i}`,
    date: new Date(Date.UTC(2024, 0, 1 + (i % 300))).toISOString(),
    content: `Publicação ${i} da rodada ${round}`,
  }))

/** Sequential searches; each must be correct or explain in a sentence that there is no result now. */
function search(it: Installation, long: LongRun, round: number, tally: Tally) {
  let isOver = false
  let refusedHere = 0
  const run = async () => {
    while (!isOver) {
      const { status, text } = await it.ask('/api/posts/?search=publica*').catch((error: Error) => ({
        status: 0,
        text: `${error.message}: ${error.cause}; ${it.said().slice(-1_000)}`,
      }))
      if (status === 200) tally.answered += 1
      else if (status === 503 && text.includes(SENTENCE)) {
        tally.refused += 1
        refusedHere += 1
      } else {
        const code = /"request_id":"(\w+)"/.exec(text)?.[1] ?? ''
        // The response precedes its log lines.
        await sleep(500)
        const logged = it
          .said()
          .split('\n')
          .find((line) => line.includes(code))
        long.wrong(round, `a search is answered ${status}: ${text.slice(0, 200)} ${logged?.slice(0, 1_000)}`)
      }
    }
  }
  const running = run()
  return {
    until: async (refused: number) => {
      while (refusedHere < refused) await sleep(50)
    },
    end: () => {
      isOver = true
      return running
    },
  }
}

/** The tests' engine (26.7.2) may abort when a peer dies during a query: its service manager restarts it. */
async function waitUntilBack(it: Installation, cluster: TestCluster): Promise<void> {
  const end = performance.now() + GIVEN_UP_MS
  while (true) {
    const answers = [await it.ask('/api/health/ready'), await it.ask('/api/posts/')]
    const wrong = answers.find(({ status }) => status !== 200)
    if (!wrong) return
    if (performance.now() > end) throw new Error(`the program does not come back: ${wrong.status} ${wrong.text}`)
    await cluster.revive()
    await sleep(100)
  }
}

async function count(it: Installation): Promise<number> {
  const { json } = await it.ask('/api/posts/')
  return typeof json === 'object' && json && 'total_items' in json ? Number(json.total_items) : -1
}
