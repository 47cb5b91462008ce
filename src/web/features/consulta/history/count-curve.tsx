import type { CountPoint } from '../../../../contract/posts/post-history.ts'
import { formatDateTime, formatNumber } from '../../../format.ts'
import styles from './history.module.css'
import { describeCurve, findCurve, MEASURES } from './history-words.ts'
import { Sparkline } from './sparkline.tsx'

/** Growth of counts: a small curve, and a table. Nothing with fewer than two points. */
export function CountCurve({ counts }: { counts: readonly CountPoint[] }) {
  const curve = findCurve(counts)
  if (curve === null) return null
  const known = MEASURES.filter(({ field }) => counts.some((point) => point[field] !== null))
  const description = describeCurve(curve)
  return (
    <section>
      <h3 className={styles.heading}>Contagens ao longo do tempo</h3>
      <Sparkline points={curve.points} label={description} />
      <p className={styles.seen}>{description}</p>
      <details className={styles.numbers}>
        <summary>Ver as contagens</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Quando</th>
              {known.map(({ field, noun }) => (
                <th key={field} scope="col">
                  {noun}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map((point) => (
              <tr key={point.takenAt}>
                <th scope="row">{formatDateTime(point.takenAt)}</th>
                {known.map(({ field }) => (
                  <td key={field}>
                    {field === 'views' && point.viewsStep > 1 && 'cerca de '}
                    {formatNumber(point[field])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
