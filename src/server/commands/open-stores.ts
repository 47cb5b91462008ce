import { type Config, readConfig } from '../config.ts'
import { logCopied } from '../greeting.ts'
import { type Lock, LockError, lockDirectory } from '../lock.ts'
import { quietLog } from '../log.ts'
import { connectStores, openStores, type Stores } from '../store/open.ts'

/** The stores are in use by a running server; the message is shown as it is. */
export class StoresInUseError extends Error {}

const openUpToDate = (config: Config) => openStores(config, quietLog, logCopied)

/** For read-only commands: the schema is not migrated, and may be that of another version. */
export const openAsTheyAre = (config: Config): Promise<Stores> => connectStores(config, quietLog)

/**
 * Opens the stores for one command and closes them afterwards. Embedded stores belong to one process: when a server has them
 * open, StoresInUseError says what to do.
 */
export async function withStores<T>(
  work: (stores: Stores, config: Config) => Promise<T>,
  open = openUpToDate,
): Promise<T> {
  const config = readConfig()
  const onServers = config.databaseUrl && config.clickhouseUrl
  const lock = onServers ? null : await takeDirectory(config.dataDir)
  try {
    const stores = await open(config)
    try {
      return await work(stores, config)
    } finally {
      await stores.close()
    }
  } finally {
    await lock?.release()
  }
}

/** @throws StoresInUseError */
export async function takeDirectory(directory: string): Promise<Lock> {
  try {
    return await lockDirectory(directory)
  } catch (error) {
    if (!(error instanceof LockError)) throw error
    throw new StoresInUseError(
      `O LupaScan está em execução e usa o diretório de dados ${directory}. Encerre-o (Ctrl-C na janela dele), repita este comando e inicie-o de novo. Com os bancos em servidores (DATABASE_URL e CLICKHOUSE_URL) não é preciso encerrar.`,
    )
  }
}
