import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Count } from '../../../../contract/labels.ts'
import type { CountHistogram } from '../../../../contract/posts/count-histogram.ts'
import type { NumberRange } from '../../../../search-language/fields/number-ranges.ts'
import { formatCount, formatNumber, formatPlural } from '../../../format.ts'
import barStyles from '../metrics/histogram-bars.module.css'
import { type Span, useBrush } from '../metrics/use-brush.ts'
import styles from './count-popover.module.css'
import { COUNT_LABELS, describeHistogramQuery, formatRange } from './counts.ts'
import type { PostsInput } from './filters.ts'

type CountBarsProps = {
  input: PostsInput
  count: Count
  range: NumberRange | null
  onRange: (range: NumberRange) => void
}

/** Histogram of a count in the search, in growing steps; dragging selects a range. */
export function CountBars({ input, count, range, onRange }: CountBarsProps) {
  const { data, isError } = useQuery({ ...describeHistogramQuery(input, count), placeholderData: keepPreviousData })
  if (isError)
    return (
      <p className={styles.place} role="alert">
        As contagens não puderam ser lidas. Tente de novo.
      </p>
    )
  if (!data) return <p className={styles.place}>Contando…</p>
  if (data.bars.length === 0)
    return <p className={styles.place}>Nenhuma publicação desta busca tem essa contagem conhecida.</p>
  return <Bars key={`${count} ${data.bars.length}`} histogram={data} {...{ count, range }} onRange={onRange} />
}

const MAX_TICKS = 5

/** Bars with a label: few, so that the numbers fit. */
function chooseTicks(bars: number): number[] {
  const step = Math.ceil(bars / MAX_TICKS)
  return Array.from({ length: Math.ceil(bars / step) }, (_, i) => i * step)
}

type BarsProps = Omit<CountBarsProps, 'input'> & { histogram: CountHistogram }

function Bars({ histogram: { bars, unknown }, count, range, onRange }: BarsProps) {
  const toRange = ({ from, to }: Span): NumberRange => {
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    const next = bars[last + 1]
    return { min: bars[first]?.from ?? 0, max: next ? next.from - 1 : null }
  }
  const { span, props } = useBrush(bars.length, (chosen) => onRange(toRange(chosen)))
  const most = Math.max(...bars.map(({ total_posts }) => total_posts))
  const place = span ?? { from: 0, to: 0 }
  const isInside = (at: number) => {
    const bar = toRange({ from: at, to: at })
    const inside = span ? toRange(span) : range
    if (inside === null) return false
    return (
      (bar.max ?? Number.POSITIVE_INFINITY) >= (inside.min ?? 0) &&
      (bar.min ?? 0) <= (inside.max ?? Number.POSITIVE_INFINITY)
    )
  }
  const describe = (chosen: Span) => {
    const [first, last] = [Math.min(chosen.from, chosen.to), Math.max(chosen.from, chosen.to)]
    const sum = bars.slice(first, last + 1).reduce((all, { total_posts }) => all + total_posts, 0)
    return `${formatRange(toRange(chosen))}: ${formatPlural(sum, 'publicação', 'publicações')}`
  }
  const known = bars.reduce((all, { total_posts }) => all + total_posts, 0)
  return (
    <div className={styles.place}>
      <div
        {...props}
        className={barStyles.bars}
        role="slider"
        tabIndex={0}
        aria-label={`${COUNT_LABELS[count]} das publicações desta busca. As setas escolhem a faixa, Enter filtra por ela`}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={bars.length - 1}
        aria-valuenow={place.to}
        aria-valuetext={describe(place)}
      >
        {bars.map(({ from, total_posts }, at) => (
          <span key={from} className={barStyles.column} data-chosen={isInside(at) || undefined}>
            <span
              className={barStyles.bar}
              style={{ height: total_posts === 0 ? 0 : `max(2px, ${(100 * total_posts) / most}%)` }}
            />
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden>
        {chooseTicks(bars.length).map((at) => (
          <span key={at} style={{ left: `${(100 * at) / bars.length}%` }}>
            {formatCount(bars[at]?.from)}
          </span>
        ))}
      </p>
      <p className={styles.caption} aria-hidden>
        {span ? describe(span) : range ? formatRange(range) : 'Arraste para escolher uma faixa'}
      </p>
      <p className={styles.caption}>
        {`Conhecida em ${formatPlural(known, 'publicação', 'publicações')}`}
        {unknown > 0 && `; ${formatNumber(unknown)} sem ela não ${unknown === 1 ? 'entra' : 'entram'} em faixa nenhuma`}
      </p>
    </div>
  )
}
