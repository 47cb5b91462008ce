import type { Hate } from '../labels.ts'

/**
 * One rule for label and number. The number of a post says how strong the sign of what its label asks is: of hate for "discurso de
 * ódio", of offence for "ofensivo" and "sem indício". The two marks are given from here on, "sem indício" below.
 */
export const MARKED_FROM = 0.5

export const isMarked = (hate: Hate) => hate === 'discurso de ódio' || hate === 'ofensivo'

/** The number where it agrees with its label, else null: one that contradicts it was made by another rule and would mislead. */
export function keepAgreeing(hate: Hate, score: number | null): number | null {
  if (score === null || hate === 'não avaliado') return null
  return isMarked(hate) === score >= MARKED_FROM ? score : null
}
