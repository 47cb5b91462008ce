import { formatCount, formatNumber } from '../format.ts'
import styles from './count.module.css'

/**
 * A count in short form with the exact number as its title; "–" with the reason when the network does not tell it.
 *
 * @param noun what is counted, in the plural: "curtidas"
 */
export function Count({ value, noun, exact = false }: { value: number | null; noun: string; exact?: boolean }) {
  if (value === null) {
    return (
      <span title={`Número de ${noun} desconhecido: a fonte não informa`}>
        <span aria-hidden>–</span>
        <span className={styles.words}>desconhecido</span>
      </span>
    )
  }
  return <span title={`${formatNumber(value)} ${noun}`}>{exact ? formatNumber(value) : formatCount(value)}</span>
}
