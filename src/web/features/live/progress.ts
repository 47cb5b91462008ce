/** Progress of a live, in words. Pure. */
import type { LiveDetail } from '../../../contract/lives/lives.ts'
import { formatDate, formatDateTime, formatDuration, formatNumber, formatTime } from '../../format.ts'

type Progress = Pick<
  LiveDetail,
  | 'state'
  | 'listening'
  | 'delay_seconds'
  | 'starts_at'
  | 'retry_at'
  | 'heard_seconds'
  | 'written_seconds'
  | 'waiting_seconds'
  | 'rewriting_count'
>

/** Whether more text will come automatically. */
export const isGrowing = ({ transcribed, listening }: Pick<LiveDetail, 'transcribed' | 'listening'>): boolean =>
  !transcribed && (listening === 'listening' || listening === 'ended')

/** Current activity, as a sentence without its full stop; null if it is not being captured. */
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

/** Rounded: the delay changes with every response and would flicker. */
function describeDelay({ delay_seconds, heard_seconds, written_seconds }: Progress): string {
  if (heard_seconds === 0) return 'Conectando ao vídeo'
  if (written_seconds === 0) return `Ouvindo; ${formatDuration(roundDelay(heard_seconds))} de áudio à espera do texto`
  return `Ouvindo; texto ${formatDuration(roundDelay(delay_seconds ?? 0))} atrás da fala`
}

/** New segments come first. The end of the text proves nothing: silence has no text. */
function describeRest({ waiting_seconds, rewriting_count }: Progress): string {
  if (waiting_seconds >= 1) return `Terminou; faltam ${formatDuration(Math.ceil(waiting_seconds))} de áudio`
  if (rewriting_count === 0) return 'Terminou; o fim está sendo escrito'
  return rewriting_count === 1
    ? 'Terminou; uma parte que ficou sem texto é escrita de novo'
    : `Terminou; ${formatNumber(rewriting_count)} partes que ficaram sem texto são escritas de novo`
}

const roundDelay = (seconds: number) => (seconds < 60 ? Math.ceil(seconds / 5) * 5 : Math.ceil(seconds / 60) * 60)

/** "às 14:05", with the date if it is another day. */
const formatMoment = (moment: string, now: Date) =>
  formatDate(moment) === formatDate(now) ? `às ${formatTime(moment)}` : `em ${formatDateTime(moment)}`
