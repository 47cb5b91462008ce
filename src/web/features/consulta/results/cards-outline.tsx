import { Skeleton } from '@mantine/core'
import styles from './cards-outline.module.css'

/** Skeleton of the first page. */
export function CardsOutline() {
  return (
    <div className={styles.outlines} aria-hidden>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.outline}>
          <Skeleton circle height={40} width={40} />
          <Skeleton height={12} width="94%" />
          <Skeleton height={12} width="88%" />
          <Skeleton height={12} width="52%" />
        </div>
      ))}
    </div>
  )
}
