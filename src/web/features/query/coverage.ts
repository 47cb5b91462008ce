/** For how many accounts a question can be answered, in words. */
import { queryOptions } from '@tanstack/react-query'
import type { CoverageSummary, getCoverageSummary } from '../../../contract/coverage.ts'
import { request } from '../../api.ts'
import { formatNumber, formatPlural } from '../../format.ts'
import type { PostsInput } from './filters.ts'

const ONE_MINUTE = 60_000

/** Only what chooses accounts is asked with: other words leave the answer as it is. */
export function coverageQuery({ start_date, end_date, public_person, party, role, uf, platform }: PostsInput) {
  const query = { start_date, end_date, public_person, party, role, uf, platform }
  return queryOptions({
    queryKey: ['coverage', 'summary', query],
    queryFn: ({ signal }) => request<typeof getCoverageSummary>('GET', '/api/coverage/summary/', { query, signal }),
    staleTime: ONE_MINUTE,
    retry: false,
  })
}

type Period = Pick<PostsInput, 'start_date' | 'end_date'>

const hasPeriod = ({ start_date, end_date }: Period) => Boolean(start_date ?? end_date)

/** "12 de 20 fontes cobertas no período, 3 em parte"; empty when there are no accounts to speak of. */
export function describeCoverage({ total, covered, partly }: CoverageSummary, period: Period): string {
  if (total === 0) return ''
  const sources = `${formatNumber(covered)} de ${formatPlural(total, 'fonte', 'fontes')}`
  const words = `${sources} ${hasPeriod(period) ? 'cobertas no período' : 'com coleta'}`
  return partly > 0 ? `${words}, ${formatNumber(partly)} em parte` : words
}

/** What an empty list means: that nobody said it, or that nobody knows. */
export function describeSilence({ total, covered, partly, missing }: CoverageSummary, period: Period): string {
  const when = hasPeriod(period) ? ' no período' : ''
  if (total === 0) return 'A busca não abrange nenhuma conta conhecida: o vazio não quer dizer que ninguém disse.'
  if (covered === total)
    return `Ninguém disse: ${total === 1 ? 'a única fonte que a busca abrange foi coletada' : `as ${formatNumber(total)} fontes que a busca abrange foram coletadas`}${when}.`
  if (covered + partly === 0)
    return `Não foi coletado: ${total === 1 ? 'da única fonte' : `das ${formatNumber(total)} fontes`} que a busca abrange não há nada${when}. O vazio não quer dizer que ninguém disse.`
  const rest = [
    partly > 0 && `${formatNumber(partly)} só em parte`,
    missing > 0 && `${formatNumber(missing)} sem coleta`,
  ].filter(Boolean)
  return `Não se sabe tudo: das ${formatNumber(total)} fontes que a busca abrange, ${formatNumber(covered)} ${covered === 1 ? 'foi coletada' : 'foram coletadas'}${when}, ${rest.join(' e ')}.`
}
