import type { ReactNode } from 'react'
import type { Colleague } from '../../contract/sharing/shares.ts'
import styles from './colleague-line.module.css'

type ColleagueLineProps = {
  person: Colleague
  /** What they did or request. */
  children: ReactNode
  /** The user's possible actions. */
  actions?: ReactNode
  /** The error of an action. */
  problem?: string | undefined
}

/** A list item that starts with a colleague's name. */
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
