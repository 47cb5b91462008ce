import { EMPTY } from '../../../../format.ts'

/** "3,4×", "1.657×" */
export function formatTimes(times: number): string {
  const digits = times < 100 ? 1 : 0
  return `${times.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })}×`
}

/** "3,4× a mediana desta conta". Without an age: counts of a file have an unknown one. */
export function describeUnusual(times: number | null): string {
  return times === null ? EMPTY : `${formatTimes(times)} a mediana desta conta`
}
