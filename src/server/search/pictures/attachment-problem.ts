/** Stored messages that claimed too much: a browser may well show what our analysis could not read. */
const FORMER = new Map([['O arquivo está danificado.', 'O arquivo não pôde ser analisado: pode estar incompleto.']])

/** Why an attachment is incomplete, in the current wording; null: it is complete. */
export const describeStoredProblem = (stored: string | undefined): string | null =>
  stored ? (FORMER.get(stored) ?? stored) : null
