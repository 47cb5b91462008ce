/**
 * Space on the disks of embedded stores and files. A store that finds its disk full in the middle of a change may have to stop for
 * good, so changes are refused a while before, and what reads goes on.
 */
import { statfs as readDisk } from 'node:fs/promises'
import { StoreError } from './errors.ts'

/** What has to stay free: several times what the stores write by themselves between two changes. */
const RESERVE_BYTES = 200_000_000
/** Of a small disk this part. */
const RESERVE_PART = 0.05
/** Not more often than that; in so little time nobody writes the reserve. */
const LOOK_EVERY_MS = 250

type ReadDisk = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>

export type DiskSpace = {
  /** @throws StoreError `no_space` */
  require(): Promise<void>
}

/** Of the disks that these folders are on; one that is not there yet is not asked. */
export function openDiskSpace(
  folders: readonly string[],
  now: () => number = Date.now,
  statfs: ReadDisk = readDisk,
): DiskSpace {
  let lookedAt = Number.NEGATIVE_INFINITY
  let full: string | undefined
  return {
    async require() {
      if (Math.abs(now() - lookedAt) >= LOOK_EVERY_MS) {
        lookedAt = now()
        const states = await Promise.all(folders.map((folder) => isFull(folder, statfs)))
        full = folders[states.indexOf(true)]
      }
      if (full !== undefined) throw new StoreError('no_space', new Error(`no room is left on the disk of ${full}`))
    },
  }
}

async function isFull(folder: string, statfs: ReadDisk): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  if (!disk) return false
  const [free, all] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize]
  return free < Math.min(RESERVE_BYTES, all * RESERVE_PART)
}
