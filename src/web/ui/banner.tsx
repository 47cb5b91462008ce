import type { ReactNode } from 'react'
import classes from './banner.module.css'

/** A thin strip above the screen that says something about all that is shown below it. */
export function Banner({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <aside className={classes.banner} aria-label="Aviso">
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>{children}</span>
      {action}
    </aside>
  )
}
