import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ABANDONED_MS = 3_600_000

/** Provides a unique path; the file is removed when `use` ends. */
export async function withTemporaryFile<T>(folder: string, use: (path: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.part`)
  return use(path).finally(() => rm(path, { force: true }))
}

/** Provides a file in a folder that a process without other rights may read, while it is needed. */
export async function withHandedFile<T>(folder: string, path: string, use: (path: string) => Promise<T>): Promise<T> {
  return withTemporaryFile(folder, async (handed) => {
    // A hard link; some file systems do not support them.
    await link(path, handed).catch(() => copyFile(path, handed))
    return use(handed)
  })
}

/**
 * Removes files that a killed process left behind.
 * @param since `ctimeMs` for hard links: linking an old file renews its change time, not its modification time
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
