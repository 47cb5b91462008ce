import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './waiting.module.css'

type WaitingSectionProps = {
  id: string
  title: string
  /** What the reader may do about all of them. */
  action?: ReactNode
  /** Why that could not be done. */
  problem?: string | undefined
  /** The items. */
  children: ReactNode
}

/** What waits for the reader, above what they came for. */
export function WaitingSection({ id, title, action, problem, children }: WaitingSectionProps) {
  return (
    <section className={styles.waiting} aria-labelledby={id}>
      <Group justify="space-between">
        <h2 id={id}>{title}</h2>
        {action}
      </Group>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <ul>{children}</ul>
    </section>
  )
}
