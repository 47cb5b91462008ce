import '@mantine/dates/styles.css'
import 'dayjs/locale/pt-br'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { getDay } from '../../../format.ts'
import type { DayRange } from './days.ts'

// No red weekends: red means danger here, and dimmed red on white is hard to read.
const BRAZIL = { locale: 'pt-br', firstDayOfWeek: 0 as const, weekendDays: [] }

type DayCalendarProps = {
  range: DayRange
  /** A day of the month to open at, if it is not the current one. */
  shown: string | undefined
  onChange: (range: DayRange) => void
}

/** A month for choosing the first and the last day; reports nothing until both are chosen. */
export function DayCalendar({ range, shown, onChange }: DayCalendarProps) {
  const [draft, setDraft] = useState<[string | null, string | null]>([range.start, range.end])
  return (
    <DatesProvider settings={BRAZIL}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        size="sm"
        weekdayFormat="ddd"
        defaultDate={shown ?? getDay(new Date())}
        maxDate={getDay(new Date())}
        value={draft}
        onChange={([start, end]) => {
          setDraft([start, end])
          if (start !== null && end !== null) onChange({ start, end })
        }}
        ariaLabels={{
          nextMonth: 'Próximo mês',
          previousMonth: 'Mês anterior',
          nextYear: 'Próximo ano',
          previousYear: 'Ano anterior',
          nextDecade: 'Próxima década',
          previousDecade: 'Década anterior',
        }}
      />
    </DatesProvider>
  )
}
