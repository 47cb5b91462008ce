/** How far a live is, in words. Pure. */
import type { LiveDetail } from '../../../contract/lives.ts'
import { formatDate, formatDateTime, formatDuration, formatTime } from '../../format.ts'

type Progress = Pick<
  LiveDetail,
  'state' | 'listening' | 'delay_seconds' | 'starts_at' | 'retry_at' | 'heard_seconds' | 'written_seconds'
>

/** Whether more text is to come by itself. */
export const isGrowing = ({ transcribed, listening }: Pick<LiveDetail, 'transcribed' | 'listening'>): boolean =>
  !transcribed && (listening === 'listening' || listening === 'ended')

/** What is going on, as a sentence without its stop; null when nobody listens. */
export function describeProgress(live: Progress, now = new Date()): string | null {
  switch (live.state) {
    case 'failed':
      return live.retry_at && `Nova tentativa ${formatMoment(live.retry_at, now)}`
    case 'scheduled':
      if (live.retry_at) return `Ainda não começou; nova tentativa ${formatMoment(live.retry_at, now)}`
      return live.starts_at ? `Começa em ${formatDateTime(live.starts_at)}` : 'Espera o início anunciado'
    case 'queued':
      return 'Espera a vez de ser ouvida'
    case 'listening':
      return describeDelay(live)
    case 'transcribing':
      return live.listening === 'ended' ? describeRest(live) : null
    default:
      return null
  }
}

/** The delay grows from answer to answer: to the second it would only flicker. */
function describeDelay({ delay_seconds, heard_seconds, written_seconds }: Progress): string {
  if (heard_seconds === 0) return 'Conectando ao vídeo'
  if (written_seconds === 0) return `Ouvindo; ${formatDuration(roundDelay(heard_seconds))} de áudio à espera do texto`
  return `Ouvindo; texto ${formatDuration(roundDelay(delay_seconds ?? 0))} atrás da fala`
}

function describeRest({ heard_seconds, written_seconds }: Progress): string {
  const rest = heard_seconds - written_seconds
  return rest >= 1
    ? `Terminou; faltam ${formatDuration(Math.ceil(rest))} de áudio`
    : 'Terminou; o fim está sendo escrito'
}

const roundDelay = (seconds: number) => (seconds < 60 ? Math.ceil(seconds / 5) * 5 : Math.ceil(seconds / 60) * 60)

/** "às 14:05", or with its day when that is another one. */
const formatMoment = (moment: string, now: Date) =>
  formatDate(moment) === formatDate(now) ? `às ${formatTime(moment)}` : `em ${formatDateTime(moment)}`
