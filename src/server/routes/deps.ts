import type { Config } from '../config.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import type { Queue } from '../jobs/queue.ts'
import type { SendMail } from '../mail.ts'
import type { Media } from '../media/media.ts'
import type { Meters } from '../observe/meters.ts'
import type { Actor } from '../records/audit.ts'
import { askUntil, type ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'

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
  /** Tells which words weighed in a label. Absent: nobody can. */
  hateModel?: HateModel | undefined
  /** Absent or null: there is no mail server. */
  sendMail?: SendMail | null
  /** Absent: nothing is measured. */
  meters?: Meters | undefined
}

/** Who asks, as it is written down. */
export const toActor = ({ username }: { username: string }, { ip }: { ip: string }): Actor => ({
  username,
  address: ip,
})

/** The same for one asker: once the signal of their question is aborted, the store stops computing the answer. */
export const forAsker = (deps: Deps, signal: AbortSignal): Deps => ({ ...deps, ch: askUntil(deps.ch, signal) })
