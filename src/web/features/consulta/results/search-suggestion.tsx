import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { listPostSuggestions } from '../../../../contract/posts/post-suggestions.ts'
import { request } from '../../../api.ts'
import { formatPlural } from '../../../format.ts'
import { changeFilters, type PostsInput } from '../filters/filters.ts'
import { toMetricsInput } from '../metrics/metrics.ts'
import { printAddress, type QueryAddress } from '../state/address.ts'
import styles from './result-bar.module.css'

type SearchSuggestionProps = { address: QueryAddress; input: PostsInput }

/** Below an empty list: spelling suggestions ("did you mean"). */
export function SearchSuggestion({ address, input }: SearchSuggestionProps) {
  const query = toMetricsInput(input)
  const { data } = useQuery({
    queryKey: ['posts', 'suggestions', query],
    queryFn: ({ signal }) => request<typeof listPostSuggestions>('GET', '/api/post_suggestions/', { query, signal }),
    enabled: query.search !== undefined,
    retry: false,
  })
  if (!data || data.items.length === 0) return null
  return (
    <p className={styles.silence} role="status">
      Você quis dizer{' '}
      {data.items.map(({ search, total }, index) => (
        <span key={search}>
          {index > 0 && (index === data.items.length - 1 ? ' ou ' : ', ')}
          <Link to="/consulta" search={printAddress(changeFilters(address, { search }))}>
            {search}
          </Link>{' '}
          ({formatPlural(total, 'publicação', 'publicações')})
        </span>
      ))}
      ?
    </p>
  )
}
