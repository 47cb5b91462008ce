import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { CountPopoverProps } from './count-popover.tsx'
import { listSetCounts } from './counts.ts'
import { FilterOpener } from './filter-picker.tsx'

/** Contents of the counts popover. */
export const CountPopover = partOnDemand<CountPopoverProps>(
  async () => (await import('./count-popover.tsx')).CountPopover,
)

/** Ranges of views, likes, shares and comments. */
export function CountPicker(props: CountPopoverProps) {
  return (
    <FilterOpener label="Contagens" count={listSetCounts(props.input.search ?? '').length} part={CountPopover}>
      {() => <CountPopover {...props} />}
    </FilterOpener>
  )
}
