/**
 * PGlite with durable commits. By default it never fsyncs: it starts PostgreSQL with `-F`, and its file layer has no fsync
 * (`durable-files.ts`). `postgres.test.ts` counts fsyncs per commit.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { StoreError, UnreadableStoreError } from '../errors.ts'
import { requireRights } from './directory-rights.ts'
import { DurableNodeFs, syncFolder, wasKilled } from './durable-files.ts'

/** Called once when PostgreSQL has given up: it reports PANIC if its log cannot be written, as on a full disk. */
export type OnPanic = (error: Error) => void

/** After a PANIC a server process would end and restart. Embedded in this process, the next call would hang forever: it is refused. */
class EndingPglite extends PGlite {
  onPanic: OnPanic = () => {}
  #panic: Error | null = null

  override execProtocol(...args: Parameters<PGlite['execProtocol']>): ReturnType<PGlite['execProtocol']> {
    return this.#watch(() => super.execProtocol(...args))
  }
  override execProtocolStream(
    ...args: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#watch(() => super.execProtocolStream(...args))
  }

  async #watch<T>(work: () => Promise<T>): Promise<T> {
    if (this.#panic) throw new StoreError('store_unavailable', this.#panic)
    try {
      return await work()
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === 'PANIC' && !this.#panic) {
        this.#panic = error
        this.onPanic(error)
      }
      throw error
    }
  }
}

/**
 * Disables the optimising recompilation of WebAssembly, which takes 500 MB for a moment (measured with Node 24.21: peak 720 MB instead
 * of 165; small queries are about a millisecond slower without it). Applies to all WebAssembly of this process.
 */
const COMPILE_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** By default it would keep a thousand files of tables and indexes open. */
export const MAX_OPEN_FILES = 256

const SETTINGS = [
  'fsync=on',
  'wal_sync_method=fsync',
  // Our tables are small; the default of 128 MB would be most of the process.
  'shared_buffers=16MB',
  `max_files_per_process=${MAX_OPEN_FILES}`,
]

/** Opens (or creates) the database in a directory. The caller holds the directory lock: PGlite has none. */
export async function openDurablePglite(directory: string, onPanic: OnPanic = () => {}): Promise<PGlite> {
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag)
  requireRights(directory)
  if (await hasLostItsVersion(directory)) throw new UnreadableStoreError('PostgreSQL', directory)
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const isSynced = (await wasKilled(directory)) && (await isFolderSynced(directory))
  const pglite = new EndingPglite({
    fs: new DurableNodeFs(directory, { isSynced }),
    startParams: [...startParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  })
  pglite.onPanic = onPanic
  await pglite.waitReady.catch((error: unknown) => {
    throw error instanceof Error && 'code' in error ? error : new UnreadableStoreError('PostgreSQL', directory, error)
  })
  return pglite
}

/** PostgreSQL numbers user tables from here on. */
const FIRST_OWN_TABLE = 16_384

/**
 * PGlite takes a directory without the file PG_VERSION for a new one and overwrites it with an empty database. It creates that file
 * last: a first start that was killed has none either, and no user tables.
 */
async function hasLostItsVersion(directory: string): Promise<boolean> {
  if (existsSync(join(directory, 'PG_VERSION'))) return false
  const files = await readdir(join(directory, 'base'), { recursive: true }).catch(() => [])
  return files.some((file) => Number.parseInt(basename(file), 10) >= FIRST_OWN_TABLE)
}

/** A file that cannot be synced is left for PostgreSQL to report. */
const isFolderSynced = (directory: string) =>
  syncFolder(directory).then(
    () => true,
    () => false,
  )
