/**
 * The backups in a folder: one folder each, named by installation and time. Several installations may share a folder, and none touches
 * those of another. A backup that is being written or removed has a temporary name.
 */
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const COMPLETE = /^lupascan-([0-9a-f]{16})-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/
const UNFINISHED = '.unfinished'

export type BackupFolder = { name: string; installation: string; time: Date }

/** PostgreSQL's system identifier, assigned when a database is created; copies keep it. */
export async function readInstallation(dataDir: string): Promise<string> {
  await using control = await open(join(dataDir, 'postgres', 'global', 'pg_control'))
  const { buffer } = await control.read(Buffer.alloc(8), 0, 8, 0)
  return buffer.toString('hex')
}

export const nameBackup = (installation: string, time: Date): string =>
  `lupascan-${installation}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Backups of one installation, or of all; newest first. */
export async function listBackups(root: string, installation?: string): Promise<BackupFolder[]> {
  const folders = (await readdir(root)).flatMap((name) => {
    const [, own, day, hour, minute, second] = COMPLETE.exec(name) ?? []
    return own === undefined ? [] : [{ name, installation: own, time: new Date(`${day}T${hour}:${minute}:${second}Z`) }]
  })
  return folders
    .filter((one) => installation === undefined || one.installation === installation)
    .toSorted((a, b) => b.time.getTime() - a.time.getTime())
}

export const unfinishedName = (name: string): string => `${name}${UNFINISHED}`

/** Interrupted backups. No other process writes backups of this installation. */
export async function removeUnfinished(root: string, installation: string): Promise<void> {
  for (const name of await readdir(root)) {
    const isOwn = name.startsWith(`lupascan-${installation}-`) && name.endsWith(UNFINISHED)
    if (isOwn) await rm(join(root, name), { recursive: true, force: true })
  }
}

/** All but the newest. Backups dated in the future by a wrong clock count as the oldest. */
export async function removeOldBackups(root: string, installation: string, keep: number, now: Date): Promise<void> {
  const all = await listBackups(root, installation)
  const isPast = ({ time }: BackupFolder) => time <= now
  const inOrder = [...all.filter(isPast), ...all.filter((one) => !isPast(one))]
  for (const { name } of inOrder.slice(keep)) {
    // A half-removed backup must not have the name of a complete one.
    await rename(join(root, name), join(root, unfinishedName(name)))
    await rm(join(root, unfinishedName(name)), { recursive: true, force: true })
  }
}
