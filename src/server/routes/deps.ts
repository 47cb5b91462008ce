import type { Config } from '../config.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'

/** What routes are made with. */
export type Deps = {
  ch: ClickHouse
  pg: Postgres
  config: Pick<Config, 'dataDir' | 'timeZone' | 'roles'>
  /** Signs tokens and media addresses. */
  secret: Uint8Array
}
