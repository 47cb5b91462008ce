/** Words that distinguish the series of a comparison: each series against the others, in a sample of its texts. */
import type { SeriesWords } from '../../../contract/posts/series-words.ts'
import { foldText } from '../../../text/fold.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { type BoundFilters, where } from '../conditions/conditions.ts'
import { countPosts } from '../posts/posts.ts'
import { type CandidateWord, listCandidateWords } from './candidate-words.ts'
import { choosePart, type Reading, TOGETHER } from './choose-part.ts'
import { countEach } from './count-each.ts'
import { type FoundWord, hasStem, joinForms } from './join-forms.ts'
import { rankKeyness, SURE } from './keyness.ts'
import type { SearchPart } from './search-part.ts'
import { countTokens } from './terms.ts'

/** Texts that are read of each series. */
const READING = { most: 5_000, together: TOGETHER }
/** Candidate words of each series, counted in all of them. */
const MAX_COUNTED = 400
const MAX_TOLD = 15

type Read = { part: SearchPart; posts: number; sample: number; candidates: CandidateWord[] }

/** `reading` is for tests. */
export async function listSeriesWords(
  ch: ClickHouse,
  series: readonly BoundFilters[],
  timeZone: string,
  reading: Reading = READING,
): Promise<SeriesWords> {
  // Terms of any of the searches are excluded.
  const own = new Set(series.flatMap(({ search }) => foldText(search ?? '').split(' ')))
  const read: Read[] = []
  const all = await countPosts(ch, {}, timeZone)
  // Sequential: six at once would delay searches.
  for (const filters of series) {
    const posts = await countPosts(ch, filters, timeZone)
    const { part, sample } = await choosePart(ch, filters, timeZone, { posts, all, reading })
    read.push({ part, posts, sample, candidates: await listCandidateWords(ch, where(part.read), own) })
  }
  const tokens = [
    ...new Set(read.flatMap(({ candidates }) => candidates.slice(0, MAX_COUNTED)).map(({ token }) => token)),
  ]
  const counts: Map<string, number>[] = []
  for (const { part } of read) counts.push(tokens.length === 0 ? new Map() : await countTokens(ch, part.read, tokens))
  const found: SeriesWords['series'] = []
  for (const i of read.keys()) found.push(await rankWords(ch, i, { read, counts }))
  return { series: found }
}

async function rankWords(ch: ClickHouse, i: number, { read, counts }: { read: Read[]; counts: Map<string, number>[] }) {
  const { posts, sample, candidates } = read[i] ?? { posts: 0, sample: 0, candidates: [] }
  const others = read.reduce((sum, other, j) => (j === i ? sum : sum + other.sample), 0)
  const sumOthers = (of: readonly number[]) => of.reduce((sum, count, j) => (j === i ? sum : sum + count), 0)
  const words = candidates.slice(0, MAX_COUNTED).map(({ token, written }) => ({
    ...{ value: token, label: written, key: `"${written}"`, posts: counts[i]?.get(token) ?? 0 },
    elsewhere: sumOthers(counts.map((count) => count.get(token) ?? 0)),
  }))
  const rank = (found: readonly FoundWord[], most: number) =>
    others === 0 ? [] : rankKeyness(found, { posts: sample, others }, { most, least: SURE })
  const joined = await joinForms(rank(words, 2 * MAX_TOLD), async (stems) => {
    const each: number[][] = []
    for (const { part } of read) each.push(await countEach(ch, stems.map(hasStem), part.read))
    return stems.map((_, s) => ({
      posts: each[i]?.[s] ?? 0,
      elsewhere: sumOthers(each.map((of) => of[s] ?? 0)),
    }))
  })
  return {
    posts,
    sample,
    words: rank(joined, MAX_TOLD).map(({ label, key, posts: here, elsewhere, ratio }) => ({
      ...{ label, key, posts: here, elsewhere, ratio },
    })),
  }
}
