import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import type { BackupConfig, Config } from '../config.ts'
import { listBackups, readInstallation } from '../store/backup/backup-folders.ts'
import type { Finding } from './doctor-checks.ts'

const HOUR_MS = 3_600_000
/** A copy that takes long, or a machine that was off for a while, is no trouble yet. */
const PATIENCE_HOURS = 2

type Backups = Pick<Config, 'backup' | 'dataDir' | 'databaseUrl' | 'clickhouseUrl'>

/** Of embedded stores; those on servers are their servers' to copy. */
export async function checkBackups(
  { backup, dataDir, databaseUrl, clickhouseUrl }: Backups,
  now: number,
): Promise<Finding[]> {
  const subject = 'Cópias'
  if (databaseUrl || clickhouseUrl) return []
  if (!backup)
    return [{ state: 'aviso', subject, text: 'Nenhuma é feita. Diga em LUPASCAN_BACKUP_DIR uma pasta, noutro disco.' }]
  const { folder } = backup
  const canWrite = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!canWrite)
    return [{ state: 'falha', subject, text: `A pasta ${folder} não existe ou não pode ser escrita: nenhuma é feita.` }]
  const installation = await readInstallation(dataDir).catch(() => null)
  if (installation === null) return []
  const age = await checkAge(backup, installation, now)
  const [own, stores] = await Promise.all([stat(folder), stat(dataDir)])
  if (own.dev !== stores.dev) return [{ subject, ...age }]
  const text = `Ficam no disco dos bancos: se ele falhar, perdem-se juntos. Ponha ${folder} noutro.`
  return [
    { subject, ...age },
    { state: 'aviso', subject, text },
  ]
}

async function checkAge(
  { folder, everyHours }: BackupConfig,
  installation: string,
  now: number,
): Promise<Omit<Finding, 'subject'>> {
  const all = await listBackups(folder, installation)
  // One of a clock that went wrong says nothing of today.
  const newest = all.find(({ time }) => time.getTime() <= now)
  if (newest === undefined && all.length > 0)
    return { state: 'falha', text: `As de ${folder} são de um tempo que ainda não chegou. Confira o relógio.` }
  if (newest === undefined) return { state: 'aviso', text: `Ainda não há nenhuma em ${folder}.` }
  const hours = Math.floor((now - newest.time.getTime()) / HOUR_MS)
  const text = `A última tem ${hours} h (${newest.name}).`
  if (hours <= everyHours + PATIENCE_HOURS) return { state: 'ok', text }
  return { state: 'falha', text: `${text} Veja o que o programa escreve e se há espaço em ${folder}.` }
}
