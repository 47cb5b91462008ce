import { fetchPortrait } from '../media/fetch-portrait.ts'
import { MediaRefused } from '../media/problems.ts'
import { listMissingPortraits, recordPortrait, removeUnusedPortraits } from '../records/people/portraits.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Sequentially, so that no site gets several requests at once. */
const AT_ONCE = 50
/** Consecutive failures of one host after which it is skipped until the next run. */
const MAX_FAILURES = 3

/**
 * Every five minutes, and when people are imported: stores a small copy of each portrait that a source gives by its URL. A portrait
 * stored just before a crash and not recorded is fetched again and becomes the same file.
 */
export const fetchPortraitsJob = ({ pg, media }: JobDeps): Job =>
  defineJob(
    'fetch-portraits',
    async (_, signal) => {
      await removeUnusedPortraits(pg)
      const missing = await listMissingPortraits(pg, AT_ONCE)
      const failures = new Map<string, number>()
      const errors: unknown[] = []
      let kept = 0
      for (const address of missing) {
        if (signal.aborted) return 'again'
        const host = URL.parse(address)?.host ?? ''
        const failed = failures.get(host) ?? 0
        if (failed >= MAX_FAILURES) continue
        const file = await fetchPortrait(media, address, { isAwaited: false, signal }).catch((error: unknown) => {
          if (!(error instanceof MediaRefused)) errors.push(error)
          return null
        })
        if (signal.aborted && file === null) return 'again'
        failures.set(host, file === null ? failed + 1 : 0)
        if (file !== null) kept += 1
        await recordPortrait(pg, address, file)
      }
      // Anything but a refusal is a fault of ours and must be logged; every URL was marked as tried, so none is retried first for ever.
      if (errors.length > 0) throw errors[0]
      return missing.length === AT_ONCE && kept > 0 ? 'again' : 'done'
    },
    '*/5 * * * *',
  )
