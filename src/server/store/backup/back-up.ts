import { realpath, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { BackupConfig } from '../../config.ts'
import { readInstallation, removeOldBackups } from './backup-folders.ts'
import { BackupError } from './manifest.ts'
import type { TakeSnapshot } from './take-snapshot.ts'
import { writeBackup } from './write-backup.ts'

type Parts = { dataDir: string; takeSnapshot: TakeSnapshot; backup: Pick<BackupConfig, 'folder' | 'keep'> }

/** `notRemoved`: why an expired backup still exists; the new backup is complete anyway. */
export type BackupResult = { folder: string; notRemoved: unknown }

/**
 * Copies a consistent snapshot of the embedded stores, and the pictures, videos and secret of the data directory, into a new folder;
 * then removes the oldest backups beyond those that are kept. Remains of an interrupted backup are removed by the next one.
 *
 * @throws BackupError for a folder that does not exist or lies in the data directory
 * @throws StoreError if there is no room, or writers take too long
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

/** The folder is not created here: if a disk is not mounted, it must not be created on another one. */
async function requireFolder(root: string, dataDir: string): Promise<void> {
  const [folder, data] = await Promise.all([realpath(root).catch(() => null), realpath(dataDir)])
  if (folder === null)
    throw new BackupError(
      `A pasta das cópias de segurança ${root} não existe. Crie-a, ou monte o disco em que ela fica.`,
    )
  if (`${folder}${sep}`.startsWith(`${data}${sep}`))
    throw new BackupError(`A pasta das cópias de segurança ${root} fica dentro do diretório de dados. Escolha outra.`)
}

/** Folder for links to store files, on the disk of the stores. */
const snapshotFolder = (dataDir: string) => join(dataDir, 'snapshot')

/** Remains of a killed process would keep disk space occupied. The caller holds the directory lock. */
export async function removeSnapshot(dataDir: string): Promise<void> {
  await rm(snapshotFolder(dataDir), { recursive: true, force: true })
}
