/** Counts one batch of the list that has waited longest (decision 0077). */
import { bindFields, readRefusal } from '../../binding/bind-fields.ts'
import {
  beginRun,
  type CountedLine,
  listWaitingLines,
  saveCounts,
  type TakenList,
  takeList,
  type WaitingLine,
} from '../../records/lists/list-runs.ts'
import { findLastWritten } from '../../search/alerts/match-alerts.ts'
import { type Asked, countSearches, type ListedSearch, takeBatch } from '../../search/lists/count-searches.ts'
import { findFault } from '../../store/errors.ts'
import type { JobDeps } from '../job.ts'

type Deps = Pick<JobDeps, 'ch' | 'pg' | 'config' | 'log'>

/** Lines from which one batch is chosen. */
const LOOKED_AT = 600
const TOO_HEAVY = 'Esta linha é pesada demais para ser contada. Escreva mais palavras ou restrinja o período da lista.'
const FAILED = 'Esta linha não pôde ser contada.'

/** @returns whether there was a list to count */
export async function countBatch(deps: Deps, signal: AbortSignal): Promise<boolean> {
  const list = await takeList(deps.pg)
  if (!list) return false
  const until = list.until ?? (await beginRun(deps.pg, list, await findLastWritten(deps.ch)))
  if (until === undefined) return true
  const waiting = await listWaitingLines(deps.pg, list, LOOKED_AT)
  const from = waiting[0]?.after ?? 0
  const batch = takeBatch(waiting.filter(({ after }) => after === from))
  const counted = await countLines(deps, list, { lines: batch, after: from, until }, signal)
  await saveCounts(deps.pg, list, until, counted)
  return true
}

type Portion = { lines: readonly WaitingLine[]; after: number; until: number }
type Ready = WaitingLine & ListedSearch

async function countLines(
  deps: Deps,
  { ownerId, period }: TakenList,
  { lines, after, until }: Portion,
  signal: AbortSignal,
) {
  const ready: Ready[] = []
  const counted: CountedLine[] = []
  for (const line of lines) {
    // With the rights of the list's owner: dossiers hidden from them do not exist for this query.
    const bound = await bindFields(deps, { search: line.search }, ownerId).catch(readRefusal)
    if ('problem' in bound) counted.push({ ...line, problem: bound.problem })
    else ready.push({ ...line, search_people: bound.search_people, dossier_posts: bound.dossier_posts })
  }
  const asked = { after, until, period, timeZone: deps.config.timeZone }
  return [...counted, ...(await countApart(deps, ready, asked, signal))]
}

/** Counts all lines in one query; a query too large for the store is halved, down to a single line that is too large by itself. */
async function countApart(deps: Deps, lines: Ready[], asked: Asked, signal: AbortSignal): Promise<CountedLine[]> {
  signal.throwIfAborted()
  const [first] = lines
  if (!first) return []
  try {
    const counts = await countSearches(deps.ch, lines, asked)
    return lines.flatMap((line, i) => {
      const one = counts[i]
      return one ? [{ ...line, ...one }] : []
    })
  } catch (error) {
    const fault = error instanceof Error ? findFault(error) : null
    if (signal.aborted || fault === 'store_unavailable') throw error
    if (lines.length === 1) {
      deps.log.warn({ error: String(error) }, 'a line of a list cannot be counted')
      return [{ ...first, problem: fault === 'query_too_heavy' ? TOO_HEAVY : FAILED }]
    }
    const middle = Math.ceil(lines.length / 2)
    const half = await countApart(deps, lines.slice(0, middle), asked, signal)
    return [...half, ...(await countApart(deps, lines.slice(middle), asked, signal))]
  }
}
