import { type ReactNode, useState, useTransition } from 'react'
import { type Fetchable, partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { PickerChoice } from './choice-search.ts'
import { FilterButton } from './filter-button.tsx'
import type { FilterListProps } from './filter-list.tsx'

/** The list that a filter opens: it weighs more than the buttons of all filters, and most visits open one or none. */
export const FilterList = partOnDemand<FilterListProps>(async () => (await import('./filter-list.tsx')).FilterList)

type FilterPickerProps = Omit<FilterListProps, 'choices'> & {
  /** Asked for when the list opens; undefined while the choices are on their way. */
  listChoices: () => readonly PickerChoice[] | undefined
}

/** A button that opens a list to type into and to choose several entries from. */
export function FilterPicker({ listChoices, ...list }: FilterPickerProps) {
  return (
    <FilterOpener label={list.label} count={list.chosen.length} part={FilterList}>
      {() => <FilterList {...list} choices={listChoices()} />}
    </FilterOpener>
  )
}

type FilterOpenerProps = {
  label: string
  count: number
  part: Fetchable
  /** The same button with what it opens, already open. */
  children: () => ReactNode
}

/** A filter's button. What it opens is drawn from the first click on, which shows it open. */
export function FilterOpener({ label, count, part, children }: FilterOpenerProps) {
  const [wasOpen, setWasOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()
  if (wasOpen) return children()
  return (
    <FilterButton
      label={label}
      count={count}
      isOpen={false}
      // What is typed meanwhile is meant for the list, not for the keys of the screen.
      aria-busy={isOpening}
      onPointerEnter={part.fetchSoon}
      // The button stays as it is until the list can be drawn.
      onClick={() => startOpening(() => setWasOpen(true))}
    />
  )
}
