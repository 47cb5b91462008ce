/** Evaluates all alerts on the posts written since the last evaluation (decision 0067). */
import {
  type Evaluated,
  type Find,
  findProgress,
  listEvaluatedAlerts,
  saveEvaluation,
} from '../../records/alerts/evaluation.ts'
import { findWritten, type Match, matchAlerts, type Written } from '../../search/alerts/match-alerts.ts'
import type { JobDeps } from '../job.ts'
import { applyRule } from './apply-rule.ts'
import { bindAlerts, type Ready } from './bind-alerts.ts'

type Deps = Pick<JobDeps, 'ch' | 'pg' | 'config' | 'log'>

/** Alerts evaluated in one query. */
const BATCH = 50
const MICROSECONDS_BACK = 30 * 24 * 3600 * 1e6

/**
 * One evaluation. If it is interrupted, the next one starts from the last recorded watermark.
 * @returns `idle` without alerts; `more` when there are posts left to evaluate
 */
export async function evaluateAlerts(
  deps: Deps,
  signal: AbortSignal,
  now = new Date(),
): Promise<'idle' | 'done' | 'more'> {
  const alerts = await listEvaluatedAlerts(deps.pg)
  if (alerts.length === 0) return 'idle'
  const progress = await findProgress(deps.pg)
  const from = Math.max(progress, Math.min(...alerts.map(({ since_number }) => since_number)))
  const written = await findWritten(deps.ch, from)
  const { ready, unready } = await bindAlerts(deps, alerts, now)
  const evaluated: Evaluated[] = unready.map(({ alert, problem }) => ({ ...describe(alert, written), problem }))
  const found = await matchAll(deps, ready, written, signal)
  const finds: Find[] = []
  let isBehind = false
  for (const { one, matches, until } of found) {
    if (matches instanceof Error) {
      deps.log.warn({ alert: one.alert.id, error: matches.message }, 'an alert cannot be evaluated')
      evaluated.push({ ...describe(one.alert, written), problem: FAILED })
      continue
    }
    finds.push(
      ...(await applyRule(
        deps,
        one,
        matches.map(({ post }) => post),
        now,
      )),
    )
    const behindFrom = until < written.until ? until : null
    isBehind ||= behindFrom !== null
    evaluated.push({ alertId: one.alert.id, problem: null, behindFrom })
  }
  const isSaved = await saveEvaluation(deps.pg, { from: progress, until: written.until }, finds, evaluated, now)
  return written.isMore || isBehind || !isSaved ? 'more' : 'done'
}

const FAILED = 'A busca deste alerta falhou; ela é tentada de novo, e nada do que chegar se perde.'

const describe = ({ id, behind_from }: Ready['alert'], { from }: Written) => ({
  alertId: id,
  behindFrom: behind_from ?? from,
})

/** `until`: the post version up to which matches were searched. */
type Answer = { one: Ready; matches: Match[] | Error; until: number }

async function matchAll(deps: Deps, ready: readonly Ready[], written: Written, signal: AbortSignal): Promise<Answer[]> {
  const behind = ready.filter(({ alert }) => alert.behind_from !== null)
  const together = ready.filter(({ alert }) => alert.behind_from === null)
  const answers: Answer[] = []
  for (let i = 0; i < together.length && written.until > written.from; i += BATCH) {
    signal.throwIfAborted()
    answers.push(...(await matchBatch(deps, together.slice(i, i + BATCH), written)))
  }
  if (written.until <= written.from)
    answers.push(...together.map((one) => ({ one, matches: [], until: written.until })))
  for (const [behindFrom, alerts] of Map.groupBy(behind, ({ alert }) => alert.behind_from ?? 0)) {
    signal.throwIfAborted()
    // A batch at a time, each as an evaluation of its own: whatever exceeds the limit of one evaluation would be skipped.
    const portion = await findWritten(deps.ch, Math.max(behindFrom, Date.now() * 1000 - MICROSECONDS_BACK))
    const until = portion.isMore ? Math.min(portion.until, written.until) : written.until
    for (let i = 0; i < alerts.length; i += BATCH)
      answers.push(...(await matchBatch(deps, alerts.slice(i, i + BATCH), { ...portion, until })))
  }
  // If not a single alert can be evaluated, the store is at fault and the evaluation is repeated.
  const failed = answers.find(({ matches }) => matches instanceof Error)
  if (failed && answers.every(({ matches }) => matches instanceof Error) && answers.length > 1) throw failed.matches
  return answers
}

async function matchBatch(deps: Deps, batch: readonly Ready[], written: Written): Promise<Answer[]> {
  try {
    const candidates = batch.map(({ candidate }) => candidate)
    const found = Map.groupBy(
      await matchAlerts(deps.ch, candidates, written, deps.config.timeZone),
      ({ alertId }) => alertId,
    )
    return batch.map((one) => ({ one, matches: found.get(one.alert.id) ?? [], until: written.until }))
  } catch {
    const answers: Answer[] = []
    for (const one of batch) answers.push(await matchAlone(deps, one, written))
    return answers
  }
}

async function matchAlone(deps: Deps, one: Ready, written: Written): Promise<Answer> {
  const asked = matchAlerts(deps.ch, [one.candidate], written, deps.config.timeZone)
  return asked.then(
    (matches) => ({ one, matches, until: written.until }),
    (error) => ({ one, matches: error instanceof Error ? error : new Error(String(error)), until: written.until }),
  )
}
