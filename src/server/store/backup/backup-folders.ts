/** The backups in a folder: one folder each, by name in the order of their times; one that is being written has another name. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const COMPLETE = /^lupascan-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const UNFINISHED = /^lupascan-[\dTZ-]+\.unfinished$/

export const nameBackup = (time: Date): string => `lupascan-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** When a backup was taken, by its name. */
export const readBackupTime = (name: string): Date =>
  new Date(name.slice('lupascan-'.length).replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'))

/** Names, the newest first; none where the folder is not there. */
export async function listBackups(root: string): Promise<string[]> {
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => COMPLETE.test(name))
    .toSorted()
    .toReversed()
}

/** What was begun and cut short. */
export async function removeUnfinished(root: string): Promise<void> {
  for (const name of await readdir(root)) if (UNFINISHED.test(name)) await removeFolder(root, name)
}

/** All but the newest. */
export async function removeOldBackups(root: string, keep: number): Promise<void> {
  for (const name of (await listBackups(root)).slice(keep)) await removeFolder(root, name)
}

const removeFolder = (root: string, name: string) => rm(join(root, name), { recursive: true, force: true })
