import { type KeyboardEvent, useRef } from 'react'
import styles from '../../../ui/controls/tabs.module.css'
import { type QueryAddress, TABS, type Tab } from '../state/address.ts'
import type { GoTo } from '../state/use-address.ts'

const TAB_NAMES: Record<Tab, string> = { public: 'Publicações', metrics: 'Métricas', compare: 'Comparar' }

/** Id of the panel that the tabs control. */
export const TAB_PANEL = 'aba-da-consulta'

/** The same search in three tabs: list, charts, comparison. The arrow keys move between them. */
export function QueryTabs({ address, goTo }: { address: QueryAddress; goTo: GoTo }) {
  const listRef = useRef<HTMLDivElement>(null)
  const open = (tab: Tab) => {
    if (tab !== address.tab) goTo({ ...address, tab })
  }
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const step = event.key === 'ArrowRight' ? 1 : -1
    const next = TABS[(TABS.indexOf(address.tab) + step + TABS.length) % TABS.length] ?? 'public'
    open(next)
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div ref={listRef} role="tablist" aria-label="Como ver o resultado" className={styles.tabs} onKeyDown={move}>
      {TABS.map((tab) => (
        <button
          type="button"
          key={tab}
          id={`aba-${tab}`}
          role="tab"
          data-tab={tab}
          className={styles.tab}
          aria-selected={tab === address.tab}
          aria-controls={TAB_PANEL}
          tabIndex={tab === address.tab ? 0 : -1}
          onClick={() => open(tab)}
        >
          {TAB_NAMES[tab]}
        </button>
      ))}
    </div>
  )
}
