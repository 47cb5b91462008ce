/** One import at a time: who comes while another runs waits in turn for a while, and is told then when to ask again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { HttpError } from '../../http/errors.ts'
import { createFairQueue, type FairQueue } from '../../http/fair-queue.ts'
import { estimateImportEnd } from '../../records/sources/imports.ts'
import type { Postgres } from '../../store/postgres.ts'

/** For whoever sends small files one after the other; behind a long import nobody keeps a connection open for nothing. */
const PATIENCE_MS = 10_000
/** Another process's import ends without our being told. */
const LOOK_AGAIN_MS = 250
const LONGEST_RETRY_SECONDS = 60

export type ImportTurns = {
  /**
   * `begin`: undefined while another one runs.
   * @throws HttpError when it would take, or took, too long; the signal's reason when it is aborted meanwhile
   */
  take<T>(
    asker: { userId: number; signal: AbortSignal },
    begin: () => Promise<number | undefined>,
    work: (id: number) => Promise<T>,
  ): Promise<T>
  countPlaces: FairQueue<number>['countPlaces']
}

/** One user after the other, of this process; between processes whoever looks first. */
export function createImportTurns(pg: Postgres): ImportTurns {
  const line = createFairQueue<number>({ atOnce: 1, perKey: 1, waitingPerKey: 10 })
  const requireSoon = async () => {
    const wait = await estimateImportEnd(pg, new Date())
    if (wait > PATIENCE_MS) throw otherRuns(wait)
  }

  async function beginInTurn(begin: () => Promise<number | undefined>, signal: AbortSignal): Promise<number> {
    for (;;) {
      const id = await begin()
      if (id !== undefined) return id
      await requireSoon()
      await sleep(LOOK_AGAIN_MS, undefined, { signal })
    }
  }

  return {
    countPlaces: line.countPlaces,
    async take({ userId, signal }, begin, work) {
      await requireSoon()
      const patience = AbortSignal.timeout(PATIENCE_MS)
      const whileWaiting = AbortSignal.any([signal, patience])
      let leave = () => {}
      let id: number
      try {
        leave = await line.enter(userId, whileWaiting)
        id = await beginInTurn(begin, whileWaiting)
      } catch (error) {
        leave()
        if (patience.aborted && !signal.aborted) throw otherRuns(await estimateImportEnd(pg, new Date()))
        throw error
      }
      try {
        return await work(id)
      } finally {
        leave()
      }
    },
  }
}

function otherRuns(waitMs: number): HttpError {
  const seconds = Math.min(LONGEST_RETRY_SECONDS, Math.max(1, Math.ceil(waitMs / 1000)))
  return new HttpError(
    409,
    'invalid_request',
    `Outra importação está em andamento. Espere o fim dela e tente de novo em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
    { 'retry-after': String(seconds) },
  )
}
