/** Where alerts run: one process with embedded stores, or one that answers and one that works, on servers. */
import { pickOne, type Random } from '../../../src/server/sources/demo/random.ts'
import { startClickHouse } from '../../servers/clickhouse.ts'
import { startPostgres } from '../../servers/postgres.ts'
import { type Installation, openInstallation } from '../installation.ts'

export type Place = {
  /** Whom the program asks. */
  readonly it: Installation
  /** Kills a process, and says which. */
  kill(random: Random): Promise<string>
  /** Starts what was killed. @returns after how many milliseconds it was ready */
  start(): Promise<number>
  close(): Promise<void>
}

export type OpenPlace = (env: Record<string, string>) => Promise<Place>

export const openEmbedded: OpenPlace = async (env) => {
  const it = await openInstallation(env)
  return {
    it,
    async kill() {
      await it.kill()
      return 'the program'
    },
    start: () => it.start(),
    close: () => it.close(),
  }
}

export const openOnServers: OpenPlace = async (env) => {
  const [postgres, clickhouse] = [await startPostgres(), await startClickHouse()]
  const stores = { DATABASE_URL: postgres.url, CLICKHOUSE_URL: `${clickhouse.url}/lupascan` }
  const both = { ...env, ...stores, LUPASCAN_SECRET: 'segredo-das-provas-longas-0123456789' }
  const answering = await openInstallation({ ...both, LUPASCAN_ROLES: 'api' })
  const working = await openInstallation({ ...both, LUPASCAN_ROLES: 'worker' })
  let killed = working
  return {
    it: answering,
    async kill(random) {
      // What tells is what matters most.
      killed = pickOne(random, [working, working, answering])
      await killed.kill()
      return killed === working ? 'the worker' : 'the one that answers'
    },
    start: () => killed.start(),
    async close() {
      await Promise.all([answering.close(), working.close()])
      await Promise.all([postgres.stop(), clickhouse.stop()])
    },
  }
}
