/**
 * Free space on the disks of embedded stores and files. A store that runs out of space in the middle of a change may have to stop for
 * good, so changes are refused before that happens, while reads go on.
 */
import { statfs as readDisk } from 'node:fs/promises'
import { StoreError } from './errors.ts'

/** Reserve: several times what the stores write on their own between two changes. */
const RESERVE_BYTES = 200_000_000
/** Reserve as a share of a small disk. */
const RESERVE_PART = 0.05
/** Minimum interval between two checks; nobody writes the whole reserve in that time. */
const LOOK_EVERY_MS = 250

type ReadDisk = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>

export type DiskSpace = {
  /** @throws StoreError `no_space` */
  require(): Promise<void>
}

/** Watches the disks of these folders; a folder that does not exist yet is skipped. */
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
