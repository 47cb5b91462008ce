import { formatNumber } from '../../../format.ts'
import { FILTER_LABELS } from '../filters/filters.ts'
import styles from './search-suggestions.module.css'
import type { Suggestion } from './suggestions.ts'

export const SUGGESTIONS_ID = 'search-suggestions'
export const nameOption = (index: number) => `${SUGGESTIONS_ID}-${index}`

type Props = {
  suggestions: readonly Suggestion[]
  /** Which one the keys are at; -1: none. */
  active: number
  onChoose: (suggestion: Suggestion) => void
}

/** Below the search box: filters that the last words may mean. The keys stay in the box, so nothing here takes the focus. */
export function SearchSuggestions({ suggestions, active, onChoose }: Props) {
  return (
    <div id={SUGGESTIONS_ID} className={styles.list} role="listbox" aria-label="Filtros sugeridos">
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box.
        // biome-ignore lint/a11y/useFocusableInteractive: the box names the active one.
        <div
          key={`${suggestion.filter} ${suggestion.key}`}
          id={nameOption(index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className={styles.filter}>{FILTER_LABELS[suggestion.filter]}</span>
          <span className={styles.label}>{suggestion.label}</span>
          <span className={styles.count}>{formatNumber(suggestion.count)}</span>
        </div>
      ))}
    </div>
  )
}
