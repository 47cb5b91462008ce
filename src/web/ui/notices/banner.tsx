import type { ReactNode } from 'react'
import classes from './banner.module.css'

type Props = { label: string; icon: ReactNode; children: ReactNode; action?: ReactNode }

/** A thin strip above the screen with a statement about everything below it; `label` names it for screen readers. */
export function Banner({ label, icon, children, action }: Props) {
  return (
    <aside className={classes.banner} aria-label={label}>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>{children}</span>
      {action}
    </aside>
  )
}
