import { IconLayoutList, IconTable } from '@tabler/icons-react'
import type { ViewMode } from '../state/stored.ts'
import styles from './view-switch.module.css'

const VIEWS = [
  { view: 'table', name: 'Tabela', icon: IconTable },
  { view: 'cards', name: 'Cartões', icon: IconLayoutList },
] as const

/** Results as a table or as cards. */
export function ViewSwitch({ view: chosen, onView }: { view: ViewMode; onView: (view: ViewMode) => void }) {
  return (
    <div className={styles.switch} role="radiogroup" aria-label="Modo de exibição">
      {VIEWS.map(({ view, name, icon: Icon }) => (
        <label key={view} className={styles.choice} title={name}>
          <input
            type="radio"
            name="view"
            className={styles.input}
            checked={view === chosen}
            onChange={() => onView(view)}
          />
          <Icon size={16} aria-hidden />
          <span className={styles.name}>{name}</span>
        </label>
      ))}
    </div>
  )
}
