/**
 * The lease of a process that has the posts to itself, on a server: nobody waits for it, but what the process before it asked for may
 * still run there. Its epochs let the fence end that, and refuse what comes late.
 */
import type { Lease, WriteLease } from './write-lease.ts'

/** No one else could take it. */
const SECONDS = 60

export function openLoneLease(): WriteLease {
  let last = ''
  let epoch = 0
  const held = (taken: number): Lease => {
    const lease: Lease = {
      epoch: taken,
      renew: async () => true,
      async raise(known) {
        epoch = Math.max(epoch, known) + 1
        lease.epoch = epoch
        return epoch
      },
      release: async () => {},
    }
    return lease
  }
  return {
    seconds: SECONDS,
    async take(holder) {
      // A turn that failed comes back under another name: its statement may still run.
      if (holder !== last) epoch += 1
      last = holder
      return held(epoch)
    },
  }
}
