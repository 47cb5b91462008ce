import type { Chart, ChartId, TimeUnit } from '../../contract/posts/metrics.ts'

const PER_TIME: Record<TimeUnit, string> = { day: 'por dia', week: 'por semana', month: 'por mês', year: 'por ano' }

type Told = Pick<Chart, 'id' | 'x_unit' | 'y_labels' | 'y_data'>

/** Units of charts without a time axis. */
const PER_NAME: Partial<Record<ChartId, string>> = {
  'posts-by-party': 'por partido',
  'hate-by-party': 'por partido',
  'deleted-by-party': 'por partido',
  'posts-by-role': 'por cargo',
  'posts-by-uf': 'por UF',
  'most-active': 'por pessoa ou conta',
  'deleted-by-person': 'por pessoa ou conta',
  hashtags: 'por hashtag',
  domains: 'por site',
  links: 'por link',
  'hour-weekday': 'por hora e dia da semana',
}

/** Label of the chart's numbers: 'publicações por semana'. Measures without data are not drawn, and not named. */
export function describeUnit({ id, x_unit, y_labels, y_data }: Told): string {
  const known = y_labels.filter((_, i) => y_data[i]?.some((value) => value !== null))
  const what = id === 'engagement-over-time' ? new Intl.ListFormat('pt-BR').format(known) : 'publicações'
  return `${what} ${x_unit === null ? (PER_NAME[id] ?? '') : PER_TIME[x_unit]}`.trim()
}
