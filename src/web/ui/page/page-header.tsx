import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import { useScreenTitle } from './screen-title.ts'

type Props = {
  title: string
  /** One line that describes the screen. */
  context?: ReactNode
  actions?: ReactNode
}

/** Header of each screen: title, a line of context, actions on the right. Also sets the title of the browser tab. */
export function PageHeader({ title, context, actions }: Props) {
  useScreenTitle(title)
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {context && <p className={classes.context}>{context}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
