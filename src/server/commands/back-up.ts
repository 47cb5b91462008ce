import { ConfigError, readConfig } from '../config.ts'
import { backUp } from '../store/backup/back-up.ts'
import { withStores } from './open-stores.ts'

/** Copies the embedded stores, which nobody else has open, into the folder of the backups. Returns the exit code. */
export async function runBackUp(): Promise<number> {
  const { backup } = readConfig()
  if (!backup) throw new ConfigError('Falta a pasta das cópias de segurança: diga-a em LUPASCAN_BACKUP_DIR.')
  return withStores(async ({ takeSnapshot }, { dataDir }) => {
    if (!takeSnapshot) throw new Error('stores on servers')
    console.log(`Cópia de segurança feita: ${await backUp({ dataDir, takeSnapshot, backup }, new Date())}`)
    return 0
  })
}
