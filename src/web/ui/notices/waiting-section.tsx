import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './waiting.module.css'

type WaitingSectionProps = {
  id: string
  title: string
  /** Action on all of them. */
  action?: ReactNode
  /** The error of that action. */
  problem?: string | undefined
  /** The items. */
  children: ReactNode
}

/** Pending items for the user, above the screen's own content. */
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
