import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { backUp } from '../store/backup/back-up.ts'
import { StoreError } from '../store/errors.ts'
import { openAsTheyAre, withStores } from './open-stores.ts'

/**
 * Copies the embedded stores, which no other process has open, into the backup folder, as they are, even with the previous
 * version's schema. Returns the exit code.
 */
export async function runBackUp(): Promise<number> {
  const { backup, dataDir } = readConfig()
  if (!backup) throw new ConfigError('Falta a pasta das cópias de segurança: diga-a em LUPASCAN_BACKUP_DIR.')
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new ConfigError(`Não há bancos em ${dataDir}. Confira LUPASCAN_DATA_DIR.`)
  return withStores(async ({ takeSnapshot }) => {
    if (!takeSnapshot) throw new Error('stores on servers')
    try {
      const { folder, notRemoved } = await backUp({ dataDir, takeSnapshot, backup }, new Date())
      console.log(`Cópia de segurança feita: ${folder}`)
      if (notRemoved) console.error('Uma cópia antiga não pôde ser removida. Confira as permissões da pasta.')
      return 0
    } catch (error) {
      if (!(error instanceof StoreError) || error.fault !== 'no_space') throw error
      console.error(`Não há espaço em ${backup.folder}: a cópia não foi feita. Libere espaço, ou escolha outro disco.`)
      return 1
    }
  }, openAsTheyAre)
}
