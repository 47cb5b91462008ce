import type { Config, CopyTarget } from '../../config.ts'
import { quietLog } from '../../log.ts'
import { connectStores, migrateStores, type Stores } from '../open.ts'
import { openForMigrations } from '../postgres.ts'
import { type CopiedRows, copyRows, listDifferences } from './copy-rows.ts'
import { copyTables } from './copy-tables.ts'
import { claimTarget, removeShardMarks } from './unfinished-copy.ts'

/** The two stores do not have the same rows: there were writes meanwhile, or the copy is wrong. */
export class CopyError extends Error {
  constructor(tables: readonly string[]) {
    super(
      `A cópia não é igual ao que há (${tables.join(', ')}): algo foi gravado enquanto ela era feita. Encerre o LupaScan em todas as máquinas e repita o comando, que a recomeça.`,
    )
  }
}

/**
 * Copies all data into empty stores on servers. Nothing may write to either meanwhile. If it is interrupted, no program starts on the
 * target, and the next attempt starts anew.
 *
 * @param source stores of this version
 * @throws ConfigError for a target that is not empty, CopyError if the copy differs from the source
 */
export async function copyStores(source: Stores, to: CopyTarget & Pick<Config, 'dataDir'>, onCopied: CopiedRows) {
  const target = await connectStores(to, quietLog)
  const pg = openForMigrations(to.databaseUrl)
  try {
    await claimTarget({ ch: target.ch, pg }, async () => {
      await migrateStores(target)
      await copyRows(source.ch, target.ch, onCopied)
      // Detects writes since the rows were read, before PostgreSQL's are committed.
      await copyTables(source.pg, pg, async () => {
        const different = await listDifferences(source.ch, target.ch)
        if (different.length > 0) throw new CopyError(different)
      })
      // The copy is complete, whatever happens to this.
      await removeShardMarks(target.ch).catch(() => {})
    })
  } finally {
    await Promise.all([target.close(), pg.destroy()])
  }
}
