import { useId } from 'react'
import styles from './filter-picker.module.css'

/** Whether selected entries of a filter are included or excluded. */
export type FilterMode = 'only' | 'without'

const MODES = [
  { value: 'only', words: 'Só estes' },
  { value: 'without', words: 'Menos estes' },
] as const

type Props = { label: string; mode: FilterMode; onMode: (mode: FilterMode) => void; onClose: () => void }

/** Marks elements of the open list, besides its field, that may have the focus. */
export const IN_LIST = 'data-in-list'

/** Include/exclude mode; keys leave the list from here as from its field. */
export function FilterModeSwitch({ label, mode, onMode, onClose }: Props) {
  const name = useId()
  return (
    <div
      className={styles.modes}
      role="radiogroup"
      {...{ [IN_LIST]: true }}
      aria-label={`${label}: o que fazer com os escolhidos`}
      onKeyDown={({ key, shiftKey }) => {
        if (key === 'Tab' && !shiftKey) onClose()
      }}
    >
      {MODES.map(({ value, words }) => (
        <label key={value} className={styles.mode}>
          <input type="radio" name={name} checked={mode === value} onChange={() => onMode(value)} />
          {words}
        </label>
      ))}
    </div>
  )
}
