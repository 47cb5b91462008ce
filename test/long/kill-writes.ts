/** kill -9 while users write over HTTP: acknowledged writes exist after the restart, and posts reflect them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { type Installation, openInstallation } from './installation.ts'
import { type Facts, type Known, moves, PLAIN_FACTS, verdicts, type Write } from './kill-writes/written-facts.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { startInTime } from './start-in-time.ts'

const ACCOUNTS = Array.from({ length: 10 }, (_, i) => `conta_${i}`)
const DOMAINS = 25
const JUDGED = 12
/** Posts are updated by jobs that poll every minute. */
const FOLLOW_WITHIN_MS = 90_000

export const killWrites: LongProgram = {
  proves:
    'searches, users, verdicts, misleading links, people and moves that were acknowledged are there after a kill -9; posts follow',
  round: 'six writers at once until a kill, a start, and the comparison',
  rounds: 200,
  short: 1,
  run,
}

/** `unanswered` were in flight when the program died: either state is correct. */
type Kind = { facts: Facts; known: Known & { facts: Map<string, string> }; unanswered: Write | null }

async function run(long: LongRun): Promise<void> {
  const it = await openInstallation()
  const tally = { kills: 0, acknowledged: 0, unanswered: 0, unanswered_kept: 0 }
  const ready: number[] = []
  const followed: number[] = []
  try {
    const kinds = await prepare(it)
    for (let round = long.from; round < long.to; round += 1) {
      tally.acknowledged += await writeUntilKilled(it, kinds, long, round)
      tally.kills += 1
      ready.push(await startInTime(long, round, () => it.start()))
      for (const [name, kind] of Object.entries(kinds)) {
        if (kind.unanswered) tally.unanswered += 1
        const { wrong, isKept } = await compare(it, kind)
        if (isKept) tally.unanswered_kept += 1
        for (const one of wrong) long.wrong(round, `${name}: ${one}`)
      }
      const begin = performance.now()
      const behind = await waitForPosts(it, kinds)
      followed.push(performance.now() - begin)
      for (const one of behind) long.wrong(round, `posts do not follow: ${one}`)
      long.say(`${round}: ${tally.acknowledged} acknowledged; ready in ${Math.round(ready.at(-1) ?? 0)} ms`)
    }
    Object.assign(long.figures, tally, { ready: describeTimes(ready), posts_follow: describeTimes(followed) })
  } finally {
    await it.close()
  }
}

/** Posts of ten accounts with links to every domain, people to move them between, and some to be reviewed. */
async function prepare(it: Installation): Promise<Record<string, Kind>> {
  const rows = Array.from({ length: 300 }, (_, i) => {
    const text = `publicação ${i} https://dominio-${(i % DOMAINS) + 1}.example/p${i}`
    return `${i},${ACCOUNTS[i % 10]},2026-01-01T10:00:00Z,${text}`
  })
  const sent = await fetch(`${it.address}/api/imports/?platform=X&format=csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await it.token()}`, 'content-type': 'text/csv' },
    body: ['id,account,date,content', ...rows, ''].join('\n'),
  })
  if (sent.status !== 201) throw new Error(`the import is answered ${sent.status}: ${await sent.text()}`)
  const persons: string[] = []
  for (const name of ['Vera', 'Ivo', 'Lia', 'Rui']) {
    const { json } = await it.ask('/api/public-persons/', { method: 'POST', json: { name } })
    persons.push((json as { id: string }).id)
  }
  const { json } = await it.ask('/api/posts/')
  const posts = (json as { items: { id: string }[] }).items.map(({ id }) => id).slice(0, JUDGED)
  const all: Record<string, Facts> = { ...PLAIN_FACTS, verdicts: verdicts(posts), moves: moves(ACCOUNTS, persons) }
  const start = (facts: Facts): Kind => ({ facts, known: { facts: new Map(), ids: new Map() }, unanswered: null })
  return Object.fromEntries(Object.entries(all).map(([name, facts]) => [name, start(facts)]))
}

/** Returns the number of acknowledged writes. */
async function writeUntilKilled(
  it: Installation,
  kinds: Record<string, Kind>,
  long: LongRun,
  round: number,
): Promise<number> {
  let isOver = false
  let acknowledged = 0
  await it.token()
  const write = async (name: string, kind: Kind) => {
    const random = long.random(`${round}/${name}`)
    while (!isOver) {
      const next = kind.facts.plan(it, random, kind.known)
      kind.unanswered = next
      const answer = await next.send().catch(() => null)
      if (!answer) return
      kind.unanswered = null
      // On a fast machine users are changed more often than the rate limit permits: a refusal means not written.
      if (answer.status === 429) {
        await sleep(500)
        continue
      }
      acknowledged += 1
      if (answer.status >= 300) long.wrong(round, `${name} ${next.key}: ${answer.status} ${answer.text.slice(0, 200)}`)
      else if (next.value === null) kind.known.facts.delete(next.key)
      else kind.known.facts.set(next.key, next.value)
    }
  }
  for (const kind of Object.values(kinds)) kind.unanswered = null
  const writing = Object.entries(kinds).map(([name, kind]) => write(name, kind))
  await sleep(200 + long.random(round)() * 2_500)
  await it.kill()
  isOver = true
  await Promise.all(writing)
  return acknowledged
}

/** The state read becomes the known state. */
async function compare(it: Installation, { facts, known, unanswered }: Kind) {
  const read = await facts.read(it)
  const wrong: string[] = []
  const is = new Map(read.facts)
  if (is.size !== read.facts.length) wrong.push('something is there twice')
  let isKept = false
  for (const key of new Set([...is.keys(), ...known.facts.keys()])) {
    const value = is.get(key) ?? null
    if (value === (known.facts.get(key) ?? null)) continue
    if (unanswered?.key === key && unanswered.value === value) isKept = true
    else wrong.push(`${key} is ${value}, acknowledged was ${known.facts.get(key) ?? null}`)
  }
  known.facts.clear()
  for (const [key, value] of is) known.facts.set(key, value)
  known.ids.clear()
  for (const [key, id] of read.ids) known.ids.set(key, id)
  return { wrong, isKept }
}

/** Returns what posts still do not reflect at the end. */
async function waitForPosts(it: Installation, kinds: Record<string, Kind>): Promise<string[]> {
  const until = performance.now() + FOLLOW_WITHIN_MS
  for (;;) {
    const behind = await listBehind(it, kinds)
    if (behind.length === 0 || performance.now() > until) return behind.slice(0, 5)
    await sleep(250)
  }
}

type Row = {
  id: string
  author: string
  public_person: string
  hate_review: string
  misleading_links: string
  links: string
}

async function listBehind(it: Installation, kinds: Record<string, Kind>): Promise<string[]> {
  const { text } = await it.ask('/api/posts/?format=csv')
  const rows: Row[] = parse(text, { columns: true, bom: true })
  const fact = (kind: string, key: string) => kinds[kind]?.known.facts.get(key) ?? ''
  return rows.flatMap((row) => {
    const domain = /dominio-\d+/.exec(row.links)?.[0] ?? ''
    const checks = [
      ['person', row.public_person, fact('moves', row.author)],
      ['verdict', row.hate_review, fact('verdicts', row.id)],
      ['mark', row.misleading_links !== '', fact('links', domain) !== ''],
    ]
    return checks.flatMap(([what, is, wanted]) => (is === wanted ? [] : [`${row.id} ${what} ${is}, not ${wanted}`]))
  })
}
