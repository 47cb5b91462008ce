import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, statfs, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFileSynced, syncNames } from './copy-file.ts'
import { BackupError, type FileEntry, type ManifestEntry, readManifest } from './manifest.ts'

/** Marks a data directory with an unfinished restoration: lists the names it creates, one per line. */
const MARK = 'restoring'
/** Present on a disk of its own. */
const OF_THE_DISK = 'lost+found'
/** Reserve that stays free on the disk. */
const RESERVE_BYTES = 500_000_000

/** @throws BackupError: the program must not start on an incomplete restoration */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, MARK))) return
  throw new BackupError(
    `A restauração de uma cópia de segurança em ${dataDir} não terminou. Repita o comando restore-backup, que a recomeça, ou escolha um diretório vazio com LUPASCAN_DATA_DIR.`,
  )
}

/** `lost`: pictures and videos that are missing or damaged in the backup; everything else is restored. */
export type Restored = { takenAt: Date; lost: string[] }

/**
 * Restores a backup into an empty data directory, or into one with an interrupted restoration. The caller holds the directory lock.
 *
 * @param onCopied called with the bytes copied so far, and the bytes in all
 * @throws BackupError for a directory with other contents or without room, and for a backup with damaged stores
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  onCopied: (bytes: number, all: number) => void,
): Promise<Restored> {
  const { entries, bytes: all, takenAt } = await readManifest(folder)
  await claimDirectory(dataDir, [...new Set(entries.map(({ path }) => path.split('/')[0] ?? ''))])
  await requireSpace(dataDir, all)
  const lost: string[] = []
  let bytes = 0
  // Symbolic links last, so that nothing is written through one.
  for (const entry of entries.toSorted((a, b) => Number(a.kind === 'link') - Number(b.kind === 'link'))) {
    if (!(await restoreEntry(entry, folder, dataDir))) lost.push(entry.path)
    if (entry.kind === 'file') bytes += entry.bytes
    onCopied(bytes, all)
  }
  for (const { kind, path } of entries) if (kind === 'folder') await syncNames(join(dataDir, path))
  await syncNames(dataDir)
  await rm(join(dataDir, MARK))
  await syncNames(dataDir)
  return { takenAt: new Date(takenAt), lost }
}

/** @param made entries that the restoration will create: nothing else is ever removed */
async function claimDirectory(dataDir: string, made: readonly string[]): Promise<void> {
  const before = await readFile(join(dataDir, MARK), 'utf8').catch(() => '')
  const known = new Set([MARK, OF_THE_DISK, ...before.split('\n')])
  const names = await readdir(dataDir)
  if (names.some((name) => !known.has(name)))
    throw new BackupError(
      `O diretório de dados ${dataDir} não está vazio. Guarde o que há nele em outro lugar, ou escolha outro com LUPASCAN_DATA_DIR.`,
    )
  const all = [...new Set([...made, ...before.split('\n').filter((name) => names.includes(name))])]
  await using mark = await open(join(dataDir, MARK), 'w', 0o600)
  await mark.writeFile(all.join('\n'))
  await mark.sync()
  await syncNames(dataDir)
  for (const name of all) await rm(join(dataDir, name), { recursive: true, force: true })
}

async function requireSpace(dataDir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= bytes + RESERVE_BYTES) return
  const wanted = Math.ceil((bytes + RESERVE_BYTES) / 1e6)
  throw new BackupError(`Não há espaço em ${dataDir}: a restauração precisa de ${wanted} MB livres.`)
}

/** false: a picture or video that is not as it was written. */
async function restoreEntry(entry: ManifestEntry, folder: string, dataDir: string): Promise<boolean> {
  const to = join(dataDir, entry.path)
  if (entry.kind === 'folder') await mkdir(to, { mode: 0o700 })
  else if (entry.kind === 'link') await symlink(entry.target, to)
  else return restoreFile(entry, join(folder, entry.path), to, folder)
  return true
}

async function restoreFile(entry: FileEntry, from: string, to: string, folder: string): Promise<boolean> {
  const copied = await copyFileSynced(from, to).catch((error: NodeJS.ErrnoException) => {
    // What the disk cannot read counts as missing.
    if (error.code === 'ENOENT' || error.code === 'EIO') return null
    throw error
  })
  if (copied?.sha256 === entry.sha256 && copied.bytes === entry.bytes) {
    // The next backup recognises the unchanged file by its modification time.
    await utimes(to, entry.modified / 1_000, entry.modified / 1_000)
    return true
  }
  if (entry.path.startsWith('media/')) {
    await rm(to, { force: true })
    return false
  }
  throw new BackupError(
    `A cópia de segurança em ${folder} está danificada: ${entry.path} ${copied ? 'não é o que foi gravado' : 'falta'}. Outra cópia pode estar inteira.`,
  )
}
