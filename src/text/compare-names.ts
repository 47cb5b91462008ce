let collator: Intl.Collator | undefined

/** Sort order of names in lists: as in a Portuguese dictionary, and 2 before 10. */
export function compareNames(one: string, other: string): number {
  // Created on first use: it takes a browser milliseconds, and a screen's first render sorts nothing.
  collator ??= new Intl.Collator('pt-BR', { numeric: true })
  return collator.compare(one, other)
}
