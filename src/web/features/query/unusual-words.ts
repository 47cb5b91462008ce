import { EMPTY } from '../../format.ts'

/** "3,4× o habitual desta conta na mesma idade" */
export function describeUnusual(times: number | null): string {
  return times === null ? EMPTY : `${times.toFixed(1).replace('.', ',')}× o habitual desta conta na mesma idade`
}
