/**
 * Features that are more frequent in a search than in all other posts: candidates are found in the posts of the search, counted there
 * and everywhere, and ranked by keyness (docs/decisions/0064).
 */
import type { Distinguishing, DistinguishingKind, DistinguishingReply } from '../../../contract/posts/distinguishing.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { type BoundFilters, where } from '../conditions/conditions.ts'
import { countPosts } from '../posts/posts.ts'
import { choosePart, type Reading, TOGETHER } from './choose-part.ts'
import { countAuthors, labelAuthors } from './count-authors.ts'
import { countEach } from './count-each.ts'
import { type FoundWord, hasStem, joinForms } from './join-forms.ts'
import { rankKeyness, SURE } from './keyness.ts'
import { countDomains, countHashtags, countMentions } from './names.ts'
import type { Counted } from './search-part.ts'
import { countWords } from './terms.ts'

/** Texts that are read for candidates; a larger search is sampled. */
const READING = { most: 20_000, together: TOGETHER }
const MAX_TOLD = 12
/** Reported words, and words that are another form of one. */
const MAX_JOINED = 2 * MAX_TOLD

const toFound = (one: Counted) => ({ ...one, elsewhere: Math.max(0, one.everywhere - one.posts) })

/** `reading` is for tests. */
export async function listDistinguishing(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  reading: Reading = READING,
): Promise<DistinguishingReply> {
  const posts = await countPosts(ch, filters, timeZone)
  const others = (await countPosts(ch, {}, timeZone)) - posts
  const found: Record<DistinguishingKind, Distinguishing[]> = {
    ...{ words: [], hashtags: [], mentions: [], domains: [], accounts: [] },
  }
  if (posts === 0 || others <= 0) return { posts, others: Math.max(0, others), sample: 0, found }
  const { part, sample } = await choosePart(ch, filters, timeZone, { posts, all: posts + others, reading })
  const rankFound = (counted: readonly FoundWord[]) =>
    rankKeyness(counted, { posts, others }, { most: MAX_TOLD, least: SURE }).map(
      ({ label, key, posts: here, elsewhere, ratio }) => ({ label, key, posts: here, elsewhere, ratio }),
    )
  const rank = (counted: readonly Counted[]) => rankFound(counted.map(toFound))
  const countStems = async (stems: readonly string[]) => {
    const here = await countEach(ch, stems.map(hasStem), part.conditions)
    const everywhere = await countEach(ch, stems.map(hasStem), [])
    return here.map((seen, i) => ({ posts: seen, elsewhere: Math.max(0, (everywhere[i] ?? 0) - seen) }))
  }
  const rankAuthors = async () => {
    const counted = await countAuthors(ch, part.conditions)
    const ranked = rankKeyness(counted, { posts, others }, { most: MAX_TOLD, least: SURE })
    const labels = await labelAuthors(
      ch,
      ranked.map(({ author }) => author),
    )
    return ranked.map(({ posts: here, elsewhere, ratio }, i) => ({
      label: labels[i]?.label ?? '',
      key: labels[i]?.key ?? null,
      ...{ posts: here, elsewhere, ratio },
    }))
  }
  // Two queries at a time, as for charts: a list may be requested meanwhile.
  const [words, names] = await Promise.all([
    countWords(ch, part, { posts, others })
      .then((counted) => rankKeyness(counted.map(toFound), { posts, others }, { most: MAX_JOINED, least: SURE }))
      .then((ranked) => joinForms(ranked, countStems))
      .then(rankFound),
    (async () => ({
      hashtags: rank(await countHashtags(ch, where(part.conditions))),
      domains: rank(await countDomains(ch, where(part.conditions))),
      accounts: await rankAuthors(),
      mentions: rank(await countMentions(ch, where(part.conditions))),
    }))(),
  ])
  return { posts, others, sample, found: { ...found, words, ...names } }
}
