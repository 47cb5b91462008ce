/** Contents of the notification. Pure. */
import type { Mention } from '../../../../contract/lives/watched-terms.ts'
import { formatClock } from '../../../format.ts'

/** Shown one by one with context; of further ones only the number. */
export const SHOWN = 3
/** Maximum kept during a flood. */
const MOST = 200

/** Merges new mentions, latest first, without duplicates. */
export function addNews(news: readonly Mention[], came: readonly Mention[]): readonly Mention[] {
  if (came.length === 0) return news
  const known = new Set(news.map(({ id }) => id))
  return [...came.filter(({ id }) => !known.has(id)), ...news].slice(0, MOST)
}

/** In one sentence, for screen readers. */
export function describeNews(came: readonly Mention[]): string {
  const [last] = came
  if (!last) return ''
  const said = `“${last.term}” foi dito em ${last.live.title}, aos ${formatClock(last.said_at)}`
  if (came.length === 1) return `${said}.`
  return `${came.length} menções a termos acompanhados. A última: ${said}.`
}
