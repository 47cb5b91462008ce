/**
 * kill -9 while posts arrive that match alerts: each is notified once by bell, mail and feed, at least once by webhook,
 * within a minute.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { pickInteger } from '../../src/server/sources/demo/random.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../webhook-receiver.ts'
import { ADMIN } from './installation.ts'
import { readBell, readFeed, readMail, readWebhook, type Told } from './kill-alerts/told.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { type OpenPlace, type Outage, openEmbedded, type Place } from './places/place.ts'
import { openServers } from './places/servers.ts'
import { startInTime } from './start-in-time.ts'

/** Longer than the lease of an abandoned delivery plus the interval of a job that polls every minute. */
const ALL_TOLD_WITHIN_MS = 300_000
const GOAL_MS = 60_000
/** Alerts are evaluated every ten seconds: kills before, during and after that. */
const MAX_LIFE_MS = 14_000
/** Undisturbed posts whose delay is measured; fewer if there are fewer rounds. */
const TIMED = 5

const program = (open: OpenPlace, where: string, short: number): LongProgram => ({
  proves: `alerts ${where}: after kills every post is told once by bell, mail and feed, at least once by webhook; within 60 s`,
  round: 'posts in some imports, a kill in between, a start',
  rounds: 40,
  short,
  run: (long) => run(long, open),
})

export const killAlerts = program(openEmbedded, 'in one process', 1)
export const killAlertsOnServers = program(openServers, 'on servers, two processes that answer and two that work', 2)

/** Every post, and when its storage was acknowledged. */
type Stored = Map<string, number>

type Receivers = { webhook: WebhookReceiver; mail: MailServer }
type Ways = Record<'bell' | 'feed' | 'webhook' | 'mail', () => Promise<Told>>

async function run(long: LongRun, open: OpenPlace): Promise<void> {
  const [webhook, mail] = [await startWebhookReceiver(), await startMailServer()]
  // Slow enough to be killed during delivery.
  webhook.answer.delayMs = 1_500
  const place = await open({
    ...{ LUPASCAN_PRIVATE_HOSTS: webhook.host, SMTP_URL: mail.smtpUrl, LUPASCAN_PUBLIC_URL: 'http://127.0.0.1' },
  })
  try {
    const ways = await prepare(place, { webhook, mail })
    const ready: number[] = []
    const stored: Stored = new Map()
    for (let round = long.from; round < long.to; round += 1) {
      const { posts, killed } = await storeAndKill(place, long, round, stored)
      ready.push(await startInTime(long, round, () => place.start()))
      // Unacknowledged posts are sent again, as an importer would.
      await store(place, posts, stored)
      long.say(`${round}: ${killed} killed, ${stored.size} posts; ready in ${Math.round(ready.at(-1) ?? 0)} ms`)
    }
    const marks = [...stored.keys()]
    const told = await waitUntilTold(ways, marks)
    judge(long, told, marks)
    judgeTimes(long, told, stored, place.outages)
    const { webhook: repeatedWebhooks, mail: repeatedMails } = told
    Object.assign(long.figures, { kills: ready.length, posts: marks.length, ready: describeTimes(ready) })
    Object.assign(long.figures, {
      repeated_webhooks: repeatedWebhooks.repeated,
      repeated_mails: repeatedMails.repeated,
    })
    await time(long, place, ways, marks)
  } finally {
    await place.close()
    webhook.close()
    mail.close()
  }
}

async function prepare({ it }: Place, { webhook, mail }: Receivers): Promise<Ways> {
  const ask = async (method: string, path: string, json: object) => {
    const answer = await it.ask(path, { method, json })
    if (answer.status >= 300) throw new Error(`${method} ${path} is answered ${answer.status}: ${answer.text}`)
    return answer.json as { id: string; path: string }
  }
  await ask('PATCH', `/api/users/${ADMIN.username}/`, { email: 'editora@exemplo.example' })
  const search = await ask('POST', '/api/saved-search/', { title: 'Vacina', filters: { search: 'vacina' } })
  const alert = await ask('POST', '/api/alerts/', { rule: 'every', saved_search: search.id })
  const address = `http://${webhook.host}/gancho`
  await ask('POST', `/api/alerts/${alert.id}/channels/`, { kind: 'webhook', address })
  await ask('POST', `/api/alerts/${alert.id}/channels/`, { kind: 'email' })
  const { path } = await ask('POST', `/api/alerts/${alert.id}/feed/`, {})
  return {
    bell: () => readBell(it),
    feed: () => readFeed(it, path),
    webhook: async () => readWebhook(webhook),
    mail: async () => readMail(mail),
  }
}

/** Short texts, so that they are not messages that others repeat. */
async function store({ it }: Place, marks: readonly string[], stored: Stored): Promise<void> {
  const posts = marks.map((mark) => ({
    ...{ platform: 'X', account: `conta_${mark}`, id: mark, date: new Date().toISOString(), content: `vacina ${mark}` },
  }))
  const token = await it.token()
  const answer = await fetch(`${it.address}/api/imports/?platform=X&format=jsonl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
    body: posts.map((post) => JSON.stringify(post)).join('\n'),
  })
  if (answer.status !== 201) throw new Error(`an import is answered ${answer.status}: ${await answer.text()}`)
  for (const mark of marks) if (!stored.has(mark)) stored.set(mark, Date.now())
}

async function storeAndKill(place: Place, long: LongRun, round: number, stored: Stored) {
  const random = long.random(round)
  const posts = Array.from({ length: pickInteger(random, 2, 4) }, (_, i) => `r${round}n${i}`)
  const life = pickInteger(random, 0, MAX_LIFE_MS)
  let isOver = false
  const storing = (async () => {
    for (const post of posts) {
      if (isOver) return
      await store(place, [post], stored).catch(() => {})
      await sleep(pickInteger(random, 0, 1_500))
    }
  })()
  await sleep(life)
  const killed = await place.kill(random)
  isOver = true
  await storing
  return { posts, killed }
}

type AllTold = Record<keyof Ways, Told>

async function readAll(ways: Ways): Promise<AllTold> {
  return { bell: await ways.bell(), feed: await ways.feed(), webhook: await ways.webhook(), mail: await ways.mail() }
}

async function waitUntilTold(ways: Ways, marks: readonly string[]): Promise<AllTold> {
  const until = performance.now() + ALL_TOLD_WITHIN_MS
  for (;;) {
    const told = await readAll(ways)
    const isAll = (['bell', 'webhook', 'mail'] as const).every((way) => told[way].total >= marks.length)
    if (isAll || performance.now() > until) return told
    await sleep(500)
  }
}

/** The feed shows the newest hundred, a notification the first of its posts. */
function judge(long: LongRun, told: AllTold, marks: readonly string[]): void {
  const stored = new Set(marks)
  for (const [way, { total, marks: named }] of Object.entries(told)) {
    const wanted = way === 'feed' ? Math.min(100, marks.length) : marks.length
    if (total !== wanted) long.wrong('end', `${way} told of ${total} posts, ${wanted} were stored`)
    const twice = named.filter((mark, i) => named.indexOf(mark) !== i)
    if (twice.length > 0) long.wrong('end', `${way} told twice: ${twice.join(', ')}`)
    const strange = named.filter((mark) => !stored.has(mark))
    if (strange.length > 0) long.wrong('end', `${way} told of what was not stored: ${strange.join(', ')}`)
  }
}

/** Delay from acknowledgement to each kind of delivery, with kills in between; excluding downtime. */
function judgeTimes(long: LongRun, told: AllTold, stored: Stored, outages: readonly Outage[]): void {
  const lost = (since: number, at: number) =>
    outages.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - Math.max(since, from)), 0)
  for (const way of ['bell', 'webhook', 'mail'] as const) {
    const times = [...told[way].at].map(([mark, at]) => {
      const since = stored.get(mark) ?? at
      return { mark, ms: at - since - lost(since, at) }
    })
    const late = times
      .filter(({ ms }) => ms > GOAL_MS)
      .map(({ mark, ms }) => `${mark} after ${Math.round(ms / 1000)} s`)
    if (late.length > 0) long.wrong('end', `${way} told later than a minute: ${late.join(', ')}`)
    long.figures[`${way}_with_kills`] = describeTimes(times.map(({ ms }) => Math.max(0, ms)))
  }
}

/** The same without kills, measured from outside. */
async function time(long: LongRun, place: Place, ways: Ways, before: string[]): Promise<void> {
  const names = Object.keys(ways) as (keyof Ways)[]
  const times = new Map(names.map((way) => [way, [] as number[]]))
  for (let i = 0; i < Math.min(TIMED, long.to - long.from); i += 1) {
    // Not right after the previous post: at any time between two evaluations.
    await sleep(pickInteger(long.random(`timed ${i}`), 0, 9_000))
    const mark = `r${999_999 - i}n${before.length}`
    await store(place, [mark], new Map())
    const begin = performance.now()
    const waiting = new Set(names)
    while (waiting.size > 0 && performance.now() - begin < 2 * GOAL_MS) {
      for (const way of waiting)
        if ((await ways[way]()).marks.includes(mark)) {
          waiting.delete(way)
          times.get(way)?.push(performance.now() - begin)
        }
      await sleep(100)
    }
    const late = names.filter((way) => waiting.has(way) || (times.get(way)?.at(-1) ?? 0) > GOAL_MS)
    if (late.length > 0) long.wrong(`timed ${i}`, `not told within a minute: ${late.join(', ')}`)
  }
  for (const [way, all] of times) long.figures[`told_by_${way}`] = describeTimes(all)
}
