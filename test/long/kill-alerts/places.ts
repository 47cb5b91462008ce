/** Where alerts run: here one process with embedded stores, in `servers.ts` four over servers. */
import type { Random } from '../../../src/server/sources/demo/random.ts'
import { type Installation, openInstallation } from '../installation.ts'

export type Place = {
  /** Whom the program asks. */
  readonly it: Pick<Installation, 'address' | 'ask' | 'token'>
  /** Kills processes, and says which. */
  kill(random: Random): Promise<string>
  /** Starts what was killed. @returns after how many milliseconds it was ready */
  start(): Promise<number>
  /** When nobody was there who could tell. */
  readonly outages: readonly Outage[]
  close(): Promise<void>
}

export type Outage = { from: number; to: number }

export type OpenPlace = (env: Record<string, string>) => Promise<Place>

export const openEmbedded: OpenPlace = async (env) => {
  const it = await openInstallation(env)
  const outages: Outage[] = []
  let from = 0
  return {
    ...{ it, outages },
    async kill() {
      await it.kill()
      from = Date.now()
      return 'the program'
    },
    async start() {
      const ms = await it.start()
      outages.push({ from, to: Date.now() })
      return ms
    },
    close: () => it.close(),
  }
}
