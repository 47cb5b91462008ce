import { formatNumber } from '../../../format.ts'
import type { QueryAddress } from '../state/address.ts'
import styles from './comparison.module.css'
import type { Answered } from './comparison-chart.ts'
import { findInterval, isAllOfGroup, isFew, scaleValue } from './values.ts'

const MARGIN =
  'Intervalo de confiança de 95%: fossem as publicações uma amostra, a parte estaria entre estes números em 95 de 100 amostras.'

type Props = { answered: readonly Answered[]; onOpen: (address: QueryAddress) => void }

/** All numbers of the whole period; a click leads to the posts. */
export function ComparisonTable({ answered, onOpen }: Props) {
  // Without a search within a group, its parts are the whole group.
  const hasParts = !answered.every(({ reply }) => isAllOfGroup(reply))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label="Totais de cada série">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Série</th>
            <th scope="col">Publicações</th>
            {hasParts && (
              <>
                <th scope="col">Todas do grupo</th>
                <th scope="col" title={MARGIN}>
                  % do grupo (margem)
                </th>
                <th scope="col">Por mil</th>
              </>
            )}
            <th scope="col">Pessoas e contas</th>
            <th scope="col">Por pessoa do grupo</th>
            <th scope="col">Visualizações</th>
            <th scope="col">Curtidas</th>
            <th scope="col">Compart.</th>
            <th scope="col">Coment.</th>
          </tr>
        </thead>
        <tbody>
          {answered.map((one) => (
            <TotalsRow key={one.series.key} {...one} hasParts={hasParts} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Answered & Pick<Props, 'onOpen'> & { hasParts: boolean }

function TotalsRow({ series, reply, hasParts, onOpen }: RowProps) {
  const { total } = reply.found
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles.open} onClick={() => onOpen(series.address)}>
          {series.label}
        </button>
        {isFew(total) && (
          <small className={styles.few}>{total.posts === 0 ? 'nenhuma publicação' : 'poucas publicações'}</small>
        )}
      </th>
      <td>{formatNumber(total.posts)}</td>
      {hasParts && <PartCells reply={reply} />}
      <td>{formatNumber(total.authors)}</td>
      <td>{formatScaled(reply, 'per_person')}</td>
      <td>{formatNumber(total.views)}</td>
      <td>{formatNumber(total.likes)}</td>
      <td>{formatNumber(total.shares)}</td>
      <td>{formatNumber(total.comments)}</td>
    </tr>
  )
}

/** Share of the group that the series makes up. */
function PartCells({ reply }: Pick<Answered, 'reply'>) {
  const { found, group } = reply
  const interval = findInterval(found.total.posts, group.total.posts)
  return (
    <>
      <td>{formatNumber(group.total.posts)}</td>
      <td>
        {formatScaled(reply, 'share')}
        {interval && !isAllOfGroup(reply) && (
          <small>
            {' '}
            ({formatNumber(interval.low)} a {formatNumber(interval.high)})
          </small>
        )}
      </td>
      <td>{formatScaled(reply, 'per_1000')}</td>
    </>
  )
}

const formatScaled = ({ found, group }: Answered['reply'], scale: 'share' | 'per_1000' | 'per_person') =>
  formatNumber(scaleValue(found.total, group.total, { measure: 'posts', scale, authors: group.total.authors }))
