import { ConfigError, readConfig } from '../config.ts'
import { restoreBackup } from '../store/backup/restore-backup.ts'
import type { RestoreBackup } from './arguments.ts'
import { takeDirectory } from './open-stores.ts'
import { startProgress } from './progress.ts'

/** Brings a backup back into an empty data directory. Returns the exit code. */
export async function runRestoreBackup({ folder }: RestoreBackup): Promise<number> {
  const { dataDir, databaseUrl, clickhouseUrl } = readConfig()
  if (databaseUrl || clickhouseUrl)
    throw new ConfigError('As cópias de segurança são dos bancos embutidos: tire DATABASE_URL e CLICKHOUSE_URL.')
  const lock = await takeDirectory(dataDir)
  const progress = startProgress(process.stderr, undefined, 'MB')
  try {
    const takenAt = await restoreBackup(folder, dataDir, (bytes, all) =>
      progress.show(Math.round(bytes / 1e6), bytes / Math.max(1, all)),
    )
    progress.end()
    const when = takenAt.toLocaleString('pt-BR')
    console.log(`Restaurado em ${dataDir}, e conferido: o que havia em ${when}. Inicie o LupaScan.`)
    return 0
  } finally {
    progress.end()
    await lock.release()
  }
}
