import { useQueryClient } from '@tanstack/react-query'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { type ChartStyle, listNotes } from '../../../charts/chart-styles.ts'
import { demoQuery } from '../../../demo-query.ts'
import { formatDateTime, formatDay, formatNumber } from '../../../format.ts'
import type { DrawnChart } from '../../../ui/chart/chart-axes.ts'
import type { PictureText } from '../../../ui/chart/picture/picture-layout.ts'
import { formatDayRange } from '../filters/days.ts'
import { toPostsInput } from '../filters/filters.ts'
import { describeSearch } from '../metrics/picture-text.ts'
import type { QueryAddress } from '../state/address.ts'
import { coverageQuery, describeCoverage } from '../state/coverage.ts'
import type { Days } from './axis.ts'
import type { Answered } from './comparison-chart.ts'
import { findShared } from './series.ts'

type Facts = {
  chart: DrawnChart
  look: ChartStyle
  unit: string
  address: QueryAddress
  options: PostOptions | undefined
  answered: readonly Answered[]
  days: Days
}

/** Texts in a picture of the comparison: it must be understandable on its own. */
export function useComparisonPicture({ chart, look, unit, address, options, answered, days }: Facts) {
  const client = useQueryClient()
  return async (): Promise<PictureText> => {
    const period = { start_date: days.start, end_date: days.end }
    const shared = findShared(
      address,
      answered.map(({ series }) => series),
    )
    const input = { ...toPostsInput(shared, options), ...period }
    const [coverage, demo] = await Promise.all([
      client.fetchQuery(coverageQuery(input)).catch(() => null),
      client.fetchQuery(demoQuery).catch(() => null),
    ])
    const numbers = answered.map(
      ({ series, reply: { found, group } }) =>
        `${series.label}: ${formatNumber(found.total.posts)} de ${formatNumber(group.total.posts)}`,
    )
    const events = address.comparison.events.map((event) => `${formatDay(event.slice(0, 10))}: ${event.slice(11)}`)
    const known = coverage === null ? '' : describeCoverage(coverage, period)
    return {
      title: chart.title,
      above: [
        ...describeSearch(shared, options),
        `Período: ${formatDayRange(days)}`,
        `Unidade: ${unit}`,
        `N, publicações da série de todas as do grupo: ${numbers.join('; ')}`,
      ],
      below: [
        ...(events.length > 0 ? [`Acontecimentos: ${events.join('; ')}.`] : []),
        ...listNotes(chart, look),
        `Fonte: LupaScan.${demo?.present ? ' Dados de demonstração, fictícios.' : ''}`,
        `Cobertura: ${known || 'não se sabe de que contas'}.`,
        `Imagem feita em ${formatDateTime(new Date())} (horário de Brasília).`,
      ],
    }
  }
}
