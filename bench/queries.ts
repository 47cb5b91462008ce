/** The queries sent to the server, and their time goals. */
import { UFS } from '../src/contract/labels.ts'
import { listPostIds } from './posts/news.ts'
import { PARTIES, PLATFORMS, surname } from './posts/posts.ts'
import type { Server } from './program.ts'

/** Words of very different frequency in the generated text; another one for each query. */
export const COMMON = [
  'não',
  'mais',
  'anos',
  'domingo',
  'quem',
  'campo',
  'livre',
  'sobre',
  'reais',
  'projeto',
  'tem',
  'escola',
]

/** Phrases of two words that each occur in thousands of posts, and also together. */
const PHRASES = [
  'domingo livre',
  'o que',
  'do domingo',
  'sobre o',
  'milhões de',
  'segunda feira',
  'com a',
  'sobre a',
  'de reais',
  'o domingo',
  'saiba mais',
  'terça feira',
]

const year = (round: number) => 2022 + (round % 4)
const party = (round: number) => PARTIES[round % PARTIES.length]
const three = (round: number) => [0, 1, 2].map((i) => `party=${PARTIES[(round + i) % 12]}`).join('&')
const inYear = (round: number) => `start_date=${year(round)}-01-01&end_date=${year(round)}-12-31`
const common = (round: number) => encodeURIComponent(COMMON[round % COMMON.length] ?? '')
const phrase = (round: number) => encodeURIComponent(`"${PHRASES[round % PHRASES.length]}"`)
const series = (word: number, filter = '') => `/api/post_series/?search=${common(word)}${filter}&unit=month`
const FIVE = [1, 2, 3, 4, 5]
const rare = (round: number) => surname(50_000 + round * 997)

/** Goal for the p95 in milliseconds: at one million posts, at ten million, and at ten million while posts and counts come in. */
type Goal = readonly [atOneMillion: number, atTenMillion: number, whileOthersComeIn: number]
const LIST: Goal = [35, 80, 120]
const SORTED: Goal = [50, 100, 150]
const CHARTS: Goal = [120, 400, 600]
const FACETS: Goal = [80, 150, 225]
const DISTINGUISHING: Goal = [300, 1_000, 1_500]
const COMPARISON: Goal = [200, 600, 900]
/** A sixth of that: for comparing with earlier runs, which asked for one series only. */
const SERIES: Goal = [33, 100, 150]
const NEAR: Goal = [100, 200, 300]
const COMPLETION: Goal = [30, 30, 60]
const SMALL: Goal = [40, 80, 120]

/** `besides`: further requests sent at the same moment, as a screen does; the time is that of the last response. */
export type BenchQuery = {
  name: string
  goal: Goal
  path: (round: number) => string
  besides?: (round: number) => string[]
}

/** Lists of posts, the most frequent request of a journalist, with the address of the n-th request. */
export const SEARCHES: BenchQuery[] = [
  { name: 'newest 20, no filter', goal: LIST, path: () => '/api/posts/' },
  { name: 'newest 20, rare word', goal: LIST, path: (n) => `/api/posts/?search=${rare(n)}` },
  { name: 'newest 20, common word', goal: LIST, path: (n) => `/api/posts/?search=${common(n)}` },
  {
    name: 'newest 20, five filters',
    goal: LIST,
    path: (n) =>
      `/api/posts/?party=${party(n % 6)}&uf=${UFS[n % UFS.length]}&platform=${PLATFORMS[n % 3]}&hate=ofensivo` +
      `&start_date=${year(n)}-01-01&end_date=${year(n)}-12-31`,
  },
  {
    name: 'word + 3 parties, top 20 by views',
    goal: SORTED,
    path: (n) => `/api/posts/?search=${common(n)}&${three(n)}&sort_by=views`,
  },
  { name: 'phrase, newest 20', goal: SORTED, path: (n) => `/api/posts/?search=${phrase(n)}` },
  {
    name: 'beginning of a word, newest 20',
    goal: SORTED,
    path: (n) => `/api/posts/?search=${rare(n).slice(0, 4)}*`,
  },
  {
    name: 'three words',
    goal: SORTED,
    path: (n) => `/api/posts/?search=${common(n)}%20${common(n + 1)}%20${common(n + 5)}`,
  },
  { name: 'page 500, no filter', goal: SORTED, path: (n) => `/api/posts/?page=${500 + n}` },
  {
    name: '100 a page by likes',
    goal: SORTED,
    path: (n) => `/api/posts/?page_size=100&sort_by=likes&page=${1 + (n % 5)}`,
  },
  { name: 'newest 20, each message once', goal: SORTED, path: () => '/api/posts/?collapse=true' },
  {
    name: 'newest 20, common word, each message once',
    goal: SORTED,
    path: (n) => `/api/posts/?search=${common(n)}&collapse=true`,
  },
]

/** Proximity, spelling variants, and what a word index does not cover. */
const LANGUAGE: BenchQuery[] = (
  [
    ['words near each other', (n) => `"${COMMON[n % 12]} ${COMMON[(n + 5) % 12]}"~5`],
    [
      'three words near each other in any order',
      (n) => `"${COMMON[n % 12]} ${COMMON[(n + 5) % 12]} ${COMMON[(n + 3) % 12]}"~10`,
    ],
    ['one typing mistake', (n) => `${rare(n)}~1`],
    ['two typing mistakes', (n) => `${rare(n)}~2`],
    ['the end of words', (n) => `*${rare(n).slice(-5)}`],
    ['the same letters', (n) => `="${COMMON[n % 12]}"`],
    ['an emoji', (n) => ['🔥', '❤️', '👏', '🇧🇷'][n % 4] ?? ''],
    ['a mention', (n) => `@conta_${n % 2_000}`],
    ['messages of many accounts', (n) => `contas-no-grupo:>${2 + (n % 8)}`],
  ] as [string, (round: number) => string][]
).map(([name, search]) => ({
  ...{ name: `language: ${name}`, goal: NEAR },
  path: (n) => `/api/posts/?search=${encodeURIComponent(search(n))}`,
}))

const OTHERS: BenchQuery[] = [
  { name: 'options (what is completed while one types)', goal: COMPLETION, path: () => '/api/post_options/' },
  {
    name: 'values of a field that begin with two letters',
    goal: COMPLETION,
    path: (n) => `/api/field_values/?field=hashtag&begins=${['va', 'do', 'sa', 'bo', 'ag'][n % 5]}`,
  },
  { name: 'all charts, no filter', goal: CHARTS, path: () => '/api/metrics/' },
  { name: 'all charts, common word', goal: CHARTS, path: (n) => `/api/metrics/?search=${common(n)}` },
  { name: 'all charts, 3 parties in one year', goal: CHARTS, path: (n) => `/api/metrics/?${three(n)}&${inYear(n)}` },
  { name: 'all counts beside all filters, no filter', goal: FACETS, path: () => '/api/post_facets/' },
  {
    name: 'all counts beside all filters, common word',
    goal: FACETS,
    path: (n) => `/api/post_facets/?search=${common(n)}&platform=${PLATFORMS[n % 3]}`,
  },
  {
    name: 'all counts beside all filters, 3 parties in one year',
    goal: FACETS,
    path: (n) => `/api/post_facets/?${three(n)}&${inYear(n)}`,
  },
  {
    name: 'each term alone, two words',
    goal: FACETS,
    path: (n) => `/api/search_terms/?search=${common(n)}%20${common(n + 1)}`,
  },
  {
    name: 'histogram of likes, common word',
    goal: FACETS,
    path: (n) => `/api/count_histogram/?count=likes&search=${common(n)}`,
  },
  { name: 'family of a word', goal: FACETS, path: (n) => `/api/word_family/?word=${common(n)}` },
  {
    name: 'what distinguishes, common word',
    goal: DISTINGUISHING,
    path: (n) => `/api/post_distinguishing/?search=${common(n)}`,
  },
  {
    name: 'what distinguishes, one party',
    goal: DISTINGUISHING,
    path: (n) => `/api/post_distinguishing/?party=${party(n)}`,
  },
  {
    name: 'one series of a comparison (six: six times)',
    goal: SERIES,
    path: (n) => series(n, `&party=${party(n)}`),
  },
  {
    name: 'comparison of six words',
    goal: COMPARISON,
    path: (n) => series(n),
    besides: (n) => FIVE.map((i) => series(n + i)),
  },
  {
    name: 'comparison of one word in six parties',
    goal: COMPARISON,
    path: (n) => series(n, `&party=${party(n)}`),
    besides: (n) => FIVE.map((i) => series(n, `&party=${party(n + i)}`)),
  },
  { name: 'histogram of the dates', goal: SMALL, path: () => '/api/metrics/?chart=posts-over-time' },
]

/** All queries; related news are requested for `posts` different posts. */
export async function listBenchQueries(server: Pick<Server, 'get'>, posts: number): Promise<BenchQuery[]> {
  const ids = await listPostIds(server, posts)
  const news = {
    name: 'related news',
    goal: SMALL,
    path: (n: number) => `/api/post/${ids[n % ids.length]}/related-news`,
  }
  return [...SEARCHES, ...LANGUAGE, ...OTHERS, news]
}
