import { join } from 'node:path'
import { type Config, ConfigError, type CopyTarget, readConfig } from '../config.ts'
import { auditAction, COMMAND_LINE } from '../records/audit.ts'
import { CopyError, copyStores } from '../store/copy/copy-stores.ts'
import type { Stores } from '../store/open.ts'
import { formatNumber } from './format.ts'
import { withStores } from './open-stores.ts'
import { startProgress } from './progress.ts'

/** Copies everything stored into empty stores on servers. Returns the exit code. */
export async function runCopyStores(): Promise<number> {
  const { copyTo } = readConfig()
  if (!copyTo)
    throw new ConfigError(
      'Faltam os bancos de destino: LUPASCAN_COPY_DATABASE_URL e LUPASCAN_COPY_CLICKHOUSE_URL, ambos em servidores e vazios.',
    )
  return withStores(async (stores, config) => {
    const { host, pathname } = new URL(copyTo.clickhouseUrl)
    const note = (action: 'stores_copy_begun' | 'stores_copied') =>
      auditAction(stores.pg, COMMAND_LINE, action, `${host}${pathname}`)
    await note('stores_copy_begun')
    try {
      const copied = await copyWithProgress(stores, copyTo, config)
      await note('stores_copied')
      console.log(`Cópia feita: ${formatNumber(copied)} linhas do ClickHouse, conferidas, e as tabelas do PostgreSQL.`)
      console.log(describeUse(config))
      return 0
    } catch (error) {
      console.error(describeFailedCopy(error))
      return 1
    }
  })
}

async function copyWithProgress(stores: Stores, copyTo: CopyTarget, { dataDir }: Config): Promise<number> {
  const progress = startProgress(process.stderr, undefined, 'linhas')
  let copied = 0
  try {
    await copyStores(stores, { ...copyTo, dataDir }, (rows, all) => {
      copied = rows
      progress.show(rows, Math.min(1, rows / Math.max(1, all)))
    })
    return copied
  } finally {
    progress.end()
  }
}

function describeFailedCopy(error: unknown): string {
  if (error instanceof CopyError) return error.message
  // Messages about the program's own variables refer here to those of the copy.
  if (error instanceof ConfigError)
    return error.message.replaceAll(/\b(CLICKHOUSE_CLUSTER|CLICKHOUSE_URL|DATABASE_URL)\b/g, 'LUPASCAN_COPY_$1')
  const reason = error instanceof Error ? error.message : String(error)
  return `A cópia não terminou (${reason}). Confira os bancos de destino e repita o comando, que a recomeça. O que está guardado não mudou.`
}

function describeUse(config: Config): string {
  const secret = config.secret ? '' : `, e em LUPASCAN_SECRET o que está no arquivo ${join(config.dataDir, 'secret')}`
  const media = config.media.url
    ? 'As imagens e os vídeos continuam onde LUPASCAN_MEDIA_URL diz.'
    : `As imagens e os vídeos não foram copiados: continuam em ${join(config.dataDir, 'media')}, que cada processo precisa alcançar.`
  return `Para usá-la, ponha os endereços de destino em DATABASE_URL e CLICKHOUSE_URL (e CLICKHOUSE_CLUSTER)${secret}, e inicie o LupaScan. ${media} Os bancos de antes não mudaram: apague-os só depois de conferir.`
}
