import type { Chart, TimeUnit } from '../../contract/posts/metrics.ts'
import { getLastDay } from '../ui/chart/chart-places.ts'

type DayRange = { start_date: string | null; end_date: string | null }

/** The days between two positions of a time axis, clamped to the requested days. */
export function clampDays(
  address: DayRange,
  { x_data, x_unit }: Pick<Chart, 'x_data' | 'x_unit'>,
  from: number,
  to: number,
): DayRange {
  const unit: TimeUnit = x_unit ?? 'day'
  const first = x_data[Math.min(from, to)] ?? ''
  const last = getLastDay(x_data[Math.max(from, to)] ?? '', unit)
  const { start_date: start, end_date: end } = address
  return {
    start_date: start !== null && start > first ? start : first,
    end_date: end !== null && end < last ? end : last,
  }
}
