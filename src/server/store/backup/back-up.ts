import { realpath, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { BackupConfig } from '../../config.ts'
import { readInstallation, removeOldBackups } from './backup-folders.ts'
import { BackupError } from './manifest.ts'
import type { TakeSnapshot } from './take-snapshot.ts'
import { writeBackup } from './write-backup.ts'

type Parts = { dataDir: string; takeSnapshot: TakeSnapshot; backup: Pick<BackupConfig, 'folder' | 'keep'> }

/** `notRemoved`: why one that is too old is still there; the copy is whole all the same. */
export type BackupResult = { folder: string; notRemoved: unknown }

/**
 * Copies the embedded stores as they are at one moment, and pictures, videos and the secret of the data directory, into a folder of its
 * own; then removes the oldest beyond those that are kept. Cut short, it leaves what the next one removes.
 *
 * @throws BackupError for a folder that is not there or lies in the data directory
 * @throws StoreError where there is no room, or somebody writes for too long
 */
export async function backUp(
  { dataDir, takeSnapshot, backup }: Parts,
  now: Date,
  signal?: AbortSignal,
): Promise<BackupResult> {
  const { folder: root, keep } = backup
  await requireFolder(root, dataDir)
  const installation = await readInstallation(dataDir)
  const snapshot = snapshotFolder(dataDir)
  try {
    await takeSnapshot(snapshot)
    const sources = [
      { folder: snapshot, name: 'clickhouse' },
      { folder: snapshot, name: 'postgres' },
      { folder: dataDir, name: 'secret' },
      { folder: dataDir, name: 'media', skip: ['temporary'] },
    ]
    const folder = await writeBackup({ sources, root, installation, now, signal })
    const notRemoved = await removeOldBackups(root, installation, keep, now).catch((error: unknown) => error)
    return { folder, notRemoved }
  } finally {
    await removeSnapshot(dataDir)
  }
}

/** It is not made here: where a disk is missing, its folder must not come to be on another. */
async function requireFolder(root: string, dataDir: string): Promise<void> {
  const [folder, data] = await Promise.all([realpath(root).catch(() => null), realpath(dataDir)])
  if (folder === null)
    throw new BackupError(
      `A pasta das cópias de segurança ${root} não existe. Crie-a, ou monte o disco em que ela fica.`,
    )
  if (`${folder}${sep}`.startsWith(`${data}${sep}`))
    throw new BackupError(`A pasta das cópias de segurança ${root} fica dentro do diretório de dados. Escolha outra.`)
}

/** Names for files of the stores: on their disk. */
const snapshotFolder = (dataDir: string) => join(dataDir, 'snapshot')

/** One that a killed process left would keep the disk from getting room. The caller holds the directory lock. */
export async function removeSnapshot(dataDir: string): Promise<void> {
  await rm(snapshotFolder(dataDir), { recursive: true, force: true })
}
