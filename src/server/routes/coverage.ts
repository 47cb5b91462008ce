import { accountKey } from '../../contract/account-key.ts'
import * as contract from '../../contract/coverage.ts'
import { foldText } from '../../query/fold.ts'
import { route } from '../http/route.ts'
import { type KnownAccount, listKnownAccounts } from '../records/known-accounts.ts'
import { type AccountSpan, findNeighbours, listAccountSpans } from '../search/coverage.ts'
import type { Deps } from './deps.ts'
import { followMerges } from './follow-merges.ts'
import { findCollected, judgeAccount, judgePeriod, listHoles, type Period } from './judge-coverage.ts'

const PAGE_SIZE = 50
/** Gaps that are told of one account. */
const MOST_GAPS = 5
/** Every post is looked at for an answer; a minute later is early enough. */
const KEPT_MS = 60_000

export const coverageRoutes = (deps: Deps) => {
  const getSpans = keepSpans(KEPT_MS, (accounts) => listAccountSpans(deps.ch, accounts))
  return [
    route(contract.getCoverageSummary, async ({ query: { start_date, end_date, ...filters } }) => {
      const present = await followMerges(deps.pg, filters)
      const accounts = await listKnownAccounts(deps.pg, present)
      const spans = await getSpans(accounts)
      const period = readPeriod(start_date, end_date, deps.config.timeZone)
      const counts = { covered: 0, partly: 0, missing: 0 }
      for (const one of accounts) counts[judgePeriod(one, findSpan(spans, one), period, Date.now())] += 1
      return { total: accounts.length, ...counts }
    }),
    route(contract.listCoverage, async ({ query: { person, search, coverage, page } }) => {
      const filters = person === undefined ? {} : { public_person: [String(person)] }
      const named = (await listKnownAccounts(deps.pg, filters)).filter((one) => matches(one, search))
      const judged = coverage && (await getSpans(named))
      const found = judged
        ? named.filter((one) => judgeAccount(one, findSpan(judged, one), Date.now()) === coverage)
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

type Spans = Awaited<ReturnType<typeof listAccountSpans>>
const findSpan = (spans: Spans, { platform, handle }: KnownAccount) => spans.get(accountKey(platform, handle))

/** Every word stands in the name or the handle. */
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
  const holes = following ? listHoles(following.reading).slice(-MOST_GAPS) : []
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
    missing_media: span?.missing_media ?? 0,
  }
}

/** An open side is the beginning, or now. */
function readPeriod(start: string | undefined, end: string | undefined, timeZone: string): Period {
  if (!start && !end) return null
  return {
    start: start ? findDayStart(start, timeZone) : Number.NEGATIVE_INFINITY,
    end: end ? findDayStart(end, timeZone) + 24 * 60 * 60_000 : Date.now(),
  }
}

/** The first moment of a day in a zone: its clock at that day's midnight in UTC tells how far the two are apart. */
function findDayStart(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(midnight)
  return midnight - (Date.parse(`${clock.replace(' ', 'T')}Z`) - midnight)
}

/** What was found of an account serves everybody who asks within a while; a failure is not kept. */
function keepSpans(milliseconds: number, ask: (accounts: KnownAccount[]) => Promise<Spans>) {
  const keep = () => ({ at: Date.now(), asked: new Set<string>(), spans: Promise.resolve<Spans>(new Map()) })
  let kept = keep()
  return async (accounts: KnownAccount[]): Promise<Spans> => {
    if (Date.now() - kept.at >= milliseconds) kept = keep()
    const { asked, spans } = kept
    const missing = accounts.filter(({ platform, handle }) => !asked.has(accountKey(platform, handle)))
    if (missing.length === 0) return spans
    for (const { platform, handle } of missing) asked.add(accountKey(platform, handle))
    const answer = Promise.all([spans, ask(missing)]).then(([known, found]) => new Map([...known, ...found]))
    kept.spans = answer
    answer.catch(() => {
      kept = keep()
    })
    return answer
  }
}
