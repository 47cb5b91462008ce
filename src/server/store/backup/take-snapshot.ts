/**
 * A consistent snapshot of the embedded stores in a folder on the same disk, while the program runs: what a kill at that moment would
 * leave. Parts of ClickHouse are immutable, so hard links suffice, however large they are; the files of PostgreSQL are copied while it
 * executes nothing.
 */
import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { ClickHouse } from '../clickhouse.ts'

/** Pauses both stores for a moment. @throws StoreError when writers take too long */
export type TakeSnapshot = (folder: string) => Promise<void>

type Embedded = {
  dataDir: string
  holdStill: NonNullable<ClickHouse['holdStill']>
  pglite: Pick<PGlite, 'runExclusive'>
}

/** @param folder is emptied first; on the disk of the stores */
export async function takeSnapshot({ dataDir, holdStill, pglite }: Embedded, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  await holdStill(async (parts) => {
    await linkTables(join(dataDir, 'clickhouse'), join(folder, 'clickhouse'), new Set(parts.map(findPart)))
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE }
    await pglite.runExclusive(() => cp(join(dataDir, 'postgres'), join(folder, 'postgres'), options))
  })
}

/** Only meaningful for the running process: sets held for queries, temporary files, tables being dropped. */
const NOT_KEPT = ['tmp', 'metadata_dropped', join('data', 'held'), join('metadata', 'held.sql')]
/** `store/PREFIX/TABLE/PART`. */
const PART = /(?:^|\/)(store\/[^/]+\/[^/]+\/[^/]+)\/?$/

/** Path relative to the engine's directory, however that was written. */
function findPart(path: string): string {
  const [, part] = PART.exec(path) ?? []
  if (part === undefined) throw new Error(`not a part: ${path}`)
  return part
}

/** @param parts the parts to include; all of them must exist */
async function linkTables(source: string, target: string, parts: ReadonlySet<string>): Promise<void> {
  const missing = new Set(parts)
  const linkFolder = async (path: string): Promise<void> => {
    await mkdir(join(target, path), { mode: 0o700 })
    for (const entry of await readdir(join(source, path), { withFileTypes: true })) {
      const own = join(path, entry.name)
      const [from, to] = [join(source, own), join(target, own)]
      if (NOT_KEPT.includes(own)) continue
      if (entry.isSymbolicLink()) await symlink(await readlink(from), to)
      else if (entry.isFile()) await linkOrCopy(from, to)
      else if (PART.test(own) && !parts.has(own)) await keepDetached(entry.name, to)
      else await linkFolder(own)
      missing.delete(own)
    }
  }
  await linkFolder('')
  if (missing.size > 0) throw new Error(`parts that are not there: ${[...missing].join(', ')}`)
}

/** Every table has this folder; detached parts are not part of the table. */
async function keepDetached(name: string, to: string): Promise<void> {
  if (name === 'detached') await mkdir(to, { mode: 0o700 })
}

/** Errors of disks without hard links, or with the maximum number of them. */
export const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'EXDEV', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

/** On the same disk. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  }
}
