/** Where the program is killed: here one process with embedded stores, in `servers.ts` four over servers. */
import type { Random } from '../../../src/server/sources/demo/random.ts'
import { type Installation, openInstallation } from '../installation.ts'

export type Place = {
  /** Whom the program asks. */
  readonly it: Pick<Installation, 'address' | 'ask' | 'token'>
  /** Its stores, to be read directly; embedded ones while no process has them. */
  readonly stores: StoreAddresses
  /** Under which a command works on these stores. */
  readonly env: Record<string, string>
  /** Of the processes that run. */
  list(): { pid: number; address: string }[]
  /** Kills processes, and says which. */
  kill(random: Random): Promise<string>
  killAll(): Promise<void>
  /** Starts what was killed. @returns after how many milliseconds it was ready */
  start(): Promise<number>
  /** Starts one of those that were killed, and kills it so many milliseconds later. */
  startAndKill(afterMs: number): Promise<void>
  /** When nobody was there who could work. */
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
