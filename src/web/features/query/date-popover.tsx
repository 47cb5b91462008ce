import { Popover, TextInput, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { formatDay, getDay } from '../../format.ts'
import { useOpening } from '../../ui/parts-on-demand.ts'
import styles from './date-picker.module.css'
import { type DayRange, listDayPresets, parseDay } from './days.ts'
import { FilterButton } from './filter-button.tsx'

// The calendar weighs more than the rest of the filters together, and most visits never open it.
const DayCalendar = lazy(() => import('./day-calendar.tsx').then(({ DayCalendar: it }) => ({ default: it })))

export type DatePopoverProps = { range: DayRange; onChange: (range: DayRange) => void }

/** The days of the search: ready-made ranges, typed days, or a calendar. Drawn when it is first opened, and then open. */
export function DatePopover({ range, onChange }: DatePopoverProps) {
  const [isOpen, setOpen, buttonRef] = useOpening()
  const isSet = range.start !== null || range.end !== null
  const choose = (next: DayRange) => {
    onChange(next)
    setOpen(false)
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
            <DayInput label="De" day={range.start} onChange={(start) => onChange(orderDays({ ...range, start }))} />
            <DayInput label="Até" day={range.end} onChange={(end) => onChange(orderDays({ ...range, end }))} />
          </div>
          <Suspense fallback={<div className={styles.calendar} />}>
            <div className={styles.calendar}>
              <DayCalendar range={range} onChange={choose} />
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

function DayInput({
  label,
  day,
  onChange,
}: {
  label: string
  day: string | null
  onChange: (day: string | null) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && parseDay(typed) === null
  const commit = () => {
    if (typed === null || isWrong) return
    const next = parseDay(typed)
    if (next !== day) onChange(next)
    setTyped(null)
  }
  return (
    <TextInput
      label={label}
      size="xs"
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      value={typed ?? (day === null ? '' : formatDay(day))}
      error={isWrong && typed.length >= 8 ? 'Escreva dia/mês/ano.' : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
