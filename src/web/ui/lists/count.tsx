import { formatCount, formatNumber } from '../../format.ts'
import styles from './count.module.css'

type CountProps = { value: number | null; noun: string; exact?: boolean; isRounded?: boolean }

/**
 * An abbreviated count with the exact number as its title; "–" with the reason if the network does not give it.
 *
 * @param noun what is counted, in the plural: "curtidas"
 * @param isRounded the network gives only a rounded number
 */
export function Count({ value, noun, exact = false, isRounded = false }: CountProps) {
  if (value === null) {
    return (
      <span title={`Número de ${noun} desconhecido: a fonte não informa`}>
        <span aria-hidden>–</span>
        <span className={styles.words}>desconhecido</span>
      </span>
    )
  }
  const whole = `${isRounded ? 'cerca de ' : ''}${formatNumber(value)}`
  return <span title={`${whole} ${noun}`}>{exact ? whole : formatCount(value)}</span>
}
