import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ABANDONED_MS = 3_600_000

/** A path that nobody else has; what is still there when `use` ends is removed. */
export async function withTemporaryFile<T>(folder: string, use: (path: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.part`)
  return use(path).finally(() => rm(path, { force: true }))
}

/** A file in a folder of which a process without other rights may read everything, for as long as it needs it. */
export async function withHandedFile<T>(folder: string, path: string, use: (path: string) => Promise<T>): Promise<T> {
  return withTemporaryFile(folder, async (handed) => {
    // The same file under another name; some file systems know no second ones.
    await link(path, handed).catch(() => copyFile(path, handed))
    return use(handed)
  })
}

/**
 * What a process that was killed left behind.
 * @param since what an old file got with its second name is young by its last change, not by its last writing
 * @param before older than this moment; younger files may belong to another process of the same store
 */
export async function removeAbandonedFiles(
  folder: string,
  since: 'mtimeMs' | 'ctimeMs' = 'mtimeMs',
  before = Date.now() - ABANDONED_MS,
): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found[since] < before) await rm(join(folder, name), { force: true })
  }
}
