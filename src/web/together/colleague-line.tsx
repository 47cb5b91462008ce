import type { ReactNode } from 'react'
import type { Colleague } from '../../contract/sharing/shares.ts'
import styles from './colleague-line.module.css'

type ColleagueLineProps = {
  person: Colleague
  /** What they did or ask for. */
  children: ReactNode
  /** What the reader may do about it. */
  actions?: ReactNode
}

/** An item of a list that begins with the name of a colleague. */
export const ColleagueLine = ({ person, children, actions }: ColleagueLineProps) => (
  <li className={styles.line}>
    <span>
      <strong>
        <bdi>{person.name}</bdi>
      </strong>{' '}
      {children}
    </span>
    {actions}
  </li>
)
