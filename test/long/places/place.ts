/** Where the program is killed: here one process with embedded stores, in `servers.ts` four processes on servers. */
import type { Random } from '../../../src/server/sources/demo/random.ts'
import { type Installation, openInstallation } from '../installation.ts'

export type Place = {
  /** Client for the program. */
  readonly it: Pick<Installation, 'address' | 'ask' | 'token'>
  /** Its stores, for direct reading; embedded ones only while no process has them open. */
  readonly stores: StoreAddresses
  /** Environment in which a command uses these stores. */
  readonly env: Record<string, string>
  /** The running processes. */
  list(): { pid: number; address: string }[]
  /** Kills processes, and returns which. */
  kill(random: Random): Promise<string>
  killAll(): Promise<void>
  /**
   * Restarts what was killed.
   * @returns milliseconds until it was ready
   */
  start(): Promise<number>
  /** Starts one of the killed processes, and kills it after `afterMs`. */
  startAndKill(afterMs: number): Promise<void>
  /** Periods without any worker. */
  readonly outages: readonly Outage[]
  close(): Promise<void>
}

export type StoreAddresses = { dataDir: string; databaseUrl: string | null; clickhouseUrl: string | null }

export type Outage = { from: number; to: number }

export type OpenPlace = (env: Record<string, string>) => Promise<Place>

export const openEmbedded: OpenPlace = async (env) => {
  const it = await openInstallation(env)
  const outages: Outage[] = []
  let from: number | null = null
  const killAll = async () => {
    await it.kill()
    from ??= Date.now()
  }
  return {
    ...{ it, env, outages, killAll },
    stores: { dataDir: it.dataDir, databaseUrl: null, clickhouseUrl: null },
    list: () => (from === null ? [{ pid: it.pid, address: it.address }] : []),
    async kill() {
      await killAll()
      return 'the program'
    },
    async start() {
      const ms = await it.start()
      outages.push({ from: from ?? Date.now(), to: Date.now() })
      from = null
      return ms
    },
    async startAndKill(afterMs) {
      await it.startAndKill(afterMs)
    },
    close: () => it.close(),
  }
}
