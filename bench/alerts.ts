/**
 * npm run bench:alerts -- [ALERTS]
 *
 * Cost of one evaluation of the alerts: 1,000 of them on the posts of twenty seconds at 200 a second, embedded stores.
 * With that many, an evaluation runs every twenty seconds (`rest` of jobs/evaluate-alerts.ts): its processor time over
 * twenty seconds is its share of a core.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '../src/server/config.ts'
import { enrichmentSteps, enrichPost } from '../src/server/enrich/index.ts'
import { writePosts } from '../src/server/ingest/write/write.ts'
import { evaluateAlerts } from '../src/server/jobs/alerts/evaluation.ts'
import { notifyAlerts } from '../src/server/jobs/alerts/notify-alerts.ts'
import { quietLog } from '../src/server/log.ts'
import { findLastWritten } from '../src/server/search/alerts/match-alerts.ts'
import { openStores } from '../src/server/store/open.ts'
import { createPosts, PARTIES, PLATFORMS, surname } from './posts/posts.ts'
import { toImported } from './posts/to-imported.ts'

const ALERTS = Number(process.argv[2] ?? 1_000)
const SECONDS = 20
const POSTS = 200 * SECONDS
const ROUNDS = 5

const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-bench-alerts-'))
const config = parseConfig({ LUPASCAN_DATA_DIR: dataDir, LUPASCAN_SECRET: 'x'.repeat(32) })
const stores = await openStores(config, quietLog)
const deps = { ...stores, config, log: quietLog }
const signal = new AbortController().signal
const steps = enrichmentSteps({ people: new Map() })
const source = createPosts(POSTS * (ROUNDS + 1))
try {
  await store()
  await createAlerts()
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await store()
    const before = process.cpuUsage()
    while ((await evaluateAlerts(deps, signal)) === 'more');
    await notifyAlerts(deps, signal)
    const { user, system } = process.cpuUsage(before)
    taken.push((user + system) / 1e6)
  }
  taken.sort((one, other) => one - other)
  const found = await stores.pg
    .selectFrom('alert_items')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  const median = taken[Math.floor(ROUNDS / 2)] ?? 0
  console.log(`${cpus()[0]?.model}, Node ${process.version}; ${ALERTS} alerts, ${POSTS} posts a look, ${ROUNDS} looks`)
  console.log(`processor time of a look: ${taken.map((one) => one.toFixed(2)).join(' ')} s; found ${found.n} in all`)
  console.log(`of a core: ${((100 * median) / SECONDS).toFixed(0)} % (goal 25 %)`)
} finally {
  await stores.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)

async function store(): Promise<void> {
  const drafts = []
  for (let i = 0; i < POSTS; i += 1) {
    const { value } = await source.next()
    if (!value) break
    drafts.push(enrichPost({ ...toImported(value), date_created: new Date() }, steps))
  }
  await writePosts(stores.ch, drafts, 'import')
}

/** Alerts on words of the generated posts, every second one with a filter. */
async function createAlerts(): Promise<void> {
  const { id: user_id } = await stores.pg
    .insertInto('users')
    .values({ username: 'a', username_key: 'a', password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const since_number = await findLastWritten(stores.ch)
  for (let i = 0; i < ALERTS; i += 1) {
    const search = i % 3 === 0 ? `"${surname(i % 400)}"` : `${surname(i % 400)} OU ${surname((i * 7) % 400)}`
    const filters = i % 2 === 0 ? { search } : { search, party: PARTIES.slice(0, 10), platform: PLATFORMS.slice(0, 3) }
    const saved = randomUUID()
    const made = { created_at: now, updated_at: now }
    await stores.pg
      .insertInto('saved_searches')
      .values({ id: saved, user_id, title: search, filters: JSON.stringify(filters), ...made })
      .execute()
    const rule = { rule: 'every', threshold: 10, span: 'hour', time_zone: config.timeZone }
    const times = { cadence: 'now', at_hour: 8, weekday: 1, quiet_from: null, quiet_until: null }
    const alert_id = randomUUID()
    await stores.pg
      .insertInto('alerts')
      .values({
        ...{
          id: alert_id,
          user_id,
          saved_search_id: saved,
          title: search,
          created_at: now,
          since: now,
          since_number,
        },
        ...{ ...rule, problem: null, evaluated_at: null },
      })
      .execute()
    await stores.pg
      .insertInto('alert_subscriptions')
      .values({ alert_id, user_id, ...times, told_number: 0, told_more: 0, feed_hash: null, created_at: now })
      .execute()
  }
}
