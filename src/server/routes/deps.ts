import type { Config } from '../config.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Media } from '../media/media.ts'
import type { Meters } from '../observe/meters.ts'
import { askUntil, type ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'

/** Sends one mail, as text. @throws when the mail server does not take it */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<void>

/** What routes are made with. */
export type Deps = {
  ch: ClickHouse
  pg: Postgres
  /** Takes what is to be done later. */
  queue: Queue
  /** Files, and what is in them. */
  media: Media
  config: Pick<
    Config,
    'dataDir' | 'timeZone' | 'roles' | 'publicUrl' | 'importMaxBytes' | 'media' | 'lives' | 'metricsToken'
  >
  /** Signs tokens and media addresses. */
  secret: Uint8Array
  /** Tells which words weighed in a label. Absent: nobody can. */
  hateModel?: HateModel | undefined
  /** Absent or null: there is no mail server. */
  sendMail?: SendMail | null
  /** Absent: nothing is measured. */
  meters?: Meters | undefined
}

/** The same for one asker: once the signal of their question is aborted, the store stops computing the answer. */
export const forAsker = (deps: Deps, signal: AbortSignal): Deps => ({ ...deps, ch: askUntil(deps.ch, signal) })
