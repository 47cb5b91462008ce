/** Checks that the coverage page is correct about the simulated channels. Times in milliseconds. */
import { CoverageSummary, type CoveredAccount, listCoverage } from '../../src/contract/sources/coverage.ts'
import { isWithin, type PlannedChannel } from './planned-channel.ts'
import type { SimulatedProgram } from './program.ts'
import type { Look } from './shown-message.ts'

const MINUTE = 60_000

/** Every account of the coverage page. */
export async function listCovered(program: SimulatedProgram): Promise<Map<string, CoveredAccount>> {
  const items: CoveredAccount[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = listCoverage.reply.parse(await program.ask(`/api/coverage/?page=${page}`))
    items.push(...answer.items)
    pages = answer.total_pages
  }
  return new Map(items.map((one) => [one.handle, one]))
}

export const summarise = async (program: SimulatedProgram) =>
  CoverageSummary.parse(await program.ask('/api/coverage/summary/'))

/** At the end: exactly the channels read from a certain day on count as partly covered. */
export function judgeSummary(
  channels: readonly PlannedChannel[],
  covered: ReadonlyMap<string, CoveredAccount>,
  { total, covered: whole, partly, missing }: CoverageSummary,
): string[] {
  const shown = channels.filter(({ hasPreview }) => hasPreview)
  const inPart = shown.filter(({ handle }) => typeof covered.get(handle)?.from === 'string').length
  const expected = [channels.length, shown.length - inPart, inPart, channels.length - shown.length]
  const told = [total, whole, partly, missing]
  return told.join() === expected.join() ? [] : [`sums up ${told.join('/')}, expected ${expected.join('/')}`]
}

/**
 * At any time: what is claimed to be covered is stored. Posts visible at the last successful read and outside any gap
 * number at most as many as the page reports.
 */
export function judgeClaim(channel: PlannedChannel, covered: CoveredAccount | undefined): string[] {
  if (!covered?.is_followed) return ['is not among the followed accounts']
  const { last_good_at } = covered
  if (!channel.hasPreview) return last_good_at === null && covered.from === null ? [] : ['without preview, and covered']
  if (last_good_at === null) return []
  const good = Date.parse(last_good_at) - MINUTE
  const from = covered.from === null ? Number.NEGATIVE_INFINITY : Date.parse(covered.from)
  const gaps = covered.gaps.map(({ after, before }) => ({
    from: after === null ? Number.NEGATIVE_INFINITY : Date.parse(after),
    to: before === null ? Infinity : Date.parse(before),
  }))
  const claimed = channel.messages.filter(
    ({ at, visible }) => at >= from && at <= good && isWithin(good, visible) && !isWithin(at, gaps),
  )
  return covered.posts >= claimed.length ? [] : [`claims ${claimed.length} posts, has ${covered.posts}`]
}

/**
 * At any time: the page reports as many posts as were ever shown, including deleted ones.
 * @param looks observations of every message up to now
 */
export function judgeCount(covered: CoveredAccount | undefined, looks: Iterable<readonly Look[]>): string[] {
  const seen = [...looks].map((all) => all.filter(({ isThere }) => isThere)).filter((all) => all.length > 0)
  const sure = seen.filter((all) => all.some(({ isSure }) => isSure)).length
  const posts = covered?.posts ?? 0
  return posts >= sure && posts <= seen.length
    ? []
    : [`tells of ${posts} posts, from ${sure} to ${seen.length} were shown`]
}

/**
 * At the end: everything is read, and reported as read.
 * @param stored number of posts
 * @param isTroubled up to now
 */
export function judgeEnd(
  channel: PlannedChannel,
  covered: CoveredAccount | undefined,
  { stored, end, isTroubled }: { stored: number; end: number; isTroubled: boolean },
) {
  const wrong = judgeClaim(channel, covered)
  if (!covered) return wrong
  if (covered.posts !== stored) wrong.push(`tells of ${covered.posts} posts, ${stored} are stored`)
  if (!channel.hasPreview) {
    if (!covered.problem?.includes('página pública'))
      wrong.push(`does not say why it is not covered: ${covered.problem}`)
    return wrong
  }
  if (isTroubled) return wrong
  if (covered.problem !== null) wrong.push(`has a problem at the end: ${covered.problem}`)
  if (covered.gaps.length > 0) wrong.push(`has ${covered.gaps.length} gaps at the end`)
  if (!(Date.parse(covered.until ?? '') >= end - 75 * MINUTE)) wrong.push(`is covered until ${covered.until} only`)
  return wrong
}
