/** Alerts with their bound queries, and those that cannot be evaluated, with the reason shown to their owners. */

import { findUse } from '../../access/can-use.ts'
import { bindFields, readRefusal } from '../../binding/bind-fields.ts'
import { findSamePerson } from '../../binding/same-person.ts'
import type { EvaluatedAlert } from '../../records/alerts/evaluation.ts'
import { followIn } from '../../records/people/follow-merges.ts'
import { listMerges } from '../../records/people/people-aliases.ts'
import { getFaceSettings } from '../../records/posts/faces.ts'
import { readSavedFilters } from '../../search/alerts/alert-search.ts'
import type { Candidate } from '../../search/alerts/match-alerts.ts'
import type { BoundFilters } from '../../search/conditions/conditions.ts'
import { bindAttachments } from '../../search/conditions/picture-filters.ts'
import type { JobDeps } from '../job.ts'

type Deps = Pick<JobDeps, 'ch' | 'pg' | 'config'>

/** `isPrivate`: the query refers to dossiers, which other users may not be allowed to see. */
export type Ready = { alert: EvaluatedAlert; candidate: Candidate; isPrivate: boolean }
export type Unready = { alert: EvaluatedAlert; problem: string }

/** A change this long after the post was first stored is no news. Post numbers are microseconds. */
const NEWS_MICROSECONDS = 30 * 24 * 3600 * 1e6

export async function bindAlerts(deps: Deps, alerts: readonly EvaluatedAlert[], now: Date) {
  const oldest = now.getTime() * 1000 - NEWS_MICROSECONDS
  const ready: Ready[] = []
  const unready: Unready[] = []
  const merges = await listMerges(deps.pg)
  for (const alert of alerts) {
    const filters = await bindFilters(deps, alert, merges)
    if ('problem' in filters) {
      unready.push({ alert, problem: filters.problem })
      continue
    }
    const isChanged = alert.rule === 'changed'
    const sinceNumber = Math.max(alert.since_number, oldest)
    const changedSince = isChanged ? alert.since : null
    ready.push({
      alert,
      isPrivate: filters.isPrivate,
      candidate: { id: alert.id, filters: filters.bound, withFormer: isChanged, sinceNumber, changedSince },
    })
  }
  return { ready, unready }
}

async function bindFilters(
  { ch, pg, config }: Deps,
  { filters: saved, user_id: owner, search_owner, saved_search_id: search }: EvaluatedAlert,
  merges: Awaited<ReturnType<typeof listMerges>>,
): Promise<{ bound: BoundFilters; isPrivate: boolean } | { problem: string }> {
  if (!saved) return { problem: 'A busca salva deste alerta foi removida; ele não avisa mais.' }
  if (search_owner !== owner && !(await findUse(pg, { kind: 'saved_search', id: search ?? '' }, owner)))
    return { problem: 'A busca salva deste alerta não é mais compartilhada com você; ele espera que volte a ser.' }
  const read = readSavedFilters(saved)
  if ('problem' in read) return read
  // With the rights of the owner: dossiers hidden from them do not exist for this query.
  const found = await bindFields({ ch, pg, config }, followIn(merges, read), owner).catch(readRefusal)
  if ('problem' in found) return found
  // Posts that arrive during the evaluation may contain new words: each query expands its terms anew.
  const { term_expansions: _, ...asked } = found
  const { filters } = await bindAttachments(ch, asked)
  const isPrivate = (found.dossier_posts?.size ?? 0) > 0
  const faces = filters.face_id ?? []
  if (faces.length === 0) return { bound: filters, isPrivate }
  if (!(await getFaceSettings(pg)).enabled) return { problem: 'A busca por rostos está desligada.' }
  const { files } = await findSamePerson({ ch, pg }, faces)
  return { bound: { ...filters, shown_files: [...(filters.shown_files ?? []), files] }, isPrivate }
}
