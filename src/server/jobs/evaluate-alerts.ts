import { setTimeout as wait } from 'node:timers/promises'
import { hasDueDeliveries } from '../records/alerts/deliveries.ts'
import { evaluateAlerts } from './alerts/evaluation.ts'
import { tellAlerts } from './alerts/tell-alerts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Every ten seconds while there are alerts: what was written meanwhile is looked at, and told when its hour has come. */
export const evaluateAlertsJob = (deps: JobDeps): Job =>
  defineJob(
    'evaluate-alerts',
    async (_, signal) => {
      const begun = performance.now()
      const outcome = await lookAtAlerts(deps, signal)
      if (outcome === 'idle') return 'done'
      if (outcome === 'more') return 'again'
      await rest(performance.now() - begun, signal)
      return 'soon'
    },
    '* * * * *',
  )

type Deps = Pick<JobDeps, 'ch' | 'pg' | 'config' | 'log'> & { queue: Pick<JobDeps['queue'], 'send'> }

/** One look, and what follows from it. */
export async function lookAtAlerts(deps: Deps, signal: AbortSignal): ReturnType<typeof evaluateAlerts> {
  const outcome = await evaluateAlerts(deps, signal)
  await tellAlerts(deps, signal)
  // Of earlier looks too: what is to be tried again, and what a process that died left.
  if (await hasDueDeliveries(deps.pg, new Date())) await deps.queue.send('deliver-alerts', {})
  return outcome
}

const LONGEST_REST_MS = 30_000

/** A thousand alerts take seconds: then they are looked at less often, so that searches keep their processors. */
const rest = (tookMs: number, signal: AbortSignal) =>
  wait(Math.min(LONGEST_REST_MS, 2 * tookMs), undefined, { signal }).catch(() => {})
