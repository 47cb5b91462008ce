/** In a filter with several values, a leading hyphen excludes a value, as in a search: '-PLF'. */
export const isLeftOut = (value: string) => value.startsWith('-')

export const leaveOut = (value: string) => `-${value}`

/** The value without the hyphen, whether wanted or excluded. */
export const stripHyphen = (value: string) => (isLeftOut(value) ? value.slice(1) : value)

/** A match must be one of `wanted` (empty: anything) and none of `unwanted`. */
export function separateLeftOut(values: readonly string[] = []): { wanted: string[]; unwanted: string[] } {
  return { wanted: values.filter((value) => !isLeftOut(value)), unwanted: values.filter(isLeftOut).map(stripHyphen) }
}
