import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { DatePopoverProps } from './date-popover.tsx'
import { FilterOpener } from './filter-picker.tsx'

/** Contents of the date popover. */
export const DatePopover = partOnDemand<DatePopoverProps>(async () => (await import('./date-popover.tsx')).DatePopover)

/** The days of the search. */
export function DatePicker({ range, latest, onChange }: DatePopoverProps) {
  const isSet = range.start !== null || range.end !== null
  return (
    <FilterOpener label="Data" count={isSet ? 1 : 0} part={DatePopover}>
      {() => <DatePopover range={range} latest={latest} onChange={onChange} />}
    </FilterOpener>
  )
}
