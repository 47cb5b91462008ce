import { type BackupReport, getBackups } from '../../contract/backups.ts'
import { route } from '../http/route.ts'
import { isBackupTrouble, readBackupState, watchBackups } from '../store/backup/backup-state.ts'
import type { Deps } from './deps.ts'

/** Status of the backups, as the screen shows it. */
export type BackupReporter = () => Promise<BackupReport>

export function createBackupReport({ backup, dataDir }: Pick<Deps['config'], 'backup' | 'dataDir'>): BackupReporter {
  const watch = backup && watchBackups({ look: () => readBackupState(backup, dataDir, Date.now()) })
  return async () => {
    if (!watch) return { state: 'off', last_at: null, every_hours: null, is_trouble: false }
    const found = await watch()
    return {
      state: found?.state ?? 'none',
      last_at: found && 'last' in found ? found.last.time.toISOString() : null,
      every_hours: backup.everyHours,
      is_trouble: isBackupTrouble(found, process.uptime()),
    }
  }
}

export const backupRoutes = (report: BackupReporter) => [route(getBackups, () => report())]
