/** Texts in a chart's picture: it must be understandable on its own. Pure. */

import { OTHER_PLATFORMS } from '../../../../contract/labels.ts'
import type { Chart } from '../../../../contract/posts/metrics.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { CoverageSummary } from '../../../../contract/sources/coverage.ts'
import { explainSearch } from '../../../../search-language/explain.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { listNotes } from '../../../charts/chart-styles.ts'
import { describeUnit } from '../../../charts/chart-unit.ts'
import { formatDateTime, formatDay, formatNumber, formatPlural } from '../../../format.ts'
import type { PictureText } from '../../../ui/chart/picture/picture-layout.ts'
import { listChips } from '../filters/chips.ts'
import { formatDayRange } from '../filters/days.ts'
import { FILTER_LABELS, joinLabels } from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'
import { describeCoverage } from '../state/coverage.ts'

/** The response with the charts. */
export type Counted = {
  readonly total: number
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly platforms: readonly string[]
}

export type PictureFacts = {
  readonly chart: Chart
  readonly address: QueryAddress
  readonly options: PostOptions | undefined
  readonly counted: Counted
  /** null: could not be loaded. */
  readonly coverage: CoverageSummary | null
  /** null: could not be loaded. */
  readonly isDemo: boolean | null
  readonly now: Date
}

export function describePicture({
  chart,
  address,
  options,
  counted,
  coverage,
  isDemo,
  now,
}: PictureFacts): PictureText {
  return {
    title: chart.title,
    above: [
      ...describeSearch(address, options),
      `Período: ${describePeriod(address, counted)}`,
      `Unidade: ${describeUnit(chart)}`,
      `N: ${describeNumber(chart, counted.total)}`,
    ],
    below: [
      ...listNotes(chart),
      `Fonte: LupaScan${listPlatforms(counted.platforms)}.${isDemo ? ' Dados de demonstração, fictícios.' : ''}`,
      `Cobertura: ${coverage === null ? 'não foi possível consultar' : describeKnown(coverage, address)}.`,
      `Imagem feita em ${formatDateTime(now)} (horário de Brasília).`,
    ],
  }
}

/** Words and filters in a paragraph each: a long list of words must not crowd out filters. The days are separate. */
export function describeSearch(address: QueryAddress, options: PostOptions | undefined): string[] {
  const words = explainSearch(parseSearch(address.search))
    .map(({ text }) => text)
    .join('')
  const chips = listChips(address, options).filter(({ filter }) => filter !== 'date')
  const filters = [...Map.groupBy(chips, ({ filter }) => filter)].map(([filter, of]) => {
    const labels = of.map(({ label }) => label)
    return `${FILTER_LABELS[filter]}: ${joinLabels(filter, labels)}`
  })
  const posts = filters.length === 0 ? 'todas as publicações' : 'publicações com os filtros'
  return [
    `Pergunta: ${words === '' ? posts : `publicações ${words}`}`,
    ...(filters.length === 0 ? [] : [`Filtros: ${filters.join('; ')}`]),
  ]
}

function describePeriod({ start_date: start, end_date: end }: QueryAddress, { firstDay, lastDay }: Counted): string {
  const found =
    firstDay === null || lastDay === null
      ? 'nenhuma publicação encontrada'
      : `publicações de ${formatDay(firstDay)} a ${formatDay(lastDay)}`
  if (start !== null && end !== null) return formatDayRange({ start, end })
  if (start === null && end === null) return `sem limite de datas; ${found}`
  return `${formatDayRange({ start, end })}; ${found}`
}

/** Charts of a subset give its size; if a post may be in several bars or in none, the sum means nothing. */
const COUNTED_IN_PART: readonly Chart['id'][] = [
  ...(['hate-over-time', 'hate-by-party', 'misleading-over-time', 'deleted-by-party'] as const),
]

function describeNumber({ id, y_data }: Chart, total: number): string {
  const all = formatPlural(total, 'publicação', 'publicações')
  if (!COUNTED_IN_PART.includes(id)) return all
  const part = y_data.flat().reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return `${all}, ${formatNumber(part)} neste gráfico`
}

function listPlatforms(platforms: readonly string[]): string {
  const names = platforms.map((name) => (name === OTHER_PLATFORMS ? 'outras plataformas' : name))
  return names.length === 0 ? '' : `, com publicações de ${new Intl.ListFormat('pt-BR').format(names)}`
}

const describeKnown = (coverage: CoverageSummary, { start_date, end_date }: QueryAddress): string =>
  describeCoverage(coverage, { start_date: start_date ?? undefined, end_date: end_date ?? undefined }) ||
  'não se sabe de que contas'
