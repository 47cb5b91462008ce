import { UNSPECIFIED } from '../../../contract/labels.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { CoverageFilters } from '../../../contract/sources/coverage.ts'
import * as contract from '../../../contract/sources/coverage.ts'
import { countUnreadable } from '../../../contract/sources/sync-cursor.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import { foldText } from '../../../text/fold.ts'
import { route } from '../../http/route.ts'
import { followMerges } from '../../records/people/follow-merges.ts'
import { isOneOf, type KnownAccount, listKnownAccounts } from '../../records/people/known-accounts.ts'
import {
  type AccountSpan,
  countUnownedAccounts,
  findNeighbours,
  listAccountSpans,
} from '../../search/accounts/coverage.ts'
import type { Deps } from '../deps.ts'
import {
  classifyAccountCoverage,
  classifyPeriodCoverage,
  findCollected,
  listMissingPlaces,
  type Period,
} from './classify-coverage.ts'
import { cacheResults, cacheSpans, type Spans } from './coverage-cache.ts'

const PAGE_SIZE = 50
/** Maximum number of gaps shown per account. */
const MAX_GAPS = 5

export const coverageRoutes = (deps: Deps) => {
  const getSpans = cacheSpans((accounts) => listAccountSpans(deps.ch, accounts))
  const getUnowned = cacheResults(async (filters: CoverageFilters) => {
    // With a filter by person, no account without a person matches.
    if (separateLeftOut(filters.public_person).wanted.length > 0) return { total: 0, stored: 0 }
    if (!isOneOf(UNSPECIFIED, filters.gender)) return { total: 0, stored: 0 }
    const { party, role, uf, region, platform } = filters
    const known = await listKnownAccounts(deps.pg, {})
    const period = readPeriod(filters, deps.config.timeZone)
    return countUnownedAccounts(deps.ch, { known, filters: { party, role, uf, region, platform }, ...period })
  })
  return [
    route(contract.getCoverageSummary, async ({ query }) => {
      const filters = await followMerges(deps.pg, query)
      const accounts = await listKnownAccounts(deps.pg, filters)
      const period = readPeriod(filters, deps.config.timeZone)
      const [spans, unowned] = await Promise.all([getSpans(accounts), getUnowned(filters)])
      const counts = { covered: 0, partly: 0, imported: unowned.stored, missing: unowned.total - unowned.stored }
      for (const one of accounts) counts[classifyPeriodCoverage(one, findSpan(spans, one), period, Date.now())] += 1
      return { total: accounts.length + unowned.total, ...counts, unowned: unowned.total }
    }),
    route(contract.listCoverage, async ({ query: { person, search, coverage, page } }) => {
      const filters = person === undefined ? {} : { public_person: [String(person)] }
      const named = (await listKnownAccounts(deps.pg, filters)).filter((one) => matches(one, search))
      const judged = coverage && (await getSpans(named))
      const found = judged
        ? named.filter((one) => classifyAccountCoverage(one, findSpan(judged, one), Date.now()) === coverage)
        : named
      const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      const spans = judged || (await getSpans(shown))
      return {
        items: await Promise.all(shown.map((one) => describeAccount(deps, one, findSpan(spans, one)))),
        ...{ page, page_size: PAGE_SIZE },
        ...{ total_items: found.length, total_pages: Math.ceil(found.length / PAGE_SIZE) },
      }
    }),
  ]
}

const findSpan = (spans: Spans, { platform, handle }: KnownAccount) => spans.get(accountKey(platform, handle))

/** Every word must occur in the name or the handle. */
function matches({ handle, person }: KnownAccount, search: string): boolean {
  const text = foldText(`${person?.name ?? ''} ${handle}`)
  return foldText(search.replace(/^@/, ''))
    .split(' ')
    .every((word) => text.includes(word))
}

async function describeAccount(
  { ch }: Deps,
  account: KnownAccount,
  span: AccountSpan | undefined,
): Promise<contract.CoveredAccount> {
  const { platform, handle, person, following } = account
  const collected = findCollected(account, span)
  const holes = following ? listMissingPlaces(following.reading).slice(-MAX_GAPS) : []
  const toIso = (moment: number) => (Number.isFinite(moment) ? new Date(moment).toISOString() : null)
  return {
    platform,
    handle,
    person,
    is_followed: following !== null,
    is_paused: following?.is_paused ?? false,
    from: collected && toIso(collected.from),
    until: collected && toIso(collected.until),
    gaps: await Promise.all(holes.map((hole) => findNeighbours(ch, account, hole))),
    problem: following?.problem ?? null,
    last_good_at: following?.last_good_at?.toISOString() ?? null,
    posts: span?.posts ?? 0,
    first_post: span?.first_post ?? null,
    last_post: span?.last_post ?? null,
    unreadable: countUnreadable(following?.reading.unreadable ?? []),
    missing_media: span?.missing_media ?? 0,
  }
}

/** An open start means the beginning, an open end means now. */
function readPeriod({ start_date: start, end_date: end }: CoverageFilters, timeZone: string): Period {
  return {
    start: start ? findDayStart(start, timeZone) : Number.NEGATIVE_INFINITY,
    end: end ? findDayStart(end, timeZone) + 24 * 60 * 60_000 : Date.now(),
  }
}

/** The first moment of a day in a time zone, from the local time there at that day's midnight in UTC. */
function findDayStart(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(midnight)
  return midnight - (Date.parse(`${clock.replace(' ', 'T')}Z`) - midnight)
}
