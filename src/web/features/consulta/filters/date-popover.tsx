import { Popover, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { getDay } from '../../../format.ts'
import { DayInput } from '../../../ui/controls/day-input.tsx'
import { useOpening } from '../../../ui/layers/parts-on-demand.ts'
import styles from './date-picker.module.css'
import { type DayRange, listDayPresets } from './days.ts'
import { FilterButton } from './filter-button.tsx'

// The calendar is larger than all filters together, and most visits never open it.
const DayCalendar = lazy(() => import('./day-calendar.tsx').then(({ DayCalendar: it }) => ({ default: it })))

export type DatePopoverProps = {
  range: DayRange
  /** The day of the newest post, once it is known. */
  latest: string | undefined
  onChange: (range: DayRange) => void
}

/** The days of the search: presets, typed days, or a calendar. Mounted when it is first opened, and then open. */
export function DatePopover({ range, latest, onChange }: DatePopoverProps) {
  const [isOpen, setOpen, buttonRef] = useOpening()
  const [typed, setTyped] = useState<string | null>(null)
  const isSet = range.start !== null || range.end !== null
  const choose = (next: DayRange) => {
    onChange(next)
    setOpen(false)
  }
  // The calendar turns to the month that was just typed.
  const type = (next: DayRange, day: string | null) => {
    setTyped(day)
    onChange(orderDays(next))
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      transitionProps={{ duration: 80 }}
    >
      <Popover.Target>
        <FilterButton
          ref={buttonRef}
          label="Data"
          count={isSet ? 1 : 0}
          isOpen={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label="Data das publicações">
        <ul className={styles.presets}>
          {listDayPresets(getDay(new Date())).map((preset) => {
            const isCurrent = preset.range.start === range.start && preset.range.end === range.end
            return (
              <li key={preset.name}>
                <UnstyledButton className={styles.preset} aria-pressed={isCurrent} onClick={() => choose(preset.range)}>
                  {preset.name}
                </UnstyledButton>
              </li>
            )
          })}
        </ul>
        <div>
          <div className={styles.typed}>
            <DayInput size="xs" label="De" day={range.start} onChange={(start) => type({ ...range, start }, start)} />
            <DayInput size="xs" label="Até" day={range.end} onChange={(end) => type({ ...range, end }, end)} />
          </div>
          <Suspense fallback={<div className={styles.calendar} />}>
            <div className={styles.calendar}>
              <DayCalendar
                key={`${range.start}/${range.end}`}
                range={range}
                shown={typed ?? range.end ?? range.start ?? latest}
                onChange={choose}
              />
            </div>
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function orderDays({ start, end }: DayRange): DayRange {
  return start !== null && end !== null && start > end ? { start: end, end: start } : { start, end }
}
