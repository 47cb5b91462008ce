import type { Config } from '../config.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import type { Queue } from '../jobs/queue.ts'
import type { SendMail } from '../mail.ts'
import type { Media } from '../media/media.ts'
import type { Meters } from '../observe/meters.ts'
import type { Actor } from '../records/audit.ts'
import { askUntil, type ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'

/** Dependencies of the routes. */
export type Deps = {
  ch: ClickHouse
  pg: Postgres
  /** Queues background jobs. */
  queue: Queue
  /** Stores and analyses files. */
  media: Media
  config: Pick<
    Config,
    | 'dataDir'
    | 'timeZone'
    | 'roles'
    | 'publicUrl'
    | 'importMaxBytes'
    | 'media'
    | 'lives'
    | 'metricsToken'
    | 'privateHosts'
    | 'tokenCalls'
    | 'databaseUrl'
    | 'clickhouseUrl'
    | 'auditDays'
    | 'backup'
  >
  /** Signs tokens and media addresses. */
  secret: Uint8Array
  /** Explains which words contributed to a label. Absent: no explanations. */
  hateModel?: HateModel | undefined
  /** Absent or null: no mail server is configured. */
  sendMail?: SendMail | null
  /** Absent: no metrics are collected. */
  meters?: Meters | undefined
}

/** The caller as recorded in the audit log. */
export const toActor = ({ username }: { username: string }, { ip }: { ip: string }): Actor => ({
  username,
  address: ip,
})

/** The same dependencies for one request: once its signal is aborted, the store cancels its queries. */
export const forRequest = (deps: Deps, signal: AbortSignal): Deps => ({ ...deps, ch: askUntil(deps.ch, signal) })
