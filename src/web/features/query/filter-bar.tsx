import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PostOptions } from '../../../contract/post-options.ts'
import { LIST_FILTERS, type ListFilter, type QueryAddress } from './address.ts'
import { DatePicker } from './date-picker.tsx'
import styles from './filter-bar.module.css'
import { CHECKED_CHOICES, listLinkChoices, listPickerChoices, UNUSUAL_CHOICES } from './filter-choices.tsx'
import { FilterPicker } from './filter-picker.tsx'
import { FILTER_LABELS } from './filters.ts'
import { ImageSearchButton } from './image-search/image-search-button.tsx'

export type FilterBarProps = {
  address: QueryAddress
  options: PostOptions | undefined
  /** Why there are no options: still coming, or a sentence with a retry. */
  notice: ReactNode
  onChange: (change: Partial<QueryAddress>, again?: boolean) => void
  /** Filters stand one below the other, each list as wide as its button. */
  isStacked?: boolean
  /** Present when something is set. */
  onClear: (() => void) | undefined
}

/** After the date. */
const LATER_LISTS: readonly ListFilter[] = ['hate', 'reviewed', 'state']
const LIST_WIDTH = 280
const PEOPLE_WIDTH = 360

/** Every filter of the screen, one button each. */
export function FilterBar({ address, options, notice, onChange, isStacked = false, onClear }: FilterBarProps) {
  const listWidth = isStacked ? 'target' : LIST_WIDTH
  const renderList = (filter: ListFilter) => (
    <FilterPicker
      key={filter}
      label={FILTER_LABELS[filter]}
      width={filter === 'public_person' && !isStacked ? PEOPLE_WIDTH : listWidth}
      choices={options && listPickerChoices(options, filter)}
      chosen={address[filter]}
      onChange={(chosen, again) => onChange({ [filter]: chosen }, again)}
      notice={notice}
    />
  )
  const links = address.misleading_links
  return (
    <fieldset className={styles.bar} aria-label="Filtros">
      {LIST_FILTERS.filter((filter) => !LATER_LISTS.includes(filter)).map(renderList)}
      <DatePicker
        range={{ start: address.start_date, end: address.end_date }}
        onChange={({ start, end }) => onChange({ start_date: start, end_date: end })}
      />
      {LATER_LISTS.map(renderList)}
      <FilterPicker
        single
        width={listWidth}
        label={FILTER_LABELS.misleading_links}
        choices={listLinkChoices(options)}
        chosen={links === 'null' ? [] : [links]}
        onChange={([key], again) =>
          onChange({ misleading_links: key === 'true' || key === 'false' ? key : 'null' }, again)
        }
        notice={notice}
      />
      <FilterPicker
        single
        width={listWidth}
        label={FILTER_LABELS.checked}
        choices={CHECKED_CHOICES}
        chosen={address.checked === null ? [] : [address.checked]}
        onChange={([key], again) => onChange({ checked: key === 'true' || key === 'false' ? key : null }, again)}
        notice={notice}
      />
      <FilterPicker
        single
        width={listWidth}
        label={FILTER_LABELS.unusual}
        choices={UNUSUAL_CHOICES}
        chosen={address.unusual ? ['true'] : []}
        onChange={([key], again) => onChange({ unusual: key === 'true' }, again)}
        notice={notice}
      />
      <ImageSearchButton />
      {onClear && (
        <Button className={styles.clear} variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
          Limpar
        </Button>
      )}
    </fieldset>
  )
}
