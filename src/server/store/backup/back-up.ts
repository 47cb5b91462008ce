import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupConfig } from '../../config.ts'
import { removeOldBackups } from './backup-folders.ts'
import type { TakeSnapshot } from './take-snapshot.ts'
import { writeBackup } from './write-backup.ts'

type Parts = { dataDir: string; takeSnapshot: TakeSnapshot; backup: Pick<BackupConfig, 'folder' | 'keep'> }

/**
 * Copies the embedded stores as they are at one moment, and pictures, videos and the secret of the data directory, into a folder of its
 * own, which it returns; then removes the oldest beyond those that are kept. Cut short, it leaves what the next one removes.
 *
 * @throws StoreError where there is no room, or somebody writes for too long
 */
export async function backUp({ dataDir, takeSnapshot, backup }: Parts, now: Date, signal?: AbortSignal) {
  const snapshot = snapshotFolder(dataDir)
  try {
    await takeSnapshot(snapshot)
    const sources = [
      { folder: snapshot, name: 'clickhouse' },
      { folder: snapshot, name: 'postgres' },
      { folder: dataDir, name: 'secret' },
      { folder: dataDir, name: 'media', skip: ['temporary'] },
    ]
    const written = await writeBackup(sources, backup.folder, now, signal)
    await removeOldBackups(backup.folder, backup.keep)
    return written
  } finally {
    await removeSnapshot(dataDir)
  }
}

/** Names for files of the stores: on their disk. */
const snapshotFolder = (dataDir: string) => join(dataDir, 'snapshot')

/** One that a killed process left would keep the disk from getting room. The caller holds the directory lock. */
export async function removeSnapshot(dataDir: string): Promise<void> {
  await rm(snapshotFolder(dataDir), { recursive: true, force: true })
}
