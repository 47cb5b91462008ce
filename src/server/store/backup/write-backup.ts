import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readlink, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreError } from '../errors.ts'
import { nameBackup, removeUnfinished, unfinishedName } from './backup-folders.ts'
import { copyFileSynced, syncNames } from './copy-file.ts'
import { type FormerBackup, openFormer } from './former-backup.ts'
import { BackupError, MANIFEST, type ManifestEntry, printManifest } from './manifest.ts'

/** A folder or file to back up under its own name. `skip`: subfolders to leave out. */
export type BackupSource = { folder: string; name: string; skip?: readonly string[] }

export type BackupPlan = {
  sources: readonly BackupSource[]
  root: string
  installation: string
  now: Date
  signal?: AbortSignal | undefined
}

/** Reserve that stays free on the disk of the backups. */
const RESERVE_BYTES = 1_000_000_000

type Found = { entry: ManifestEntry; from: string }

/**
 * Writes a complete backup into a new folder below `root`; unchanged files of the previous backup are hard-linked if the disk supports
 * it. The folder gets its final name when everything is on disk. Returns the folder.
 *
 * @param former for tests
 * @throws StoreError('no_space') before anything is copied, if it would not fit
 */
export async function writeBackup(
  { sources, root, installation, now, signal }: BackupPlan,
  former?: FormerBackup,
): Promise<string> {
  await removeUnfinished(root, installation)
  const before = former ?? (await openFormer(root, installation))
  const name = nameBackup(installation, now)
  const folder = join(root, name)
  if (existsSync(folder)) throw new BackupError(`${folder} já existe: duas cópias no mesmo segundo.`)
  const found = (await Promise.all(sources.map(findEntries))).flat()
  await requireSpace(root, found, before)
  const unfinished = join(root, unfinishedName(name))
  try {
    await mkdir(unfinished, { mode: 0o700 })
    await writeEntries(unfinished, found, { before, now, signal })
    await rename(unfinished, folder)
    await syncNames(root)
    return folder
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

type Writing = { before: FormerBackup; now: Date; signal: AbortSignal | undefined }

async function writeEntries(target: string, found: readonly Found[], { before, now, signal }: Writing): Promise<void> {
  const entries: ManifestEntry[] = []
  for (const one of found) {
    signal?.throwIfAborted()
    const entry = await putEntry(one, target, before)
    if (entry) entries.push(entry)
  }
  const manifest = printManifest({ takenAt: now, round: before.round }, entries)
  await writeFile(join(target, MANIFEST), manifest, { flag: 'wx', flush: true, mode: 0o600 })
  for (const { kind, path } of entries) if (kind === 'folder') await syncNames(join(target, path))
  await syncNames(target)
}

async function findEntries({ folder, name, skip = [] }: BackupSource): Promise<Found[]> {
  const found: Found[] = []
  const add = async (path: string): Promise<void> => {
    const from = join(folder, path)
    // A picture may be removed while others are copied.
    const state = await lstat(from).catch(ignoreMissing)
    if (!state) return
    if (state.isSymbolicLink()) {
      found.push({ from, entry: { kind: 'link', path, target: await readlink(from) } })
    } else if (state.isFile()) {
      const modified = Math.round(state.mtimeMs)
      found.push({ from, entry: { kind: 'file', path, bytes: state.size, sha256: '', modified } })
    } else if (state.isDirectory()) {
      found.push({ from, entry: { kind: 'folder', path } })
      for (const own of await readdir(from)) if (!skip.includes(own)) await add(join(path, own))
    }
  }
  await add(name)
  return found
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function requireSpace(root: string, found: readonly Found[], before: FormerBackup): Promise<void> {
  const bytes = found.reduce(
    (sum, { entry }) => sum + (entry.kind === 'file' && !before.find(entry) ? entry.bytes : 0),
    0,
  )
  const { bavail, bsize } = await statfs(root)
  if (bavail * bsize < bytes + RESERVE_BYTES) throw new StoreError('no_space', `${bytes} bytes do not fit in ${root}`)
}

/** null: it was removed meanwhile. */
async function putEntry({ from, entry }: Found, target: string, before: FormerBackup): Promise<ManifestEntry | null> {
  const to = join(target, entry.path)
  // The manifest records the target; not every disk supports symbolic links.
  if (entry.kind === 'link') return entry
  if (entry.kind === 'folder') {
    await mkdir(to, { mode: 0o700 })
    return entry
  }
  const same = before.find(entry)
  if (same && (await before.share(same, to))) return same
  const copied = await copyFileSynced(from, to).catch(ignoreMissing)
  return copied && { ...entry, ...copied }
}
