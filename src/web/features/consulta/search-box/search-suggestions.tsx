import { formatNumber } from '../../../format.ts'
import { FILTER_LABELS } from '../filters/filters.ts'
import type { Completion } from './complete-fields.ts'
import styles from './search-suggestions.module.css'
import type { Suggestion } from './suggestions.ts'

export const SUGGESTIONS_ID = 'search-suggestions'
export const nameOption = (index: number) => `${SUGGESTIONS_ID}-${index}`

/** A suggested filter for the last words, a field, or a value of one. */
export type Offer = Suggestion | Completion

type Props = {
  suggestions: readonly Offer[]
  /** Index of the active one; -1: none. */
  active: number
  onChoose: (suggestion: Offer) => void
}

/** Suggestions below the search box for the end of the text. Focus stays in the box. */
export function SearchSuggestions({ suggestions, active, onChoose }: Props) {
  return (
    <div id={SUGGESTIONS_ID} className={styles.list} role="listbox" aria-label="Filtros sugeridos">
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box.
        // biome-ignore lint/a11y/useFocusableInteractive: the box names the active one.
        <div
          key={'filter' in suggestion ? `${suggestion.filter} ${suggestion.key}` : suggestion.text}
          id={nameOption(index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className={styles.filter}>
            {'filter' in suggestion ? FILTER_LABELS[suggestion.filter] : suggestion.kind}
          </span>
          <span className={styles.label}>{suggestion.label}</span>
          {'detail' in suggestion && <span className={styles.detail}>{suggestion.detail}</span>}
          {suggestion.count !== null && <span className={styles.count}>{formatNumber(suggestion.count)}</span>}
        </div>
      ))}
    </div>
  )
}
