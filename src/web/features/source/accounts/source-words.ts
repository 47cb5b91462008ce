/** Facts about a followed account, in words. Pure. */
import type { SourceState } from '../../../../contract/labels.ts'
import type { Source } from '../../../../contract/sources/sources.ts'
import { formatDate, formatDateTime, formatNumber, formatPlural } from '../../../format.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const STATE_WORDS: Record<SourceState, string> = {
  nova: 'Aguardando a primeira leitura',
  ativa: 'Em dia',
  'sem prévia': 'Sem prévia pública',
  'não existe': 'Não existe',
  'com erro': 'Com erro',
}

/** `tone`: severity of the message. */
export type StateWords = { words: string; tone: 'good' | 'busy' | 'waiting' | 'bad' }

/** Paused and reading take precedence over the result of the last run. */
export function describeState(source: Source): StateWords {
  const { state, is_paused, is_running, backfill } = source
  if (is_paused) return { words: 'Pausada', tone: 'waiting' }
  if (state === 'com erro' || state === 'não existe' || state === 'sem prévia')
    return { words: STATE_WORDS[state], tone: 'bad' }
  if (is_running) return { words: 'Lendo agora', tone: 'busy' }
  if (backfill) return { words: 'Lendo o que veio antes', tone: 'busy' }
  return { words: STATE_WORDS[state], tone: state === 'nova' ? 'waiting' : 'good' }
}

/** A relative time: "há 5 min", "em 3 h"; beyond a day, its date. */
export function describeMoment(moment: string, now: number): string {
  const away = Date.parse(moment) - now
  const size = Math.abs(away)
  if (size < MINUTE) return 'agora'
  if (size >= DAY) return formatDateTime(moment)
  const words = size < HOUR ? `${Math.floor(size / MINUTE)} min` : `${Math.floor(size / HOUR)} h`
  return away < 0 ? `há ${words}` : `em ${words}`
}

/** Time of the next poll; null while paused. */
export function describeNextRun({ is_paused, is_running, next_run_at }: Source, now: number): string | null {
  if (is_paused || is_running) return null
  const away = Date.parse(next_run_at) - now
  if (away <= 0) return 'a próxima em instantes'
  return `a próxima ${away >= DAY ? 'em ' : ''}${describeMoment(next_run_at, now)}`
}

/** Result of a run: "120 publicações · 3 mudaram · 1 apagada". */
export function describeBrought({ network, posts_stored, posts_changed, posts_deleted }: Source): string {
  const brought =
    network === 'feed'
      ? formatPlural(posts_stored, 'notícia', 'notícias')
      : formatPlural(posts_stored, 'publicação', 'publicações')
  return [
    brought,
    posts_changed > 0 && `${formatNumber(posts_changed)} ${posts_changed === 1 ? 'mudou' : 'mudaram'}`,
    posts_deleted > 0 && formatPlural(posts_deleted, 'apagada', 'apagadas'),
  ]
    .filter(Boolean)
    .join(' · ')
}

export type BackfillWords = { words: string; percent: number | null }

/** Progress of a backfill: a sentence, and 0 to 100 if known. */
export function describeBackfill({ since, backfill }: Source): BackfillWords | null {
  if (!backfill || since === null) return null
  const { begun, at } = backfill
  if (begun === null || at === null)
    return { words: `Vai buscar publicações desde ${formatDate(since)}`, percent: null }
  const whole = Date.parse(begun) - Date.parse(since)
  const done = Date.parse(begun) - Date.parse(at)
  const percent = whole > 0 ? Math.round(Math.min(1, Math.max(0, done / whole)) * 100) : 100
  return { words: `Publicações buscadas até ${formatDate(at)}; faltam as de ${formatDate(since)} em diante`, percent }
}
