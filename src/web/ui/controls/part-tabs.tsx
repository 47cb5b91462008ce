import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import styles from './tabs.module.css'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

type Props<Tab extends string> = {
  tabs: readonly { value: Tab; label: string }[]
  tab: Tab
  /** Id of the panel that the tabs control; it is labelled by `tabId`. */
  panel: string
  onOpen: (tab: Tab) => void
}

export const tabId = (tab: string) => `aba-${tab}`

/** Tabs of a screen. The arrow keys move between them. */
export function PartTabs<Tab extends string>({ tabs, tab, panel, onOpen }: Props<Tab>) {
  const listRef = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs.at((tabs.findIndex(({ value }) => value === tab) + step) % tabs.length)
    if (!next) return
    onOpen(next.value)
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <div ref={listRef} role="tablist" aria-label="Partes da tela" className={styles.tabs} onKeyDown={move}>
      {tabs.map(({ value, label }) => (
        <UnstyledButton
          key={value}
          id={tabId(value)}
          role="tab"
          data-tab={value}
          className={styles.tab}
          aria-selected={value === tab}
          aria-controls={panel}
          tabIndex={value === tab ? 0 : -1}
          onClick={() => onOpen(value)}
        >
          {label}
        </UnstyledButton>
      ))}
    </div>
  )
}
