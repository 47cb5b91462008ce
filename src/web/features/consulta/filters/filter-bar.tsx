import { Button } from '@mantine/core'
import { IconChevronDown, IconLayoutSidebar, IconLayoutSidebarFilled } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { LIST_FILTERS } from '../../../../contract/posts/list-filters.ts'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { QueryAddress } from '../state/address.ts'
import { CountPicker } from './count-picker.tsx'
import type { CountPopoverProps } from './count-popover.tsx'
import { DatePicker } from './date-picker.tsx'
import styles from './filter-bar.module.css'
import { type ButtonFilter, describeChoice } from './filter-choices.tsx'
import pickerStyles from './filter-picker.module.css'
import { FilterPicker } from './filter-picker.tsx'
import { FILTER_LABELS, toPostsInput } from './filters.ts'

export type FilterBarProps = {
  address: QueryAddress
  options: PostOptions | undefined
  /** Why there are no options: loading, or an error with a retry. */
  notice: ReactNode
  onChange: (change: Partial<QueryAddress>, again?: boolean) => void
  onRange: CountPopoverProps['onRange']
  /** Filters are stacked, each list as wide as its button. */
  isStacked?: boolean
  /** Present if anything is set. */
  onClear: (() => void) | undefined
  /** Present if there is room for the filters beside the list: whether they are shown there, and a toggle. */
  rail?: { readonly isOpen: boolean; readonly toggle: () => void } | undefined
}

/** Author filters; the days have a button of their own after them. */
const WHO = ['public_person', 'party', 'uf', 'region', 'role', 'gender', 'platform'] as const
const AFTER_DATE = ['hate', 'misleading_links'] as const
const OTHERS: readonly ButtonFilter[] = [
  ...LIST_FILTERS.filter((filter) => ![...WHO, ...AFTER_DATE].some((other) => other === filter)),
  ...(['checked', 'unusual'] as const),
]
/** Less frequent filters: visible when set, or on request. */
const MORE: readonly ButtonFilter[] = ['region', 'gender', ...OTHERS]
/** All filters. */
export const BUTTON_FILTERS: readonly ButtonFilter[] = [...WHO, ...AFTER_DATE, ...OTHERS]
const LIST_WIDTH = 280
const PEOPLE_WIDTH = 360

/** The filters of the screen, a button each. */
export function FilterBar(props: FilterBarProps) {
  const { address, options, notice, onChange, onRange, isStacked = false, onClear, rail } = props
  const [isWhole, setWhole] = useState(false)
  const isBeside = rail?.isOpen ?? false
  const input = useMemo(() => toPostsInput(address, options), [address, options])
  const listWidth = isStacked ? 'target' : LIST_WIDTH
  const renderPicker = (filter: ButtonFilter) => {
    const { chosen, single, canLeaveOut, listChoices, toChange } = describeChoice(filter, address, options)
    return (
      <FilterPicker
        key={filter}
        label={FILTER_LABELS[filter]}
        facet={filter}
        input={input}
        width={filter === 'public_person' && !isStacked ? PEOPLE_WIDTH : listWidth}
        single={single}
        canLeaveOut={canLeaveOut}
        chosen={chosen}
        listChoices={listChoices}
        onChange={(keys, again) => onChange(toChange(keys), again)}
        notice={notice}
      />
    )
  }
  const shown = useOnceSet(MORE.filter((filter) => describeChoice(filter, address, options).chosen.length > 0))
  const isShown = (filter: ButtonFilter) => isStacked || isWhole || !MORE.includes(filter) || shown.includes(filter)
  return (
    <fieldset className={styles.bar} aria-label="Filtros">
      {rail && <RailButton {...rail} />}
      {!isBeside && WHO.filter(isShown).map(renderPicker)}
      <DatePicker
        range={{ start: address.start_date, end: address.end_date }}
        latest={options?.published_at.end ?? undefined}
        onChange={({ start, end }) => onChange({ start_date: start, end_date: end })}
      />
      {!isBeside && AFTER_DATE.map(renderPicker)}
      <CountPicker input={input} onRange={onRange} />
      {!isStacked && !isBeside && shown.length < MORE.length && (
        <button
          type="button"
          className={pickerStyles.button}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Menos filtros' : 'Mais filtros'}
          <IconChevronDown size={14} stroke={1.8} className={pickerStyles.chevron} aria-hidden />
        </button>
      )}
      {!isBeside && OTHERS.filter(isShown).map(renderPicker)}
      {onClear && (
        <Button className={styles.clear} variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
          Limpar
        </Button>
      )}
    </fieldset>
  )
}

function RailButton({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const name = isOpen ? 'Filtros acima da lista' : 'Filtros ao lado da lista, com os números'
  const Icon = isOpen ? IconLayoutSidebarFilled : IconLayoutSidebar
  return (
    <button type="button" className={pickerStyles.button} aria-label={name} title={name} onClick={toggle}>
      <Icon size={16} stroke={1.8} aria-hidden />
    </button>
  )
}

/** Filters that are or were set: an emptied one must not vanish under the pointer. */
function useOnceSet(set: readonly ButtonFilter[]): readonly ButtonFilter[] {
  const [known, setKnown] = useState(set)
  const added = set.filter((filter) => !known.includes(filter))
  if (added.length > 0) setKnown([...known, ...added])
  return known
}
