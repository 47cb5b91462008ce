import type { BackupReport } from '../../../contract/backups.ts'
import { formatDateTime, formatPlural } from '../../format.ts'

const WHAT_TO_DO =
  'Na máquina do LupaScan, veja se o disco das cópias está ligado e tem espaço; lá, o comando “doctor” diz mais.'

/** What is wrong with the backups, since when, and what to do; null: nothing. */
export function describeBackupTrouble({ state, last_at, every_hours, is_trouble }: BackupReport): string | null {
  if (!is_trouble) return null
  if (state === 'untimely') return 'As que existem têm datas que ainda não chegaram. Acerte o relógio da máquina.'
  if (state === 'unwritable')
    return `A pasta das cópias não existe, não responde ou não pode ser escrita: nenhuma cópia é feita. ${WHAT_TO_DO}`
  const every = every_hours === null ? '' : ` Deveria haver uma a cada ${formatPlural(every_hours, 'hora', 'horas')}.`
  if (last_at === null) return `Ainda não há nenhuma.${every} ${WHAT_TO_DO}`
  return `A última é de ${formatDateTime(last_at)}: o que mudou depois não tem cópia.${every} ${WHAT_TO_DO}`
}
