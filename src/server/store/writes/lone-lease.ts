/**
 * The lease of the only process that uses a server: it never waits, but statements of the previous process may still be running there.
 * Its epochs let the fence end those and refuse late ones.
 */
import type { Lease, WriteLease } from './write-lease.ts'

/** There is no other process that could take it. */
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
      // A turn that failed returns under another holder name: its statement may still be running.
      if (holder !== last) epoch += 1
      last = holder
      return held(epoch)
    },
  }
}
