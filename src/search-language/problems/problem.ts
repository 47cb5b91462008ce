/** `text`: the whole repaired search; `label`: what the click does. */
export type Repair = { readonly label: string; readonly text: string }
export type SearchProblem = {
  /** Position in the text without invisible characters, `end` exclusive. */
  readonly start: number
  readonly end: number
  readonly message: string
  readonly repairs: readonly Repair[]
  /** Whether the search is refused. */
  readonly refused: boolean
}

type Place = { readonly start: number; readonly end: number }

/** The whole text with a range replaced. */
export const replaceAt = (text: string, { start, end }: Place, written: string) =>
  text.slice(0, start) + written + text.slice(end)

/** The whole text with two ranges replaced by one text, placed at the first. */
export function mergeAt(text: string, first: Place, second: Place, written: string): string {
  const before = text.slice(0, first.start) + written + text.slice(first.end, second.start)
  return (before + text.slice(second.end).trimStart()).trim()
}
