/** Coverage of the accounts of a search, in words. */
import { queryOptions } from '@tanstack/react-query'
import type { CoverageSummary, getCoverageSummary } from '../../../../contract/sources/coverage.ts'
import { request } from '../../../api.ts'
import { formatNumber, formatPlural } from '../../../format.ts'
import type { PostsInput } from '../filters/filters.ts'

const ONE_MINUTE = 60_000

/** Only filters that select accounts are sent: others do not change the response. */
export function coverageQuery({
  start_date,
  end_date,
  public_person,
  party,
  role,
  gender,
  uf,
  region,
  platform,
}: PostsInput) {
  const query = { start_date, end_date, public_person, party, role, gender, uf, region, platform }
  return queryOptions({
    queryKey: ['coverage', 'summary', query],
    queryFn: ({ signal }) => request<typeof getCoverageSummary>('GET', '/api/coverage/summary/', { query, signal }),
    staleTime: ONE_MINUTE,
    retry: false,
  })
}

export const describePeriod = ({ start_date, end_date }: Pick<PostsInput, 'start_date' | 'end_date'>) =>
  start_date || end_date ? ' no período' : ''

/** "12 de 20 contas lidas por inteiro no período, 3 em parte"; empty if there are no accounts. */
export function describeCoverage(summary: CoverageSummary, period: Parameters<typeof describePeriod>[0]): string {
  const { total, covered, partly, imported } = summary
  if (total === 0) return ''
  if (imported === total) return `${countAccounts(total)}, só de arquivos importados`
  const read =
    covered === total
      ? `${countAccounts(total)} ${total === 1 ? 'lida' : 'lidas'} por inteiro`
      : `${formatNumber(covered)} de ${countAccounts(total)} ${covered === 1 ? 'lida' : 'lidas'} por inteiro`
  const rest = [
    partly > 0 && `${formatNumber(partly)} em parte`,
    imported > 0 && `${formatNumber(imported)} só de arquivos importados`,
  ].filter((words) => words !== false)
  return [`${read}${describePeriod(period)}`, ...rest].join(', ')
}

export const countAccounts = (total: number) => formatPlural(total, 'conta', 'contas')
