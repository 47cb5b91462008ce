/** Sentences that were stored and said more than was known: a browser may well show what our analysis could not read. */
const FORMER = new Map([['O arquivo está danificado.', 'O arquivo não pôde ser analisado: pode estar incompleto.']])

/** Why an attachment is missing something, as a reader is told today; null: nothing is. */
export const describeStoredProblem = (stored: string | undefined): string | null =>
  stored ? (FORMER.get(stored) ?? stored) : null
