import { evaluateAlerts } from './alerts/evaluation.ts'
import { tellAlerts } from './alerts/tell-alerts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Every ten seconds while there are alerts: what was written meanwhile is looked at, and told when its hour has come. */
export const evaluateAlertsJob = (deps: JobDeps): Job =>
  defineJob(
    'evaluate-alerts',
    async (_, signal) => {
      const outcome = await evaluateAlerts(deps, signal)
      if (await tellAlerts(deps, signal)) await deps.queue.send('deliver-alerts', {})
      if (outcome === 'idle') return 'done'
      return outcome === 'more' ? 'again' : 'soon'
    },
    '* * * * *',
  )
