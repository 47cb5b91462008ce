import { useQuery } from '@tanstack/react-query'
import type { FacetsQuery } from '../../../../contract/posts/post-facets.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { listSeriesWords, SeriesWords as Words } from '../../../../contract/posts/series-words.ts'
import { request } from '../../../api.ts'
import { formatNumber } from '../../../format.ts'
import { changeFilters, toPostsInput } from '../filters/filters.ts'
import { addToSearch } from '../metrics/distinguishing.ts'
import { toMetricsInput } from '../metrics/metrics.ts'
import type { QueryAddress } from '../state/address.ts'
import styles from './comparison.module.css'
import { mayOverlap, type Series } from './series.ts'

const FIVE_MINUTES = 300_000

type Props = {
  series: readonly Series[]
  options: PostOptions | undefined
  onOpen: (address: QueryAddress) => void
}

/** Words that distinguish each series from the others. */
export function SeriesWords({ series, options, onOpen }: Props) {
  const asked = series.map(({ address }): FacetsQuery => {
    const { collapse: _, ...filters } = toMetricsInput(toPostsInput(address, options))
    return JSON.parse(JSON.stringify(filters))
  })
  const { data, isError } = useQuery({
    queryKey: ['series-words', asked],
    queryFn: ({ signal }) =>
      request<typeof listSeriesWords>('POST', '/api/series_words/', { body: { series: asked }, signal }),
    staleTime: FIVE_MINUTES,
    retry: false,
  })
  return (
    <section className={styles.words} aria-labelledby="palavras-das-series" aria-busy={!data && !isError}>
      <h2 id="palavras-das-series">Palavras que distinguem cada série das outras</h2>
      {mayOverlap(series) && (
        <p className={styles.hint}>Uma publicação que está em mais de uma série conta em cada uma delas.</p>
      )}
      {isError && <p className={styles.hint}>Não foi possível comparar as palavras.</p>}
      {!data && !isError && <p className={styles.hint}>Comparando…</p>}
      {data && (
        <div className={styles.lists}>
          {series.map((one, i) => (
            <OneList key={one.key} series={one} told={data.series[i]} onOpen={onOpen} />
          ))}
        </div>
      )}
    </section>
  )
}

type OneListProps = Pick<Props, 'onOpen'> & { series: Series; told: Words['series'][number] | undefined }

function OneList({ series: { label, address }, told, onOpen }: OneListProps) {
  if (!told) return null
  const isPart = told.sample < told.posts
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <p className={styles.hint}>
        {isPart
          ? `Em uma amostra de ${formatNumber(told.sample)} de ${formatNumber(told.posts)} publicações`
          : `Em ${formatNumber(told.posts)} publicações`}
      </p>
      {told.words.length === 0 && <p className={styles.hint}>Nenhuma palavra se destaca.</p>}
      <ul>
        {told.words.map(({ label: word, key, posts, elsewhere, ratio }) => (
          <li key={word}>
            <button
              type="button"
              className={styles.open}
              onClick={() => onOpen(changeFilters(address, { search: addToSearch(address.search, key ?? word) }))}
            >
              {word}
            </button>{' '}
            <small>
              {formatNumber(posts)} aqui, {formatNumber(elsewhere)} nas outras
              {ratio === null ? '' : ` · ${formatNumber(ratio)}×`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
