import { EMPTY } from '../../../../format.ts'

/** "3,4×" */
export const formatTimes = (times: number) => `${times.toFixed(1).replace('.', ',')}×`

/** "3,4× a mediana desta conta". Nothing about ages: counts of a file are of no known one. */
export function describeUnusual(times: number | null): string {
  return times === null ? EMPTY : `${formatTimes(times)} a mediana desta conta`
}
