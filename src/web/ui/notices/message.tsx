import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './message.module.css'

type Props = {
  icon?: ReactNode
  title: string
  /** What happened and what can be done, in a sentence or two. */
  children?: ReactNode
  actions?: ReactNode
  /** Heading level, consistent with the page's outline. */
  order?: 1 | 2 | 3
}

/** Placeholder for missing content: nothing found, an error, a screen that does not exist. */
export function Message({ icon, title, children, actions, order = 2 }: Props) {
  return (
    <div className={classes.message}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <Title order={order} size="h2">
        {title}
      </Title>
      {children && <div className={classes.words}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
