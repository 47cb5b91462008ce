/** The stretches of time that a person's page offers. Pure. */
import { getDay } from '../../../format.ts'

export const PERIODS = [
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
  { value: 'tudo', label: 'Tudo' },
] as const
export type Period = (typeof PERIODS)[number]['value']

const DAY_MS = 86_400_000

export const readPeriod = (text: unknown): Period => PERIODS.find(({ value }) => value === text)?.value ?? 'tudo'

/** The days of the period that ends today, as filters. */
export function getPeriodDays(period: Period, now: Date): { start_date?: string; end_date?: string } {
  if (period === 'tudo') return {}
  const start = new Date(now.getTime() - (Number(period) - 1) * DAY_MS)
  return { start_date: getDay(start), end_date: getDay(now) }
}
export type PeriodDays = ReturnType<typeof getPeriodDays>
