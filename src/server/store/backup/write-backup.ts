import { lstat, mkdir, readdir, readlink, rename, statfs, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreError } from '../errors.ts'
import { listBackups, nameBackup, removeUnfinished } from './backup-folders.ts'
import { copyFileSynced, syncNames } from './copy-file.ts'
import { type FileEntry, MANIFEST, type ManifestEntry, printManifest, readManifest } from './manifest.ts'
import { linkOrCopy } from './take-snapshot.ts'

/** A folder or file that goes into a backup under its own name. `skip`: folders of it that do not. */
export type BackupSource = { folder: string; name: string; skip?: readonly string[] }

/** Stays free on the disk of the backups. */
const RESERVE_BYTES = 1_000_000_000
/** Files that never change once they have their name: parts of tables, and pictures and videos by their hash. */
const IMMUTABLE = /^(?:clickhouse\/store\/[^/]+\/[^/]+\/[^/]+\/|media\/)/

/** What the backup before has of a file that is still the same. */
type Former = { folder: string; files: ReadonlyMap<string, FileEntry> }
type Found = { entry: ManifestEntry; from: string }

/**
 * Writes a whole backup into a folder of its own below `root`: what is still the same as in the backup before is one file with two
 * names where the disk can do that. It gets its name when all of it is on the disk. Returns its folder.
 *
 * @throws StoreError('no_space') before anything is copied, where it would not fit
 */
export async function writeBackup(
  sources: readonly BackupSource[],
  root: string,
  now: Date,
  signal?: AbortSignal,
): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await removeUnfinished(root)
  const former = await readFormer(root)
  const found = (await Promise.all(sources.map(findEntries))).flat()
  await requireSpace(root, found, former)
  const folder = join(root, nameBackup(now))
  const unfinished = `${folder}.unfinished`
  await mkdir(unfinished, { mode: 0o700 })
  const entries: ManifestEntry[] = []
  for (const one of found) {
    signal?.throwIfAborted()
    const entry = await putEntry(one, unfinished, former)
    if (entry) entries.push(entry)
  }
  await writeFile(join(unfinished, MANIFEST), printManifest(now, entries), { flag: 'wx', flush: true, mode: 0o600 })
  for (const { kind, path } of entries) if (kind === 'folder') await syncNames(join(unfinished, path))
  await syncNames(unfinished)
  await rename(unfinished, folder)
  await syncNames(root)
  return folder
}

/** A backup before that cannot be read is no reason to have none now. */
async function readFormer(root: string): Promise<Former> {
  const [newest] = await listBackups(root)
  const folder = newest === undefined ? '' : join(root, newest)
  const entries =
    newest === undefined
      ? []
      : await readManifest(folder).then(
          ({ entries: all }) => all,
          () => [],
        )
  const files = entries.filter((entry) => entry.kind === 'file').map((entry) => [entry.path, entry] as const)
  return { folder, files: new Map(files) }
}

async function findEntries({ folder, name, skip = [] }: BackupSource): Promise<Found[]> {
  const found: Found[] = []
  const add = async (path: string): Promise<void> => {
    const from = join(folder, path)
    // A picture may be removed while others are looked at.
    const state = await lstat(from).catch(ignoreMissing)
    if (!state) return
    if (state.isSymbolicLink()) {
      found.push({ from, entry: { kind: 'link', path, target: await readlink(from) } })
    } else if (state.isFile()) {
      found.push({ from, entry: { kind: 'file', path, bytes: state.size, sha256: '', modified: state.mtimeMs } })
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

function findFormer({ files }: Former, entry: FileEntry): FileEntry | null {
  const former = IMMUTABLE.test(entry.path) ? files.get(entry.path) : undefined
  return former && former.bytes === entry.bytes && former.modified === entry.modified ? former : null
}

async function requireSpace(root: string, found: readonly Found[], former: Former): Promise<void> {
  const bytes = found.reduce(
    (sum, { entry }) => sum + (entry.kind === 'file' && !findFormer(former, entry) ? entry.bytes : 0),
    0,
  )
  const { bavail, bsize } = await statfs(root)
  if (bavail * bsize < bytes + RESERVE_BYTES) throw new StoreError('no_space', `${bytes} bytes do not fit in ${root}`)
}

/** null: it has gone meanwhile. */
async function putEntry({ from, entry }: Found, target: string, former: Former): Promise<ManifestEntry | null> {
  const to = join(target, entry.path)
  if (entry.kind === 'folder') {
    await mkdir(to, { mode: 0o700 })
    return entry
  }
  if (entry.kind === 'link') {
    await symlink(entry.target, to)
    return entry
  }
  const same = findFormer(former, entry)
  if (same && (await linkOrCopy(join(former.folder, same.path), to).then(() => true, ignoreMissing))) return same
  const copied = await copyFileSynced(from, to).catch(ignoreMissing)
  return copied && { ...entry, ...copied }
}
