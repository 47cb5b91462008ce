/** Compares the stored data of a message with what was shown of it. Pure. Times in milliseconds. */
import { APART_MS } from '../../src/server/ingest/collect/detect-deletions.ts'
import { COUNT_AGES } from '../../src/server/ingest/collect/polling-schedule.ts'
import { parseShownCount } from '../../src/server/sources/networks/telegram-web/shown-count.ts'
import { countViews, findText, type PlannedMessage, showCount } from './planned-channel.ts'
import type { Look } from './shown-message.ts'
import type { StoredMessage } from './stored-channels.ts'

/** Delay from a page to what is written because of it: seconds are truncated, and pages of one run are stored together. */
const SOON_MS = 2 * 60_000
const SECOND = 1_000

export type Figures = {
  messages: number
  texts: number
  deletions: number
  /** Widths of the reported intervals. */
  intervals: number[]
  /** By age: how late the counts were taken. */
  counts: number[][]
}

export const createFigures = (): Figures => ({
  ...{ messages: 0, texts: 0, deletions: 0, intervals: [] },
  counts: COUNT_AGES.map(() => []),
})

/**
 * Returns the problems in words.
 * @param stored every row of the message
 * @param figures totals to add to
 */
export function judgeMessage(
  message: PlannedMessage,
  looks: readonly Look[],
  stored: readonly StoredMessage[],
  figures: Figures,
): string[] {
  const seen = looks.filter(({ isThere }) => isThere)
  const [one] = stored
  if (!one) return seen.some(({ isSure }) => isSure) ? ['was shown and is not stored'] : []
  if (seen.length === 0) return ['is stored and was never shown']
  if (stored.length > 1) return [`is stored ${stored.length} times`]
  figures.messages += 1
  const pictures = message.ids.length > 1 ? message.ids.length : 0
  return [
    ...(one.pictures === pictures ? [] : [`has ${one.pictures} pictures, not ${pictures}`]),
    ...classifyTexts(message, seen, one, figures),
    ...judgeDeletion(looks, one, figures),
    ...judgeCounts(message, seen, one, figures),
  ]
}

function classifyTexts(message: PlannedMessage, seen: Look[], { texts }: StoredMessage, figures: Figures): string[] {
  figures.texts += texts.length
  const shown = (looks: Look[]) => [...new Set(looks.map(({ at }) => findText(message, at)))]
  const told = texts.map(({ content }) => content)
  const missing = shown(seen.filter(({ isSure }) => isSure)).filter((text) => !told.includes(text))
  const twice = told.filter((text, i) => told.indexOf(text) !== i)
  const order = shown(seen).filter((text) => told.includes(text))
  const isOrdered = order.join('\n') === [...new Set(told)].join('\n')
  const wrongTimes = texts.filter(
    ({ at, content }) => !seen.some((look) => isSoonAfter(at, look.at) && findText(message, look.at) === content),
  )
  return [
    ...missing.map((text) => `lacks the text “${text.slice(0, 30)}”`),
    ...twice.map((text) => `has the text “${text.slice(0, 30)}” twice`),
    ...(isOrdered ? [] : ['has its texts in another order, or others']),
    ...wrongTimes.map(({ at }) => `has a text from ${toIso(at)}, when it was not shown`),
  ]
}

const isSoonAfter = (moment: number, shown: number) => moment >= shown - SECOND && moment <= shown + SOON_MS

/** The correct conclusion from two reported absences. */
type Conclusion = { seen: number; missed: number } | null

function conclude(looks: readonly Look[]): Conclusion {
  let seen: number | null = null
  let missed: number | null = null
  let conclusion: Conclusion = null
  for (const { at, isThere } of looks) {
    if (isThere) [seen, missed, conclusion] = [at, null, null]
    else if (seen === null || conclusion) continue
    else if (missed === null) missed = at
    else if (at >= missed + APART_MS) conclusion = { seen, missed }
  }
  return conclusion
}

function judgeDeletion(looks: readonly Look[], { deleted }: StoredMessage, figures: Figures): string[] {
  const possible = [conclude(looks), conclude(looks.filter(({ isSure }) => isSure))]
  if (!deleted) return possible.every((one) => one !== null) ? ['is gone and not told as deleted'] : []
  figures.deletions += 1
  figures.intervals.push(deleted.before - deleted.after)
  const found = possible.find((one) => one && Math.abs(one.missed - deleted.before) <= SOON_MS)
  if (!found)
    return [`is told as deleted before ${toIso(deleted.before)}, expected ${toIso(possible[0]?.missed ?? Number.NaN)}`]
  // A time after the last sighting is correct as long as the post was not missed by then.
  const isTrue = deleted.after <= found.missed && deleted.after <= deleted.before
  const isClose = deleted.after >= found.seen - SOON_MS
  return isTrue && isClose
    ? []
    : [
        `is told as deleted after ${toIso(deleted.after)}, seen last ${toIso(found.seen)}, missed ${toIso(found.missed)}`,
      ]
}

function judgeCounts(message: PlannedMessage, seen: Look[], { counts }: StoredMessage, figures: Figures): string[] {
  const moments = [message.at, ...COUNT_AGES.map((age) => message.at + age)]
  const wrong: string[] = []
  for (const [i, moment] of moments.entries()) {
    const end = moments[i + 1] ?? Infinity
    const taken = counts.filter(({ at }) => at >= moment - (moment % SECOND) && at < end)
    const first = seen.find(({ at, isSure }) => isSure && at >= moment + SECOND)
    const isDue = first !== undefined && first.at + SOON_MS < end
    const hasDoubts = seen.some(({ at, isSure }) => !isSure && at >= moment && at < end)
    const name = i === 0 ? 'before the first age' : `at age ${COUNT_AGES[i - 1]}`
    if (isDue && !taken.some(({ at }) => at >= moment && at <= first.at + SOON_MS)) wrong.push(`lacks a count ${name}`)
    if (taken.length > (hasDoubts ? 2 : 1)) wrong.push(`has ${taken.length} counts ${name}`)
    const [one] = taken
    if (one && i > 0) figures.counts[i - 1]?.push(one.at - moment)
  }
  const untrue = counts.filter((count) => !isTrueCount(message, count))
  return [...wrong, ...untrue.map(({ at, views }) => `counted ${views} at ${toIso(at)}, which was not shown`)]
}

/** Whether the count was shown in the preceding minutes, or is a finer value that agrees with it. */
function isTrueCount(message: PlannedMessage, { at, views, step }: StoredMessage['counts'][number]): boolean {
  return [0, 1, 2].some((minutes) => {
    const shown = parseShownCount(showCount(countViews(message, at - minutes * 60_000)))
    if (!shown || views === null) return false
    return shown.value === views && shown.step === step
      ? true
      : step < shown.step && Math.abs(views - shown.value) < shown.step
  })
}

const toIso = (moment: number) => (Number.isNaN(moment) ? 'never' : new Date(moment).toISOString().slice(0, 19))
