import { Group } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusContent } from '../shell/skip-link.tsx'
import styles from './waiting.module.css'

type WaitingSectionProps = {
  id: string
  title: string
  /** What the reader may do about all of them. */
  action?: ReactNode
  /** Why that could not be done. */
  problem?: string | undefined
  /** The items. */
  children: ReactNode
}

/** What waits for the reader, above what they came for. When it goes, the keyboard of who stood in it begins where the screen begins. */
export function WaitingSection({ id, title, action, problem, children }: WaitingSectionProps) {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => (ref.current ? watchFocus(ref.current) : undefined), [])
  return (
    <section className={styles.waiting} aria-labelledby={id} ref={ref}>
      <Group justify="space-between">
        <h2 id={id}>{title}</h2>
        {action}
      </Group>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <ul>{children}</ul>
    </section>
  )
}

/** Returns what is to be called when the section goes. A button that waits loses the focus to nobody: it is still meant. */
function watchFocus(section: HTMLElement): () => void {
  let isHere = false
  const note = ({ target }: FocusEvent) => {
    isHere = target instanceof Node && section.contains(target)
  }
  document.addEventListener('focusin', note)
  return () => {
    document.removeEventListener('focusin', note)
    const { activeElement } = document
    if (isHere && (activeElement === document.body || section.contains(activeElement))) focusContent()
  }
}
