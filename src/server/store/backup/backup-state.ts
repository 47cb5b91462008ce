/** State of the backups of the embedded stores, for administrators: on the command line and on screen. */
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackupConfig } from '../../config.ts'
import { type BackupFolder, listBackups, readInstallation } from './backup-folders.ts'

const HOUR_MS = 3_600_000
/** Grace period: a backup that takes long, or a machine that was off for a while, is not a problem yet. */
const GRACE_HOURS = 2

export type BackupState =
  /** The folder does not exist or is not writable, or its disk does not respond. */
  | { state: 'unwritable' }
  | { state: 'none' }
  /** All existing backups are dated in the future. */
  | { state: 'untimely' }
  | { state: 'fresh' | 'late'; last: BackupFolder }

/** null: there are no stores yet. */
export async function readBackupState(
  { folder, everyHours }: BackupConfig,
  dataDir: string,
  now: number,
): Promise<BackupState | null> {
  const canWrite = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!canWrite) return { state: 'unwritable' }
  const installation = await readInstallation(dataDir).catch(() => null)
  if (installation === null) return null
  const all = await listBackups(folder, installation)
  // A backup dated in the future by a wrong clock says nothing about today.
  const last = all.find(({ time }) => time.getTime() <= now)
  if (last === undefined) return { state: all.length > 0 ? 'untimely' : 'none' }
  const isLate = countHours(last, now) > everyHours + GRACE_HOURS
  return { state: isLate ? 'late' : 'fresh', last }
}

/** Whole hours since then. */
export const countHours = ({ time }: BackupFolder, now: number): number => Math.floor((now - time.getTime()) / HOUR_MS)

/** Whether an administrator has to act. A program that has just been given its first folder makes a backup at once. */
export function isBackupTrouble(found: BackupState | null, upSeconds: number): boolean {
  if (found === null || found.state === 'fresh') return false
  return found.state !== 'none' || upSeconds > GRACE_HOURS * 3_600
}

const KEPT_MS = 60_000
const TIMEOUT_MS = 2_000

type Looking = { look: () => Promise<BackupState | null>; now?: () => number; timeoutMs?: number }

/**
 * The state as determined within the last minute, or now. One check at a time: a disk that was removed may never respond, and each
 * check occupies a thread of the file-system pool.
 */
export function watchBackups({ look, now = Date.now, timeoutMs = TIMEOUT_MS }: Looking) {
  let known: { found: BackupState | null; at: number } | undefined
  let looking: Promise<void> | undefined
  const lookOnce = async () => {
    try {
      known = { found: await look().catch(() => ({ state: 'unwritable' as const })), at: now() }
    } finally {
      looking = undefined
    }
  }
  return async (): Promise<BackupState | null> => {
    if (known && now() - known.at < KEPT_MS) return known.found
    looking ??= lookOnce()
    const late = new AbortController()
    const answered = await Promise.race([
      looking.then(() => true),
      wait(timeoutMs, false, { signal: late.signal }).catch(() => false),
    ])
    late.abort()
    return answered && known ? known.found : { state: 'unwritable' }
  }
}
