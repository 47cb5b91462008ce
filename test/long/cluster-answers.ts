/** The same posts in one store and on a cluster, with the same random queries through the same program. */
import { FORMER_PLACE, HATES, UFS } from '../../src/contract/labels.ts'
import { PAGE_SIZES, SORT_FIELDS } from '../../src/contract/limits.ts'
import { chance, pickInteger, pickOne, pickSome, type Random } from '../../src/server/sources/demo/random.ts'
import { startCluster, TEST_CLUSTER } from '../servers/cluster.ts'
import { type Installation, openInstallation } from './installation.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'

const POSTS = 1_500
const DAY_MS = 86_400_000
const START = Date.UTC(2024, 0, 1)
const WORDS = 'vacina vacinas fraude eleição eleições urna voto prefeitura hospital água escola imposto'.split(' ')
const OTHERS = 'hoje ontem disse não vai ser a maior de todas em cidade do interior #urna #vacina'.split(' ')
const PARTIES = ['PA', 'PB', 'PC', 'PD']
const NETWORKS = ['Telegram', 'X', 'Facebook'] as const

export const clusterAnswers: LongProgram = {
  proves:
    'a cluster answers as one store does: lists, totals, charts and downloads, also with changes that are not settled',
  round: 'a random question, asked of both',
  rounds: 10_000,
  short: 60,
  run,
}

async function run(long: LongRun): Promise<void> {
  const cluster = await startCluster()
  const one = await openInstallation()
  const many = await openInstallation({ CLICKHOUSE_URL: `${cluster.url}/lupascan`, CLICKHOUSE_CLUSTER: TEST_CLUSTER })
  const times: number[] = []
  const kinds: Record<string, number> = {}
  try {
    for (const it of [one, many]) await fill(it, long.random('posts'))
    for (let round = long.from; round < long.to; round += 1) {
      const { kind, url } = randomQuery(long.random(round))
      kinds[kind] = (kinds[kind] ?? 0) + 1
      const [expected, answered] = await Promise.all([one.ask(url), many.ask(url)])
      times.push(answered.ms)
      const [here, there] = [expected.text, answered.text].map(withoutMoments)
      if (there !== here) long.wrong(round, `${url}: ${showDifference(here ?? '', there ?? '')}`)
      if (expected.status !== 200) long.wrong(round, `${url}: one store answers ${expected.status}`)
      if (round % 100 === 99) long.say(`${round + 1} questions; cluster: ${describeTimes(times)}`)
    }
    Object.assign(long.figures, kinds, { posts: POSTS, cluster_answers: describeTimes(times) })
  } finally {
    await Promise.all([one.close(), many.close()])
    await cluster.stop()
  }
}

/** Imports a file of posts, then a third of it and part of the rest changed in text, date and counts. */
async function fill(it: Installation, random: Random): Promise<void> {
  const posts = Array.from({ length: POSTS }, (_, i) => drawPost(random, i))
  const some = (from: number, to: number) => posts.slice(from, to).map((post) => changePost(random, post))
  for (const file of [posts, some(0, POSTS / 3), some(POSTS / 6, POSTS / 2)]) await importPosts(it, file)
}

export async function importPosts(
  it: Installation,
  posts: readonly object[],
): Promise<{ status: number; stored: number }> {
  const response = await fetch(`${it.address}/api/imports/?format=jsonl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await it.token()}`, 'content-type': 'application/x-ndjson' },
    body: posts.map((post) => JSON.stringify(post)).join('\n'),
  })
  const report: unknown = await response.json()
  const told = typeof report === 'object' && report && 'stored' in report ? Number(report.stored) : 0
  return { status: response.status, stored: told }
}

type FilePost = Record<string, string | number | null>

const drawText = (random: Random) =>
  [...pickSome(random, WORDS, pickInteger(random, 1, 3)), ...pickSome(random, OTHERS, pickInteger(random, 2, 8))].join(
    ' ',
  )

function drawPost(random: Random, i: number): FilePost {
  const party = chance(random, 0.7) ? pickOne(random, PARTIES) : null
  return {
    platform: pickOne(random, NETWORKS),
    account: `conta_${pickInteger(random, 1, 25)}`,
    id: String(i),
    // Many share a second: sorting must still be unambiguous.
    date: drawDate(random),
    content: chance(random, 0.2)
      ? 'A maior fraude da eleição, repasse antes que apaguem a mensagem de hoje'
      : drawText(random),
    party,
    uf: chance(random, 0.6) ? pickOne(random, UFS) : null,
    ...drawCounts(random),
  }
}

const drawDate = (random: Random) => new Date(START + pickInteger(random, 0, 400) * DAY_MS).toISOString()

const drawCounts = (random: Random) => ({
  views: chance(random, 0.6) ? pickInteger(random, 0, 500) : null,
  likes: chance(random, 0.9) ? pickInteger(random, 0, 50) : null,
})

const changePost = (random: Random, post: FilePost): FilePost => ({
  ...post,
  ...drawCounts(random),
  ...(chance(random, 0.3) ? { content: drawText(random) } : {}),
  ...(chance(random, 0.2) ? { date: drawDate(random) } : {}),
})

const KINDS = ['list', 'list', 'collapsed', 'charts', 'csv'] as const

function randomQuery(random: Random): { kind: string; url: string } {
  const kind = pickOne(random, KINDS)
  const query = drawFilters(random)
  if (kind === 'charts') return { kind, url: `/api/metrics/?${query}` }
  query.set('sort_by', pickOne(random, SORT_FIELDS))
  query.set('sort_order', pickOne(random, ['asc', 'desc']))
  if (kind === 'csv') query.set('format', 'csv')
  else query.set('page_size', String(pickOne(random, PAGE_SIZES)))
  if (kind !== 'csv' && chance(random, 0.3)) query.set('page', String(pickInteger(random, 2, 4)))
  if (kind === 'collapsed') query.set('collapse', 'true')
  return { kind, url: `/api/posts/?${query}` }
}

function drawFilters(random: Random): URLSearchParams {
  const query = new URLSearchParams()
  if (chance(random, 0.6)) query.set('search', drawSearch(random))
  if (chance(random, 0.3)) for (const party of pickSome(random, PARTIES, 2)) query.append('party', party)
  if (chance(random, 0.2)) query.append('platform', pickOne(random, NETWORKS))
  if (chance(random, 0.1)) query.append('uf', `-${pickOne(random, UFS)}`)
  if (chance(random, 0.1)) query.append('hate', pickOne(random, HATES))
  if (chance(random, 0.1)) query.append('hashtag', 'urna')
  if (chance(random, 0.1)) query.append('state', 'editado')
  // A search of former texts may not have a field in one alternative with words: that is correctly refused.
  const isRefused = /#.* OU | OU .*#/.test(query.get('search') ?? '')
  if (chance(random, 0.1) && !isRefused) query.append('found_in', FORMER_PLACE)
  const [from, to] = [pickInteger(random, 0, 200), pickInteger(random, 200, 400)]
  if (chance(random, 0.3)) query.set('start_date', new Date(START + from * DAY_MS).toISOString().slice(0, 10))
  if (chance(random, 0.3)) query.set('end_date', new Date(START + to * DAY_MS).toISOString().slice(0, 10))
  return query
}

function drawSearch(random: Random): string {
  const word = () => pickOne(random, chance(random, 0.7) ? WORDS : OTHERS)
  const forms = [
    () => word(),
    () => `${word()} ${word()}`,
    () => `"${word()} ${word()}"`,
    () => `${word()} OU ${word()}`,
    () => `${word()} -${word()}`,
    () => `${word().slice(0, 3)}*`,
  ]
  return pickOne(random, forms)()
}

/** Times at which a text or count was seen are import times; posts are from 2024 and 2025. */
const withoutMoments = (text: string) => text.replaceAll(/\b202[6-9]-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'seen')

/** Two responses from their first difference on. */
function showDifference(expected: string, answered: string): string {
  let at = 0
  while (at < expected.length && expected[at] === answered[at]) at += 1
  const from = Math.max(0, at - 60)
  return `one store …${expected.slice(from, at + 80)}… the cluster …${answered.slice(from, at + 80)}…`
}
