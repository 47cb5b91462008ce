import type { ReactNode } from 'react'
import classes from './item-card.module.css'

/** A text of a post; a long one scrolls within its box. */
export function ScrollText({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <p className={classes.text} tabIndex={0}>
      {children}
    </p>
  )
}
