/** In a filter of several values, one that begins with a hyphen leaves out what has it, as in a search: '-PLF'. */
export const isLeftOut = (value: string) => value.startsWith('-')

export const leaveOut = (value: string) => `-${value}`

/** The value itself, whether it is wanted or left out. */
export const stripHyphen = (value: string) => (isLeftOut(value) ? value.slice(1) : value)

/** What has to be one of `wanted` (none: anything), and none of `unwanted`. */
export function separateLeftOut(values: readonly string[] = []): { wanted: string[]; unwanted: string[] } {
  return { wanted: values.filter((value) => !isLeftOut(value)), unwanted: values.filter(isLeftOut).map(stripHyphen) }
}
