import type { Chart, ChartId } from '../../contract/posts/metrics.ts'
import { formatNumber, formatPlural } from '../format.ts'
import type { ChartLayout } from '../ui/chart/chart-option.ts'
import { describePartials, describePlace } from '../ui/chart/chart-places.ts'

export type ChartStyle = {
  readonly layout: ChartLayout
  /** In pixels, with full data and while loading; few data take less. */
  readonly height: number
  /** On a phone, where vertical bars have no room for their names. */
  readonly narrow?: { readonly layout: ChartLayout; readonly height: number }
  /** Spans the whole width. */
  readonly isWide?: true
  /** Text if there is nothing to draw. */
  readonly empty: string
  /** Hidden if there is nothing to draw: for data that most searches do not have. */
  readonly isRare?: true
  /** How the numbers are computed, if the title does not say. */
  readonly note?: string
  /** Text if there were more names than fit. */
  readonly cut?: string
}

/** Maximum names of people, hashtags, sites and links in a chart. */
const MAX_NAMES = 15

const NO_POSTS = 'Nenhuma publicação com estes filtros.'

/** Lists of people give current roles; roles on a past day are known only if they were recorded then, or entered in the person's form. */
const PARTY = 'Partido da fonte ou da ficha da pessoa; sem histórico na ficha, o atual.'

/** Layout of each chart. */
export const CHART_STYLES: Record<ChartId, ChartStyle> = {
  'posts-over-time': { layout: 'columns', height: 240, isWide: true, empty: NO_POSTS },
  'parties-over-time': {
    ...{ layout: 'lines', height: 280, isWide: true, empty: NO_POSTS, isRare: true },
    note: PARTY,
  },
  'posts-by-party': {
    layout: 'rows',
    height: 420,
    empty: NO_POSTS,
    note: PARTY,
  },
  'posts-by-role': {
    layout: 'rows',
    height: 420,
    empty: NO_POSTS,
    note: 'Cargo da fonte ou da ficha da pessoa; sem histórico na ficha, o atual.',
  },
  'posts-by-uf': {
    ...{ layout: 'columns', height: 240, isWide: true, empty: NO_POSTS },
    narrow: { layout: 'rows', height: 680 },
  },
  'most-active': { layout: 'rows', height: 400, empty: NO_POSTS, cut: 'As 15 primeiras pessoas ou contas.' },
  hashtags: {
    ...{ layout: 'rows', height: 400, empty: 'Nenhuma hashtag nestas publicações.' },
    ...{ cut: 'As 15 mais usadas.', note: 'Cada publicação conta uma vez.' },
  },
  'hate-over-time': {
    ...{ layout: 'columns', height: 280, empty: 'Nenhuma publicação ofensiva ou com discurso de ódio.' },
    note: 'Indício, não veredito.',
  },
  'hate-by-party': {
    ...{ layout: 'rows', height: 280, empty: 'Nenhuma publicação ofensiva ou com discurso de ódio.' },
    note: 'Indício, não veredito. Depois do número, a parte do que o partido publicou.',
  },
  'misleading-over-time': { layout: 'columns', height: 400, empty: 'Nenhuma publicação com links enganosos.' },
  domains: {
    ...{ layout: 'rows', height: 400, empty: 'Nenhum link nestas publicações.' },
    ...{ cut: 'Os 15 primeiros.', note: 'Cada publicação conta uma vez por site.' },
  },
  links: {
    ...{ layout: 'rows', height: 420, isWide: true, empty: 'Nenhum link nestas publicações.' },
    ...{ cut: 'Os 15 primeiros.', note: 'Cada publicação conta uma vez.' },
  },
  'deleted-by-person': {
    ...{ layout: 'rows', height: 280, empty: 'Nenhuma publicação apagada.', isRare: true },
    ...{ cut: 'As 15 primeiras pessoas ou contas.', note: 'Quem publica mais tende a ter mais.' },
  },
  'deleted-by-party': {
    ...{ layout: 'rows', height: 280, empty: 'Nenhuma publicação apagada.', isRare: true },
    note: PARTY,
  },
  'engagement-over-time': {
    ...{ layout: 'panels', height: 440, isWide: true, empty: NO_POSTS },
    note: 'Soma das contagens mais recentes das publicações de cada período; cada medida tem a própria escala.',
  },
  'hour-weekday': { layout: 'field', height: 264, isWide: true, empty: NO_POSTS, note: 'No horário de Brasília.' },
}

/** Notes below a chart, also in a picture: incomplete positions, omissions, method. */
export function listNotes(chart: Chart, { cut, note }: ChartStyle = CHART_STYLES[chart.id]): string[] {
  const rest = [chart.x_data.length >= MAX_NAMES ? cut : undefined, note].filter((text) => text !== undefined)
  return [describePartials(chart), rest.join(' ')].filter((text) => text !== '')
}

/** The chart in a sentence: the total, and the maximum. */
export function describeChart({ title, x_data, x_type, x_unit, y_data, y_labels }: Chart): string {
  const sums = x_data.map((_, place) => y_data.reduce((sum, series) => sum + (series[place] ?? 0), 0))
  const most = sums.indexOf(Math.max(...sums))
  const peak = `o maior valor, ${formatNumber(sums[most])}, em ${describePlace({ x_data, x_type, x_unit }, most)}`
  const series = y_labels.length > 1 ? ` Séries: ${y_labels.join(', ')}.` : ''
  return `${title}: ${formatPlural(x_data.length, 'posição', 'posições')}, ${peak}.${series} Os números estão na tabela.`
}
