import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { auditAction, COMMAND_LINE } from '../records/audit.ts'
import { CopyError, copyStores } from '../store/copy/copy-stores.ts'
import { formatNumber } from './format.ts'
import { withStores } from './open-stores.ts'
import { startProgress } from './progress.ts'

/** Copies all that is stored into empty stores on servers. Returns the exit code. */
export async function runCopyStores(): Promise<number> {
  const { copyTo } = readConfig()
  if (!copyTo)
    throw new ConfigError(
      'Faltam os bancos de destino: LUPASCAN_COPY_DATABASE_URL e LUPASCAN_COPY_CLICKHOUSE_URL, ambos em servidores e vazios.',
    )
  return withStores(async (stores, config) => {
    const progress = startProgress(process.stderr, undefined, 'linhas')
    let copied = 0
    await auditAction(stores.pg, COMMAND_LINE, 'stores_copied', new URL(copyTo.clickhouseUrl).host)
    try {
      await copyStores(stores, { ...copyTo, dataDir: config.dataDir }, (rows, all) => {
        copied = rows
        progress.show(rows, rows / Math.max(1, all))
      })
    } catch (error) {
      progress.end()
      if (!(error instanceof CopyError)) throw error
      console.error(error.message)
      return 1
    }
    progress.end()
    console.log(
      `Cópia feita e conferida: ${formatNumber(copied)} linhas do ClickHouse e todas as tabelas do PostgreSQL.`,
    )
    console.log(describeUse(config))
    return 0
  })
}

function describeUse(config: Config): string {
  const secret = config.secret ? '' : `, e em LUPASCAN_SECRET o que está no arquivo ${join(config.dataDir, 'secret')}`
  const media = config.media.url
    ? 'As imagens e os vídeos continuam onde LUPASCAN_MEDIA_URL diz.'
    : `As imagens e os vídeos não foram copiados: continuam em ${join(config.dataDir, 'media')}, que cada processo precisa alcançar.`
  return `Para usá-la, ponha os endereços de destino em DATABASE_URL e CLICKHOUSE_URL (e CLICKHOUSE_CLUSTER)${secret}, e inicie o LupaScan. ${media} Os bancos de antes não mudaram: apague-os só depois de conferir.`
}
