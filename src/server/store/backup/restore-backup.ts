import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFileSynced, syncNames } from './copy-file.ts'
import { BackupError, type ManifestEntry, readManifest } from './manifest.ts'

/** In a data directory whose restoration has begun and not ended. */
const MARK = 'restoring'

/** @throws BackupError: the program must not start on half of what there was */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, MARK))) return
  throw new BackupError(
    `A restauração de uma cópia de segurança em ${dataDir} não terminou. Repita o comando restore-backup, que a recomeça.`,
  )
}

/**
 * Copies a backup into an empty data directory, or into one in which that was cut short. The caller holds the directory lock.
 *
 * @param onCopied how many of all bytes are copied
 * @returns when the backup was taken
 * @throws BackupError for a directory that has something else, and for a backup that is not what was written
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  onCopied: (bytes: number, all: number) => void,
): Promise<Date> {
  const { entries, bytes: all, takenAt } = await readManifest(folder)
  await claimDirectory(dataDir)
  let bytes = 0
  for (const entry of entries) {
    await restoreEntry(entry, folder, dataDir)
    if (entry.kind === 'file') bytes += entry.bytes
    onCopied(bytes, all)
  }
  for (const { kind, path } of entries) if (kind === 'folder') await syncNames(join(dataDir, path))
  await syncNames(dataDir)
  await rm(join(dataDir, MARK))
  await syncNames(dataDir)
  return new Date(takenAt)
}

async function claimDirectory(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  if (names.length > 0 && !names.includes(MARK))
    throw new BackupError(
      `O diretório de dados ${dataDir} não está vazio. Guarde-o com outro nome, ou escolha outro com LUPASCAN_DATA_DIR.`,
    )
  await using mark = await open(join(dataDir, MARK), 'w', 0o600)
  await mark.sync()
  await syncNames(dataDir)
  for (const name of names) if (name !== MARK) await rm(join(dataDir, name), { recursive: true })
}

async function restoreEntry(entry: ManifestEntry, folder: string, dataDir: string): Promise<void> {
  const to = join(dataDir, entry.path)
  if (entry.kind === 'folder') return void (await mkdir(to, { mode: 0o700 }))
  if (entry.kind === 'link') return symlink(entry.target, to)
  const copied = await copyFileSynced(join(folder, entry.path), to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (copied?.sha256 === entry.sha256 && copied.bytes === entry.bytes) return
  throw new BackupError(
    `A cópia de segurança em ${folder} está danificada: ${entry.path} ${copied ? 'não é o que foi gravado' : 'falta'}. Use outra cópia.`,
  )
}
