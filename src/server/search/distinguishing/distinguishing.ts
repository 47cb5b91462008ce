/**
 * What is more frequent in a search than in all other posts: candidates are found in the posts of the search, counted there and
 * everywhere, and ranked by keyness (docs/decisions/0064).
 */
import type { Distinguishing, DistinguishingKind, DistinguishingReply } from '../../../contract/posts/distinguishing.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql } from '../../store/sql.ts'
import { type BoundFilters, listConditions, where } from '../conditions/conditions.ts'
import { countPosts } from '../posts/posts.ts'
import { rankKeyness, SURE } from './keyness.ts'
import type { Counted, Looked } from './looked.ts'
import { countAccounts, countDomains, countHashtags } from './names.ts'
import { countMentions, countWords } from './terms.ts'

/** Texts that are read for candidates; of a larger search only a part is. */
export const MOST_READ = 20_000
/** Posts written one after the other that are read together: a sample of single posts would read all texts. */
const TOGETHER = 256
const MOST_TOLD = 12

/** `mostRead` is for tests. */
export async function listDistinguishing(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  mostRead = MOST_READ,
): Promise<DistinguishingReply> {
  const posts = await countPosts(ch, filters, timeZone)
  const others = (await countPosts(ch, {}, timeZone)) - posts
  const found: Record<DistinguishingKind, Distinguishing[]> = {
    ...{ words: [], hashtags: [], mentions: [], domains: [], accounts: [] },
  }
  if (posts === 0 || others <= 0) return { posts, others: Math.max(0, others), sample: 0, found }
  const looked = choosePart(filters, timeZone, { posts, mostRead })
  const rank = (counted: readonly Counted[]) =>
    rankKeyness(
      counted.map((one) => ({ ...one, elsewhere: Math.max(0, one.everywhere - one.posts) })),
      { posts, others },
      { most: MOST_TOLD, least: SURE },
    ).map(({ label, key, posts: here, elsewhere, ratio }) => ({ label, key, posts: here, elsewhere, ratio }))
  // Two questions at a time, as for charts: a list may be asked for meanwhile.
  const [words, names] = await Promise.all([
    countWords(ch, looked, { posts, others }).then(rank),
    (async () => ({
      hashtags: rank(await countHashtags(ch, where(looked.conditions))),
      domains: rank(await countDomains(ch, where(looked.conditions))),
      accounts: rank(await countAccounts(ch, where(looked.conditions))),
      mentions: rank(await countMentions(ch, looked)),
    }))(),
  ])
  const sample = looked.weight === 1 ? posts : Math.round(posts / looked.weight)
  return { posts, others, sample, found: { ...found, words, ...names } }
}

function choosePart(
  filters: BoundFilters,
  timeZone: string,
  { posts, mostRead }: { posts: number; mostRead: number },
): Looked {
  const conditions = listConditions(filters, timeZone)
  const weight = Math.max(1, Math.ceil(posts / mostRead))
  const part = sql`intDiv(posts.number, ${integer(TOGETHER)}) % ${integer(weight)} = 0`
  return { filters, conditions, weight, read: weight === 1 ? conditions : [part, ...conditions] }
}
