import { type ClientTrust, findClientTrust } from '../../access/throttle.ts'
import { createFairQueue } from '../../http/fair-queue.ts'
import { namePlace } from '../../records/users/network-place.ts'
import type { Deps } from '../deps.ts'

/**
 * Checking a password uses a processor for tens of milliseconds. An address that sends hundreds of attempts delays other new
 * addresses by at most one of them, and known addresses and devices have a queue of their own.
 */
const LINES: Record<ClientTrust, { atOnce: number; perKey: number; waitingPerKey: number }> = {
  known: { atOnce: 2, perKey: 2, waitingPerKey: 60 },
  new: { atOnce: 1, perKey: 1, waitingPerKey: 60 },
  guessing: { atOnce: 1, perKey: 1, waitingPerKey: 60 },
}

/**
 * Limits the queries for what is known of an address: they share one queue in the store, where many strangers at once would delay
 * every query of logins in progress.
 */
const LOOK_UPS = { atOnce: 2, perKey: 1, waitingPerKey: 60 }

/** An address that guesses is looked up again after this long: a thousand guesses must not cause a thousand queries. */
const REMEMBERED_MS = 2_000
const MAX_REMEMBERED = 10_000

/** @see readDevice */
type Client = { address: string; device: string | null }

/** Checks passwords, in queues chosen by what is known of the address. */
export function openLoginLines({ pg, meters }: Pick<Deps, 'pg' | 'meters'>) {
  const lines = {
    known: createFairQueue<string>(LINES.known),
    new: createFairQueue<string>(LINES.new),
    guessing: createFairQueue<string>(LINES.guessing),
  }
  for (const [standing, line] of Object.entries(lines)) meters?.watchPlaces(`logins_${standing}`, line.countPlaces)
  const lookUps = createFairQueue<string>(LOOK_UPS)
  const guessing = new Map<string, number>()

  async function findLine(place: string, address: string, signal: AbortSignal) {
    if ((guessing.get(place) ?? 0) > performance.now()) return lines.guessing
    const standing = await lookUps.run(place, signal, () => findClientTrust(pg, address, new Date()))
    if (standing === 'guessing') {
      if (guessing.size >= MAX_REMEMBERED) guessing.clear()
      guessing.set(place, performance.now() + REMEMBERED_MS)
    }
    return lines[standing]
  }
  return {
    async run<T>({ address, device }: Client, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      if (device) return lines.known.run(device, signal, work)
      const place = namePlace(address)
      const line = await findLine(place, address, signal)
      return line.run(place, signal, work)
    },
  }
}
