/** The filters that find exactly the posts of a cell; pure, used by browser and server. */
import type { ListDimension } from '../limits.ts'

export type Period = { start_date?: string | undefined; end_date?: string | undefined }
export type CellFilters = Period & {
  search?: string
  party?: string[]
  uf?: string[]
  platform?: string[]
  public_person?: string[]
}

/** Value for accounts without a person, for which no filter exists. */
export const NOBODY = '0'

/**
 * Without a dimension, the filters of the whole line.
 * @returns null if no filter matches what the cell counts
 */
export function toCellFilters(
  search: string,
  period: Period,
  cell?: { dimension: ListDimension; value: string },
): CellFilters | null {
  const all: CellFilters = { ...period, ...(search && { search }) }
  if (!cell) return all
  const { dimension, value } = cell
  if (dimension === 'month') return { ...all, ...narrow(period, value) }
  if (dimension === 'public_person' && value === NOBODY) return null
  return { ...all, [dimension]: [value] }
}

/** The days of a month (YYYY-MM) that are within the period. */
function narrow({ start_date = '', end_date = '9999-12-31' }: Period, month: string): Period {
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
  const first = `${month}-01`
  return { start_date: start_date > first ? start_date : first, end_date: end_date < last ? end_date : last }
}
