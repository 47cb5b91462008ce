import { stat } from 'node:fs/promises'
import type { BackupConfig, Config } from '../config.ts'
import { type BackupState, countHours, readBackupState } from '../store/backup/backup-state.ts'
import type { Finding } from './doctor-checks.ts'

type Backups = Pick<Config, 'backup' | 'dataDir' | 'databaseUrl' | 'clickhouseUrl'>

/** Checks backups of embedded stores; stores on servers are backed up there. */
export async function checkBackups(
  { backup, dataDir, databaseUrl, clickhouseUrl }: Backups,
  now: number,
): Promise<Finding[]> {
  const subject = 'Cópias'
  if (databaseUrl || clickhouseUrl) return []
  if (!backup)
    return [{ state: 'aviso', subject, text: 'Nenhuma é feita. Diga em LUPASCAN_BACKUP_DIR uma pasta, noutro disco.' }]
  const { folder } = backup
  const found = await readBackupState(backup, dataDir, now)
  if (found === null) return []
  const finding = { subject, ...describeBackups(found, backup, now) }
  if (found.state === 'unwritable') return [finding]
  const [own, stores] = await Promise.all([stat(folder), stat(dataDir)])
  if (own.dev !== stores.dev) return [finding]
  const text = `Ficam no disco dos bancos: se ele falhar, perdem-se juntos. Ponha ${folder} noutro.`
  return [finding, { state: 'aviso', subject, text }]
}

function describeBackups(found: BackupState, { folder }: BackupConfig, now: number): Omit<Finding, 'subject'> {
  if (found.state === 'unwritable')
    return { state: 'falha', text: `A pasta ${folder} não existe ou não pode ser escrita: nenhuma é feita.` }
  if (found.state === 'untimely')
    return { state: 'falha', text: `As de ${folder} são de um tempo que ainda não chegou. Confira o relógio.` }
  if (found.state === 'none') return { state: 'aviso', text: `Ainda não há nenhuma em ${folder}.` }
  const text = `A última tem ${countHours(found.last, now)} h (${found.last.name}).`
  if (found.state === 'fresh') return { state: 'ok', text }
  return { state: 'falha', text: `${text} Veja o que o programa escreve e se há espaço em ${folder}.` }
}
