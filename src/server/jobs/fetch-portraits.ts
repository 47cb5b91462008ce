import { fetchPortrait } from '../media/fetch-portrait.ts'
import { MediaRefused } from '../media/problems.ts'
import { listMissingPortraits, notePortrait, removeUnusedPortraits } from '../records/people/portraits.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** One after the other, so that no site is asked for several at once. */
const AT_ONCE = 50
/** In a row of one host: then it is left alone until the next time. */
const MOST_FAILURES = 3

/**
 * Every five minutes, and when people come in: keeps a small copy of each picture that a source tells by its address. One that was
 * stored and not noted is fetched again, and is the same file.
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
        if (failed >= MOST_FAILURES) continue
        const file = await fetchPortrait(media, address, { isAwaited: false, signal }).catch((error: unknown) => {
          if (!(error instanceof MediaRefused)) errors.push(error)
          return null
        })
        if (signal.aborted && file === null) return 'again'
        failures.set(host, file === null ? failed + 1 : 0)
        if (file !== null) kept += 1
        await notePortrait(pg, address, file)
      }
      // What is no refusal is a fault here, which the log must tell; every address was noted, so none is asked first for ever.
      if (errors.length > 0) throw errors[0]
      return missing.length === AT_ONCE && kept > 0 ? 'again' : 'done'
    },
    '*/5 * * * *',
  )
