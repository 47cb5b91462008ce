/** Texts about lists of questions. */
import { type ListDimension, type ListOnly, MAX_SEARCH_LENGTH } from '../../../contract/limits.ts'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { formatDateTime, formatDay, formatNumber, formatPlural } from '../../format.ts'

export const DIMENSION_NAMES: Record<ListDimension, string> = {
  party: 'Partido',
  public_person: 'Pessoa pública',
  uf: 'UF',
  platform: 'Plataforma',
  month: 'Mês',
}

export const OTHERS: Record<ListDimension, string> = {
  party: 'Outros partidos',
  public_person: 'Outras pessoas',
  uf: 'Outras UFs',
  platform: 'Outras plataformas',
  month: 'Meses anteriores',
}

export const ONLY_NAMES: Record<ListOnly, string> = {
  all: 'Todas as linhas',
  found: 'Com publicações',
  none: 'Sem publicações',
  changed: 'Com mudança',
  problem: 'Repetidas ou com problema',
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** Column heading: a month as "mar 2026". */
export function nameColumn(dimension: ListDimension, label: string): string {
  if (dimension !== 'month') return label
  const [year, month] = label.split('-')
  return `${MONTHS[Number(month) - 1] ?? month} ${year}`
}

export const countLines = (lines: number) => formatPlural(lines, 'linha', 'linhas')

/** State of a list, in one line. */
export function describeList(list: SearchList): string {
  const { posts, start_date, end_date, level, owner } = list
  const period =
    start_date || end_date
      ? `${start_date ? formatDay(start_date) : 'desde o começo'} a ${end_date ? formatDay(end_date) : 'hoje'}`
      : null
  const facts = [
    countLines(countWritten(list)),
    describeTroubled(list),
    `${formatNumber(posts)} na soma das linhas`,
    period,
    level !== 'own' && `de ${owner.name}`,
  ]
  return facts.filter(Boolean).join(' · ')
}

/** All lines that were pasted, whatever becomes of them. */
export const countWritten = ({ questions, refused }: SearchList) => questions + refused

/** Of them, those that are not counted: they repeat others, or have a problem of their own. */
function describeTroubled({ refused, repeated, failed }: SearchList): string | null {
  const problems = refused - repeated + failed
  const parts = [
    repeated > 0 && formatPlural(repeated, 'repetida', 'repetidas'),
    problems > 0 && `${formatNumber(problems)} com problema`,
  ]
  return parts.filter(Boolean).join(' · ') || null
}

export function describeState({ state, done, questions, finished_at }: SearchList): string {
  if (state === 'running') return `Contando: ${formatNumber(done)} de ${countLines(questions)}`
  const when = finished_at ? ` em ${formatDateTime(finished_at)}` : ''
  if (state === 'stopped') return `Parada${when}: ${formatNumber(done)} de ${countLines(questions)}`
  return questions === 0 ? 'Nenhuma linha pode ser contada' : `Contada${when}`
}

/** Changes in the store since the last count; null: none. */
export function describeNews({
  new_posts,
  changed_posts,
}: {
  new_posts: number
  changed_posts: number
}): string | null {
  const parts = [
    new_posts > 0 && formatPlural(new_posts, 'publicação chegou', 'publicações chegaram'),
    changed_posts > 0 && formatPlural(changed_posts, 'publicação já contada mudou', 'publicações já contadas mudaram'),
  ].filter(Boolean)
  return parts.length > 0 ? `Desde então, no acervo: ${parts.join('; ')}.` : null
}

/** "+3", "−2", with a real minus sign. */
export const formatChange = (change: number) => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`

/** What a shortened line has to offer; of one too long to be asked, only its beginning is given. */
export function nameRest(text: string): string {
  const { length } = [...text]
  const what = length > MAX_SEARCH_LENGTH ? 'o começo da linha' : 'a linha inteira'
  return `Mostrar ${what} (${formatNumber(length)} caracteres)`
}
