/** Unchanged files of the previous backup, which are hard-linked instead of copied. */
import { link, lstat, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups } from './backup-folders.ts'
import { hashFile } from './copy-file.ts'
import { type FileEntry, readManifest } from './manifest.ts'
import { NO_LINKS } from './take-snapshot.ts'

export type FormerBackup = {
  /** Number of the next backup, modulo ROUNDS: chooses the sixteenth whose contents it verifies. */
  round: number
  /** null: the previous backup has no linkable file of that size and time. */
  find(entry: FileEntry): FileEntry | null
  /** Creates the hard link; false if the file is not as written, or has the maximum number of links. */
  share(file: FileEntry, to: string): Promise<boolean>
}

/** Files that never change after they were created: parts of tables, and pictures and videos named by their hash. */
const IMMUTABLE = /^(?:clickhouse\/store\/[^/]+\/[^/]+\/[^/]+\/|media\/)/
const ROUNDS = 16

type LinkFile = (from: string, to: string) => Promise<void>

/** An unreadable previous backup must not prevent a new one. @param linkFile for tests: a disk without hard links */
export async function openFormer(root: string, installation: string, linkFile: LinkFile = link): Promise<FormerBackup> {
  const [newest] = await listBackups(root, installation)
  const folder = newest && join(root, newest.name)
  const manifest = folder === undefined ? null : await readManifest(folder).catch(() => null)
  const round = ((manifest?.round ?? -1) + 1) % ROUNDS
  if (folder === undefined || !manifest || !(await hasLinks(root, linkFile)))
    return { round, find: () => null, share: async () => false }
  const all = manifest.entries.filter((entry) => entry.kind === 'file' && IMMUTABLE.test(entry.path))
  const files = new Map(all.map((entry) => [entry.path, entry as FileEntry]))
  return {
    round,
    find(entry) {
      const former = files.get(entry.path)
      return former && former.bytes === entry.bytes && former.modified === entry.modified ? former : null
    },
    async share(file, to) {
      const from = join(folder, file.path)
      if (!(await isWhole(from, file, round))) return false
      return linkFile(from, to).then(() => true, refusesLinks)
    },
  }
}

/** Disks may lose data: all sizes are checked each time, and the contents of one file in sixteen. */
async function isWhole(path: string, { bytes, sha256 }: FileEntry, round: number): Promise<boolean> {
  const state = await lstat(path).catch(() => null)
  if (state?.size !== bytes) return false
  if (Number.parseInt(sha256.slice(0, 1), ROUNDS) !== round) return true
  return hashFile(path).then(
    (found) => found.sha256 === sha256,
    () => false,
  )
}

function refusesLinks(error: NodeJS.ErrnoException): boolean {
  if (NO_LINKS.has(error.code ?? '')) return false
  throw error
}

async function hasLinks(root: string, linkFile: LinkFile): Promise<boolean> {
  const [one, two] = [join(root, '.lupascan-link-1'), join(root, '.lupascan-link-2')]
  try {
    await writeFile(one, '')
    return await linkFile(one, two).then(() => true, refusesLinks)
  } finally {
    await Promise.all([one, two].map((path) => rm(path, { force: true })))
  }
}
