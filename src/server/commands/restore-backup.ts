import { ConfigError, readConfig } from '../config.ts'
import { type Restored, restoreBackup } from '../store/backup/restore-backup.ts'
import { saysNoSpace } from '../store/errors.ts'
import type { RestoreBackup } from './arguments.ts'
import { takeDirectory } from './open-stores.ts'
import { startProgress } from './progress.ts'

const MAX_NAMED = 20

/** Restores a backup into an empty data directory. Returns the exit code: 1 also when pictures or videos are missing. */
export async function runRestoreBackup({ folder }: RestoreBackup): Promise<number> {
  const { dataDir, databaseUrl, clickhouseUrl, timeZone, backup } = readConfig()
  if (databaseUrl || clickhouseUrl)
    throw new ConfigError('As cópias de segurança são dos bancos embutidos: tire DATABASE_URL e CLICKHOUSE_URL.')
  const lock = await takeDirectory(dataDir)
  const progress = startProgress(process.stderr, undefined, 'MB')
  try {
    const restored = await restoreBackup(folder, dataDir, (bytes, all) =>
      progress.show(Math.round(bytes / 1e6), bytes / Math.max(1, all)),
    )
    progress.end()
    const when = restored.takenAt.toLocaleString('pt-BR', { timeZone })
    console.log(`Restaurado em ${dataDir}: o que havia em ${when}. Cada arquivo foi conferido.`)
    if (backup)
      console.log(
        'Antes de iniciar o LupaScan, tire LUPASCAN_BACKUP_DIR ou guarde as outras cópias em outro lugar: cópias novas tomam o lugar das mais antigas.',
      )
    return tellLost(restored)
  } catch (error) {
    if (!(error instanceof Error) || !saysNoSpace(error)) throw error
    console.error(`Não há mais espaço em ${dataDir}. Libere espaço e repita o comando, que recomeça.`)
    return 1
  } finally {
    progress.end()
    await lock.release()
  }
}

function tellLost({ lost }: Restored): number {
  if (lost.length === 0) return 0
  console.error(`Arquivos de imagem ou vídeo que a cópia já não tem inteiros, e que ficaram de fora: ${lost.length}.`)
  for (const path of lost.slice(0, MAX_NAMED)) console.error(`  ${path}`)
  if (lost.length > MAX_NAMED) console.error(`  e mais ${lost.length - MAX_NAMED}`)
  return 1
}
