import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import type { Chart, listMetrics, MetricsReply } from '../../../../contract/posts/metrics.ts'
import { request } from '../../../api.ts'
import { ChartCard } from '../../../charts/chart-card.tsx'
import { listNotes } from '../../../charts/chart-styles.ts'
import { describeUnit } from '../../../charts/chart-unit.ts'
import styles from '../../../charts/charts.module.css'
import { demoQuery } from '../../../demo-query.ts'
import { formatDateTime, formatDay, formatHandle, formatPlural } from '../../../format.ts'
import type { PictureText } from '../../../ui/chart/picture/picture-layout.ts'
import { describeCollected } from '../../../ui/coverage/coverage-words.ts'
import { showInfo } from '../../../ui/notices/toast.ts'
import { coverageQuery } from '../persons.ts'
import { findClick, PERSON_CHARTS } from './chart-click.ts'
import { ChartPlaces } from './chart-places.tsx'
import type { PeriodDays } from './period.ts'
import profile from './person-profile.module.css'

type Props = { person: Pick<PublicPersonDetails, 'id' | 'name'>; days: PeriodDays }

/** The charts of the query screen, of one person; a click leads to what was counted. */
export function PersonCharts({ person, days }: Props) {
  const query = { public_person: [person.id], ...days, chart: [...PERSON_CHARTS] }
  const navigate = useNavigate()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['metrics', query],
    queryFn: ({ signal }) => request<typeof listMetrics>('GET', '/api/metrics/', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const describe = usePictureText({ person, days }, data)
  if (isError) {
    return (
      <p role="alert" className={profile.problem}>
        Os gráficos não puderam ser carregados.{' '}
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </p>
    )
  }
  if (!data) return <ChartPlaces />
  const find = (chart: Chart, place: number, series: number) => findClick({ id: person.id, days }, chart, place, series)
  const charts = PERSON_CHARTS.flatMap((id) => data.items.find((chart) => chart.id === id) ?? [])
  return (
    <div className={styles.charts} aria-busy={isPlaceholderData} data-stale={isPlaceholderData || undefined}>
      {charts.map((chart) => (
        <ChartCard
          key={chart.id}
          chart={chart}
          isStale={isPlaceholderData}
          describe={() => describe(chart)}
          canPick={(place, series) => find(chart, place, series) !== null}
          onPick={(place, series) => {
            const search = find(chart, place, series)
            if (search) void navigate({ to: '/consulta', search })
            else showInfo('Não há filtro que corresponda a este ponto do gráfico.')
          }}
        />
      ))}
    </div>
  )
}

function describePeriod({ start_date: start, end_date: end }: PeriodDays, data: MetricsReply | undefined): string {
  if (start && end) return `${formatDay(start)} a ${formatDay(end)}`
  const { first_day: first = null, last_day: last = null } = data ?? {}
  const found = first && last ? `; publicações de ${formatDay(first)} a ${formatDay(last)}` : ''
  return `sem limite de datas${found}`
}

/** What stands in a picture beside the chart: whoever gets it alone must know what it shows. */
function usePictureText({ person, days }: Props, data: MetricsReply | undefined) {
  const client = useQueryClient()
  return async (chart: Chart): Promise<PictureText> => {
    const [coverage, demo] = await Promise.all([
      client.fetchQuery(coverageQuery(person.id)).catch(() => null),
      client.fetchQuery(demoQuery).catch(() => null),
    ])
    const accounts = coverage?.items.map(
      (one) => `${formatHandle(one.platform, one.handle)} (${one.platform}): ${describeCollected(one)}`,
    )
    return {
      title: chart.title,
      above: [
        `Pergunta: publicações de ${person.name}`,
        `Período: ${describePeriod(days, data)}`,
        `Unidade: ${describeUnit(chart)}`,
        `N: ${formatPlural(data?.total_posts ?? 0, 'publicação', 'publicações')}`,
      ],
      below: [
        ...listNotes(chart),
        `Fonte: LupaScan.${demo?.present ? ' Dados de demonstração, fictícios.' : ''}`,
        `Cobertura: ${accounts?.join(' ') || 'não foi possível consultar.'}`,
        `Imagem feita em ${formatDateTime(new Date())} (horário de Brasília).`,
      ],
    }
  }
}
