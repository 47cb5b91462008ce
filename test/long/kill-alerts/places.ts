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
