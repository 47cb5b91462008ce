/** Counts of a post as search conditions, and the text of a range. */
import { queryOptions } from '@tanstack/react-query'
import { COUNTS, type Count } from '../../../../contract/labels.ts'
import type { getCountHistogram } from '../../../../contract/posts/count-histogram.ts'
import { type CountField, findCountRange } from '../../../../search-language/count-range.ts'
import type { NumberRange } from '../../../../search-language/fields/number-ranges.ts'
import { request } from '../../../api.ts'
import { formatNumber } from '../../../format.ts'
import { toMetricsInput } from '../metrics/metrics.ts'
import type { PostsInput } from './filters.ts'

export const COUNT_LABELS: Record<Count, string> = {
  views: 'Visualizações',
  likes: 'Curtidas',
  shares: 'Compart.',
  comments: 'Comentários',
}

export const COUNT_FIELDS: Record<Count, CountField> = {
  views: 'visualizacoes',
  likes: 'curtidas',
  shares: 'compartilhamentos',
  comments: 'comentarios',
}

const ONE_MINUTE = 60_000

export function describeHistogramQuery(input: PostsInput, count: Count) {
  const { collapse: _, ...filters } = toMetricsInput(input)
  return queryOptions({
    queryKey: ['count-histogram', count, filters],
    queryFn: ({ signal }) =>
      request<typeof getCountHistogram>('GET', '/api/count_histogram/', { query: { ...filters, count }, signal }),
    staleTime: ONE_MINUTE,
    retry: false,
  })
}

/** Counts with a range in the search. */
export const listSetCounts = (search: string): Count[] =>
  COUNTS.filter((count) => findCountRange(search, COUNT_FIELDS[count]) !== null)

export function formatRange({ min, max }: NumberRange): string {
  if (max === null) return `${formatNumber(min ?? 0)} ou mais`
  if (min === null) return `até ${formatNumber(max)}`
  return min === max ? formatNumber(min) : `de ${formatNumber(min)} a ${formatNumber(max)}`
}

/** Parses a number, also with thousands separators; null: empty or invalid. */
export function readCount(typed: string): number | null {
  const digits = typed.replace(/[.\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
