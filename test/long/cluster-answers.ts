/** The same posts in one store and on a cluster, asked the same random questions through the same program. */
import type { ImportedPost } from '../../src/contract/imported-post.ts'
import { HATES, UFS } from '../../src/contract/labels.ts'
import { PAGE_SIZES, SORT_FIELDS } from '../../src/contract/limits.ts'
import { settlePosts } from '../../src/server/ingest/rewrite/settle-posts.ts'
import { chance, pickInteger, pickOne, pickSome, type Random } from '../../src/server/sources/demo/random.ts'
import { storePosts } from '../factory.ts'
import { startCluster, TEST_CLUSTER } from '../servers/cluster.ts'
import { createTestUser, PASSWORD } from '../users.ts'
import { openTestApp, type TestApp } from '../world.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'

const POSTS = 3_000
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
  const one = await openTestApp()
  const cluster = await startCluster()
  const many = await withAddress(
    { TEST_CLICKHOUSE_URL: cluster.url, TEST_CLICKHOUSE_CLUSTER: TEST_CLUSTER },
    openTestApp,
  )
  const times: number[] = []
  const kinds: Record<string, number> = {}
  try {
    for (const world of [one, many]) await fill(world, long.random('posts'))
    const [here, there] = await Promise.all([logIn(one), logIn(many)])
    for (let round = long.from; round < long.to; round += 1) {
      const { kind, url } = drawQuestion(long.random(round))
      kinds[kind] = (kinds[kind] ?? 0) + 1
      const expected = await here(url)
      const begin = performance.now()
      const answered = await there(url)
      times.push(performance.now() - begin)
      if (answered !== expected) long.wrong(round, `${url}: ${showDifference(expected, answered)}`)
      if (round % 200 === 199) long.say(`${round + 1} questions; cluster: ${describeTimes(times)}`)
    }
    Object.assign(long.figures, kinds, { posts: POSTS, cluster_answers: describeTimes(times) })
  } finally {
    await Promise.all([one.close(), many.close()])
    await cluster.stop()
  }
}

/** What a world opens is told by the environment. */
async function withAddress<T>(addresses: Record<string, string>, open: () => Promise<T>): Promise<T> {
  Object.assign(process.env, addresses)
  try {
    return await open()
  } finally {
    for (const name of Object.keys(addresses)) delete process.env[name]
  }
}

/** Most posts settled, some changed since then in text, date and counts. */
async function fill({ ch }: TestApp, random: Random): Promise<void> {
  const posts = Array.from({ length: POSTS }, (_, i) => drawPost(random, i))
  await storePosts(ch, posts)
  await storePosts(
    ch,
    posts.slice(0, POSTS / 3).map((post) => changePost(random, post)),
  )
  await settlePosts(ch)
  await storePosts(
    ch,
    posts.slice(POSTS / 6, POSTS / 2).map((post) => changePost(random, post)),
  )
}

const drawText = (random: Random) =>
  [...pickSome(random, WORDS, pickInteger(random, 1, 3)), ...pickSome(random, OTHERS, pickInteger(random, 2, 8))].join(
    ' ',
  )

function drawPost(random: Random, i: number): Partial<ImportedPost> {
  const party = chance(random, 0.7) ? pickOne(random, PARTIES) : null
  return {
    platform: pickOne(random, NETWORKS),
    account: `conta_${pickInteger(random, 1, 25)}`,
    native_id: String(i),
    // Many at the same second: what a list is sorted by must be told apart all the same.
    date_created: new Date(START + pickInteger(random, 0, 400) * DAY_MS),
    content: chance(random, 0.2)
      ? 'A maior fraude da eleição, repasse antes que apaguem a mensagem de hoje'
      : drawText(random),
    party,
    uf: chance(random, 0.6) ? pickOne(random, UFS) : null,
    ...drawCounts(random),
  }
}

const drawCounts = (random: Random) => ({
  views: chance(random, 0.6) ? pickInteger(random, 0, 500) : null,
  likes: chance(random, 0.9) ? pickInteger(random, 0, 50) : null,
})

const changePost = (random: Random, post: Partial<ImportedPost>): Partial<ImportedPost> => ({
  ...post,
  ...drawCounts(random),
  ...(chance(random, 0.3) ? { content: drawText(random) } : {}),
  ...(chance(random, 0.2) ? { date_created: new Date(START + pickInteger(random, 0, 400) * DAY_MS) } : {}),
})

const KINDS = ['list', 'list', 'collapsed', 'charts', 'csv'] as const

function drawQuestion(random: Random): { kind: string; url: string } {
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
  if (chance(random, 0.1)) query.append('found_in', 'antes')
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

async function logIn({ app, pg }: TestApp): Promise<(url: string) => Promise<string>> {
  await createTestUser(pg, 'ana')
  const login = await app.inject({
    method: 'POST',
    url: '/api/token/',
    payload: { username: 'ana', password: PASSWORD },
  })
  const headers = { authorization: `Bearer ${login.json().access}` }
  return async (url) => {
    const { statusCode, body } = await app.inject({ url, headers })
    return `${statusCode} ${body}`
  }
}

/** From where two answers differ. */
function showDifference(expected: string, answered: string): string {
  let at = 0
  while (at < expected.length && expected[at] === answered[at]) at += 1
  const from = Math.max(0, at - 60)
  return `one store …${expected.slice(from, at + 80)}… the cluster …${answered.slice(from, at + 80)}…`
}
