import type { SpeechStatus } from '../../../../contract/lives/listening.ts'
import { formatPlural } from '../../../format.ts'

/** The installed yt-dlp, its age and its sites; null: none. */
export function describeYtDlp({ yt_dlp }: SpeechStatus): string | null {
  if (yt_dlp === null) return null
  const { version, age_days, hosts } = yt_dlp
  const age =
    age_days === null ? '' : `, ${age_days === 0 ? 'de hoje' : `de ${formatPlural(age_days, 'dia', 'dias')} atrás`}`
  return `Páginas ${hosts.length > 0 ? `de ${hosts.join(', ')}` : 'do YouTube e de outros sites'} são lidas por um programa à parte, versão ${version}${age}.`
}
