/** What the notice shows. Pure. */
import type { Mention } from '../../../../contract/lives/watched-terms.ts'
import { formatClock } from '../../../format.ts'

/** One by one, the last of them with what was said around it; of the others only how many. */
export const SHOWN = 3
/** What is kept of a flood of them. */
const MOST = 200

/** The news with what came, the last first, none twice. */
export function addNews(news: readonly Mention[], came: readonly Mention[]): readonly Mention[] {
  if (came.length === 0) return news
  const known = new Set(news.map(({ id }) => id))
  return [...came.filter(({ id }) => !known.has(id)), ...news].slice(0, MOST)
}

/** In one sentence, for those who hear the page. */
export function describeNews(came: readonly Mention[]): string {
  const [last] = came
  if (!last) return ''
  const said = `“${last.term}” foi dito em ${last.live.title}, aos ${formatClock(last.said_at)}`
  if (came.length === 1) return `${said}.`
  return `${came.length} menções a termos acompanhados. A última: ${said}.`
}
