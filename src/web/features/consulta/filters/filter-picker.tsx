import { type ReactNode, useState, useTransition } from 'react'
import { createTypedEarly, type TypedEarly } from '../../../ui/controls/typed-early.ts'
import { type Fetchable, partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { PickerChoice } from './choice-search.ts'
import { FilterButton } from './filter-button.tsx'
import type { FilterListProps } from './filter-list.tsx'

/** List of a filter: larger than all filter buttons, and most visits open one or none. */
export const FilterList = partOnDemand<FilterListProps>(async () => (await import('./filter-list.tsx')).FilterList)

type FilterPickerProps = Omit<FilterListProps, 'choices' | 'early'> & {
  /** Requested when the list opens; undefined while loading. */
  listChoices: () => readonly PickerChoice[] | undefined
}

/** A button that opens a searchable list with multiple choice. */
export function FilterPicker({ listChoices, ...list }: FilterPickerProps) {
  return (
    <FilterOpener label={list.label} count={list.chosen.length} part={FilterList}>
      {(early) => <FilterList {...list} choices={listChoices()} early={early} />}
    </FilterOpener>
  )
}

type FilterOpenerProps = {
  label: string
  count: number
  part: Fetchable
  /** The same button with its list, already open. `early`: keys typed until then. */
  children: (early: TypedEarly) => ReactNode
}

/** A filter's button. Its list is mounted with the first click, already open. */
export function FilterOpener({ label, count, part, children }: FilterOpenerProps) {
  const [wasOpen, setWasOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()
  const [early] = useState(createTypedEarly)
  if (wasOpen) return children(early)
  return (
    <FilterButton
      label={label}
      count={count}
      isOpen={false}
      // Keys typed meanwhile belong to the list, and are no shortcuts of the screen.
      aria-busy={isOpening}
      onPointerEnter={part.fetchSoon}
      // The button stays until the list can be rendered.
      onClick={() => {
        early.begin()
        startOpening(() => setWasOpen(true))
      }}
      onKeyDown={(event) => early.take(event.nativeEvent)}
    />
  )
}
