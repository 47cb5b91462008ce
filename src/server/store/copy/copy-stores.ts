import type { Config, CopyTarget } from '../../config.ts'
import { quietLog } from '../../log.ts'
import { connectStores, migrateStores, type Stores } from '../open.ts'
import { openForMigrations } from '../postgres.ts'
import { type CopiedRows, copyRows, listDifferences } from './copy-rows.ts'
import { copyTables } from './copy-tables.ts'
import { claimTarget, removeShardMarks } from './unfinished-copy.ts'

/** The two stores have not the same rows: somebody wrote meanwhile, or the copy is wrong. */
export class CopyError extends Error {
  constructor(tables: readonly string[]) {
    super(
      `A cópia não é igual ao que há (${tables.join(', ')}): algo foi gravado enquanto ela era feita. Encerre o LupaScan em todas as máquinas e repita o comando, que a recomeça.`,
    )
  }
}

/**
 * Copies all that is stored into empty stores on servers. Nobody may write to either meanwhile. Cut short, it leaves stores on which
 * no program starts, and begins anew when it is asked again.
 *
 * @param source stores of this version
 * @throws ConfigError for a target that is not empty, CopyError where the copy is not what the source is
 */
export async function copyStores(source: Stores, to: CopyTarget & Pick<Config, 'dataDir'>, onCopied: CopiedRows) {
  const target = await connectStores(to, quietLog)
  const pg = openForMigrations(to.databaseUrl)
  try {
    await claimTarget({ ch: target.ch, pg }, async () => {
      await migrateStores(target)
      await copyRows(source.ch, target.ch, onCopied)
      // Whatever was written since the rows were read shows itself here, behind what is read of PostgreSQL.
      await copyTables(source.pg, pg, async () => {
        const different = await listDifferences(source.ch, target.ch)
        if (different.length > 0) throw new CopyError(different)
      })
      // The copy is whole, whatever comes of this.
      await removeShardMarks(target.ch).catch(() => {})
    })
  } finally {
    await Promise.all([target.close(), pg.destroy()])
  }
}
