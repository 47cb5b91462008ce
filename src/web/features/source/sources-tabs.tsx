import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import styles from '../../ui/tabs.module.css'
import { type SourcesTab, TABS } from './sources-address.ts'

const NAMES: Record<SourcesTab, string> = { contas: 'Contas', cobertura: 'Cobertura', importar: 'Importar arquivo' }
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The id of the panel that the tabs change. */
export const SOURCES_PANEL = 'aba-das-fontes'

/** The parts of the screen. The arrow keys go from one to the next. */
export function SourcesTabs({ tab, onOpen }: { tab: SourcesTab; onOpen: (tab: SourcesTab) => void }) {
  const listRef = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = TABS.at((TABS.indexOf(tab) + step) % TABS.length) ?? 'contas'
    onOpen(next)
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div ref={listRef} role="tablist" aria-label="Partes da tela" className={styles.tabs} onKeyDown={move}>
      {TABS.map((one) => (
        <UnstyledButton
          key={one}
          id={`aba-${one}`}
          role="tab"
          data-tab={one}
          className={styles.tab}
          aria-selected={one === tab}
          aria-controls={SOURCES_PANEL}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onOpen(one)}
        >
          {NAMES[one]}
        </UnstyledButton>
      ))}
    </div>
  )
}
