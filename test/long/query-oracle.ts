/** A second implementation of the language on real posts: compares the ids found by each search, and the highlights. */
import { z } from 'zod'
import { findToday } from '../../src/search-language/fields/day-ranges.ts'
import { findMatches } from '../../src/search-language/highlight.ts'
import { parseSearch } from '../../src/search-language/parse.ts'
import { findSearchProblem } from '../../src/search-language/search-size.ts'
import { isReadWhole } from '../../src/server/search/conditions/compile.ts'
import { whereFilters } from '../../src/server/search/conditions/conditions.ts'
import type { ClickHouse } from '../../src/server/store/clickhouse.ts'
import { findFault } from '../../src/server/store/errors.ts'
import { POSTS, sql } from '../../src/server/store/sql.ts'
import { holds, type Leaf } from '../second-reading.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { makePool, makeQuery } from './query-oracle/make-queries.ts'
import { createReading, type Found, type ReadLeaf } from './query-oracle/read-all.ts'
import { readMarks } from './query-oracle/read-marks.ts'
import { type NumberedPost, readRealPosts, storeRealPosts } from './query-oracle/real-store.ts'

const ZONE = 'America/Sao_Paulo'
/** Matching posts per search whose highlights are checked. */
const MARKED = 12

export const queryOracle: LongProgram = {
  proves:
    'searches of any shape find, in the real posts, the ids that a second reading of the language finds, and mark the same',
  round: 'a search',
  rounds: 20_000,
  short: 200,
  run,
}

async function run(long: LongRun): Promise<void> {
  const posts = await readRealPosts()
  if (posts === null) {
    long.say('skipped: ../shared/data is not here')
    long.figures.skipped = '../shared/data is not here'
    return
  }
  const stores = await storeRealPosts(posts)
  try {
    await compare(long, stores, posts)
  } finally {
    await stores.close()
  }
}

async function compare(
  long: LongRun,
  { ch, holding }: { ch: ClickHouse; holding: ClickHouse },
  posts: readonly NumberedPost[],
): Promise<void> {
  const today = findToday(ZONE)
  const readLeaf = createReading(posts, today)
  const pool = makePool(long.random('pool'), posts)
  const tally = { searches: 0, refused: 0, found_nothing: 0, held: 0, found: 0, texts_marked: 0 }
  const times: number[] = []
  for (let step = long.from; step < long.to; step += 1) {
    const search = makeQuery(long.random(step), pool)
    const tree = parseSearch(search)
    if (findSearchProblem(search, today) || !tree) {
      tally.refused += 1
      continue
    }
    const begin = performance.now()
    const found = await ask(ch, search, posts.length)
    times.push(performance.now() - begin)
    const wanted = readSearch(tree, readLeaf, posts.length)
    const others = isReadWhole(tree) ? [await ask(holding, search, posts.length)] : []
    for (const [which, answer] of [found, ...others].entries()) {
      const wrong = posts.findIndex((_, at) => answer[at] !== wanted[at])
      const said = `${which > 0 ? 'held, ' : ''}${wanted[wrong] ? 'not found' : 'found'}`
      if (wrong >= 0) long.wrong(step, `${search}: post ${wrong} ${said}: ${posts[wrong]?.content}`)
    }
    tally.held += others.length
    const places = posts.flatMap((_, at) => (found[at] ? [at] : []))
    for (const at of spread(places)) {
      const text = posts[at]?.content ?? ''
      const marks = readMarks(tree, text)
      const marked = new Uint8Array(text.length)
      for (const { start, end } of findMatches(text, tree)) marked.fill(1, start, end)
      tally.texts_marked += 1
      if (Buffer.compare(marks, marked) !== 0)
        long.wrong(step, `${search} marks ${show(text, marked)} and not ${show(text, marks)}`)
    }
    tally.searches += 1
    tally.found += places.length
    if (places.length === 0) tally.found_nothing += 1
  }
  Object.assign(long.figures, tally, { time: describeTimes(times) })
}

/** Evenly spread over the list. */
const spread = (places: readonly number[]) =>
  places.filter((_, i) => i % Math.max(1, Math.ceil(places.length / MARKED)) === 0)

const show = (text: string, marks: Uint8Array) =>
  JSON.stringify(
    [...text.matchAll(/./gsu)].map(({ 0: one, index }) => (marks[index] ? one.toUpperCase() : '·')).join(''),
  )

async function ask(ch: ClickHouse, search: string, posts: number): Promise<Found> {
  const question = sql`SELECT groupArray(toUInt32(native_id)) AS places
    FROM ${POSTS} ${whereFilters({ search }, ZONE)}`
  const [row] = await askAgain(() => ch.rows('query-oracle', question, z.object({ places: z.array(z.number()) })))
  const places = row?.places ?? []
  const found = new Uint8Array(posts)
  for (const place of places) found[place] = 1
  return found
}

/** On a shared machine a query may exceed its time limit: that says nothing about its result. */
async function askAgain<T>(ask: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (tries <= 1 || !(error instanceof Error) || findFault(error) !== 'query_too_heavy') throw error
    return askAgain(ask, tries - 1)
  }
}

function readSearch(tree: NonNullable<ReturnType<typeof parseSearch>>, readLeaf: ReadLeaf, posts: number): Found {
  const leaves = new Map<Leaf, Found>()
  const find = (leaf: Leaf) => {
    const known = leaves.get(leaf) ?? readLeaf(leaf)
    leaves.set(leaf, known)
    return known
  }
  return Uint8Array.from({ length: posts }, (_, at) => (holds(tree, (leaf) => find(leaf)[at] === 1) ? 1 : 0))
}
