import { Button, Checkbox } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { leaveOut } from '../../../../search-language/filter-values.ts'
import { formatNumber } from '../../../format.ts'
import type { PickerChoice } from './choice-search.ts'
import { countChoices, useFacet } from './facets.ts'
import { BUTTON_FILTERS, type FilterBarProps } from './filter-bar.tsx'
import { type ButtonFilter, describeChoice } from './filter-choices.tsx'
import styles from './filter-rail.module.css'
import { FILTER_LABELS, toPostsInput } from './filters.ts'
import { listRailChoices, toggleChoice } from './rail-choices.ts'

/** Initially expanded; the others if they have a selection, or on request. */
const FIRST_OPEN: readonly ButtonFilter[] = ['party', 'platform', 'hate']

/** The filters beside the list: their values in this search with counts, one click each. */
export function FilterRail(props: FilterBarProps) {
  return (
    <fieldset className={styles.rail} aria-label="Filtros ao lado">
      {BUTTON_FILTERS.map((filter) => (
        <Section key={filter} filter={filter} {...props} />
      ))}
      {props.onClear && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={props.onClear}>
          Limpar
        </Button>
      )}
    </fieldset>
  )
}

function Section({ filter, ...props }: FilterBarProps & { filter: ButtonFilter }) {
  const { chosen } = describeChoice(filter, props.address, props.options)
  const [isOpen, setOpen] = useState(FIRST_OPEN.includes(filter) || chosen.length > 0)
  return (
    <section className={styles.section}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} aria-hidden />
        {FILTER_LABELS[filter]}
        {chosen.length > 0 && <span className={styles.chosen}>{chosen.length}</span>}
      </button>
      {isOpen && <Choices filter={filter} {...props} />}
    </section>
  )
}

/** Entries shown initially, and the maximum; the list of the filter's button has all. */
const SHOWN = 6
const MOST = 40

function Choices({ filter, address, options, notice, onChange }: FilterBarProps & { filter: ButtonFilter }) {
  const [isLong, setLong] = useState(false)
  const input = useMemo(() => toPostsInput(address, options), [address, options])
  const { state, counts } = useFacet(input, filter)
  const { chosen, single, listChoices, toChange } = describeChoice(filter, address, options)
  const all = listChoices()
  if (all === undefined) return <p className={styles.quiet}>{notice}</p>
  const { shown, left } = listRailChoices(countChoices(all, counts), chosen, isLong ? MOST : SHOWN)
  return (
    <div className={styles.choices} data-old={state === 'counting' || undefined}>
      {shown.map((choice) => (
        <Choice
          key={choice.key}
          choice={choice}
          chosen={chosen}
          onToggle={() => {
            const keys = toggleChoice(chosen, choice.key, single)
            // An entry that is no longer excluded must not remain beside inclusions.
            onChange(chosen.includes(leaveOut(choice.key)) ? { [filter]: keys } : toChange(keys))
          }}
        />
      ))}
      {shown.length === 0 && <p className={styles.quiet}>Nada nesta busca</p>}
      {left > 0 && !isLong && (
        <button type="button" className={styles.more} onClick={() => setLong(true)}>
          mais {formatNumber(left)}
        </button>
      )}
      {left > 0 && isLong && (
        <p className={styles.quiet}>e mais {formatNumber(left)}: feche a coluna e procure na lista</p>
      )}
    </div>
  )
}

type ChoiceProps = { choice: PickerChoice; chosen: readonly string[]; onToggle: () => void }

function Choice({ choice: { key, label, count }, chosen, onToggle }: ChoiceProps) {
  const isLeftOut = chosen.includes(leaveOut(key))
  return (
    <Checkbox
      size="xs"
      checked={isLeftOut || chosen.includes(key)}
      onChange={onToggle}
      classNames={{ root: styles.choice, body: styles.body, labelWrapper: styles.words, label: styles.label }}
      label={
        <>
          <span className={styles.name}>{isLeftOut ? `menos ${label}` : label}</span>
          {count !== null && <span className={styles.count}>{formatNumber(count)}</span>}
        </>
      }
    />
  )
}
