import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import { useScreenTitle } from './screen-title.ts'

type Props = {
  title: string
  /** One line that says what one sees here. */
  context?: ReactNode
  actions?: ReactNode
}

/** The top of each screen: its title, a line of context, actions on the right. Also names the browser's tab. */
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
