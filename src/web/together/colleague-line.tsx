import type { ReactNode } from 'react'
import type { Colleague } from '../../contract/sharing/shares.ts'
import styles from './colleague-line.module.css'

type ColleagueLineProps = {
  person: Colleague
  /** What they did or ask for. */
  children: ReactNode
  /** What the reader may do about it. */
  actions?: ReactNode
  /** Why that could not be done. */
  problem?: string | undefined
}

/** An item of a list that begins with the name of a colleague. */
export const ColleagueLine = ({ person, children, actions, problem }: ColleagueLineProps) => (
  <li className={styles.line}>
    <span>
      <strong>
        <bdi>{person.name}</bdi>
      </strong>{' '}
      {children}
    </span>
    {actions}
    {problem !== undefined && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )}
  </li>
)
