import * as contract from '../../../contract/alerts/search-news.ts'
import { listUsable } from '../../access/can-use.ts'
import { route } from '../../http/route.ts'
import { listSeenSearches, recordVisit, type SeenSearch } from '../../records/alerts/visits.ts'
import { seeShareNotices } from '../../records/sharing/share-notices.ts'
import { readSavedFilters } from '../../search/alerts/alert-search.ts'
import { findLastWritten } from '../../search/alerts/match-alerts.ts'
import { countNews, listNews, type Seen } from '../../search/alerts/news.ts'
import { type Deps, forRequest } from '../deps.ts'
import { bindPictures } from '../posts/picture-filters.ts'
import { requireUse } from '../sharing/require-use.ts'

const MOST = 1_000
/** Searches per query. */
const BATCH = 25

export const newsRoutes = (all: Deps) => [
  route(contract.countNews, async ({ caller: { userId }, signal }) => {
    const deps = forRequest(all, signal)
    const usable = await listUsable(deps.pg, 'saved_search', userId)
    const searches = await listSeenSearches(deps.pg, userId, [...usable.keys()])
    const bound = (await Promise.all(searches.map((one) => bind(deps, one, userId)))).filter((one) => one !== null)
    const counted: { id: string; news: number }[] = []
    for (let i = 0; i < bound.length; i += BATCH) {
      const some = bound.slice(i, i + BATCH)
      const counts = await countNews(deps.ch, some, deps.config.timeZone)
      counted.push(...some.map(({ id }, place) => ({ id, news: counts[place] ?? 0 })))
    }
    return counted
  }),

  route(contract.visitSearch, async ({ params: { id }, caller, signal }) => {
    const deps = forRequest(all, signal)
    const { userId } = caller
    const thing = { kind: 'saved_search' as const, id }
    await requireUse(deps.pg, thing, caller, 'see')
    const [before] = await listSeenSearches(deps.pg, userId, [id])
    const last = await findLastWritten(deps.ch)
    const seen = before && (await bind(deps, before, userId))
    const [[news = 0], ids] = seen
      ? await Promise.all([
          countNews(deps.ch, [seen], deps.config.timeZone),
          listNews(deps.ch, seen, deps.config.timeZone, MOST),
        ])
      : [[0], []]
    await recordVisit(deps.pg, { id, userId }, last)
    await seeShareNotices(deps.pg, userId, [thing])
    return { news, ids, is_first: !seen }
  }),
]

/** null: the search is no longer valid, so it has no new results. */
async function bind(
  deps: Deps,
  { id, filters: saved, seenNumber }: SeenSearch,
  userId: number,
): Promise<(Seen & { id: string }) | null> {
  const read = readSavedFilters(saved)
  if ('problem' in read) return null
  // No audit entry: counting does not look for a face, and the search itself was recorded when it ran.
  const bound = await bindPictures(deps, read, { userId, actor: null }).catch(() => null)
  return bound && { id, filters: bound.filters, seenNumber }
}
