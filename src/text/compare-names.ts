const COLLATOR = new Intl.Collator('pt-BR', { numeric: true })

/** The order in which names stand in a list: as in a Portuguese dictionary, and 2 before 10. */
export const compareNames = (one: string, other: string): number => COLLATOR.compare(one, other)
