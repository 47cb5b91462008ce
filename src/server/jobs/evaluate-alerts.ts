import { setTimeout as wait } from 'node:timers/promises'
import { hasDueDeliveries } from '../records/alerts/deliveries.ts'
import { evaluateAlerts } from './alerts/evaluation.ts'
import { notifyAlerts } from './alerts/notify-alerts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Every ten seconds while there are alerts: evaluates them on what was written since, and notifies when a notification is due. */
export const evaluateAlertsJob = (deps: JobDeps): Job =>
  defineJob(
    'evaluate-alerts',
    async (_, signal) => {
      const begun = performance.now()
      const outcome = await evaluateAndNotify(deps, signal)
      if (outcome === 'idle') return 'done'
      if (outcome === 'more') return 'again'
      await rest(performance.now() - begun, signal)
      return 'soon'
    },
    '* * * * *',
  )

type Deps = Pick<JobDeps, 'ch' | 'pg' | 'config' | 'log'> & { queue: Pick<JobDeps['queue'], 'send'> }

/** One evaluation and its notifications. */
export async function evaluateAndNotify(deps: Deps, signal: AbortSignal): ReturnType<typeof evaluateAlerts> {
  const outcome = await evaluateAlerts(deps, signal)
  await notifyAlerts(deps, signal)
  // Includes earlier evaluations: retries, and deliveries left by a process that died.
  if (await hasDueDeliveries(deps.pg, new Date())) await deps.queue.send('deliver-alerts', {})
  return outcome
}

const MAX_REST_MS = 30_000

/** A thousand alerts take seconds: they are then evaluated less often, so that searches keep their processor time. */
const rest = (tookMs: number, signal: AbortSignal) =>
  wait(Math.min(MAX_REST_MS, 2 * tookMs), undefined, { signal }).catch(() => {})
